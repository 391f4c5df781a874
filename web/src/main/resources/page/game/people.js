// Two people in one game: what they are called, and whether they are there.

import { sideName, t } from "../language/language.js";
import { remember, setting } from "../settings.js";

/** @import { LiveGame } from "../state.js" */
/** @import { Side } from "../transport/transport" */

/** What a name may have at most, as the server counts. */
export const LONGEST_NAME = 60;

/** Letters that are written from the right: such a name keeps its direction to itself. */
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** From so many seconds of absence on, a game may be ended without the other. */
const LONG = 600;

/**
 * @param {Side} side
 * @returns {Side}
 */
export const other = (side) => (side === "white" ? "black" : "white");

/**
 * The one side that the person at this page plays; null for those who play both, or watch.
 *
 * @param {LiveGame} game
 */
export const ownSide = ({ you }) => (you.sides.length === 1 ? you.sides[0] : null);

/**
 * Whether somebody else plays the other side, from another device.
 *
 * @param {LiveGame} game
 */
export function opposed(game) {
  const own = ownSide(game);
  if (!own) return false;
  const { kind, seat } = game.players[other(own)];
  return kind === "human" && seat === "taken";
}

/**
 * The name somebody goes by here: null if they were never asked, empty if they would rather have none.
 *
 * @returns {string | null}
 */
export const ownName = () => setting("name");

/** @param {string} name */
export const rememberName = (name) => remember("name", name.trim());

/**
 * What a side is called: by the name of who plays it, or else by its colour.
 *
 * @param {LiveGame} game
 * @param {Side} side
 */
export function playerName(game, side) {
  const { kind, name } = game.players[side];
  if (kind !== "human" || !name) return sideName(game.position, side);
  return FROM_THE_RIGHT.test(name) ? `\u2068${name}\u2069` : name;
}

/**
 * Whether this is a game of two people on two devices, one of whom is here.
 *
 * @param {LiveGame} game
 */
export function amongPeople(game) {
  const own = ownSide(game);
  return own !== null && !game.path && game.players[other(own)].kind === "human";
}

/**
 * For how many seconds somebody has been away, so many milliseconds after the server said it.
 *
 * @param {LiveGame} game
 * @param {Side} side
 * @param {number} since
 */
function awayFor({ players }, side, since) {
  const { away } = players[side];
  return away === null ? null : away + since / 1000;
}

/**
 * Whether somebody is there, in few words; nothing where that is not known.
 *
 * @param {LiveGame} game
 * @param {Side} side
 * @param {number} since
 */
export function presenceWords(game, side, since) {
  const { name, presence } = game.players[side];
  if (presence === "left") return name ? t("presence.left.name", { name: playerName(game, side) }) : t("presence.left");
  if (presence === "here") return t("presence.here");
  if (presence !== "away") return "";
  const seconds = awayFor(game, side, since);
  const minutes = Math.floor((seconds ?? 0) / 60);
  if (minutes === 0) return t("presence.away");
  if (minutes >= 60) return t("presence.away.long");
  return t(minutes === 1 ? "presence.away.minute" : "presence.away.minutes", { minutes });
}

/**
 * Whether the other player has been away for so long that one need not wait any more.
 *
 * @param {LiveGame} game
 * @param {number} since
 */
export function mayCallOff(game, since) {
  const own = ownSide(game);
  if (!own || !amongPeople(game) || game.outcome.over) return false;
  const { presence } = game.players[other(own)];
  return presence === "away" && (awayFor(game, other(own), since) ?? 0) >= LONG;
}
