// What this browser remembers of puzzles: the person's strength, what was solved, days, streaks and runs.

import { remember, setting } from "../settings.js";
import { BEGINNER } from "./glicko.js";

/** @import { Strength } from "./glicko.js" */
/** @import { GameName } from "../transport/transport" */

/**
 * @typedef {object} Kept
 * @property {Strength} strength
 * @property {string[]} solved
 * @property {string[]} days days whose puzzle was solved, the last ones
 * @property {number} streak the longest
 * @property {number} run the most in three minutes
 */

const MOST_DAYS = 400;

/** @param {GameName} game */
const nameOf = (game) => `puzzles.${game}`;

/**
 * @param {GameName} game
 * @returns {Kept}
 */
export function kept(game) {
  /** @type {Kept} */
  const fresh = { strength: BEGINNER, solved: [], days: [], streak: 0, run: 0 };
  try {
    return { ...fresh, ...JSON.parse(setting(nameOf(game)) ?? "{}") };
  } catch {
    return fresh;
  }
}

/**
 * @param {GameName} game
 * @param {Partial<Kept>} change
 */
export function keep(game, change) {
  const next = { ...kept(game), ...change };
  next.days = next.days.slice(-MOST_DAYS);
  remember(nameOf(game), JSON.stringify(next));
}

/**
 * How many days in a row, up to a day or the one before it, had their puzzle solved.
 *
 * @param {string[]} days
 * @param {string} today
 */
export function daysInARow(days, today) {
  const solved = new Set(days);
  const at = new Date(`${today}T12:00:00Z`);
  let count = 0;
  if (!solved.has(today)) at.setUTCDate(at.getUTCDate() - 1);
  while (solved.has(at.toISOString().slice(0, 10))) {
    count++;
    at.setUTCDate(at.getUTCDate() - 1);
  }
  return count;
}
