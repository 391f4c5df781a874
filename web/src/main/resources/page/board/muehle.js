// Geometry and drawing of the Mühle board. It knows where points lie, not how the game is played.

import { svg } from "../element/svg.js";

/** @import { Kind, Skin } from "../skin/skin.js" */
/** @import { Side } from "../transport/transport" */
/** @import { Control, Place } from "./shape.js" */

const LETTERS = "abcdefg";

/**
 * The 24 points: coordinate -> place in a drawing of 160 × 160. Three squares around an empty centre.
 *
 * @type {Record<string, Place>}
 */
export const points = {};
for (let ring = 3; ring >= 1; ring--) {
  for (const across of [-ring, 0, ring]) {
    for (const up of [-ring, 0, ring]) {
      if (across !== 0 || up !== 0) points[LETTERS[3 + across] + (4 + up)] = { x: 80 + 20 * across, y: 80 - 20 * up };
    }
  }
}

/**
 * The lines as they are drawn: three points each, from the geometry.
 *
 * @type {string[][]}
 */
export const lines = [];
/** @type {["x" | "y", "x" | "y"][]} */
const DIRECTIONS = [
  ["y", "x"],
  ["x", "y"],
];
for (const [along, fixed] of DIRECTIONS) {
  for (let at = 20; at <= 140; at += 20) {
    const onLine = Object.keys(points)
      .filter((point) => points[point][fixed] === at)
      .sort((a, b) => points[a][along] - points[b][along]);
    for (let first = 0; first < onLine.length; first += 3) lines.push(onLine.slice(first, first + 3));
  }
}

export const falls = false;
export const size = { width: 160, height: 160 };
/** @type {Record<Side, Kind>} */
export const kinds = { white: "white", black: "black" };

/**
 * Controls of the board: id, place and size of the click area.
 *
 * @returns {Control[]}
 */
export function controls() {
  return Object.entries(points).map(([id, { x, y }]) => ({ id, x, y, width: 20, height: 20 }));
}

/** @param {string} id */
export function spot(id) {
  return points[id];
}

/** @param {Skin} skin */
export function ground(skin) {
  const group = svg(
    "g",
    {},
    skin.muehleGround(
      points,
      lines.map(([from, , to]) => [from, to]),
    ),
  );
  const names = svg("g", { class: "coordinates", "aria-hidden": "true" });
  for (let i = 0; i < 7; i++) {
    names.append(svg("text", { x: 20 + 20 * i, y: 157.4 }, LETTERS[i]), svg("text", { x: 4, y: 141.6 - 20 * i }, String(i + 1)));
  }
  group.append(names);
  return group;
}

export function front() {
  return svg("g", {});
}

/**
 * The drawn lines through a point whose other points hold stones of this side: what a pending capture has closed.
 *
 * @param {string} id
 * @param {Map<string, Side>} stones
 * @param {Side} side
 */
export function linesThrough(id, stones, side) {
  return lines.filter((line) => line.includes(id) && line.every((point) => point === id || stones.get(point) === side));
}

/**
 * The nearest control in the direction of an arrow key.
 *
 * @param {string} id
 * @param {number} dx
 * @param {number} dy
 */
export function neighbour(id, dx, dy) {
  const from = points[id];
  /** @type {string | null} */
  let best = null;
  let least = Infinity;
  for (const [other, { x, y }] of Object.entries(points)) {
    const ahead = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    if (ahead <= 0) continue;
    const cost = ahead + aside * 2.5;
    if (cost < least) [best, least] = [other, cost];
  }
  return best;
}
