// The board as a picture: the SVG with all computed colours written into it, and a PNG made from that.

import { t } from "../language/language.js";
import { toast } from "../element/toast.js";

/** @import { Board } from "./board.js" */

/** What the stylesheets say about a shape, with the value that need not be written. */
const PAINT = {
  fill: "rgb(0, 0, 0)",
  stroke: "none",
  "stroke-width": "1px",
  "stroke-dasharray": "none",
  "stroke-linecap": "butt",
  opacity: "1",
  visibility: "visible",
  "text-anchor": "start",
  "font-family": "",
  "font-size": "",
  "font-weight": "400",
};
const STOP = { "stop-color": "rgb(0, 0, 0)", "stop-opacity": "1" };

/** Marks that help while playing and have no place in a picture. */
const PASSING = ".mark-place, .mark-select, .mark-to, .mark-preview, .mark-selected";

/**
 * A copy of a drawing with its colours written into it.
 *
 * @template {SVGElement} E
 * @param {E} source
 */
function painted(source) {
  const copy = /** @type {E} */ (source.cloneNode(true));
  /** @type {NodeListOf<SVGElement>} */
  const originals = source.querySelectorAll("*");
  /** @type {Element[]} */
  const passing = [];
  copy.querySelectorAll("*").forEach((element, i) => {
    const computed = getComputedStyle(originals[i]);
    const moved = originals[i].style.transform;
    if (originals[i].matches(PASSING)) passing.push(element);
    element.removeAttribute("class");
    element.removeAttribute("style");
    if (moved) element.setAttribute("transform", moved.replaceAll("px", ""));
    if (element.tagName === "g" && !originals[i].matches(".ghost, .sails")) return;
    for (const [name, usual] of Object.entries(element.tagName === "stop" ? STOP : PAINT)) {
      if (name.startsWith("font") && element.tagName !== "text") continue;
      const value = computed.getPropertyValue(name);
      if (value !== usual) element.setAttribute(name, value);
    }
  });
  for (const element of passing) element.remove();
  return copy;
}

/**
 * A copy of the board's drawing that needs no stylesheet and nothing else of the page.
 *
 * @param {Board} board
 */
function standalone(board) {
  const copy = painted(board.art);
  const definitions = document.querySelector("#definitions");
  if (definitions instanceof SVGSVGElement) copy.prepend(...painted(definitions).childNodes);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", "1280");
  const { width, height } = board.shape.size;
  copy.setAttribute("height", String(Math.round((1280 * height) / width)));
  copy.removeAttribute("class");
  return new XMLSerializer().serializeToString(copy);
}

/**
 * @param {Board} board
 * @returns {Promise<Blob>}
 */
async function png(board) {
  const url = URL.createObjectURL(new Blob([standalone(board)], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}

/**
 * @param {Blob} blob
 * @param {string} name
 */
function save(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** @param {Board} board */
export async function saveSvg(board) {
  save(new Blob([standalone(board)], { type: "image/svg+xml" }), "zwickmuehle.svg");
}

/** @param {Board} board */
export async function savePng(board) {
  save(await png(board), "zwickmuehle.png");
}

/** @param {Board} board */
export async function copyPng(board) {
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": png(board) })]);
    toast(t("copied"));
  } catch {
    await savePng(board);
  }
}
