// What somebody's games say about them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { byLevel, nextLevel, ownSide, resultOf } from "../../main/resources/page/sheet/results.js";
import { ongoing, spoken } from "./positions.js";

/** @import { Line } from "../../main/resources/page/sheet/results.js" */

/**
 * A game against a level, with the person as White; W, D and L are their results, * goes on.
 *
 * @param {number} level
 * @param {"W" | "D" | "L" | "*"} result
 * @param {Partial<Line>} more
 * @returns {Line}
 */
function line(level, result, more = {}) {
  /** @type {Record<string, Line["outcome"]>} */
  const outcomes = {
    W: { over: true, result: "1-0", winner: "white", reason: "no_move", text: spoken },
    D: { over: true, result: "1/2-1/2", winner: null, reason: "repetition", text: spoken },
    L: { over: true, result: "0-1", winner: "black", reason: "no_move", text: spoken },
    "*": ongoing,
  };
  return {
    id: "game",
    game: "muehle",
    variant: "klassisch",
    white: "human",
    black: `level:${level}`,
    whiteName: null,
    blackName: null,
    moveNumber: 20,
    changed: "2026-11-17T04:00:00Z",
    outcome: outcomes[result],
    ...more,
  };
}

test("results are those of the person, whichever side they played", () => {
  assert.equal(resultOf(line(2, "W")), "won");
  assert.equal(resultOf(line(2, "W", { white: "level:2", black: "human" })), "lost");
  assert.equal(resultOf(line(2, "*")), "open");
  assert.equal(resultOf(line(2, "W", { black: "human" })), "over", "of two people here nobody knows whose win it was");
  assert.equal(ownSide(line(2, "W", { white: "level:1" })), null);
});

test("results are counted by level", () => {
  assert.deepEqual(byLevel([line(3, "L"), line(2, "W"), line(2, "D"), line(2, "*")]), [
    { level: 2, won: 1, drawn: 1, lost: 0 },
    { level: 3, won: 0, drawn: 0, lost: 1 },
  ]);
});

test("two wins of three lead a level up, three losses one down", () => {
  assert.equal(nextLevel([], "muehle"), null);
  assert.equal(nextLevel([line(2, "W")], "muehle"), 2);
  assert.equal(nextLevel([line(2, "W"), line(2, "L"), line(2, "W")], "muehle"), 3);
  assert.equal(nextLevel([line(4, "L"), line(4, "L"), line(4, "L"), line(2, "W")], "muehle"), 3);
  assert.equal(nextLevel([line(0, "L"), line(0, "L"), line(0, "L")], "muehle"), 0);
  assert.equal(nextLevel([line(10, "W"), line(10, "W")], "muehle"), 10);
  assert.equal(nextLevel([line(5, "W", { game: "viergewinnt" }), line(2, "L")], "muehle"), 2);
});
