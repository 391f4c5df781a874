// What the games of somebody say about them: results for their side, wins by level, the level to try next. Pure.

/**
 * @import { Games } from "../transport/server"
 * @import { GameName, Side } from "../transport/transport"
 *
 * @typedef {Games["games"][number]} Line
 * @typedef {"open" | "won" | "drawn" | "lost" | "over"} Result
 */

const LEVEL = /^level:(\d+)$/;
const HIGHEST = 10;
/** So many of the last games at a level decide. */
const LAST = 3;

/**
 * The side that the person played against a computer; null where two people play, or none.
 *
 * @param {Line} line
 * @returns {Side | null}
 */
export function ownSide({ white, black }) {
  if ((white === "human") === (black === "human")) return null;
  return white === "human" ? "white" : "black";
}

/**
 * How a game ended for the person; `over` where nobody can say whose win it was.
 *
 * @param {Line} line
 * @returns {Result}
 */
export function resultOf(line) {
  const { outcome } = line;
  if (!outcome.over) return "open";
  if (!outcome.winner) return outcome.result === "*" ? "over" : "drawn";
  const side = ownSide(line);
  if (!side) return "over";
  return outcome.winner === side ? "won" : "lost";
}

/**
 * The level of the computer in a game, if it was one.
 *
 * @param {Line} line
 */
export function levelOf(line) {
  const side = ownSide(line);
  const found = side && LEVEL.exec(side === "white" ? line.black : line.white);
  return found ? Number(found[1]) : null;
}

/**
 * Results against each level that was played, the lowest first.
 *
 * @param {Line[]} lines
 */
export function byLevel(lines) {
  /** @type {Map<number, { level: number, won: number, drawn: number, lost: number }>} */
  const levels = new Map();
  for (const line of lines) {
    const level = levelOf(line);
    const result = resultOf(line);
    if (level === null || (result !== "won" && result !== "drawn" && result !== "lost")) continue;
    const row = levels.get(level) ?? { level, won: 0, drawn: 0, lost: 0 };
    row[result]++;
    levels.set(level, row);
  }
  return [...levels.values()].sort((a, b) => a.level - b.level);
}

/**
 * The level to try next at a game: one higher after two wins in the last three games at the level played last, one lower
 * after three losses, else the same; null without a finished game against a level.
 *
 * @param {Line[]} lines the one changed last first
 * @param {GameName} game
 */
export function nextLevel(lines, game) {
  const played = lines.filter((line) => line.game === game && levelOf(line) !== null && ["won", "drawn", "lost"].includes(resultOf(line)));
  const level = played.length ? levelOf(played[0]) : null;
  if (level === null) return null;
  const last = played.filter((line) => levelOf(line) === level).slice(0, LAST);
  if (last.filter((line) => resultOf(line) === "won").length >= 2) return Math.min(HIGHEST, level + 1);
  if (last.length === LAST && last.every((line) => resultOf(line) === "lost")) return Math.max(0, level - 1);
  return level;
}
