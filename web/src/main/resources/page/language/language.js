// The two languages of the page. Texts live in de.js and en.js, with the same keys; only those of the language that is
// spoken are loaded.

import { alone } from "../address.js";
import { setting } from "../settings.js";

/** @import { SideNames, Spoken } from "../transport/server" */
/** @import { Side } from "../transport/transport" */
/** @typedef {"de" | "en"} Language */

/** @type {Record<Language, () => Promise<{ texts: Record<string, string>, alone: Record<string, string> }>>} */
const FILES = { de: () => import("./de.js"), en: () => import("./en.js") };

/** @returns {Language} */
function wanted() {
  const chosen = setting("language");
  if (chosen === "de" || chosen === "en") return chosen;
  return navigator.language.toLowerCase().startsWith("de") ? "de" : "en";
}

/** @type {Language} */
let spoken = "en";
/** @type {Record<string, string>} */
let texts = {};

/** The language that is spoken: a choice counts from when its texts are here. */
export const language = () => spoken;

/** Speaks the language that is chosen, once its texts are here. */
export async function speak() {
  const choice = wanted();
  const file = await FILES[choice]();
  if (choice !== wanted()) return;
  spoken = choice;
  texts = alone ? { ...file.texts, ...file.alone } : file.texts;
}

/**
 * The text for a key, with {name} replaced from `values`.
 *
 * @param {string} key
 * @param {Record<string, unknown>} values
 */
export function t(key, values = {}) {
  return filled(texts[key] ?? key, values);
}

/**
 * A text with {name} replaced from `values`. Of {name?word|words} the first is for one, the second for any other number.
 *
 * @param {string} text
 * @param {Record<string, unknown>} values
 */
export const filled = (text, values) =>
  text
    .replace(/\{(\w+)\?([^|}]*)\|([^}]*)\}/g, (_, name, one, many) => (String(values[name]) === "1" ? one : many))
    .replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));

/**
 * The server's sentence in the language of the page.
 *
 * @param {Spoken | null} sentence
 */
export const say = (sentence) => (sentence ? sentence[language()] : "");

/**
 * What the server says, as a sentence that stands alone: the server's words also follow others, as in "line 3: …".
 *
 * @param {Spoken | null} spoken
 */
export function sentence(spoken) {
  const [open, close] = language() === "de" ? ["„", "“"] : ["“", "”"];
  const text = say(spoken).replace(/(^|[\s(:,])'([^']*)'(?=[\s,.:;)]|$)/g, `$1${open}$2${close}`);
  return text.charAt(0).toUpperCase() + text.slice(1) + (text && !/[.!?…]$/.test(text) ? "." : "");
}

/** Fills every element that names its text: data-t for content, data-t-label and data-t-title for attributes. */
export function translate() {
  document.documentElement.lang = language();
  fill("data-t", (element, text) => {
    element.textContent = text;
  });
  fill("data-t-label", (element, text) => element.setAttribute("aria-label", text));
  fill("data-t-title", (element, text) => element.setAttribute("title", text));
}

/**
 * @param {string} attribute
 * @param {(element: Element, text: string) => void} put
 */
function fill(attribute, put) {
  for (const element of document.querySelectorAll(`[${attribute}]`)) put(element, t(element.getAttribute(attribute) ?? ""));
}

/**
 * The attributes of an element with a fixed text, so that it follows a change of language.
 *
 * @param {string} key
 */
export function text(key) {
  return { "data-t": key, text: t(key) };
}

/**
 * What the players of a game call a side; a Position knows it, and the catalogue.
 *
 * @param {{ sideNames: SideNames }} game
 * @param {Side} side
 */
export const sideName = ({ sideNames }, side) => say(sideNames[side]);
