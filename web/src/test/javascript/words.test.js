// A tournament in words and figures.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { standingCells } from "../../main/resources/page/tournament/tables.js";
import { t } from "../../main/resources/page/language/language.js";
import {
  cellPoints,
  folded,
  gamePath,
  kindWords,
  points,
  progressWords,
  signed,
  winnerWords,
} from "../../main/resources/page/tournament/words.js";
import { speaking } from "./language.js";

beforeEach(() => speaking("en"));

test("points are written with halves", () => {
  assert.deepEqual([0, 0.5, 1, 1.5, 12.25].map(points), ["0", "½", "1", "1½", "12.25"]);
});

test("a figure has its sign", () => {
  assert.deepEqual([12, -7, 0].map(signed), ["+12", "−7", "±0"]);
});

test("how far it has come, and how long it will take", () => {
  const progress = (/** @type {number | null} */ secondsLeft) => ({ played: 3, total: 12, secondsLeft });
  assert.equal(progressWords({ progress: progress(null), state: "running", examined: null }), "3 of 12 games played");
  assert.equal(progressWords({ progress: progress(30), state: "running", examined: null }), "3 of 12 games played · about 30 s left");
  assert.equal(progressWords({ progress: progress(600), state: "running", examined: null }), "3 of 12 games played · about 10 min left");
  assert.equal(progressWords({ progress: progress(9000), state: "running", examined: null }), "3 of 12 games played · about 2.5 h left");
  assert.equal(progressWords({ progress: progress(null), state: "preparing", examined: null }), "The tournament is being prepared.");
  assert.equal(
    progressWords({ progress: progress(null), state: "preparing", examined: "Anna" }),
    "The tournament is being prepared: the program of Anna is being examined.",
  );
  assert.equal(progressWords({ progress: progress(30), state: "stopped", examined: null }), "3 of 12 games played · interrupted");
});

test("what is played", async () => {
  await speaking("de");
  assert.equal(
    kindWords({ format: "swiss", game: "muehle", variant: "kurs", moveTime: 0.5, clock: null }),
    "Schweizer System · Mühle, Regeln: kurs · 0,5\u00a0s je\u00a0Zug",
  );
  assert.equal(
    kindWords({ format: "swiss", game: "muehle", variant: "kurs", moveTime: 8, clock: "300+3" }),
    "Schweizer System · Mühle, Regeln: kurs · 300\u00a0s für die Partie + 3\u00a0s je\u00a0Zug",
  );
});

test("a line of the standings has a cell for every column", () => {
  const row = { rank: 1, name: "A", points: 2.5, games: 4, wins: 2, draws: 1, losses: 1, tieBreak: 3, elo: 20, eloError: 90, forfeits: 0 };
  assert.deepEqual(standingCells(row), [1, "A", "2½", 4, 2, 1, 1, "3", "+20 ±90", ""]);
});

test("a game is watched under its label", () => {
  assert.equal(gamePath("2.1.1"), "/tournament/2.1.1");
});

test("a cell of many games shows their points", () => {
  assert.equal(cellPoints("1½0-1"), "2½");
  assert.equal(cellPoints("0000"), "0");
  assert.equal(cellPoints("×"), "×");
  assert.equal(cellPoints("·"), "·");
});

test("the winner is named when all is played, and all who share the first place", () => {
  const row = { rank: 1, name: "Anna", points: 3.5, games: 4, wins: 3, draws: 1, losses: 0, tieBreak: 0, elo: 0, eloError: 0, forfeits: 0 };
  assert.equal(winnerWords({ state: "running", standings: [row] }), "");
  assert.equal(
    winnerWords({ state: "finished", standings: [row, { ...row, rank: 2, name: "Ben" }] }),
    t("tournament.winner", { names: "Anna", points: "3½" }),
  );
  assert.equal(
    winnerWords({ state: "finished", standings: [row, { ...row, name: "Ben" }] }),
    t("tournament.winners", { names: "Anna, Ben", points: "3½" }),
  );
});

test("the same failure of a player is told once", () => {
  /** @param {string} player @param {string} en */
  const fault = (player, en) => ({ player, reason: { en, de: en } });
  const groups = folded([
    fault("a", "answered 12 ms late"),
    fault("b", "crashed"),
    fault("a", "answered 7 ms late"),
    fault("a", "crashed"),
  ]);
  assert.deepEqual(
    groups.map((group) => group.length),
    [2, 1, 1],
  );
});
