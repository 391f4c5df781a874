// Which puzzle comes next: that of the day, one of a theme and a difficulty, one harder than the last.

/** @import { Puzzles } from "../transport/server" */

/** @typedef {Puzzles["puzzles"][number]} Entry */

/**
 * A number that follows from a text, the same everywhere.
 *
 * @param {string} text
 */
export function hash(text) {
  let value = 2166136261;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619) >>> 0;
  return value;
}

/** @param {Entry} entry */
export const ratingOf = (entry) => entry.rating ?? 1500;

/**
 * The day at the place of who asks, as in 2026-11-17.
 *
 * @param {Date} now
 */
export function dayOf(now) {
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/**
 * The puzzle of a day, the same for everybody: neither of the easiest quarter nor of the hardest.
 *
 * @param {Entry[]} puzzles the easiest first
 * @param {string} day
 */
export function ofTheDay(puzzles, day) {
  const middle = puzzles.slice(Math.floor(puzzles.length / 4), Math.ceil((puzzles.length * 3) / 4));
  return middle[hash(day) % middle.length];
}

/**
 * One near a rating that has not been solved yet; if all have, any.
 *
 * @param {Entry[]} puzzles
 * @param {number} rating
 * @param {Set<string>} solved
 * @param {() => number} chance from 0 to 1
 */
export function near(puzzles, rating, solved, chance) {
  const open = puzzles.filter((entry) => !solved.has(entry.id));
  const pool = open.length > 0 ? open : puzzles;
  const nearest = [...pool].sort((a, b) => Math.abs(ratingOf(a) - rating) - Math.abs(ratingOf(b) - rating)).slice(0, 12);
  return nearest[Math.floor(chance() * nearest.length)] ?? null;
}

/**
 * Those of a theme; without one, all.
 *
 * @param {Entry[]} puzzles
 * @param {string} theme
 */
export const withTheme = (puzzles, theme) => (theme ? puzzles.filter((entry) => entry.themes.includes(theme)) : puzzles);

/**
 * The themes there are, those of most puzzles first.
 *
 * @param {Entry[]} puzzles
 */
export function themesOf(puzzles) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { themes } of puzzles) for (const theme of themes) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([theme]) => theme);
}

/**
 * What a move is in a puzzle: wrong, the last one, or followed by a reply.
 *
 * @param {string[][]} solutions
 * @param {string[]} played the moves before it, replies included
 * @param {string} move
 * @returns {{ right: false } | { right: true, solved: boolean, reply: string | null }}
 */
export function judge(solutions, played, move) {
  const longer = [...played, move];
  const lines = solutions.filter((line) => longer.every((made, i) => line[i] === made));
  if (lines.length === 0) return { right: false };
  const solved = lines.some((line) => line.length === longer.length);
  return { right: true, solved, reply: solved ? null : lines[0][longer.length] };
}
