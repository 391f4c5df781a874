// The pixel-art boards: sheep and rams on a meadow around a windmill for Mühle,
// chicks and ladybirds for Vier Gewinnt. One letter is one pixel; pixel.css holds the colours.

import { seeded, svg } from "../element/svg.js";

/** @import { Place } from "../board/shape.js" */
/** @import { Kind } from "./skin.js" */

const SHEEP = `
.....ooooo.....
...oowwwwwoo...
..owwwwwwwwwo..
.owwwwwwwwwwwo.
.owwwwwwwwwwwo.
owwwwtttttwwwwo
opttwtttttwttpo
ottttvtttvtttto
owwwtvtttvtwwwo
owwwtttttttwwso
.owwwtppptwwso.
.oswwwtptwwsso.
..osswwwwwsso..
...oosssssoo...
.....ooooo.....`;

const RAM = `
.....ooooo.....
...ookkkkkoo...
..okkkkkkkkko..
.okkkkkkkkkkko.
.ohhhkkkkkhhho.
ohhhhhfffhhhhho
ohhkhfffffhkhho
ohkkhefffehkkho
ohhkhefffehkhho
okhhhfffffhhhdo
.okkkffnffkkdo.
.odkkknnnkkddo.
..oddkkkkkddo..
...oodddddoo...
.....ooooo.....`;

const CHICK = `
.....ooooo.....
...ooyyyyyoo...
..oyylllyyyyo..
.oyyllyyyyyyyo.
.oylyyyyyyyyyo.
oyyyeeyyyeeyyyo
oyyyeeyyyeeyyyo
oyccyyyyyyyccyo
oyccyybbbyyccyo
oyyyybbbbbyyyyo
.oyyyybbbyyyao.
.oayyyyyyyyaao.
..oaayyyyyaao..
...ooaaaaaoo...
.....ooooo.....`;

const LADYBIRD = `
.....ooooo.....
...ooqqqqqoo...
..oqvqqqqqvqo..
.orrqqqqqqqrro.
.orrrrqqqrrrro.
orqqrrrqrrrqqro
orqqrrrqrrrqqro
orrrrrrqrrrrrro
orrrqqrqrqqrrxo
orrrqqrqrqqrrxo
.orrrrrqrrrrxo.
.oxrqqrqrqqxxo.
..oxrrrqrrxxo..
...ooxxqxxoo...
.....ooooo.....`;

const STONES = { white: SHEEP, black: RAM, yellow: CHICK, red: LADYBIRD };

/** @typedef {Record<string, string>} Extra attributes of the picture */

/**
 * A picture from letters: one path a letter, its class `px-LETTER`; `.` stays empty.
 *
 * @param {string} picture
 * @param {Extra} attributes
 */
export function sprite(picture, attributes = {}) {
  const rows = picture.trim().split("\n");
  return pixels(rows[0].length, rows.length, (x, y) => rows[y][x], attributes);
}

/**
 * @param {number} width
 * @param {number} height
 * @param {(x: number, y: number) => string} letterAt
 * @param {Extra} attributes
 */
function pixels(width, height, letterAt, attributes = {}) {
  /** @type {Record<string, string>} */
  const paths = {};
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; ) {
      const letter = letterAt(x, y);
      let run = 1;
      while (x + run < width && letterAt(x + run, y) === letter) run++;
      if (letter && letter !== ".") paths[letter] = `${paths[letter] ?? ""}M${x} ${y}h${run}v1h-${run}z`;
      x += run;
    }
  }
  const group = svg("g", { "shape-rendering": "crispEdges", ...attributes });
  for (const [letter, d] of Object.entries(paths)) group.append(svg("path", { d, class: `px-${letter}` }));
  return group;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {string} name
 */
const box = (x, y, width, height, name) => svg("rect", { x, y, width, height, class: name });

/**
 * Tower and sails of 24 × 24 pixels; the sails have two pictures that alternate while a mill is celebrated.
 *
 * @param {number} x
 * @param {number} y
 */
