// The live game as it is put together, and the tree of an analysis.

import assert from "node:assert/strict";
import { test } from "node:test";
import { madeMove, mainLine, movesTo, resultFor, startLesson } from "../../main/resources/page/game/analysis.js";
import { texts as german } from "../../main/resources/page/language/de.js";
import { texts as english } from "../../main/resources/page/language/en.js";
import { merged } from "../../main/resources/page/game/play.js";
import { state } from "../../main/resources/page/state.js";
import { askThrough } from "../../main/resources/page/transport/api.js";
import { entry, liveGame, muehle, vierGewinnt } from "./positions.js";

/** @import { Branch } from "../../main/resources/page/state.js" */

test("the news of a move are added to what is known", () => {
  const old = liveGame(muehle("", ["d6"]), { history: [entry(1, "d6")], moveNumber: 1 });
  const { start: _start, history: _history, you: _you, ...rest } = liveGame(muehle("wd6", []), { version: 2, moveNumber: 2 });
  const now = merged(old, { ...rest, entry: entry(2, "a7") });
  assert.deepEqual(
    now.history.map(({ move }) => move),
    ["d6", "a7"],
  );
  assert.equal(now.start, "start");
  assert.equal(now.version, 2);
  assert.deepEqual(now.you, old.you, "only the answer to one's own question says who one is");
  assert.equal("entry" in now, false);
});

test("another move after taking back replaces what was taken back", () => {
  const old = liveGame(muehle("", []), { history: [entry(1, "d6"), entry(2, "a7"), entry(3, "g1")] });
  const { history: _history, ...rest } = liveGame(muehle("", []));
  assert.deepEqual(
    merged(old, { ...rest, entry: entry(2, "a4") }).history.map(({ move }) => move),
    ["d6", "a4"],
  );
});

test("a whole game replaces everything, but keeps where a game of the tournament lies", () => {
  const old = { ...liveGame(muehle("", []), { history: [entry(1, "d6")] }), path: "/api/tournament/games/1.1.1" };
  const now = merged(old, liveGame(muehle("", []), { history: [] }));
  assert.deepEqual(now.history, []);
  assert.equal(now.path, "/api/tournament/games/1.1.1");
});

test("whoever is not told who they are watches", () => {
  const { you: _you, ...stranger } = liveGame(muehle("", []));
  assert.deepEqual(merged(null, stranger).you, { sides: [], control: false, mayJoin: [] });
});

test("a move of an analysis is read from its notation", () => {
  const shown = muehle("wa7 wd7 wg7", [], { mills: [["a7", "d7", "g7"]] });
  assert.deepEqual(madeMove("d6-d7xb4", shown), {
    move: "d6-d7xb4",
    from: "d6",
    to: "d7",
    captured: "b4",
    column: null,
    closed: [["a7", "d7", "g7"]],
  });
  assert.equal(madeMove("d7", shown).from, null);
  assert.deepEqual(madeMove("d7", shown).closed, [], "a mill that nothing was taken for was closed before");
});

test("the stone dropped last is the topmost of its column", () => {
  assert.equal(madeMove("1", vierGewinnt("wa1 ba2", [])).to, "a2");
  assert.equal(madeMove("2", vierGewinnt("wa1 bb1", [])).to, "b1");
});

test("a tree knows the way to each of its positions", () => {
  /** @type {(parent: Branch | null, move: string | null) => Branch} */
  const grow = (parent, move) => {
    /** @type {Branch} */
    const branch = { parent, move, children: [], position: null, entry: null, number: parent ? parent.number + 1 : 0 };
    parent?.children.push(branch);
    return branch;
  };
  const root = grow(null, null);
  const first = grow(root, "d6");
  grow(first, "a7");
  const variation = grow(first, "a4");
  assert.deepEqual(movesTo(root), []);
  assert.deepEqual(movesTo(variation), ["d6", "a4"]);
  assert.deepEqual(
    mainLine(root).map(({ move }) => move),
    [null, "d6", "a7"],
  );
});

test("nobody who lost is praised", () => {
  const game = /** @type {const} */ ({ id: "game", over: true });
  assert.equal(resultFor({ ...game, sides: ["white"], winner: "black" }), "lost");
  assert.equal(resultFor({ ...game, sides: ["white"], winner: "white" }), "won");
  assert.equal(resultFor({ ...game, sides: ["white"], winner: null }), "drawn");
  assert.equal(resultFor({ ...game, sides: ["white", "black"], winner: "white" }), "open");
  for (const texts of [german, english])
    assert.doesNotMatch(texts["learn.none.lost"] + texts["learn.finished"], /!|stark|gut gemacht|well/i);
});

test("whoever leaves while a game is looked through is not called back", () => {
  /** @type {Record<string, (data: unknown) => void>} */
  let stream = {};
  let closed = false;
  askThrough({
    read: () => Promise.reject(new Error("nothing is asked")),
    send: () => Promise.reject(new Error("nothing is sent")),
    listen: (_, handlers) => {
      stream = /** @type {typeof stream} */ (/** @type {unknown} */ (handlers));
      return () => {
        closed = true;
      };
    },
  });
  /** @type {Branch} */
  const root = { parent: null, move: null, children: [], position: null, entry: null, number: 0 };
  const source = { id: "game", sides: [/** @type {const} */ ("white")], winner: null, over: true };
  state.view = "analysis";
  state.line = { game: "muehle", variant: null, start: null, root, current: root, source };
  startLesson();
  stream.evaluation({ number: 0, evaluation: null });
  stream.evaluation({ number: 0, evaluation: null });
  assert.equal(state.learn?.done, 1, "what is told twice counts once");
  assert.equal(closed, false);
  state.view = "puzzles";
  stream.done({});
  assert.equal(state.learn?.phase, "search");
  assert.equal(closed, true);
});
