// The wooden boards and stones. Colours are CSS custom properties (wood.css);
// the grain is grown here from a few sines around a knot, the same every time.

import { round, seeded, svg } from "../element/svg.js";

/** @import { Place } from "../board/shape.js" */
/** @import { Kind } from "./skin.js" */

/**
 * Wood grain inside a rectangle: lines that follow each other and flow around one knot.
 *
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {number} seed
 */
function grain(x, y, width, height, seed, spacing = 1.9) {
  const random = seeded(seed);
  const phase = [random() * 6, random() * 6, random() * 6];
  const knot = { x: x + width * (0.2 + 0.6 * random()), y: y + height * (0.25 + 0.5 * random()), size: 5 + 4 * random() };
  const group = svg("g", { class: "grain" });
  let paths = ["", "", ""];
  for (let top = y - 8; top < y + height + 8; top += spacing * (0.5 + random())) {
    const drift = random() * 0.8;
    let path = "";
    for (let across = x; across <= x + width + 0.01; across += width / 26) {
      const wave =
        2.2 * Math.sin(across / 47 + phase[0] + top / 90) +
        0.8 * Math.sin(across / 17 + phase[1] + top / 30) +
        drift * Math.sin(across / 9 + phase[2]);
      const away = (across - knot.x) / (knot.size * 2.4);
      const push = (knot.size * Math.exp(-away * away)) / (1 + Math.abs(top - knot.y) / knot.size);
      const line = top + wave + (top < knot.y ? -push : push);
      const held = Math.min(Math.max(line, y), y + height);
      path += `${path ? "L" : "M"}${round(across)} ${round(held)}`;
    }
    paths[Math.floor(random() * 3)] += path;
  }
  paths.forEach((path, index) => group.append(svg("path", { d: path, class: `grain-${index}`, fill: "none" })));
  return group;
}

/**
 * @param {string} id
 * @param {[number, string][]} stops
 * @param {Record<string, number>} attributes
 */
function gradient(id, stops, attributes = {}) {
  const element = svg("radialGradient", { id, cx: 0.38, cy: 0.3, r: 0.8, ...attributes });
  for (const [offset, name] of stops) element.append(svg("stop", { offset, class: name }));
  return element;
}

/** Gradients that boards and stones refer to; skin.js lays them out once. */
export function definitions() {
  return svg(
    "defs",
    {},
    gradient("wood-white", [
      [0, "wood-white-high"],
      [0.6, "wood-white-mid"],
      [1, "wood-white-low"],
    ]),
    gradient("wood-black", [
      [0, "wood-black-high"],
      [0.6, "wood-black-mid"],
      [1, "wood-black-low"],
    ]),
    gradient("wood-yellow", [
      [0, "wood-yellow-high"],
      [0.6, "wood-yellow-mid"],
      [1, "wood-yellow-low"],
    ]),
    gradient("wood-red", [
      [0, "wood-red-high"],
      [0.6, "wood-red-mid"],
      [1, "wood-red-low"],
    ]),
    gradient(
      "wood-shadow",
      [
        [0.55, "wood-shadow-in"],
        [1, "wood-shadow-out"],
      ],
      { cx: 0.5, cy: 0.5, r: 0.5 },
    ),
    gradient(
      "wood-sheen",
      [
        [0, "wood-sheen-in"],
        [1, "wood-sheen-out"],
      ],
      { cx: 0.3, cy: 0.2, r: 0.9 },
    ),
  );
}

/**
 * The Mühle board: a framed panel with inlaid lines and drilled points.
 *
 * @param {Record<string, Place>} points
 * @param {[string, string][]} lines
 */
export function muehleGround(points, lines) {
  const group = svg("g", { class: "ground wood" });
  group.append(
    svg("rect", { x: 0, y: 0, width: 160, height: 160, rx: 5, class: "wood-frame" }),
    svg("rect", { x: 0.6, y: 0.6, width: 158.8, height: 158.8, rx: 4.6, class: "wood-frame-edge" }),
    svg("rect", { x: 8, y: 8, width: 144, height: 144, rx: 2, class: "wood-panel" }),
    grain(8.4, 8.4, 143.2, 143.2, 41),
    svg("rect", { x: 8, y: 8, width: 144, height: 144, rx: 2, fill: "url(#wood-sheen)" }),
    svg("rect", { x: 8, y: 8, width: 144, height: 144, rx: 2, class: "wood-panel-edge" }),
  );
  for (const [a, b] of lines) {
    const ends = { x1: points[a].x, y1: points[a].y, x2: points[b].x, y2: points[b].y };
    group.append(
      svg("line", { ...ends, class: "wood-inlay-light", transform: "translate(.35 .45)" }),
      svg("line", { ...ends, class: "wood-inlay" }),
    );
  }
  for (const { x, y } of Object.values(points)) {
    group.append(
      svg("circle", { cx: x + 0.25, cy: y + 0.35, r: 2.7, class: "wood-hole-light" }),
      svg("circle", { cx: x, cy: y, r: 2.5, class: "wood-hole" }),
    );
  }
  return group;
}

