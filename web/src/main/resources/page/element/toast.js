// Short messages: errors shown kindly, events told to screen readers.

import { Problem, Unreachable } from "../transport/api.js";
import { say, t } from "../language/language.js";
import { play } from "../skin/sounds.js";
import { html } from "./svg.js";

export function toast(text, kind = "info") {
  const message = html("p", { class: `toast ${kind}`, text });
  const box = document.getElementById("toasts");
  // Everything outside an open dialog lies under it and is silent.
  const home = document.querySelector("dialog[open]") ?? document.body;
  if (box.parentElement !== home) home.append(box);
  box.append(message);
  while (box.childElementCount > 3) box.firstChild.remove();
  setTimeout(() => message.remove(), 3500 + text.length * 45);
}

/** What the server objects to, in words. */
export const objection = (problem) => (problem.sentence ? say(problem.sentence) : problem.message);

/** Tells what went wrong in one kind sentence. */
export function complain(error) {
  if (error instanceof Unreachable) toast(t("error.unreachable"), "bad");
  else if (error instanceof Problem) toast(objection(error), "bad");
  else {
    console.error(error);
    toast(t("error.unexpected"), "bad");
  }
  play("error");
}

/** Runs something that may fail; a failure becomes a message, never a broken page. */
export async function guarded(action) {
  try {
    return await action();
  } catch (error) {
    complain(error);
    return undefined;
  }
}

export function announce(text) {
  const announcer = document.getElementById("announcer");
  if (announcer.textContent !== text) announcer.textContent = text;
}
