// Fields for Java (PageFields.java): of each its name, its kind and its value.

/**
 * The fields of an object that came as JSON.
 *
 * @param {object} object
 */
export function fieldsOf(object) {
  /** @type {string[]} */
  const words = [];
  for (const [name, value] of Object.entries(object)) {
    if (typeof value === "string") words.push(name, "text", value);
    else if (typeof value === "number") words.push(name, "number", String(value));
    else if (typeof value === "boolean") words.push(name, "flag", String(value));
    else if (Array.isArray(value) && value.every((element) => typeof element === "string"))
      words.push(name, "list", "", ...value.flatMap((element) => [name, "element", element]));
    else if (value !== null && value !== undefined) words.push(name, "other", "");
  }
  return words;
}

/**
 * The fields of an address behind its question mark.
 *
 * @param {URLSearchParams} query
 */
export const queryFields = (query) => [...query].flatMap(([name, value]) => [name, "query", value]);
