// Where a link leads nowhere, or the server is away: one kind sentence, and ways back.

import { t } from "../language/language.js";
import { html } from "../element/svg.js";
import { miniature, skin } from "../skin/skin.js";

/**
 * @param {HTMLElement} root
 * @param {string} why
 * @param {() => void} [again] tries once more, where that may help
 */
export function showMissing(root, why, again) {
  root.replaceChildren(
    html(
      "section",
      { class: "missing", role: "alert" },
      html("p", { class: "missing-art", "aria-hidden": "true" }, miniature(skin(), "white"), miniature(skin(), "white"), html("i")),
      html("h2", { text: t(again ? "missing.away" : "missing.title") }),
      html("p", { class: "lead", text: why }),
      html(
        "div",
        { class: "tools" },
        again ? html("button", { type: "button", class: "primary", id: "try-again", text: t("missing.again"), onclick: again }) : null,
        html("a", { class: again ? "button" : "button primary", href: "/", "data-route": true, text: t("missing.play") }),
        html("a", { class: "button", href: "/howto", "data-route": true, text: t("nav.howto") }),
      ),
    ),
  );
}
