// Positions asked once and remembered, for paging back and forth.

import * as api from "./api.js";

/** @import { Position } from "./server" */
/** @import { GameName } from "./transport" */

const MOST = 600;

/** @type {Map<string, Position>} */
const known = new Map();

/**
 * A Position for a text (and moves from it).
 *
 * @param {GameName} game
 * @param {string | null} variant
 * @param {string | null} text
 * @param {string[]} [moves]
 */
export async function positionOf(game, variant, text, moves = []) {
  const key = JSON.stringify([game, variant, text, moves]);
  const remembered = known.get(key);
  if (remembered) return remembered;
  const asked = await api.position(game, variant, text, moves);
  if (known.size > MOST) known.clear();
  known.set(key, asked);
  return asked;
}
