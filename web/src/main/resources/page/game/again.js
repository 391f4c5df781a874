// Another game after the one that is over: with colours swapped, or against a stronger or weaker computer.

import { other, ownSide } from "./people.js";
import { startGame } from "./play.js";
import { remember } from "../settings.js";

/** @import { LiveGame } from "../state.js" */

const LOWEST = 0;
const HIGHEST = 10;

/**
 * The level to try next against the computer: one more after a win, one less after a loss; null where there is none.
 *
 * @param {LiveGame} game
 * @returns {{ level: number, higher: boolean } | null}
 */
export function nextLevel(game) {
  const own = ownSide(game);
  const { winner } = game.outcome;
  if (!own || !winner) return null;
  const [, number] = /^level:(\d+)$/.exec(game.players[other(own)].words) ?? [];
  if (number === undefined) return null;
  const higher = winner === own;
  const level = Number(number) + (higher ? 1 : -1);
  return level < LOWEST || level > HIGHEST ? null : { level, higher };
}

/**
 * @param {LiveGame} game
 * @param {{ white: string, black: string }} players
 */
const beginLike = ({ game, variant, start, seconds }, players) => startGame({ game, variant, position: start, seconds, ...players });

/**
 * The same once more; against a computer with colours swapped.
 *
 * @param {LiveGame} game
 */
export function playAgain(game) {
  const { white, black } = game.players;
  const swapped = ownSide(game) !== null;
  return beginLike(game, swapped ? { white: black.words, black: white.words } : { white: white.words, black: black.words });
}

/**
 * The same against another level, which from now on is the usual one.
 *
 * @param {LiveGame} game
 * @param {number} level
 */
export function playLevel(game, level) {
  const own = ownSide(game);
  const words = `level:${level}`;
  remember("opponent", words);
  return beginLike(game, own === "black" ? { white: words, black: "human" } : { white: "human", black: words });
}
