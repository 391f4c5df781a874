// What the board shows and what is said, from the state alone.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { state } from "../../main/resources/page/state.js";
import {
  boardView,
  certainty,
  chip,
  columnCells,
  columnText,
  dueText,
  ending,
  fullValue,
  valueWords,
} from "../../main/resources/page/view.js";
import { speaking } from "./language.js";
import { entry, evaluation, liveGame, move, muehle, ongoing, vierGewinnt } from "./positions.js";

/** @import { Analysis } from "../../main/resources/page/transport/server" */
/** @import { Mark } from "../../main/resources/page/board/board.js" */

const fresh = { ...state };
const mill = muehle("", []);
const four = vierGewinnt("", []);

beforeEach(async () => {
  Object.assign(state, fresh);
  await speaking("en");
});

const shownNow = () => {
  const view = boardView();
  assert.ok(view);
  return view;
};

/** @param {Mark["type"]} type */
const marked = (type) => shownNow().marks.filter((mark) => mark.type === type);

test("without a position there is nothing to draw", () => {
  assert.equal(boardView(), null);
});

test("what may be picked is marked by what it would be", () => {
  state.game = liveGame(muehle("wd6 wa7", ["d6-d5", "d6-b6", "a7-a4"]));
  const view = shownNow();
  assert.deepEqual(view.choices, new Set(["d6", "a7"]));
  assert.deepEqual(view.movable, new Set(["d6", "a7"]));
  assert.deepEqual(marked("select"), [
    { type: "select", id: "d6" },
    { type: "select", id: "a7" },
  ]);
  state.path = ["d6"];
  assert.deepEqual(shownNow().choices, new Set(["d5", "b6"]));
  assert.equal(shownNow().selected, "d6");
  assert.deepEqual(marked("selected"), [{ type: "selected", id: "d6" }]);
});

test("on the other's turn nothing may be picked", () => {
  state.game = liveGame(muehle("wd6", ["d5"], { mover: "black" }));
  assert.equal(shownNow().choices.size, 0);
});

test("while a stone is to be taken, the mover's stone already stands on its new point and closes its line", () => {
  state.game = liveGame(muehle("wa7 wd7 ba1", ["g7xa1"]));
  state.path = ["g7"];
  const view = shownNow();
  assert.equal(view.stones.get("g7"), "white");
  assert.deepEqual(marked("mill"), [{ type: "mill", ids: ["a7", "d7", "g7"], fresh: true }]);
  assert.deepEqual(marked("take"), [{ type: "take", id: "a1" }]);
});

test("a move on its way is shown as if it were made", () => {
  state.game = liveGame(muehle("wd6 ba1", ["d6-d5xa1"]));
  state.path = ["d6", "d5", "a1"];
  const view = shownNow();
  assert.deepEqual([...view.stones], [["d5", "white"]]);
  assert.equal(view.choices.size, 0);
});

test("the last move and the mill it closed are marked", () => {
  const made = { ...entry(1, "d6-d7"), closed: [["g7", "d7", "a7"]] };
  state.game = liveGame(
    muehle("wa7 wd7 wg7", [], {
      mills: [
        ["a7", "d7", "g7"],
        ["a1", "d1", "g1"],
      ],
    }),
    { lastMove: made },
  );
  assert.deepEqual(marked("last-to"), [{ type: "last-to", id: "d7" }]);
  assert.deepEqual(marked("last-from"), [{ type: "last-from", id: "d6" }]);
  assert.deepEqual(
    marked("mill").map((mark) => "fresh" in mark && mark.fresh),
    [true, false],
  );
});

test("looking back, the last move is the one that led there", () => {
  state.game = liveGame(muehle("wd6", []), { history: [entry(1, "d6"), entry(2, "a7")], lastMove: entry(2, "a7") });
  state.cursor = 1;
  state.shown = muehle("wd6", ["a7"]);
  assert.deepEqual(marked("last-to"), [{ type: "last-to", id: "d6" }]);
});

test("over a column one sees where the stone would fall", () => {
  state.game = liveGame(vierGewinnt("wa1", ["1:a2", "2:b1"]));
  assert.deepEqual(marked("preview"), []);
  state.focus = "2";
  assert.deepEqual(marked("preview"), [{ type: "preview", id: "2", side: "white" }]);
  assert.deepEqual(marked("to"), [{ type: "to", id: "b1" }]);
});

test("a hint is an arrow, with the stone it takes", () => {
  state.game = liveGame(muehle("wd6", ["d6-d5xa1"]));
  state.hint = { move: move("d6-d5xa1") };
  assert.deepEqual(marked("arrow"), [{ type: "arrow", from: "d6", to: "d5" }]);
  assert.deepEqual(marked("take"), [{ type: "take", id: "a1" }]);
});

