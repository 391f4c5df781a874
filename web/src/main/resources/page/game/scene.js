// A move that somebody else made, shown as it would be on a table: the stone comes, the mill glows, a stone is taken.
// One motion after the other; what is being shown stands in `state.scene`.

import { play as sound } from "../skin/sounds.js";
import { timeOf } from "../skin/motion.js";
import { state, update } from "../state.js";

/**
 * @import { Phase } from "../state.js"
 * @import { Entry } from "../transport/server"
 */

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
let afterwards = () => {};

/**
 * What is to be seen of a move, in order.
 *
 * @param {Pick<Entry, "column" | "closed" | "captured">} entry
 * @returns {Phase[]}
 */
export function phasesOf({ column, closed, captured }) {
  if (column) return ["move"];
  return ["move", ...(closed.length ? /** @type {const} */ (["mill"]) : []), ...(captured ? /** @type {const} */ (["take"]) : [])];
}

/**
 * Shows a move that the game has just come to; `done` is called when all of it was seen, or left out.
 *
 * @param {Entry} entry
 * @param {() => void} done
 */
export function showMove(entry, done) {
  finishScene();
  afterwards = done;
  next(entry, phasesOf(entry));
}

/**
 * @param {Entry} entry
 * @param {Phase[]} phases
 */
function next(entry, [phase, ...later]) {
  if (!phase) {
    finishScene();
    return;
  }
  update({ scene: { entry, phase } });
  if (phase === "mill" || phase === "take") sound(phase);
  else if (entry.column) sound("drop");
  const time = timeOf(phase === "move" && entry.column ? "fall" : phase);
  timer = setTimeout(() => {
    if (phase === "move" && !entry.column && later.length === 0) sound(entry.from ? "move" : "place");
    next(entry, later);
  }, time);
}

/** Brings what is being shown to its end at once; true if there was something. */
export function finishScene() {
  clearTimeout(timer);
  if (!state.scene) return false;
  update({ scene: null });
  const done = afterwards;
  afterwards = () => {};
  done();
  return true;
}
