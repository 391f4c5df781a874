// The types of what the server sends follow its description, which a test of the server holds against its answers.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { declarations } from "./openapi.js";
import { description, formatted, root } from "./page.js";

test("what the server sends is declared as its description says", async () => {
  const written = readFileSync(join(root, "transport", "server.d.ts"), "utf8");
  const expected = await formatted(declarations(JSON.parse(readFileSync(description, "utf8"))));
  assert.match(written, /export interface Game \{/);
  assert.equal(written, expected, "build/format-page writes it anew");
});

test("a schema becomes a type", () => {
  const text = declarations({
    components: {
      schemas: {
        Shelf: {
          description: "What holds books",
          required: ["books", "top"],
          properties: {
            books: { type: "array", items: { type: "string" } },
            top: { oneOf: [{ $ref: "#/components/schemas/Book" }, { type: "null" }] },
            place: { type: ["string", "null"], enum: ["left", null] },
          },
        },
      },
    },
  });
  assert.match(text, /\/\*\* What holds books \*\/\nexport interface Shelf \{/);
  assert.match(text, /books: Array<string>;/);
  assert.match(text, /top: Book \| null;/);
  assert.match(text, /place\?: "left" \| null;/);
  assert.throws(() => declarations({ components: { schemas: { Odd: { properties: { odd: { type: "tuple" } } } } } }), /no type for/);
});
