// What may follow a game that is over.

import assert from "node:assert/strict";
import { test } from "node:test";
import { nextLevel } from "../../main/resources/page/game/again.js";
import { opposed, ownSide } from "../../main/resources/page/game/people.js";
import { liveGame, muehle, ongoing, spoken } from "./positions.js";

/** @import { Side } from "../../main/resources/page/transport/transport" */

/**
 * A game against a level that somebody has won.
 *
 * @param {string} words
 * @param {Side | null} winner
 */
function ended(words, winner) {
  const game = liveGame(muehle("", []), { outcome: { ...ongoing, over: true, winner } });
  return { ...game, players: { ...game.players, black: { ...game.players.black, words } } };
}

test("after a win the next level is one higher, after a loss one lower, after a draw neither", () => {
  assert.deepEqual(nextLevel(ended("level:3", "white")), { level: 4, higher: true });
  assert.deepEqual(nextLevel(ended("level:3", "black")), { level: 2, higher: false });
  assert.equal(nextLevel(ended("level:3", null)), null);
});

test("above the highest level and below the lowest there is none", () => {
  assert.equal(nextLevel(ended("level:10", "white")), null);
  assert.equal(nextLevel(ended("level:0", "black")), null);
});

test("only levels have a next one", () => {
  assert.equal(nextLevel(ended("alphabeta:depth=3", "white")), null);
  const both = ended("level:3", "white");
  both.you.sides = ["white", "black"];
  assert.equal(nextLevel(both), null);
  assert.equal(ownSide(both), null);
});

test("one is opposed by somebody who sits there, not by a computer or an empty seat", () => {
  const game = liveGame(muehle("", []));
  assert.equal(opposed(game), false);
  /** @param {"taken" | "free"} seat */
  const person = (seat) => ({
    words: "human",
    kind: /** @type {const} */ ("human"),
    title: spoken,
    seat,
    name: null,
    presence: null,
    away: null,
  });
  assert.equal(opposed({ ...game, players: { ...game.players, black: person("taken") } }), true);
  assert.equal(opposed({ ...game, players: { ...game.players, black: person("free") } }), false);
});
