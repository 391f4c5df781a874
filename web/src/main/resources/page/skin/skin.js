// The skin that draws boards and stones in the look that is chosen.

import { svg } from "../element/svg.js";
import { pixelLook } from "./looks.js";
import * as wood from "./wood.js";

/** @import { Place } from "../board/shape.js" */

/**
 * A kind of stone; each looks different, never by its colour alone.
 *
 * @typedef {"white" | "black" | "yellow" | "red"} Kind
 */

/**
 * What draws a look. Both skins draw the same things, each in its own way; `top` is where the stand of Vier Gewinnt begins.
 *
 * @typedef {object} Skin
 * @property {(points: Record<string, Place>, lines: [string, string][]) => SVGElement} muehleGround
 * @property {(columns: number, rows: number, top: number) => SVGElement} vierBack
 * @property {(columns: number, rows: number, top: number) => SVGElement} vierFront
 * @property {(kind: Kind) => SVGElement} stone
 */

/** @returns {Skin} */
export const skin = () => pixelLook() ?? wood;

/**
 * What boards and stones refer to by its name lies once in the page, where nothing is ever hidden: a name leads to the
 * first thing that bears it, and one inside something hidden paints nothing.
 */
export function layOutDefinitions() {
  document.body.append(svg("svg", { id: "definitions", "aria-hidden": "true", width: 0, height: 0 }, wood.definitions()));
}

/**
 * One stone, as a picture of its own.
 *
 * @param {Skin} skin
 * @param {Kind} kind
 */
export function miniature(skin, kind) {
  return svg("svg", { viewBox: "-9.5 -9.5 19 19", class: "miniature" }, skin.stone(kind));
}
