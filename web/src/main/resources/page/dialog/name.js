// What somebody wants to be called: asked when they join a game, and whenever they like.

import { openDialog } from "./dialog.js";
import { t } from "../language/language.js";
import { html } from "../element/svg.js";
import { guarded } from "../element/toast.js";
import { LONGEST_NAME, ownName, ownSide, playerName, other } from "../game/people.js";
import { sayName } from "../game/play.js";
import { sideName } from "../language/language.js";
import { state } from "../state.js";

/** The field for a name, with what was said before. */
export const nameField = (id = "name") =>
  html("input", { id, type: "text", maxlength: LONGEST_NAME, autocomplete: "nickname", spellcheck: "false", value: ownName() ?? "" });

/**
 * @param {string} title
 * @param {string} greeting
 * @param {string} answer
 */
function ask(title, greeting, answer) {
  const field = nameField();
  /** @type {HTMLDialogElement} */
  let dialog;
  const form = html(
    "form",
    {
      class: "name-form",
      onsubmit: (event) => {
        event.preventDefault();
        guarded(async () => {
          await sayName(field.value);
          dialog.close();
        });
      },
    },
    greeting ? html("p", { text: greeting }) : null,
    html("div", { class: "field" }, html("label", { for: "name", text: t("name.label") }), field),
    html("p", { class: "quiet", text: t("name.about") }),
    html("button", { type: "submit", class: "primary large", text: t(answer) }),
  );
  dialog = openDialog(title, form);
  // Whoever closes it has answered too, and is not asked again.
  dialog.addEventListener("close", () => {
    if (ownName() === null) guarded(() => sayName(""));
  });
  field.focus();
}

/** Asks for another name. */
export const nameDialog = () => ask("name.title", "", "name.save");

/** Greets who has just taken a seat by a link. */
export function joinDialog() {
  const { game } = state;
  const own = game ? ownSide(game) : null;
  if (!game || !own) return;
  const against = game.players[other(own)].name ? playerName(game, other(own)) : "";
  ask("join.title", t(against ? "join.against" : "join.side", { side: sideName(game.position, own), name: against }), "join.play");
}
