// Two people in one game: their names, and whether they are there.

import assert from "node:assert/strict";
import { test } from "node:test";
import { amongPeople, mayCallOff, playerName, presenceWords } from "../../main/resources/page/game/people.js";
import { worthTelling } from "../../main/resources/page/panel/presence.js";
import { speaking } from "./language.js";

/** @import { LiveGame } from "../../main/resources/page/state.js" */
/** @import { Player } from "../../main/resources/page/transport/server" */

const PERSON = {
  words: "human",
  kind: "human",
  title: { en: "Person", de: "Mensch" },
  seat: "taken",
  name: null,
  presence: "here",
  away: null,
};

/**
 * A game in which White is here, and the other side is as said.
 *
 * @param {Partial<Player>} black
 * @returns {LiveGame}
 */
const gameWith = (black) =>
  /** @type {any} */ ({
    players: { white: PERSON, black: { ...PERSON, ...black } },
    position: { sideNames: { white: { en: "White", de: "Weiß" }, black: { en: "Black", de: "Schwarz" } } },
    you: { sides: ["white"], control: true, mayJoin: [] },
    outcome: { over: false },
  });

test("a player is called by the name, or else by the colour", async () => {
  await speaking("de");
  assert.equal(playerName(gameWith({ name: "Ben" }), "black"), "Ben");
  assert.equal(playerName(gameWith({}), "black"), "Schwarz");
  assert.equal(playerName(gameWith({ name: "בן" }), "black"), "\u2068בן\u2069", "what is written from the right turns nothing else around");
});

test("it is said who is away, and since when", async () => {
  await speaking("de");
  /** @type {(black: Partial<Player>, since?: number) => string} */
  const words = (black, since = 0) => presenceWords(gameWith(black), "black", since);
  assert.equal(words({}), "da");
  assert.equal(words({ presence: "away", away: null }), "weg");
  assert.equal(words({ presence: "away", away: 20 }), "weg");
  assert.equal(words({ presence: "away", away: 20 }, 45_000), "seit einer Minute weg");
  assert.equal(words({ presence: "away", away: 120 }), "seit 2 Minuten weg");
  assert.equal(words({ presence: "away", away: 4000 }), "seit über einer Stunde weg");
  assert.equal(words({ presence: "left", seat: "free", name: "Ben" }), "Ben ist gegangen");
  assert.equal(words({ presence: null }), "");
});

test("nobody waits for more than ten minutes", () => {
  assert.equal(mayCallOff(gameWith({ presence: "away", away: 590 }), 0), false);
  assert.equal(mayCallOff(gameWith({ presence: "away", away: 590 }), 10_000), true);
  assert.equal(mayCallOff(gameWith({ presence: "here" }), 10_000), false);
});

test("a game against a computer is not one among people", () => {
  assert.equal(amongPeople(gameWith({ kind: "computer", seat: "computer" })), false);
  assert.equal(amongPeople(gameWith({})), true);
});

test("who comes and goes is told of, but not all the time", () => {
  const here = /** @type {const} */ ({ seat: "taken", presence: "here", name: null });
  const away = /** @type {const} */ ({ ...here, presence: "away" });
  const free = /** @type {const} */ ({ seat: "free", presence: null, name: null });
  const quiet = { absent: false, since: 100_000 };
  assert.equal(worthTelling(null, away, quiet), null, "a game just opened is looked at first");
  assert.equal(worthTelling(free, here, quiet), "joined");
  assert.equal(worthTelling(here, { ...here, name: "Ben" }, quiet), "named");
  assert.equal(worthTelling(here, away, quiet), "away");
  assert.equal(worthTelling(away, here, { absent: true, since: 5000 }), "back");
  assert.equal(worthTelling(here, away, { absent: false, since: 5000 }), null, "gone again at once");
  assert.equal(worthTelling(away, here, { absent: false, since: 9000 }), null, "so nobody needs to hear of the return");
  assert.equal(worthTelling(here, { ...free, presence: "left" }, { absent: false, since: 5000 }), "left");
});
