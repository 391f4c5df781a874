// Puzzles without a browser: which one comes next, whether a move is right, what a try does to a rating.

import assert from "node:assert/strict";
import { test } from "node:test";
import { dayOf, judge, near, ofTheDay, themesOf, withTheme } from "../../main/resources/page/sheet/choosing.js";
import { afterTry, BEGINNER } from "../../main/resources/page/sheet/glicko.js";
import { WORDS as EXPLORING } from "../../main/resources/page/sheet/explorewords.js";
import { WORDS as MINE } from "../../main/resources/page/sheet/minewords.js";
import { WORDS } from "../../main/resources/page/sheet/puzzlewords.js";
import { daysInARow, keep, kept } from "../../main/resources/page/sheet/record.js";

/** @import { Entry } from "../../main/resources/page/sheet/choosing.js" */

/** @type {Entry[]} */
const LIST = Array.from({ length: 40 }, (_, i) => ({
  id: `p${i}`,
  kind: "win",
  goal: 2,
  rating: 1000 + 20 * i,
  themes: i % 4 === 0 ? ["defence", "flying"] : ["flying"],
}));

test("the puzzle of the day is the same for everybody, and another one tomorrow or soon", () => {
  assert.equal(ofTheDay(LIST, "2026-11-17"), ofTheDay([...LIST], "2026-11-17"));
  const week = [1, 2, 3, 4, 5, 6, 7].map((day) => ofTheDay(LIST, `2026-11-0${day}`).id);
  assert.ok(new Set(week).size > 3, week.join());
});

test("the puzzle of the day is neither of the easiest nor of the hardest", () => {
  for (let day = 10; day < 29; day++) {
    const { rating } = ofTheDay(LIST, `2026-11-${day}`);
    assert.ok(rating !== null && rating >= 1200 && rating < 1600, `${rating}`);
  }
});

test("the day is that of the place where somebody sits", () => {
  assert.equal(dayOf(new Date(2026, 0, 5, 23, 59)), "2026-01-05");
});

test("the next puzzle is near the rating, and not one that was solved", () => {
  const solved = new Set(LIST.filter((entry) => entry.id !== "p3").map((entry) => entry.id));
  assert.equal(near(LIST, 1700, solved, () => 0.9)?.id, "p3");
  const close = near(LIST, 1400, new Set(), () => 0.99);
  assert.ok(Math.abs((close?.rating ?? 0) - 1400) <= 120);
  assert.equal(
    near([], 1400, new Set(), () => 0),
    null,
  );
});

test("themes are counted, and chosen by", () => {
  assert.deepEqual(themesOf(LIST), ["flying", "defence"]);
  assert.equal(withTheme(LIST, "defence").length, 10);
  assert.equal(withTheme(LIST, "").length, 40);
});

test("every right way is accepted, and replies belong to the way taken", () => {
  const solutions = [
    ["4", "3", "5"],
    ["4", "3", "1"],
    ["2", "7", "6"],
  ];
  assert.deepEqual(judge(solutions, [], "4"), { right: true, solved: false, reply: "3" });
  assert.deepEqual(judge(solutions, [], "2"), { right: true, solved: false, reply: "7" });
  assert.deepEqual(judge(solutions, ["4", "3"], "1"), { right: true, solved: true, reply: null });
  assert.deepEqual(judge(solutions, ["4", "3"], "6"), { right: false });
});

test("the rating follows Glickman's formulas", () => {
  // His example has three opponents at once; of one alone the first step can be worked out by hand.
  const after = afterTry({ rating: 1500, deviation: 200, volatility: 0.06 }, 1500, true);
  assert.ok(after.rating > 1580 && after.rating < 1610, `${after.rating}`);
  assert.ok(after.deviation < 200 && after.deviation > 160, `${after.deviation}`);
  assert.ok(Math.abs(after.volatility - 0.06) < 0.001);
});

test("who solves goes up, who fails goes down, and less the surer it was", () => {
  const up = afterTry(BEGINNER, 1500, true);
  const down = afterTry(BEGINNER, 1500, false);
  assert.ok(up.rating > BEGINNER.rating && down.rating < BEGINNER.rating);
  assert.ok(up.rating - BEGINNER.rating > BEGINNER.rating - down.rating, "a hard one solved says more than a hard one failed");
  let strength = BEGINNER;
  for (let i = 0; i < 200; i++) strength = afterTry(strength, 1500, i % 2 === 0);
  assert.ok(Math.abs(strength.rating - 1500) < 60, `${strength.rating}`);
  assert.ok(strength.deviation < 90);
});

test("days in a row count up to today, or to yesterday if today is still open", () => {
  const days = ["2026-02-26", "2026-02-27", "2026-02-28", "2026-03-01"];
  assert.equal(daysInARow(days, "2026-03-01"), 4);
  assert.equal(daysInARow(days, "2026-03-02"), 4);
  assert.equal(daysInARow(days, "2026-03-03"), 0);
});

test("what is kept is found again, and damage is no harm", () => {
  keep("muehle", { run: 7 });
  keep("muehle", { solved: ["a"] });
  assert.equal(kept("muehle").run, 7);
  assert.deepEqual(kept("muehle").solved, ["a"]);
  assert.equal(kept("viergewinnt").run, 0);
});

test("both languages have every word that comes with a view, with the same gaps", () => {
  const gaps = (/** @type {string} */ text) => [...text.matchAll(/\{\w+\}/g)].map(([gap]) => gap).sort();
  for (const [key, { en, de }] of [WORDS, EXPLORING, MINE].flatMap(Object.entries)) {
    assert.ok(en && de, key);
    assert.deepEqual(gaps(en), gaps(de), key);
  }
});
