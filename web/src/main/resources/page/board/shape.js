// The shape of a board, by game and size: where its points lie and what stands on them.

import * as muehle from "./muehle.js";
import * as vierGewinnt from "./viergewinnt.js";

export function shapeOf(position) {
  return position.game === "muehle" ? muehle : vierGewinnt.boardOf(position.columns, position.rows);
}

/** The kind of stone a side plays with in a game, as the skins name it. */
export function kindOf(game, side) {
  return (game === "muehle" ? muehle : vierGewinnt).kinds[side];
}
