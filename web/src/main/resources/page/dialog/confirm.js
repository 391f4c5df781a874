// Asks before something is done that cannot be taken back.

import { openDialog } from "./dialog.js";
import { text } from "../language/language.js";
import { html } from "../element/svg.js";

/** Before a game is deleted. */
export const DELETING = { title: "games.remove", question: "games.sure", answer: "games.remove", stay: "games.keep" };

/**
 * Asks a question; `yes` is done if the answer is yes. The keys name the texts; `stay` is the other answer.
 *
 * @param {{ title: string, question: string, answer: string, stay?: string }} keys
 * @param {() => void} yes
 */
export function confirmDialog({ title, question, answer, stay = "confirm.no" }, yes) {
  /** @type {HTMLDialogElement} */
  let dialog;
  const no = html("button", { type: "button", ...text(stay), onclick: () => dialog.close() });
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
      no,
    ),
  );
  // Whoever hits Enter once too often loses nothing.
  no.focus();
}
