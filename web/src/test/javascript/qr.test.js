// QR codes, read back by a slow reader that shares nothing with the writer but the standard.

import assert from "node:assert/strict";
import { test } from "node:test";
import { correction, format, qrCode } from "../../main/resources/page/dialog/qr.js";

test("the codewords for correction are those of the standard's example", () => {
  const hello = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  assert.deepEqual(correction(hello, 10), [196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test("the format of a mask is protected as in the standard", () => {
  assert.equal(format(0).toString(2).padStart(15, "0"), "101010000010010");
  assert.equal(format(5).toString(2).padStart(15, "0"), "100000011001110");
});

/**
 * What is fixed in a code of this size, by the standard's own drawing.
 *
 * @param {number} size
 * @param {number} x
 * @param {number} y
 */
function fixed(size, x, y) {
  const corner = (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8);
  const aligned = size > 21 && Math.abs(x - (size - 7)) <= 2 && Math.abs(y - (size - 7)) <= 2;
  return corner || aligned || x === 6 || y === 6;
}

/**
 * The text of a code with one or two blocks.
 *
 * @param {boolean[][]} code
 */
function read(code) {
  const size = code.length;
  const blocks = size > 29 ? 2 : 1;
  const data = { 21: 16, 25: 28, 29: 44, 33: 64, 37: 86 }[size] ?? 0;
  let word = 0;
  for (const [x, y] of [
    [0, 8],
    [1, 8],
    [2, 8],
    [3, 8],
    [4, 8],
    [5, 8],
    [7, 8],
    [8, 8],
    [8, 7],
    [8, 5],
    [8, 4],
    [8, 3],
    [8, 2],
    [8, 1],
    [8, 0],
  ])
    word = 2 * word + (code[y][x] ? 1 : 0);
  const mask = [0, 1, 2, 3, 4, 5, 6, 7].find((candidate) => format(candidate) === word);
  assert.notEqual(mask, undefined, "the format is one there is");
  /** @type {number[]} */
  const bits = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (!fixed(size, x, y)) bits.push(code[y][x] !== masked(mask ?? 0, y, x) ? 1 : 0);
    }
    up = !up;
  }
  const words = Array.from({ length: bits.length >> 3 }, (_, i) => parseInt(bits.slice(8 * i, 8 * i + 8).join(""), 2));
  const parts = Array.from({ length: blocks }, (_, block) => words.slice(0, data).filter((_, i) => i % blocks === block)).flat();
  const stream = parts.map((part) => part.toString(2).padStart(8, "0")).join("");
  assert.equal(stream.slice(0, 4), "0100", "bytes");
  const length = parseInt(stream.slice(4, 12), 2);
  const bytes = Array.from({ length }, (_, i) => parseInt(stream.slice(12 + 8 * i, 20 + 8 * i), 2));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

/**
 * @param {number} mask
 * @param {number} i row
 * @param {number} j column
 */
function masked(mask, i, j) {
  switch (mask) {
    case 0:
      return (i + j) % 2 === 0;
    case 1:
      return i % 2 === 0;
    case 2:
      return j % 3 === 0;
    case 3:
      return (i + j) % 3 === 0;
    case 4:
      return (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0;
    case 5:
      return ((i * j) % 2) + ((i * j) % 3) === 0;
    case 6:
      return (((i * j) % 2) + ((i * j) % 3)) % 2 === 0;
    default:
      return (((i + j) % 2) + ((i * j) % 3)) % 2 === 0;
  }
}

test("what is written can be read", () => {
  for (const text of [
    "a",
    "http://192.168.178.25:8080/game/abcdefghijkl",
    "http://192.168.178.25:8080/game/abc?und=noch+etwas+mehr",
    "x".repeat(84),
    "Mühle",
  ])
    assert.equal(read(qrCode(text) ?? []), text);
});

test("a text that is too long has no code", () => {
  assert.notEqual(qrCode("x".repeat(106)), null);
  assert.equal(qrCode("x".repeat(107)), null);
});

test("three corners have finders, the fourth has none", () => {
  const code = qrCode("http://192.168.178.25:8080/game/abcdefghijkl") ?? [];
  const last = code.length - 1;
  for (const [x, y] of [
    [0, 0],
    [last - 6, 0],
    [0, last - 6],
  ]) {
    const ring = Array.from({ length: 7 }, (_, i) => code[y][x + i]);
    assert.deepEqual(ring, Array(7).fill(true));
    assert.equal(code[y + 1][x + 1], false);
    assert.equal(code[y + 3][x + 3], true);
  }
});
