// Sentences about a move, each of which can be pointed out on the board.

import { point } from "../game/why.js";
import { say, t } from "../language/language.js";
import { html } from "../element/svg.js";
import { state } from "../state.js";

/** @import { Reason } from "../transport/server" */

/**
 * A list of sentences; one that is about something on the board is a button that shows it there.
 *
 * @param {Reason[]} reasons
 * @param {string} prefix of their keys
 */
export function sentences(reasons, prefix) {
  return html(
    "ul",
    { class: "why" },
    reasons.map((reason, index) => {
      const key = `${prefix}-${index}`;
      const words = [html("span", { class: reason.good ? "for" : "against", "aria-hidden": "true" }), html("span", { text: say(reason) })];
      return html(
        "li",
        {},
        reason.points.length
          ? html(
              "button",
              {
                type: "button",
                "data-why": key,
                "aria-pressed": String(state.pointed?.key === key),
                title: t("why.point"),
                onclick: () => point(key, reason),
              },
              ...words,
            )
          : html("p", {}, ...words),
      );
    }),
  );
}

/**
 * Says of the sentences inside an element which one is on the board.
 *
 * @param {HTMLElement} root
 */
export function showPointed(root) {
  for (const button of root.querySelectorAll("[data-why]"))
    button.setAttribute("aria-pressed", String(button.getAttribute("data-why") === state.pointed?.key));
}

/** Where nothing is to be said about a move. */
export const nothingSaid = () => html("p", { class: "quiet", text: t("why.nothing") });
