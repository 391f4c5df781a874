// Parts that several panels share: buttons with icons, the evaluation bar, text that changes only when it must.

import { iconSlot } from "../skin/icons.js";
import { t, text } from "../language/language.js";
import { html } from "../element/svg.js";
import { certainty, valueWords } from "../view.js";

/**
 * @import { Attributes } from "../element/svg.js"
 * @import { IconName } from "../skin/icons.js"
 * @import { Evaluation, Position } from "../transport/server"
 * @import { Ending } from "../view.js"
 */

/**
 * A button with an icon and a translated label.
 *
 * @param {string} key
 * @param {IconName} iconName
 * @param {() => unknown} onclick
 * @param {Attributes} attributes
 */
export function button(key, iconName, onclick, attributes = {}) {
  const label = html("span", { class: "label", ...text(key) });
  return html("button", { type: "button", onclick, ...attributes }, iconSlot(iconName), label);
}

/**
 * A button that shows only its icon; the label is spoken.
 *
 * @param {string} key
 * @param {IconName} iconName
 * @param {() => unknown} onclick
 * @param {Attributes} attributes
 */
export function iconButton(key, iconName, onclick, attributes = {}) {
  return html(
    "button",
    {
      type: "button",
      class: "icon",
      "aria-label": t(key),
      title: t(key),
      "data-t-label": key,
      "data-t-title": key,
      onclick,
      ...attributes,
    },
    iconSlot(iconName),
  );
}

/**
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * Sets disabled without losing the keyboard's place: the button stays focusable and says it is off.
 *
 * @param {Element} element
 * @param {boolean} off
 */
export function setOff(element, off) {
  element.toggleAttribute("aria-disabled", off);
  if (off) element.setAttribute("aria-disabled", "true");
}

/** Evaluation as a bar and in words; it always says whether it is proven or estimated. */
export class EvaluationBar {
  constructor() {
    this.fill = html("div", { class: "bar-fill" });
    this.bar = html(
      "div",
      { class: "bar", role: "meter", "aria-valuemin": "-100", "aria-valuemax": "100" },
      this.fill,
      html("div", { class: "bar-middle" }),
    );
    this.text = html("span", { class: "evaluation-text" });
    this.kind = html("span", { class: "badge" });
    this.element = html("div", { class: "evaluation" }, this.bar, html("div", { class: "evaluation-words" }, this.text, this.kind));
  }

  /**
   * @param {Evaluation | Ending | null} evaluation
   * @param {Position} shown
   */
  show(evaluation, shown) {
    this.element.classList.toggle("unknown", !evaluation);
    this.bar.setAttribute("aria-label", t("evaluation.label"));
    const value = evaluation ? Math.round(evaluation.white * 100) : 0;
    this.bar.setAttribute("aria-valuenow", String(value));
    this.fill.style.width = `${50 + value / 2}%`;
    const words = evaluation ? valueWords(evaluation, shown) : t("evaluation.none");
    this.bar.setAttribute("aria-valuetext", words);
    setText(this.text, words);
    setText(this.kind, evaluation ? certainty(evaluation, shown) : "");
    this.kind.hidden = !evaluation || "over" in evaluation;
    this.kind.classList.toggle("proven", evaluation?.exact === true);
  }
}

/**
 * First, back, forward, last.
 *
 * @param {(steps: number) => void} walk
 */
export function navigation(walk) {
  return html(
    "div",
    { class: "walk", role: "group", "aria-label": t("moves.walk") },
    iconButton("moves.first", "first", () => walk(-Infinity)),
    iconButton("moves.back", "back", () => walk(-1)),
    iconButton("moves.forward", "forward", () => walk(1)),
    iconButton("moves.last", "last", () => walk(Infinity)),
  );
}
