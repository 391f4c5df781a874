// The shapes of the boards, grown from their geometry.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, linesThrough, neighbour, points } from "../../main/resources/page/board/muehle.js";
import { kindOf, shapeOf } from "../../main/resources/page/board/shape.js";

test("a Mühle board has 24 points and 16 lines of three, and each point lies on two of them", () => {
  assert.equal(Object.keys(points).length, 24);
  assert.equal(lines.length, 16);
  for (const point of Object.keys(points)) assert.equal(lines.filter((line) => line.includes(point)).length, 2, point);
  for (const line of lines) assert.equal(line.length, 3);
});

test("arrow keys lead from point to point and not out of the board", () => {
  assert.equal(neighbour("a7", 1, 0), "d7");
  assert.equal(neighbour("d7", 0, 1), "d6");
  assert.equal(neighbour("d5", 0, 1), "d3");
  assert.equal(neighbour("a7", -1, 0), null);
});

test("a stone closes the lines whose other two points are its own", () => {
  const stones = new Map([
    ["a7", /** @type {const} */ ("white")],
    ["d7", /** @type {const} */ ("white")],
    ["g4", /** @type {const} */ ("black")],
  ]);
  assert.deepEqual(linesThrough("g7", stones, "white"), [["a7", "d7", "g7"]]);
  assert.deepEqual(linesThrough("g7", stones, "black"), []);
});

test("a stand of any size has a control for every column and its cells inside it", () => {
  const shape = shapeOf({ game: "viergewinnt", columns: 9, rows: 5 });
  assert.deepEqual(
    shape.controls().map(({ id }) => id),
    ["1", "2", "3", "4", "5", "6", "7", "8", "9"],
  );
  for (const cell of ["a1", "i5"]) {
    const { x, y } = shape.spot(cell);
    assert.ok(x > 0 && x < shape.size.width && y > 0 && y < shape.size.height, cell);
  }
  assert.ok(shape.spot("a1").y > shape.spot("a2").y, "row 1 is at the bottom");
  assert.equal(shape.neighbour("1", -1, 0), null);
  assert.equal(shape.neighbour("1", 1, 0), "2");
  assert.equal(shape.neighbour("9", 1, 0), null);
});

test("the two sides play with stones of their game", () => {
  assert.deepEqual([kindOf("muehle", "white"), kindOf("muehle", "black")], ["white", "black"]);
  assert.deepEqual([kindOf("viergewinnt", "white"), kindOf("viergewinnt", "black")], ["yellow", "red"]);
});