test("values stand at the next click, the best reachable through it", () => {
  const shown = muehle("wd6 wa7", ["d6-d5", "d6-b6", "a7-a4"]);
  state.game = liveGame(shown);
  state.analysing = true;
  const valued = (/** @type {string} */ text, /** @type {number} */ score) => ({
    ...move(text),
    evaluation: evaluation({ score }),
    line: [],
  });
  /** @type {Analysis} */
  const values = {
    position: shown.text,
    mover: "white",
    value: evaluation({}),
    best: "d6-b6",
    moves: [valued("d6-b6", 150), valued("a7-a4", 20), valued("d6-d5", -30)],
    depth: 1,
    nodes: 1,
    seconds: 0,
    final: false,
  };
  state.values = values;
  const texts = () => marked("value").map((mark) => "text" in mark && `${mark.id} ${mark.text}${mark.best ? " best" : ""}`);
  assert.deepEqual(texts(), ["d6 +1.5 best", "a7 +0.2"]);
  state.path = ["d6"];
  assert.deepEqual(texts(), ["b6 +1.5 best", "d5 −0.3"]);
  state.values = { ...values, position: "another" };
  assert.deepEqual(texts(), []);
});

test("a point is spoken with its stone and what may be done there", () => {
  const shown = muehle("wd6 ba7", ["d6-d5"]);
  shown.points[1].inMill = true;
  state.game = liveGame(shown);
  const { label } = shownNow();
  assert.equal(label("d6"), "d6, white stone, can move");
  assert.equal(label("a7"), "a7, black stone, in a mill");
  assert.equal(label("d5"), "d5, empty");
});

test("a column is spoken from the bottom, with what is still free", () => {
  const shown = vierGewinnt("wa1 ba2 wb1", ["2:b2"]);
  const stones = new Map([
    ["a1", /** @type {const} */ ("white")],
    ["a2", /** @type {const} */ ("black")],
  ]);
  assert.deepEqual(
    columnCells(shown, "1").map((cell) => cell.name),
    ["a1", "a2"],
  );
  assert.equal(columnText("1", columnCells(shown, "1"), stones, shown), "1, from the bottom: Yellow, Red, full");
  assert.equal(columnText("2", columnCells(shown, "2"), stones, shown), "2, empty, 2 free");
  state.game = liveGame(shown);
  assert.equal(shownNow().label("2"), "2, from the bottom: Yellow, 1 free, drop a stone");
});

test("a value is short on the board", async () => {
  assert.equal(chip(evaluation({ result: "win", plies: 7 })), "W4", "in moves of the winner, as people count");
  assert.equal(chip(evaluation({ result: "loss", plies: null })), "L");
  assert.equal(chip(evaluation({ result: "draw", plies: 9 })), "D");
  assert.equal(chip(evaluation({ score: -4 })), "±0.0");
  await speaking("de");
  assert.equal(chip(evaluation({ score: -125 })), "−1,3");
});

test("an estimate names the side it favours", () => {
  assert.equal(valueWords(evaluation({ score: 150, side: "black" }), mill), "Black +1.50");
  assert.equal(valueWords(evaluation({ score: -150, side: "black" }), mill), "White +1.50");
  assert.equal(valueWords(evaluation({ score: 150 }), four), "Yellow +1.50");
  assert.equal(valueWords(evaluation({ score: 0 }), mill), "even");
  assert.equal(fullValue(evaluation({ score: 0 }), mill), "even (estimated)");
});

test("a proof of Mühle names the rules it holds under", () => {
  assert.equal(certainty(evaluation({ exact: true }), mill), "proven under klassisch rules");
  assert.equal(certainty(evaluation({ exact: true }), four), "proven");
  assert.equal(certainty(evaluation({}), mill), "estimated");
});

test("a finished game is worth what it ended with", () => {
  assert.equal(ending(ongoing, mill), null);
  const lost = ending({ ...ongoing, over: true, winner: "black" }, four);
  assert.equal(lost?.white, -1);
  assert.equal(lost?.text.en, "Red wins");
  assert.equal(ending({ ...ongoing, over: true }, mill)?.white, 0);
});

test("what is due follows what has been clicked", () => {
  const shown = muehle("wd6", ["d6-d5"], { kind: "move" });
  assert.equal(dueText(shown), "Move a stone along a line.");
  state.path = ["d6"];
  assert.equal(dueText(shown), "Where to? Choose a marked target.");
  state.path = ["d6", "d5"];
  assert.equal(dueText(shown), "", "nothing more, once the move is on its way");
  assert.equal(dueText(null), "");
  assert.equal(dueText({ ...shown, outcome: { ...ongoing, over: true } }), "");
});