function windmill(x, y) {
  const tower = pixels(24, 24, (column, row) => {
    const away = Math.abs(column - 11.5);
    if (row < 5 || row > 22) return ".";
    if (row < 9 && away >= row - 3) return ".";
    if (row < 9) return away > row - 5 || row === 8 ? "o" : "R";
    const half = 4 + Math.floor((row - 9) / 4);
    if (away > half) return ".";
    if (away > half - 1 || row === 22) return "o";
    if (row > 16 && away < 2) return row === 17 && away > 1 ? "W" : "D";
    return column > 12 + half / 3 ? "S" : "W";
  });
  /** @param {boolean} diagonal */
  const sails = (diagonal) =>
    pixels(
      24,
      24,
      (column, row) => {
        let dx = column - 11.5;
        let dy = row - 9.5;
        if (diagonal) [dx, dy] = [(dx + dy) / 1.5, (dx - dy) / 1.5];
        const along = Math.max(Math.abs(dx), Math.abs(dy));
        const across = Math.min(Math.abs(dx), Math.abs(dy));
        if (along < 1.6) return "o";
        if (along > 9.4 || across > 1.6) return ".";
        if (across < (diagonal ? 0.5 : 0.9)) return "D";
        return along > 3 ? "L" : ".";
      },
      { class: diagonal ? "sails sails-b" : "sails sails-a" },
    );
  return svg("g", { class: "windmill", transform: `translate(${x} ${y})` }, tower, sails(false), sails(true));
}

/**
 * A meadow with sandy paths, flat stones at the points and a fence around.
 *
 * @param {Record<string, Place>} points
 * @param {[string, string][]} lines
 */
export function muehleGround(points, lines) {
  const random = seeded(9);
  const group = svg("g", { class: "ground pixel", "shape-rendering": "crispEdges" });
  group.append(
    box(0, 0, 160, 160, "px-fence-low"),
    box(1, 1, 158, 158, "px-fence"),
    box(1, 1, 158, 1, "px-fence-high"),
    box(7, 7, 146, 146, "px-fence-low"),
    box(8, 8, 144, 144, "px-grass"),
  );
  for (let i = 0; i < 12; i++)
    group.append(
      box(13 + i * 12, 1, 1, 6, "px-fence-low"),
      box(13 + i * 12, 153, 1, 6, "px-fence-low"),
      box(1, 13 + i * 12, 6, 1, "px-fence-low"),
      box(153, 13 + i * 12, 6, 1, "px-fence-low"),
    );
  for (let i = 0; i < 16; i++) group.append(box(8 + (i % 4) * 36 + ((i >> 2) % 2) * 18, 8 + (i >> 2) * 36, 18, 36, "px-grass-mown"));
  let tufts = "";
  for (let i = 0; i < 230; i++) {
    const x = 10 + Math.floor(random() * 138);
    const y = 11 + Math.floor(random() * 136);
    tufts += `M${x} ${y}h1v2h-1zM${x + 2} ${y}h1v2h-1zM${x + 1} ${y + 1}h1v2h-1z`;
  }
  group.append(svg("path", { d: tufts, class: "px-tuft" }));
  const flower = `.v.\nvlv\n.v.`;
  const blossom = `.c.\ncyc\n.c.`;
  for (const [x, y, kind] of [
    [27, 26, 0],
    [47, 28, 1],
    [108, 26, 1],
    [130, 33, 0],
    [26, 66, 1],
    [47, 90, 0],
    [130, 110, 1],
    [29, 128, 1],
    [66, 127, 0],
    [108, 129, 1],
    [126, 66, 0],
    [109, 47, 0],
    [48, 107, 1],
    [92, 30, 0],
    [14, 50, 0],
    [146, 93, 1],
    [52, 68, 1],
  ]) {
    group.append(sprite(kind ? flower : blossom, { transform: `translate(${x} ${y})` }));
  }
  /** @type {[number, string][]} */
  const layers = [
    [3.5, "px-path-edge"],
    [2.5, "px-path"],
    [1.5, "px-path-high"],
  ];
  for (const [edge, name] of layers) {
    for (const [a, b] of lines) {
      const [from, to] = [points[a], points[b]];
      const x = Math.min(from.x, to.x);
      const y = Math.min(from.y, to.y);
      group.append(box(x - edge, y - edge, Math.abs(from.x - to.x) + 2 * edge, Math.abs(from.y - to.y) + 2 * edge, name));
    }
  }
  let pebbles = "";
  for (const [a, b] of lines) {
    for (let i = 0; i < 6; i++) {
      const t = 0.08 + 0.84 * random();
      const x = Math.round(points[a].x + (points[b].x - points[a].x) * t + random() * 3 - 2);
      const y = Math.round(points[a].y + (points[b].y - points[a].y) * t + random() * 3 - 2);
      pebbles += `M${x} ${y}h1v1h-1z`;
    }
  }
  group.append(svg("path", { d: pebbles, class: "px-path-edge" }));
  const slab = `..ooooo..\n.oggggjo.\nogggggjjo\noggGgggjo\noggggGgjo\nogGggggjo\noggggggjo\n.ojjjjjo.\n..ooooo..`;
  for (const { x, y } of Object.values(points))
    group.append(sprite(slab, { transform: `translate(${x - 4.5} ${y - 4.5})`, class: "slab" }));
  group.append(windmill(68, 68));
  return group;
}

