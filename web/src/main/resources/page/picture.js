// The board as a picture: the SVG with all computed colours written into it, and a PNG made from that.

import { t } from "./i18n.js";
import { currentBoard } from "./render.js";
import { toast } from "./toast.js";

const PAINT = ["fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "opacity", "fill-opacity", "font", "text-anchor", "visibility", "stop-color", "stop-opacity", "transform"];

/** A copy that needs no stylesheet. */
function standalone() {
  const source = currentBoard().art;
  const copy = source.cloneNode(true);
  const originals = source.querySelectorAll("*");
  copy.querySelectorAll("*").forEach((element, i) => {
    const computed = getComputedStyle(originals[i]);
    for (const name of PAINT) {
      const value = computed.getPropertyValue(name);
      if (name === "transform") {
        if (originals[i].style.transform) element.setAttribute("transform", originals[i].style.transform.replaceAll("px", "").replace(/ scale\(1\)/, ""));
      } else if (name === "font") element.setAttribute("style", `font: ${value.replaceAll('"', "'")}`);
      else if (value) element.setAttribute(name, value);
    }
    element.removeAttribute("class");
    if (element.tagName !== "text") element.removeAttribute("style");
  });
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", "1280");
  const { width, height } = currentBoard().shape.size;
  copy.setAttribute("height", String(Math.round((1280 * height) / width)));
  copy.removeAttribute("class");
  return new XMLSerializer().serializeToString(copy);
}

async function png() {
  const url = URL.createObjectURL(new Blob([standalone()], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext("2d").drawImage(image, 0, 0);
    return await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  } finally {
    URL.revokeObjectURL(url);
  }
}

function save(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export async function saveSvg() {
  save(new Blob([standalone()], { type: "image/svg+xml" }), "zwickmuehle.svg");
}

export async function savePng() {
  save(await png(), "zwickmuehle.png");
}

export async function copyPng() {
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": png() })]);
    toast(t("copied"));
  } catch {
    await savePng();
  }
}
