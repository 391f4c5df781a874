// Asks before something is done that cannot be taken back.

import { openDialog } from "./dialog.js";
import { text } from "../language/language.js";
import { html } from "../element/svg.js";

/**
 * Asks a question; `yes` is done if the answer is yes. The keys name the texts.
 *
 * @param {{ title: string, question: string, answer: string }} keys
 * @param {() => void} yes
 */
export function confirmDialog({ title, question, answer }, yes) {
  /** @type {HTMLDialogElement} */
  let dialog;
  const stay = html("button", { type: "button", ...text("confirm.no"), onclick: () => dialog.close() });
  dialog = openDialog(
    title,
    html("p", text(question)),
    html(
      "div",
      { class: "tools answers" },
      html("button", {
        type: "button",
        class: "primary",
        id: "confirm",
        ...text(answer),
        onclick: () => {
          dialog.close();
          yes();
        },
      }),
      stay,
    ),
  );
  // Whoever hits Enter once too often loses nothing.
  stay.focus();
}
