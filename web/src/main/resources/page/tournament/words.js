// A tournament in words and figures.

import { variantTitle } from "../catalogue.js";
import { t } from "../language/language.js";

/** @import { Tournament } from "../transport/server" */

/**
 * Points as people write them, with halves.
 *
 * @param {number} value
 */
export const points = (value) => {
  const whole = Math.floor(value);
  const rest = value - whole;
  if (rest === 0) return String(whole);
  return rest === 0.5 ? `${whole || ""}½` : value.toFixed(2).replace(".", t("decimal"));
};

/**
 * A number with its sign.
 *
 * @param {number} value
 */
export function signed(value) {
  if (value === 0) return "±0";
  return value > 0 ? `+${value}` : `−${-value}`;
}

/**
 * How far it has come, in words; before the first game whose program is being looked at.
 *
 * @param {Pick<Tournament, "progress" | "state" | "examined">} tournament
 */
export function progressWords({ progress, state, examined }) {
  if (state === "preparing") return examined === null ? t("tournament.preparing") : t("tournament.examined", { name: examined });
  const parts = [t("tournament.played", progress)];
  if (state !== "running") parts.push(t(`tournament.${state}`));
  else if (progress.secondsLeft !== null) parts.push(t("tournament.left", { time: duration(progress.secondsLeft) }));
  return parts.join(" · ");
}

/** @param {number} seconds */
function duration(seconds) {
  if (seconds < 90) return t("tournament.seconds", { count: Math.max(1, Math.round(seconds)) });
  if (seconds < 5400) return t("tournament.minutes", { count: Math.round(seconds / 60) });
  return t("tournament.hours", { count: (seconds / 3600).toFixed(1).replace(".", t("decimal")) });
}

/**
 * Rules by their name, a size by its figures.
 *
 * @param {Tournament["game"]} game
 * @param {string} variant
 */
const rulesWords = (game, variant) =>
  game === "muehle" ? t("rules.name", { rules: variantTitle(game, variant) }) : variantTitle(game, variant);

/**
 * For each move the same time, or a clock for the whole game.
 *
 * @param {number} moveTime
 * @param {string | null} clock
 */
function timeWords(moveTime, clock) {
  if (!clock) return t("tournament.time", { seconds: String(moveTime).replace(".", t("decimal")) });
  const [game, move] = clock.split("+");
  return t("tournament.clock", { game, move });
}

/**
 * What is played, in words: format, rules, time.
 *
 * @param {Pick<Tournament, "format" | "game" | "variant" | "moveTime" | "clock">} tournament
 */
export const kindWords = ({ format, game, variant, moveTime, clock }) =>
  [t(`tournament.format.${format}`), `${t(`game.${game}`)}, ${rulesWords(game, variant)}`, timeWords(moveTime, clock)].join(" · ");

/**
 * The points of a cell of the cross table, `1½0-`; other signs, of who has not met or is oneself, stay.
 *
 * @param {string} cell
 */
export function cellPoints(cell) {
  if (!/^[01½-]+$/.test(cell)) return cell;
  const sum = [...cell].reduce((total, sign) => total + ({ 1: 1, "½": 0.5 }[sign] ?? 0), 0);
  return points(sum);
}

/**
 * Who has won, when all is played; several where they share the first place.
 *
 * @param {Pick<Tournament, "state" | "standings">} tournament
 */
export function winnerWords({ state, standings }) {
  const first = standings.filter((row) => row.rank === 1);
  if (state !== "finished" || first.length === 0) return "";
  const names = first.map((row) => row.name).join(", ");
  return t(first.length === 1 ? "tournament.winner" : "tournament.winners", { names, points: points(first[0].points) });
}

/**
 * Failures with the same player and reason, folded into one, in the order in which they first happened.
 *
 * @template {Pick<Tournament["forfeits"][number], "player" | "reason">} F
 * @param {F[]} forfeits
 */
export function folded(forfeits) {
  /** @type {Map<string, F[]>} */
  const groups = new Map();
  for (const forfeit of forfeits) {
    // Times and moves differ from game to game; what went wrong does not.
    const key = `${forfeit.player} ${forfeit.reason.en.replace(/\d+/g, "#")}`;
    groups.set(key, [...(groups.get(key) ?? []), forfeit]);
  }
  return [...groups.values()];
}

/**
 * Where a game of the tournament is watched.
 *
 * @param {string} label
 */
export const gamePath = (label) => `/tournament/${label}`;
