// Which look is chosen, wood or pixel, light or dark; put where the stylesheets find it.

import { setting } from "../settings.js";

/** Whether the device is set to dark. */
const dark = () => matchMedia("(prefers-color-scheme: dark)");

export const theme = () => setting("theme") ?? "wood";
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
