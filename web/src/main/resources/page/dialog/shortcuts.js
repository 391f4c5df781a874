// The list of shortcuts behind "?".

import { openDialog } from "./dialog.js";
import { t } from "../language/language.js";
import { html } from "../element/svg.js";

const KEYS = [
  ["f", "key.board"],
  ["← → ↑ ↓", "key.arrows"],
  ["Enter", "key.enter"],
  ["Esc", "key.escape"],
  ["1 … 9", "key.columns"],
  ["← →", "key.walk"],
  ["Home End", "key.ends"],
  ["u r", "key.undo"],
  ["h b z", "key.hint"],
  ["g", "key.stop"],
  ["a", "key.values"],
  ["n", "key.new"],
  ["m", "key.sound"],
  ["d", "key.theme"],
  ["?", "key.help"],
];

export function shortcutsDialog() {
  openDialog(
    "menu.shortcuts",
    html(
      "dl",
      { class: "keys" },
      KEYS.map(([keys, key]) =>
        html(
          "div",
          {},
          html(
            "dt",
            {},
            keys
              .split(" ")
              .filter((part) => part !== "…")
              .map((part) => html("kbd", { text: part })),
          ),
          html("dd", { text: t(key) }),
        ),
      ),
    ),
  );
}
