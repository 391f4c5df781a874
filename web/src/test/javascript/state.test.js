// The one state of the page, and the entering of a move as clicks.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import {
  candidates,
  clicked,
  clicks,
  drawBy,
  mayMove,
  onChange,
  position,
  state,
  stepKind,
  stonesOf,
  update,
} from "../../main/resources/page/state.js";
import { entry, liveGame, move, muehle, ongoing } from "./positions.js";

const fresh = { ...state };

beforeEach(() => {
  Object.assign(state, fresh);
});

test("a move is clicked from, to and the stone it takes; a drop is clicked by its column alone", () => {
  assert.deepEqual(clicks(move("d6")), ["d6"]);
  assert.deepEqual(clicks(move("d6xb4")), ["d6", "b4"]);
  assert.deepEqual(clicks(move("d6-d5xb4")), ["d6", "d5", "b4"]);
  assert.deepEqual(clicks(move("4:d1")), ["4"]);
});

test("every click has its kind", () => {
  const kinds = (/** @type {string} */ text) => clicks(move(text)).map((_, step) => stepKind(move(text), step));
  assert.deepEqual(kinds("d6xb4"), ["place", "take"]);
  assert.deepEqual(kinds("d6-d5xb4"), ["select", "to", "take"]);
  assert.deepEqual(kinds("4:d1"), ["drop"]);
});

test("candidates are the legal moves that begin with what was clicked", () => {
  const moves = ["d6-d5", "d6-b6", "a7-a4"].map(move);
  const names = (/** @type {string[]} */ path) => candidates(moves, path).map((legal) => legal.move);
  assert.deepEqual(names([]), ["d6-d5", "d6-b6", "a7-a4"]);
  assert.deepEqual(names(["d6"]), ["d6-d5", "d6-b6"]);
  assert.deepEqual(names(["d6", "a4"]), []);
});

test("the last click of a legal move makes it", () => {
  const moves = ["d6-d5xb4", "d6-d5xa1", "a7-a4"].map(move);
  assert.deepEqual(clicked(moves, [], "d6"), { path: ["d6"] });
  assert.deepEqual(clicked(moves, ["d6"], "d5"), { path: ["d6", "d5"] });
  assert.deepEqual(clicked(moves, ["d6", "d5"], "a1"), { move: moves[1] });
  assert.deepEqual(clicked(moves, ["a7"], "a4"), { move: moves[2] });
});

test("a second click on the same point gives the move up, one on another stone begins anew", () => {
  const moves = ["d6-d5", "a7-a4"].map(move);
  assert.deepEqual(clicked(moves, ["d6"], "d6"), { path: [] });
  assert.deepEqual(clicked(moves, ["d6"], "a7"), { path: ["a7"] });
  assert.equal(clicked(moves, ["d6"], "g1"), null);
});

test("while a stone is to be taken, no other move is begun", () => {
  const moves = ["d6-d5xb4", "a7-a4"].map(move);
  assert.equal(clicked(moves, ["d6", "d5"], "a7"), null);
});

test("a click too many on the point that closes a mill takes nothing back", () => {
  const moves = ["d6-d5xb4", "d6-d5xa1"].map(move);
  assert.deepEqual(clicked(moves, ["d6", "d5"], "d5"), { path: ["d6", "d5"] });
  assert.deepEqual(clicked(["g7xa1"].map(move), ["g7"], "g7"), { path: ["g7"] });
});

test("stones are found by their points", () => {
  assert.deepEqual(
    [...stonesOf(muehle("wd6 ba7", ["d5"]))],
    [
      ["d6", "white"],
      ["a7", "black"],
    ],
  );
});

test("the board shows the past while looking back, and the analysis there", () => {
  const [present, past, analysed] = ["wd6", "wa7", "wg1"].map((stones) => muehle(stones, []));
  assert.equal(position(), null);
  Object.assign(state, { game: liveGame(present) });
  assert.equal(position(), present);
  Object.assign(state, { cursor: 0, shown: past });
  assert.equal(position(), past);
  Object.assign(state, { view: "analysis", line: { current: { position: analysed } } });
  assert.equal(position(), analysed);
});

test("one may move on one's own turn, while connected and while the game lasts", () => {
  const shown = muehle("", ["d6"]);
  assert.equal(mayMove(), false);
  state.game = liveGame(shown);
  assert.equal(mayMove(), true);
  state.connected = false;
  assert.equal(mayMove(), false);
  state.connected = true;
  state.game = liveGame({ ...shown, mover: "black" });
  assert.equal(mayMove(), false, "the other's turn");
  state.game = liveGame(shown, { turn: "over", outcome: { ...ongoing, over: true } });
  assert.equal(mayMove(), false, "over");
  state.game = liveGame(shown);
  state.cursor = 0;
  assert.equal(mayMove(), false, "looking back is not playing");
  state.cursor = null;
  state.scene = { entry: entry(1, "d6"), phase: "move" };
  assert.equal(mayMove(), false, "something moves");
});

test("a paused game is moved by whoever controls it", () => {
  state.game = liveGame(muehle("", ["d6"]), { turn: "paused", you: { sides: [], control: true, mayJoin: [] } });
  assert.equal(mayMove(), true);
  state.game.you.control = false;
  assert.equal(mayMove(), false);
});

test("many changes are drawn once", () => {
  /** @type {(() => void)[]} */
  const frames = [];
  /** @type {(string | null)[]} */
  const drawn = [];
  drawBy((draw) => frames.push(draw));
  onChange((now) => drawn.push(now.focus));
  update({ focus: "a7" });
  update({ focus: "d7" });
  assert.equal(frames.length, 1);
  assert.deepEqual(drawn, []);
  frames[0]();
  assert.deepEqual(drawn, ["d7"]);
  update({ focus: null });
  assert.equal(frames.length, 2);
});
