// Modal dialogs: a title, a close button, content; Escape and a click beside it close it.

import { text } from "../language/language.js";
import { iconButton } from "../panel/parts.js";
import { byId, html } from "../element/svg.js";

/** @import { Child } from "../element/svg.js" */

/**
 * Opens a dialog; its title is named by the key of its text.
 *
 * @param {string} titleKey
 * @param {...Child} content
 */
export function openDialog(titleKey, ...content) {
  for (const open of document.querySelectorAll("dialog")) open.close();
  /** @type {HTMLDialogElement} */
  let dialog;
  const close = () => dialog.close();
  dialog = html(
    "dialog",
    { class: "dialog", "aria-labelledby": "dialog-title" },
    html(
      "div",
      { class: "dialog-head" },
      html("h2", { id: "dialog-title", ...text(titleKey) }),
      iconButton("dialog.close", "close", close),
    ),
    html("div", { class: "dialog-body" }, ...content),
  );
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) close();
  });
  dialog.addEventListener("close", () => {
    document.body.append(byId("toasts"));
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
