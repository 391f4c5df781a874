// Short messages: errors shown kindly, events told to screen readers.

import { Refusal, Unreachable, isFailedImport } from "../transport/refusal.js";
import { sentence, t } from "../language/language.js";
import { play } from "../skin/sounds.js";
import { byId, html } from "./svg.js";

/** @type {ReturnType<typeof setTimeout> | undefined} */
let ending;
/** @type {HTMLElement | null} */
let said = null;

/** Takes the message away: it is not true any more. */
export function hush() {
  clearTimeout(ending);
  said?.remove();
  said = null;
}

/**
 * One message at a time, beside the board, until it has been read or is true no more.
 *
 * @param {string} text
 */
export function toast(text, kind = "info") {
  const message = html("p", { class: `toast ${kind}`, text });
  const box = byId("toasts");
  // Everything outside an open dialog lies under it and is silent.
  const home = document.querySelector("dialog[open]") ?? document.body;
  if (box.parentElement !== home) home.append(box);
  hush();
  box.append(message);
  said = message;
  ending = setTimeout(hush, 3500 + text.length * 45);
}

/**
 * What the server objects to, in words.
 *
 * @param {Refusal} refusal
 */
export const objection = (refusal) => (refusal.sentence ? sentence(refusal.sentence) : refusal.message);

/**
 * Tells what went wrong in one kind sentence.
 *
 * @param {unknown} error
 */
export function complain(error) {
  if (error instanceof Unreachable || isFailedImport(error)) toast(t("error.unreachable"), "bad");
  else if (error instanceof Refusal) toast(objection(error), "bad");
  else {
    console.error(error);
    toast(t("error.unexpected"), "bad");
  }
  play("error");
}

/**
 * Runs something that may fail; a failure becomes a message, never a broken page.
 *
 * @template T
 * @param {() => T | Promise<T>} action
 */
export async function guarded(action) {
  try {
    return await action();
  } catch (error) {
    complain(error);
    return undefined;
  }
}

/** @param {string} text */
export function announce(text) {
  const announcer = byId("announcer");
  if (announcer.textContent !== text) announcer.textContent = text;
}
