// A move in one sentence, for the eye and for the ear.

import { sideName, t } from "../language/language.js";

/** @import { Entry, SideNames } from "../transport/server" */

/**
 * What a move did: "Black moves from d7 to d6, closes a mill and takes b4."
 *
 * @param {Entry} entry
 * @param {{ sideNames: SideNames }} game
 * @param {string} [who] what the player is called, if not by the colour
 */
export function moveTold(entry, game, who = sideName(game, entry.side)) {
  return t(`tell.${wayOf(entry)}${effectOf(entry)}`, { ...entry, side: who });
}

/** @param {Entry} entry */
function wayOf(entry) {
  if (entry.column) return "drop";
  return entry.from ? "move" : "place";
}

/** @param {Entry} entry */
function effectOf(entry) {
  if (entry.column) return "";
  if (entry.captured) return ".take";
  return entry.closed.length ? ".mill" : "";
}
