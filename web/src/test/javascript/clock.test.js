// The clocks of two people, between two words of the server.

import assert from "node:assert/strict";
import { test } from "node:test";
import { clockText, secondsLeft } from "../../main/resources/page/panel/clock.js";
import { speaking } from "./language.js";

const clock = /** @type {const} */ ({ base: 300, increment: 3, white: 61.5, black: 9, running: "white" });

test("only the clock that runs is counted down, and never below zero", () => {
  assert.equal(secondsLeft(clock, "white", 1500), 60);
  assert.equal(secondsLeft(clock, "black", 1500), 9);
  assert.equal(secondsLeft(clock, "white", 100_000), 0);
  assert.equal(secondsLeft({ ...clock, running: null }, "white", 1500), 61.5);
});

test("a clock shows minutes and seconds, and tenths when they count", async () => {
  await speaking("de");
  assert.equal(clockText(300), "5:00");
  assert.equal(clockText(59.2), "1:00");
  assert.equal(clockText(12), "0:12");
  assert.equal(clockText(9.96), "0:09,9");
  assert.equal(clockText(0), "0:00,0");
  await speaking(null);
});
