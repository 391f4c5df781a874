// The two languages of the page. Texts live in de.js and en.js, with the same keys.

import { texts as german } from "./de.js";
import { texts as english } from "./en.js";
import { setting } from "../settings.js";

const all = { de: german, en: english };

export function language() {
  return setting("language") ?? (navigator.language.toLowerCase().startsWith("de") ? "de" : "en");
}

/** The text for a key, with {name} replaced from `values`. */
export function t(key, values = {}) {
  const text = all[language()][key] ?? key;
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}

const COLOURS = { Weiß: "white", Schwarz: "black", White: "white", Black: "black" };

/** The server's sentence in the language of the page. It says White and Black; in Vier Gewinnt people see Yellow and Red. */
export function say(sentence, game = "muehle") {
  const text = sentence ? (sentence[language()] ?? sentence.en) : "";
  return game === "muehle"
    ? text
    : text.replace(/(?<!\p{L})(Weiß|Schwarz|White|Black)(?!\p{L})/gu, (word) => sideName(game, COLOURS[word]));
}

/** Fills every element that names its text: data-t for content, data-t-label and data-t-title for attributes. */
export function translate(root = document) {
  document.documentElement.lang = language();
  for (const element of root.querySelectorAll("[data-t]")) element.textContent = t(element.dataset.t);
  for (const element of root.querySelectorAll("[data-t-label]")) element.setAttribute("aria-label", t(element.dataset.tLabel));
  for (const element of root.querySelectorAll("[data-t-title]")) element.title = t(element.dataset.tTitle);
}

/** The attributes of an element with a fixed text, so that it follows a change of language. */
export function text(key) {
  return { "data-t": key, text: t(key) };
}

/** The colour of a side as people say it in this game. */
export function sideName(game, side) {
  return t(`side.${game}.${side}`);
}
