// The page's own files, and the parser that reads them: what the tests of its order look at.

import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const room = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "..");

export const root = join(room, "src", "main", "resources", "page");

/** The description of the server's interface. */
export const description = join(room, "src", "main", "resources", "openapi.json");

const tools = createRequire(join(room, "target", "page-tools", "node_modules", "_.js"));

/** @type {import("typescript")} */
export const ts = tools("typescript");

/**
 * TypeScript as the formatter writes it.
 *
 * @param {string} text
 * @returns {Promise<string>}
 */
export function formatted(text) {
  const options = JSON.parse(readFileSync(join(room, ".prettierrc.json"), "utf8"));
  return tools("prettier").format(text, { parser: "typescript", ...options });
}

/** Every script of the page, by its path in it, parsed. */
export const scripts = new Map(
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".js"))
    .sort()
    .map((file) => [
      relative(root, join(root, file)).replaceAll("\\", "/"),
      ts.createSourceFile(file, readFileSync(join(root, file), "utf8"), ts.ScriptTarget.Latest, true),
    ]),
);

/**
 * Looks at everything in a script, from the outside in.
 *
 * @param {import("typescript").Node} node
 * @param {(node: import("typescript").Node) => void} look
 */
export function everything(node, look) {
  look(node);
  ts.forEachChild(node, (child) => everything(child, look));
}

/**
 * The place of something, as editors and people name it.
 *
 * @param {string} file
 * @param {import("typescript").Node} node
 */
export function place(file, node) {
  return `${file}:${node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}
