// Geometry and drawing of the Vier-Gewinnt board of any size; columns are numbered from 1.

import { svg } from "../element/svg.js";

/** @import { Kind } from "../skin/skin.js" */
/** @import { Side } from "../transport/transport" */
/** @import { Shape } from "./shape.js" */

const TOP = 26;

/** @type {Record<Side, Kind>} */
export const kinds = { white: "yellow", black: "red" };

/**
 * A board of the given number of columns and rows, with the same shape as the Mühle board module.
 *
 * @param {number} columns
 * @param {number} rows
 * @returns {Shape}
 */
export function boardOf(columns, rows) {
  const size = { width: columns * 20 + 20, height: TOP + rows * 20 + 12 };
  /**
   * Cells are named a1 (bottom left) and so on; a control, named by its column, lies above the stand.
   *
   * @param {string} id
   */
  const spot = (id) => {
    if (/^\d/.test(id)) return { x: Number(id) * 20, y: 11 };
    return { x: (id.charCodeAt(0) - 96) * 20, y: TOP + (rows - Number(id.slice(1))) * 20 + 10 };
  };
  return {
    kinds,
    size,
    falls: true,
    spot,
    controls: () =>
      Array.from({ length: columns }, (_, i) => ({
        id: String(i + 1),
        x: 20 + i * 20,
        y: size.height / 2,
        width: 20,
        height: size.height,
      })),
    ground: (skin) => skin.vierBack(columns, rows, TOP),
    front: (skin) => {
      const group = svg("g", {}, skin.vierFront(columns, rows, TOP));
      const names = svg("g", { class: "coordinates", "aria-hidden": "true" });
      for (let i = 1; i <= columns; i++) names.append(svg("text", { x: i * 20, y: TOP + rows * 20 + 4.4 }, String(i)));
      group.append(names);
      return group;
    },
    linesThrough: () => [],
    neighbour: (id, dx) => {
      const next = Number(id) + dx;
      return dx !== 0 && next >= 1 && next <= columns ? String(next) : null;
    },
  };
}
