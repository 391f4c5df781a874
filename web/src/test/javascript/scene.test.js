// A computer's move is held back for a moment, then shown one motion after the other; whoever is in a hurry sees the end.

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { hurry, watchGame } from "../../main/resources/page/game/play.js";
import { phasesOf } from "../../main/resources/page/game/scene.js";
import { moveTold } from "../../main/resources/page/game/told.js";
import { remember } from "../../main/resources/page/settings.js";
import { mayMove, state } from "../../main/resources/page/state.js";
import { askThrough } from "../../main/resources/page/transport/api.js";
import { boardView } from "../../main/resources/page/view.js";
import { speaking } from "./language.js";
import { entry, liveGame, muehle } from "./positions.js";

/** @import { Game } from "../../main/resources/page/transport/server" */
/** @import { Phase } from "../../main/resources/page/state.js" */

const fresh = { ...state };
let reduced = false;
/** @type {(news: Game) => void} */
let tell = () => {};

Object.assign(globalThis, { matchMedia: () => ({ matches: reduced }), document: { hidden: false } });

beforeEach(async () => {
  hurry();
  mock.timers.reset();
  Object.assign(state, fresh);
  reduced = false;
  await speaking("en");
  remember("motion", null);
  mock.timers.enable({ apis: ["setTimeout"] });
  askThrough({
    read: async () => /** @type {never} */ (before),
    send: async () => /** @type {never} */ ({}),
    listen: (_path, handlers) => {
      tell = (news) => /** @type {Record<string, (news: Game) => void>} */ (handlers).move(news);
      return () => {};
    },
  });
  await watchGame("1");
});

const before = liveGame(muehle("wa1 ba7 bd7", [], { mover: "black" }), { turn: "computer", moveNumber: 3 });
/** Black closes a mill and takes the white stone. */
const closing = { ...entry(4, "g7xa1"), closed: [["a7", "d7", "g7"]], by: /** @type {const} */ ("computer") };
const { history: _history, start: _start, you: _you, ...rest } = liveGame(muehle("ba7 bd7 bg7", ["d6"], { mills: [["a7", "d7", "g7"]] }));
const news = { ...rest, version: 2, moveNumber: 4, entry: closing, lastMove: closing };

/** @returns {Phase | null} */
const phase = () => state.scene?.phase ?? null;

test("a computer's move waits until one's own was seen, then it comes", () => {
  tell(news);
  assert.equal(state.game?.moveNumber, 3);
  mock.timers.tick(500);
  assert.equal(state.game?.moveNumber, 4);
  assert.equal(phase(), "move");
});

test("the stone comes, the mill glows, the stone is taken, and then it is one's own turn", () => {
  tell(news);
  mock.timers.tick(500);
  const view = () => boardView() ?? assert.fail("nothing to draw");
  const glowing = () => view().marks.some((mark) => mark.type === "mill" && mark.fresh);
  assert.equal(view().stones.get("a1"), "white", "still there");
  assert.equal(glowing(), false);
  assert.equal(mayMove(), false);
  mock.timers.tick(320);
  assert.equal(phase(), "mill");
  assert.equal(view().stones.get("a1"), "white", "still there");
  assert.equal(glowing(), true);
  mock.timers.tick(480);
  assert.equal(phase(), "take");
  assert.equal(view().stones.has("a1"), false);
  mock.timers.tick(420);
  assert.equal(phase(), null);
  assert.equal(mayMove(), true);
});

test("whoever is in a hurry sees the end at once", () => {
  tell(news);
  assert.equal(hurry(), true, "a pause is cut short");
  assert.equal(state.game?.moveNumber, 4);
  assert.equal(phase(), null);
  assert.equal(hurry(), false, "nothing is left to be hurried");
});

test("nothing overtakes a move that is held back", () => {
  tell(news);
  tell({ ...news, version: 3, moveNumber: 5, entry: entry(5, "d6"), lastMove: entry(5, "d6") });
  assert.deepEqual(
    state.game?.history.map(({ move }) => move),
    ["g7xa1", "d6"],
  );
});

test("without motion, or fast, nothing waits", () => {
  reduced = true;
  tell(news);
  assert.equal(state.game?.moveNumber, 4);
  assert.equal(phase(), null);
});

test("fast, there is no pause", () => {
  remember("motion", "fast");
  tell(news);
  assert.equal(state.game?.moveNumber, 4);
  assert.equal(phase(), "move");
});

test("what is to be seen of a move", () => {
  assert.deepEqual(phasesOf(entry(1, "d6")), ["move"]);
  assert.deepEqual(phasesOf(closing), ["move", "mill", "take"]);
  assert.deepEqual(phasesOf({ ...entry(1, "4:d1"), closed: [["a1", "b1", "c1", "d1"]] }), ["move"], "a row has its own mark");
});

test("a move is told in one sentence", () => {
  const shown = muehle("", []);
  assert.equal(moveTold(entry(2, "d6"), shown), "Black places on d6.");
  assert.equal(moveTold(closing, shown), "Black places on g7, closes a mill and takes a1.");
  assert.equal(moveTold({ ...entry(2, "d6-d7xb4"), closed: [["a7"]] }, shown), "Black moves from d6 to d7, closes a mill and takes b4.");
  assert.equal(moveTold({ ...entry(2, "d6-d7"), closed: [["a7"]] }, shown), "Black moves from d6 to d7 and closes a mill.");
});