/**
 * The back of the Vier-Gewinnt stand, seen through the holes.
 *
 * @param {number} width
 * @param {number} height
 * @param {number} top
 */
export function vierBack(width, height, top) {
  return svg(
    "g",
    { class: "ground wood" },
    svg("rect", { x: 4, y: top - 4, width: width * 20 + 12, height: height * 20 + 8, rx: 5, class: "vier-back" }),
  );
}

/** Fronts drawn so far: each is clipped by a shape of its own, since one of another board may be hidden. */
let fronts = 0;

/**
 * The front of the Vier-Gewinnt stand: stained wood with a hole for every cell and two feet.
 *
 * @param {number} width
 * @param {number} height
 * @param {number} top
 */
export function vierFront(width, height, top) {
  const right = width * 20 + 20;
  const bottom = top + height * 20;
  let outline = `M7 ${top - 6}H${right - 7}Q${right - 1} ${top - 6} ${right - 1} ${top}V${bottom}Q${right - 1} ${bottom + 6} ${right - 7} ${bottom + 6}H7Q1 ${bottom + 6} 1 ${bottom}V${top}Q1 ${top - 6} 7 ${top - 6}Z`;
  let holes = "";
  const rims = svg("g", {});
  for (let column = 0; column < width; column++) {
    for (let row = 0; row < height; row++) {
      const x = 20 + column * 20;
      const y = top + 10 + row * 20;
      holes += `M${x - 8} ${y}a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z`;
      rims.append(
        svg("circle", { cx: x, cy: y, r: 8.2, class: "vier-rim-low" }),
        svg("path", { d: `M${x - 8.2} ${y}a8.2 8.2 0 0 0 16.4 0`, class: "vier-rim-high" }),
      );
    }
  }
  const name = `vier-clip-${++fronts}`;
  const clip = svg("clipPath", { id: name }, svg("path", { d: outline + holes, "clip-rule": "evenodd" }));
  return svg(
    "g",
    { class: "front wood" },
    svg("rect", { x: 10, y: bottom + 3, width: 26, height: 8, rx: 2, class: "vier-foot" }),
    svg("rect", { x: right - 36, y: bottom + 3, width: 26, height: 8, rx: 2, class: "vier-foot" }),
    clip,
    svg("path", { d: outline + holes, "fill-rule": "evenodd", class: "vier-face" }),
    svg("g", { "clip-path": `url(#${name})` }, grain(0, top - 6, right, height * 20 + 12, 77, 2.4)),
    svg("path", { d: outline, class: "vier-edge" }),
    rims,
  );
}

/**
 * A turned stone around 0,0. White carries rings, black a flower; yellow a 0, red an X: never colour alone.
 *
 * @param {Kind} kind
 */
export function stone(kind) {
  const group = svg("g", { class: `stone-art wood stone-${kind}` });
  const size = kind === "yellow" || kind === "red" ? 8.6 : 7.7;
  group.append(
    svg("ellipse", { cx: 0.6, cy: 1.3, rx: size + 1.2, ry: size + 1.1, fill: "url(#wood-shadow)", class: "stone-shadow" }),
    svg("circle", { r: size, fill: `url(#wood-${kind})`, class: `rim-${kind}` }),
    svg("circle", { r: size - 1.5, class: `groove-light groove-light-${kind}`, cy: 0.25 }),
    svg("circle", { r: size - 1.5, class: `groove groove-${kind}` }),
  );
  if (kind === "white") {
    group.append(
      svg("circle", { r: 3.4, class: "groove-light groove-light-white", cy: 0.25 }),
      svg("circle", { r: 3.4, class: "groove groove-white" }),
      svg("circle", { r: 0.8, class: "dot-white" }),
    );
  } else if (kind === "black") {
    for (let turn = 0; turn < 4; turn++) {
      group.append(
        svg("path", {
          d: "M0 -0.4C1.9 -1.6 1.6 -3.6 0 -4.5C-1.6 -3.6 -1.9 -1.6 0 -0.4Z",
          class: "mark-black",
          transform: `rotate(${turn * 90})`,
        }),
      );
    }
  } else if (kind === "yellow") {
    group.append(svg("circle", { r: 3.5, class: "mark-yellow" }));
  } else {
    group.append(svg("path", { d: "M-2.7 -2.7L2.7 2.7M2.7 -2.7L-2.7 2.7", class: "mark-red" }));
  }
  return group;
}