const CLOUD = `
....CCCC......
..CCCCCCCCC...
.CCCCCCCCCCCC.
CCCCCCCCCCCCCC
.KKKKKKKKKKKK.`;

/**
 * The sky above the Vier-Gewinnt wall and the dark behind its windows.
 *
 * @param {number} width
 * @param {number} height
 * @param {number} top
 */
export function vierBack(width, height, top) {
  const group = svg("g", { class: "ground pixel", "shape-rendering": "crispEdges" });
  const right = width * 20 + 20;
  for (const [share, y] of [
    [0.08, 9],
    [0.4, 3],
    [0.78, 11],
  ]) {
    group.append(sprite(CLOUD, { transform: `translate(${Math.round(right * share)} ${y})` }));
  }
  group.append(box(2, top - 4, width * 20 + 16, height * 20 + 8, "px-pit"));
  return group;
}

/**
 * @param {number} x
 * @param {number} y
 */
const inHole = (x, y) => {
  const row = STONES.yellow.trim().split("\n")[y];
  return row !== undefined && row[x] !== undefined && row[x] !== ".";
};

/**
 * A blue wall with a pixel-round window for every cell, standing on grass.
 *
 * @param {number} width
 * @param {number} height
 * @param {number} top
 */
export function vierFront(width, height, top) {
  const right = width * 20 + 20;
  const bottom = top + height * 20;
  let face = "";
  let low = "";
  let high = "";
  for (let column = 0; column < width; column++) {
    for (let row = 0; row < height; row++) {
      const left = 10 + column * 20;
      const up = top + row * 20;
      for (let y = 0; y < 20; y++) {
        /** @type {number | null} */
        let start = null;
        for (let x = 0; x <= 20; x++) {
          const solid = x < 20 && !inHole(x - 3, y - 3);
          if (solid && start === null) start = x;
          if (!solid && start !== null) {
            face += `M${left + start} ${up + y}h${x - start}v1h-${x - start}z`;
            start = null;
          }
          if (!solid && x < 20 && !inHole(x - 3, y - 4)) low += `M${left + x} ${up + y - 1}h1v1h-1z`;
          if (x < 20 && solid && inHole(x - 3, y - 4)) high += `M${left + x} ${up + y}h1v1h-1z`;
        }
      }
    }
  }
  const group = svg("g", { class: "front pixel", "shape-rendering": "crispEdges" });
  group.append(
    box(2, top - 5, right - 4, 5, "px-wall"),
    box(2, bottom, right - 4, 5, "px-wall"),
    box(2, top, 8, bottom - top, "px-wall"),
    box(right - 10, top, 8, bottom - top, "px-wall"),
    svg("path", { d: face, class: "px-wall" }),
    svg("path", { d: low, class: "px-wall-low" }),
    svg("path", { d: high, class: "px-wall-high" }),
    box(2, top - 6, right - 4, 1, "px-wall-line"),
    box(2, bottom + 5, right - 4, 1, "px-wall-line"),
    box(1, top - 5, 1, bottom - top + 10, "px-wall-line"),
    box(right - 2, top - 5, 1, bottom - top + 10, "px-wall-line"),
    box(2, top - 5, right - 4, 1, "px-wall-high"),
    box(2, top - 5, 1, bottom - top + 9, "px-wall-high"),
    box(2, bottom + 4, right - 4, 1, "px-wall-low"),
    box(right - 3, top - 5, 1, bottom - top + 10, "px-wall-low"),
  );
  for (const [x, y] of [
    [4, top - 3],
    [right - 6, top - 3],
    [4, bottom + 1],
    [right - 6, bottom + 1],
  ])
    group.append(box(x, y, 2, 2, "px-wall-line"));
  group.append(box(0, bottom + 6, right, 5, "px-grass"), box(0, bottom + 6, right, 1, "px-tuft"));
  const random = seeded(5);
  for (let x = 1; x < right - 3; x += 4 + Math.floor(random() * 7))
    group.append(box(x, bottom + 4, 1, 3, "px-tuft"), box(x + 2, bottom + 5, 1, 2, "px-grass"));
  return group;
}

/**
 * A stone around 0,0; the four differ in shape and face, not only in colour.
 *
 * @param {Kind} kind
 */
export function stone(kind) {
  return svg(
    "g",
    { class: `stone-art pixel stone-${kind}` },
    svg("ellipse", { cx: 0.5, cy: 6.6, rx: 7, ry: 2.4, class: "px-shade stone-shadow" }),
    sprite(STONES[kind], { transform: "translate(-7.5 -7.5)" }),
  );
}
