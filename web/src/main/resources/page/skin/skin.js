// The skin that draws boards and stones in the look that is chosen.

import { svg } from "../element/svg.js";
import { theme } from "./looks.js";
import * as pixel from "./pixel.js";
import * as wood from "./wood.js";

export const skin = () => (theme() === "pixel" ? pixel : wood);

/** One stone, as a picture of its own. */
export function miniature(skin, kind) {
  return svg("svg", { viewBox: "-9.5 -9.5 19 19", class: "miniature" }, skin.stone(kind));
}
