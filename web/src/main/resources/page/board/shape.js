// The shape of a board, by game and size: where its points lie and what stands on them.

import * as muehle from "./muehle.js";
import * as vierGewinnt from "./viergewinnt.js";

/** @import { GameName, Side } from "../transport/transport" */
/** @import { Kind, Skin } from "../skin/skin.js" */

/**
 * @typedef {{ x: number, y: number }} Place
 * @typedef {{ id: string, x: number, y: number, width: number, height: number }} Control
 */

/**
 * @typedef {object} Shape
 * @property {Record<Side, Kind>} kinds
 * @property {{ width: number, height: number }} size
 * @property {boolean} falls whether stones fall in from above
 * @property {(id: string) => Place} spot
 * @property {() => Control[]} controls
 * @property {(skin: Skin) => SVGElement} ground what lies under the stones
 * @property {(skin: Skin) => SVGElement} front what stands before them
 * @property {(id: string, stones: Map<string, Side>, side: Side) => string[][]} linesThrough lines that a stone here closes
 * @property {(id: string, dx: number, dy: number) => string | null} neighbour the next control in a direction
 */

/**
 * @param {{ game: GameName, columns: number, rows: number }} position
 * @returns {Shape}
 */
export function shapeOf(position) {
  return position.game === "muehle" ? muehle : vierGewinnt.boardOf(position.columns, position.rows);
}

/**
 * The kind of stone a side plays with in a game, as the skins name it.
 *
 * @param {GameName} game
 * @param {Side} side
 */
export function kindOf(game, side) {
  return (game === "muehle" ? muehle : vierGewinnt).kinds[side];
}
