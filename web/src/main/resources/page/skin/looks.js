// Which look is worn, wood or pixel, light or dark; put where the stylesheets find it. Most wear wood: what draws in
// pixels is loaded when it is first wanted.

import { setting } from "../settings.js";

/** @typedef {typeof import("./pixel.js") & typeof import("./pixelicons.js")} PixelLook */

/** Whether the device is set to dark. */
const dark = () => matchMedia("(prefers-color-scheme: dark)");

/** @type {PixelLook | null} */
let worn = null;

/** What draws in pixels, while that is the look. */
export const pixelLook = () => worn;

/** The look that is worn: a choice counts from when all that draws it is here. */
export const theme = () => (worn ? "pixel" : "wood");

const inPixels = () => setting("theme") === "pixel";

/** Wears the look that is chosen, once it is here. */
export async function wear() {
  const choice = inPixels();
  const look = choice ? await fetchPixels() : null;
  if (choice === inPixels()) worn = look;
}

/** @returns {Promise<PixelLook>} */
async function fetchPixels() {
  const [boards, icons] = await Promise.all([import("./pixel.js"), import("./pixelicons.js")]);
  return { ...boards, ...icons };
}

const scheme = () => setting("scheme") ?? (dark().matches ? "dark" : "light");

/** Puts theme and scheme on the root element, where the stylesheets look for them. */
export function applyLooks() {
  document.documentElement.dataset.theme = theme();
  document.documentElement.dataset.scheme = scheme();
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute("content", getComputedStyle(document.documentElement).getPropertyValue("--paper").trim());
}

/** Changes with the device. */
export function followDevice() {
  dark().addEventListener("change", applyLooks);
}
