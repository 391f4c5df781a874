// The types of what the server sends, as TypeScript, from its own description (openapi.json).

/**
 * The part of a JSON schema that the description uses.
 *
 * @typedef {object} Schema
 * @property {string} [$ref]
 * @property {string | string[]} [type]
 * @property {(string | null)[]} [enum]
 * @property {Schema[]} [oneOf]
 * @property {Schema} [items]
 * @property {Record<string, Schema>} [properties]
 * @property {string[]} [required]
 * @property {boolean | Schema} [additionalProperties]
 * @property {string} [description]
 */

const HEAD = `// What the server sends. Written by build/format-page from openapi.json, where it is declared; a test of the server
// holds its answers against that, a test of the page this file.
`;

/** @param {string | undefined} text */
const comment = (text) => (text ? `/** ${text} */\n` : "");

/** @type {Record<string, string>} */
const SIMPLE = { string: "string", integer: "number", number: "number", boolean: "boolean", null: "null" };

/**
 * @param {Schema} schema
 * @returns {string}
 */
function typeOf(schema) {
  if (schema.$ref) return /** @type {string} */ (schema.$ref.split("/").at(-1));
  if (schema.oneOf) return schema.oneOf.map(typeOf).join(" | ");
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.type === "array" && schema.items) return `Array<${typeOf(schema.items)}>`;
  if (schema.properties) return `{\n${fields(schema)}}`;
  if (typeof schema.additionalProperties === "object") return `Record<string, ${typeOf(schema.additionalProperties)}>`;
  const names = [schema.type].flat();
  return names
    .map((name) => {
      const simple = name && SIMPLE[name];
      if (!simple) throw new Error(`no type for ${JSON.stringify(schema)}`);
      return simple;
    })
    .join(" | ");
}

/** @param {Schema} schema */
function fields({ properties = {}, required = [] }) {
  return Object.entries(properties)
    .map(([name, value]) => `${comment(value.description)}${name}${required.includes(name) ? "" : "?"}: ${typeOf(value)};\n`)
    .join("");
}

/**
 * One interface a schema.
 *
 * @param {{ components: { schemas: Record<string, Schema> } }} description
 */
export function declarations(description) {
  return [
    HEAD,
    ...Object.entries(description.components.schemas).map(
      ([name, schema]) => `${comment(schema.description)}export interface ${name} {\n${fields(schema)}}\n`,
    ),
  ].join("\n");
}
