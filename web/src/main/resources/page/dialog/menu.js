// The menu: other views, looks, language and sound.

import { alone } from "../address.js";
import { openDialog } from "./dialog.js";
import { language, t, text } from "../language/language.js";
import { button } from "../panel/parts.js";
import { setting } from "../settings.js";
import { theme } from "../skin/looks.js";
import { html } from "../element/svg.js";

/** Languages are named in themselves. */
/** @type {Record<string, string>} */
const LANGUAGES = { de: "Deutsch", en: "English" };

/**
 * A setting as a row of choices, of which exactly one is chosen; changed texts follow by themselves.
 *
 * @param {string} name
 * @param {Record<string, string>} options
 * @param {string} current
 * @param {(value: string) => void} onChange
 */
function choice(name, options, current, onChange) {
  /** @param {[string, string]} option */
  const option = ([value, label]) =>
    html(
      "label",
      {},
      html("input", { type: "radio", name, value, checked: value === current, onchange: () => onChange(value) }),
      html("span", label in LANGUAGES ? { lang: label, text: LANGUAGES[label] } : text(label)),
    );
  return html("fieldset", { class: "choice" }, html("legend", text(`menu.${name}`)), Object.entries(options).map(option));
}

/** @param {{ set: (name: string, value: string | null) => void, importGame: () => void, shortcuts: () => void }} actions */
export function menuDialog({ set, importGame, shortcuts }) {
  /** @type {HTMLDialogElement} */
  let dialog;
  /** @param {HTMLAnchorElement} link */
  const view = (link) =>
    html("a", { href: link.getAttribute("href"), "data-route": true, ...text(link.dataset.t ?? ""), onclick: () => dialog.close() });
  /** @type {NodeListOf<HTMLAnchorElement>} */
  const links = document.querySelectorAll(".links a");
  // Each way is offered once: here, what the header has no room for.
  const ways = [...links].filter((link) => !link.hidden && !link.checkVisibility());
  dialog = openDialog(
    "menu.title",
    html(
      "nav",
      { class: "menu-links", "aria-label": t("nav.label"), "data-t-label": "nav.label" },
      ways.map(view),
      alone ? null : html("a", { href: "/mine", "data-route": true, ...text("nav.mine"), onclick: () => dialog.close() }),
    ),
    html("div", { class: "tools" }, button("menu.import", "load", importGame), button("menu.shortcuts", "keys", shortcuts)),
    choice("theme", { wood: "theme.wood", pixel: "theme.pixel" }, theme(), (value) => set("theme", value)),
    choice("scheme", { auto: "scheme.auto", light: "scheme.light", dark: "scheme.dark" }, setting("scheme") ?? "auto", (value) =>
      set("scheme", value === "auto" ? null : value),
    ),
    choice("motion", { calm: "motion.calm", fast: "motion.fast" }, setting("motion") ?? "calm", (value) =>
      set("motion", value === "calm" ? null : value),
    ),
    choice("language", { de: "de", en: "en" }, language(), (value) => set("language", value)),
    choice("sound", { on: "sound.on", off: "sound.off" }, setting("sound") ?? "on", (value) => set("sound", value)),
  );
}
