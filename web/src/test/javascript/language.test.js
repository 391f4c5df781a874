// The two languages of the page say the same things.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { alone as germanAlone, texts as german } from "../../main/resources/page/language/de.js";
import { alone as englishAlone, texts as english } from "../../main/resources/page/language/en.js";
import { language, say, sentence, sideName, t } from "../../main/resources/page/language/language.js";
import { speaking } from "./language.js";
import { everything, place, root, scripts, ts } from "./page.js";

/** @type {[Record<string, string>, Record<string, string>]} */
const [de, en] = [german, english];

/** @param {string} text */
const placeholders = (text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

test("both languages have the same texts in the same order", () => {
  assert.ok(Object.keys(de).length > 300);
  assert.deepEqual(Object.keys(de), Object.keys(en));
});

test("where there is no server, none is blamed, and all other texts stay", () => {
  assert.deepEqual(Object.keys(germanAlone), Object.keys(englishAlone));
  for (const [key, text] of [...Object.entries(germanAlone), ...Object.entries(englishAlone)]) {
    assert.ok(key in de, key);
    assert.doesNotMatch(text, /server/i);
  }
});

test("no text is empty", () => {
  for (const texts of [de, en]) for (const [key, text] of Object.entries(texts)) assert.notEqual(text.trim(), "", key);
});

test("a text has the same places to fill in both languages", () => {
  for (const key of Object.keys(de)) assert.deepEqual(placeholders(de[key]), placeholders(en[key]), key);
});

test("every text that a script asks for by name is there", () => {
  let asked = 0;
  for (const [file, script] of scripts) {
    everything(script, (node) => {
      if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return;
      if (!["t", "text", "button", "iconButton", "openDialog"].includes(node.expression.text)) return;
      const [key] = node.arguments;
      if (!key || !ts.isStringLiteral(key)) return;
      asked++;
      assert.ok(key.text in en, `${place(file, node)} asks for "${key.text}"`);
    });
  }
  assert.ok(asked > 150, `${asked} texts asked for`);
});

test("every text that index.html asks for is there", () => {
  const asked = [...readFileSync(join(root, "index.html"), "utf8").matchAll(/data-t(?:-label|-title)?="([^"]+)"/g)].map(([, key]) => key);
  assert.ok(asked.length > 10);
  for (const key of asked) assert.ok(key in en, key);
});

test("what is chosen is spoken", async () => {
  await speaking("de");
  assert.equal(language(), "de");
  assert.equal(t("turn.side", { side: "Weiß" }), "Weiß ist am Zug");
  assert.equal(say({ en: "draw", de: "Remis" }), "Remis");
  await speaking("en");
  assert.equal(t("turn.side", { side: "White" }), "White to move");
  assert.equal(say({ en: "draw", de: "Remis" }), "draw");
  assert.equal(say(null), "");
});

test("one is not many", async () => {
  await speaking("de");
  assert.equal(t("games.moves", { moves: 1 }), "1 Zug");
  assert.equal(t("games.moves", { moves: 2 }), "2 Züge");
  assert.equal(t("games.moves", { moves: "1" }), "1 Zug");
  await speaking("en");
  assert.equal(t("tournament.result", { text: "1-0", moves: 1 }), "1-0 · 1 move");
  assert.equal(t("games.count", { shown: 0, total: 21 }), "0 of 21 games");
});

test("no text is filled with more than what it names", () => {
  for (const texts of [de, en])
    for (const [key, text] of Object.entries(texts))
      for (const [, name] of text.matchAll(/\{(\w+)\?/g)) assert.ok(placeholders(text).includes(name), key);
});

test("a choice counts from when its texts are here", async () => {
  await speaking("en");
  const switched = speaking("de");
  assert.equal(language(), "en");
  assert.equal(t("turn.side", { side: "White" }), "White to move");
  await switched;
  assert.equal(language(), "de");
});

test("of two choices in a row the last one counts", async () => {
  await Promise.all([speaking("en"), speaking("de"), speaking("en")]);
  assert.equal(t("turn.side", { side: "White" }), "White to move");
});

test("a bot called Black Knight keeps its name in Vier Gewinnt", async () => {
  await speaking("en");
  const sentence = { en: "Yellow wins: Red (Black Knight) took too long", de: "Gelb gewinnt: Rot (Black Knight) hat zu lange gebraucht" };
  assert.equal(say(sentence), sentence.en);
});

test("the game says what its sides are called", async () => {
  await speaking("de");
  const sideNames = { white: { en: "Yellow", de: "Gelb" }, black: { en: "Red", de: "Rot" } };
  assert.equal(sideName({ sideNames }, "white"), "Gelb");
  assert.equal(sideName({ sideNames }, "black"), "Rot");
});

test("without a choice the browser's language is spoken, English if it is another", async () => {
  await speaking(null);
  assert.equal(language(), navigator.language.startsWith("de") ? "de" : "en");
});

test("the server's words become sentences with a capital, an end and the quotes of the language", async () => {
  const spoken = { en: "there is no game 'x': try White's", de: "eine Partie 'x' gibt es nicht" };
  await speaking("de");
  assert.equal(sentence(spoken), "Eine Partie „x“ gibt es nicht.");
  await speaking("en");
  assert.equal(sentence(spoken), "There is no game “x”: try White's.");
  await speaking(null);
});

test("German has one word each for a game that is played, for taking a stone and for a draw", () => {
  for (const [key, text] of Object.entries(de)) {
    assert.doesNotMatch(text, /Remis|nimmst|[Nn]imm |genommen/, key);
    if (!["game.choose", "new.game", "editor.game"].includes(key))
      assert.doesNotMatch(text, /(Neues|Dieses|das|ganzes?|Ganzes|zum) Spiel\b/i, key);
    assert.doesNotMatch(text, /["']/, key);
  }
});
