// The order of the page: what no module may do. HouseTest says the same of the Java.

import assert from "node:assert/strict";
import { posix } from "node:path";
import { test } from "node:test";
import { everything, place, scripts, ts } from "./page.js";

/**
 * What a script imports, at once or when it is wanted.
 *
 * @param {string} file
 * @param {boolean} [later] whether what is imported when it is wanted counts too
 */
function imports(file, later = true) {
  /** @type {string[]} */
  const found = [];
  everything(/** @type {import("typescript").SourceFile} */ (scripts.get(file)), (node) => {
    const named =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : later && ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword && node.arguments[0];
    if (named && ts.isStringLiteral(named)) found.push(posix.join(posix.dirname(file), named.text));
  });
  return found;
}

/**
 * The first way that leads from a module back to itself, if there is one.
 *
 * @param {(file: string) => string[]} next
 */
function cycle(next) {
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {(file: string, way: string[]) => string[] | null} */
  const follow = (file, way) => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const other of next(file)) {
      const found = follow(other, [...way, file]);
      if (found) return found;
    }
    done.add(file);
    return null;
  };
  for (const file of scripts.keys()) {
    const found = follow(file, []);
    if (found) return found;
  }
  return null;
}

test("there is a page to look at", () => {
  assert.ok(scripts.size > 40, `${scripts.size} scripts`);
  assert.ok(imports("main.js").includes("render.js"));
  assert.ok(imports("main.js").includes("dialog/menu.js"), "what is imported when wanted counts too");
});

test("a way that comes back is found", () => {
  const ways = new Map([
    ["main.js", ["state.js"]],
    ["state.js", ["view.js"]],
    ["view.js", ["state.js"]],
  ]);
  assert.deepEqual(
    cycle((file) => ways.get(file) ?? []),
    ["state.js", "view.js", "state.js"],
  );
});

test("no module imports itself by way of others", () => {
  assert.equal(cycle((file) => imports(file))?.join(" -> ") ?? null, null);
});

test("every import names a script that is there", () => {
  for (const file of scripts.keys()) for (const other of imports(file)) assert.ok(scripts.has(other), `${file} imports ${other}`);
});

test("no choice is made inside a choice", () => {
  /** @type {string[]} */
  const found = [];
  for (const [file, script] of scripts) {
    everything(script, (node) => {
      if (!ts.isConditionalExpression(node)) return;
      for (let at = node.parent; !ts.isFunctionLike(at) && !ts.isSourceFile(at); at = at.parent)
        if (ts.isConditionalExpression(at)) found.push(`${place(file, node)}: ${node.getText()}`);
    });
  }
  assert.deepEqual(found, []);
});

test("the types are not silenced", () => {
  /** @type {string[]} */
  const found = [];
  for (const [file, script] of scripts)
    for (const [index, line] of script.text.split("\n").entries())
      if (/@ts-(ignore|nocheck|expect-error)|[{<|(:]\s*any\b[^\w ]/.test(line)) found.push(`${file}:${index + 1}: ${line}`);
  assert.deepEqual(found, []);
});

test("no text has a line that only looks like a comment", () => {
  // The server sends scripts without the comments that stand on lines of their own (Script.java).
  /** @type {string[]} */
  const found = [];
  for (const [file, script] of scripts) {
    everything(script, (node) => {
      if (ts.isTemplateLiteral(node) && /\n\s*(\/\/|\/\*)/.test(node.getText())) found.push(place(file, node));
    });
  }
  assert.deepEqual(found, []);
});

test("a language and the look in pixels are loaded when they are wanted", () => {
  /** @type {Set<string>} */
  const first = new Set(["main.js"]);
  for (const file of first) for (const other of imports(file, false)) first.add(other);
  assert.ok(first.has("skin/wood.js") && first.has("language/language.js"));
  for (const file of ["language/de.js", "language/en.js", "skin/pixel.js", "skin/pixelicons.js", "dialog/menu.js"])
    assert.ok(!first.has(file), file);
});
