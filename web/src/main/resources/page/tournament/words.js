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
 * How far it has come, in words.
 *
 * @param {Pick<Tournament, "progress" | "state">} tournament
 */
export function progressWords({ progress, state }) {
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
 * What is played, in words: format, rules, time.
 *
 * @param {Pick<Tournament, "format" | "game" | "variant" | "moveTime">} tournament
 */
export const kindWords = ({ format, game, variant, moveTime }) =>
  [
    t(`tournament.format.${format}`),
    `${t(`game.${game}`)}, ${rulesWords(game, variant)}`,
    t("tournament.time", { seconds: String(moveTime).replace(".", t("decimal")) }),
  ].join(" · ");

/**
 * Where a game of the tournament is watched.
 *
 * @param {string} label
 */
export const gamePath = (label) => `/tournament/${label}`;
