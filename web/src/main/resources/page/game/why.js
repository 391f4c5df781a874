// "Why?": what is asked about a move, and the sentence that is pointed out on the board.

import * as api from "../transport/api.js";
import { state, update } from "../state.js";

/**
 * @import { Played } from "../transport/api.js"
 * @import { Pointed } from "../state.js"
 * @import { Reason } from "../transport/server"
 */

/** Who is told more than this remembers nothing. */
export const MOST_SAID = 3;

/** Exact values that are known make more to say; looking them up again takes no longer. */
const SECONDS_FOR_VALUES = 1.5;

/**
 * Points out a sentence on the board, or no longer.
 *
 * @param {string} key
 * @param {Reason} reason
 */
export function point(key, reason) {
  update({ pointed: state.pointed?.key === key ? null : { key, points: reason.points } });
}

/**
 * The first sentence that is about something on the board is pointed out by itself.
 *
 * @param {Reason[]} reasons
 * @param {string} prefix of the keys of this list
 * @returns {Pointed | null}
 */
export function firstPointed(reasons, prefix) {
  const index = reasons.findIndex((reason) => reason.points.length > 0);
  return index < 0 ? null : { key: `${prefix}-${index}`, points: reasons[index].points };
}

/**
 * What is said about a move, what weighs most first.
 *
 * @param {Played} played
 * @param {string} move
 * @param {boolean} exact whether exact values are known here
 */
export async function reasonsFor(played, move, exact) {
  const { reasons } = await api.reasons(played, move, exact ? SECONDS_FOR_VALUES : 0);
  return reasons.slice(0, MOST_SAID + 1);
}
