// Modal dialogs: a title, a close button, content; Escape and a click beside it close it.

import { text } from "../language/language.js";
import { iconButton } from "../panel/parts.js";
import { html } from "../element/svg.js";

/** Opens a dialog; its title is named by the key of its text. */
export function openDialog(titleKey, ...content) {
  document.querySelector("dialog[open]")?.close();
  const close = () => dialog.close();
  const dialog = html(
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
    document.body.append(document.getElementById("toasts"));
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
