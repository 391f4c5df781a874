// The icons: drawings with smooth lines for wood; those in pixels are in pixelicons.js.

import { pixelLook } from "./looks.js";
import { html, svg } from "../element/svg.js";

/** @typedef {keyof typeof LINES} IconName */

const LINES = {
  mill: "M3 3H21V21H3ZM8 8H16V16H8ZM12 3V8M12 16V21M3 12H8M16 12H21",
  plus: "M12 5V19M5 12H19",
  menu: "M4 7H20M4 12H20M4 17H20",
  sound: "M4 10V14H8L13 18V6L8 10ZM16.5 9Q18.5 12 16.5 15M19 6.5Q22.5 12 19 17.5",
  mute: "M4 10V14H8L13 18V6L8 10ZM16.5 9.5L21.5 14.5M21.5 9.5L16.5 14.5",
  star: "M12 3.5L14.6 9L20.5 9.7L16.1 13.8L17.3 19.7L12 16.8L6.7 19.7L7.9 13.8L3.5 9.7L9.4 9Z",
  bulb: "M9 18H15M10 21H14M8.5 14.5Q6 12.5 6 9.5A6 6 0 0 1 18 9.5Q18 12.5 15.5 14.5Q15 15 15 16H9Q9 15 8.5 14.5Z",
  dice: "M5 5H19V19H5ZM9 9V9.01M15 15V15.01M12 12V12.01M15 9V9.01M9 15V15.01",
  undo: "M8 5L4 9L8 13M4 9H14A5.5 5.5 0 0 1 14 20H9",
  redo: "M16 5L20 9L16 13M20 9H10A5.5 5.5 0 0 0 10 20H15",
  restart: "M19 12A7 7 0 1 1 16.5 6.6M17 3V7H13",
  flag: "M6 21V4M6 4.5Q9 3 12 4.5T18 4.5V13Q15 14.5 12 13T6 13",
  first: "M6 5V19M18 5L9 12L18 19Z",
  back: "M16 5L8 12L16 19Z",
  forward: "M8 5L16 12L8 19Z",
  last: "M18 5V19M6 5L15 12L6 19Z",
  pause: "M8 5V19M16 5V19",
  play: "M8 5L18 12L8 19Z",
  step: "M6 5L14 12L6 19ZM18 5V19",
  search: "M10.5 4A6.5 6.5 0 1 1 10.5 17A6.5 6.5 0 1 1 10.5 4ZM15.5 15.5L20.5 20.5",
  share:
    "M9 12L15 8M9 12L15 16M6.5 9.5A2.5 2.5 0 1 1 6.5 14.5A2.5 2.5 0 1 1 6.5 9.5ZM17.5 4.5A2.5 2.5 0 1 1 17.5 9.5A2.5 2.5 0 1 1 17.5 4.5ZM17.5 14.5A2.5 2.5 0 1 1 17.5 19.5A2.5 2.5 0 1 1 17.5 14.5Z",
  book: "M12 6Q8 3.5 3.5 5V18.5Q8 17 12 19.5Q16 17 20.5 18.5V5Q16 3.5 12 6ZM12 6V19.5",
  edit: "M4 20L5 15.5L16 4.5L19.5 8L8.5 19Z",
  save: "M12 4V15M7 10.5L12 15.5L17 10.5M4 19.5H20",
  close: "M6 6L18 18M18 6L6 18",
  bolt: "M13 3L5 14H11L10 21L19 9.5H13Z",
  single: "M14 5L7 12L14 19M19 5V19",
  more: "M4.5 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M17.5 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0",
  eye: "M2.5 12Q7 5.5 12 5.5T21.5 12Q17 18.5 12 18.5T2.5 12ZM12 9A3 3 0 1 1 12 15A3 3 0 1 1 12 9Z",
  draw: "M5 9H19M5 15H19",
  swap: "M4 8H18M14 4L18 8L14 12M20 16H6M10 12L6 16L10 20",
  up: "M12 19V6M6 11L12 5L18 11",
  down: "M12 5V18M6 13L12 19L18 13",
  copy: "M8 8H20V20H8ZM8 16H4V4H16V8",
  load: "M12 15.5V4.5M7 9.5L12 4.5L17 9.5M4 19.5H20",
  keys: "M3 6H21V18H3ZM7 10V10.01M12 10V10.01M17 10V10.01M8 14H16",
  check: "M5 12.5L10 17.5L19 7",
};

/** @param {IconName} name */
function icon(name) {
  const pixels = pixelLook();
  if (pixels) return pixels.pixelIcon(name);
  return svg("svg", { viewBox: "0 0 24 24", class: "icon-art", "aria-hidden": "true" }, svg("path", { d: LINES[name] }));
}

/**
 * @param {string} name
 * @returns {name is IconName}
 */
const isIcon = (name) => name in LINES;

/**
 * A place for an icon that follows a change of theme.
 *
 * @param {IconName} name
 */
export function iconSlot(name) {
  return html("span", { class: "icon-slot", "data-icon": name }, icon(name));
}

/** Fills every element that names an icon. */
export function drawIcons() {
  for (const element of document.querySelectorAll("[data-icon]")) {
    const name = element.getAttribute("data-icon");
    if (name && isIcon(name)) element.replaceChildren(icon(name));
  }
}
