// The menu: other views, looks, language and sound.

import { openDialog } from "./dialog.js";
import { language, t } from "./i18n.js";
import { button } from "./panel-parts.js";
import { setting, theme } from "./settings.js";
import { html } from "./svg.js";

/** A row of choices of which exactly one is pressed. */
function choice(label, name, options, current, onChange) {
  return html(
    "fieldset",
    { class: "choice" },
    html("legend", { text: label }),
    options.map(([value, text]) =>
      html(
        "label",
        {},
        html("input", { type: "radio", name, value, checked: value === current, onchange: () => onChange(value) }),
        html("span", { text }),
      ),
    ),
  );
}

export function menuDialog({ set, importGame, shortcuts }) {
  const view = (path, key) => html("a", { href: path, "data-route": true, text: t(key), onclick: () => dialog.close() });
  const dialog = openDialog(
    t("menu.title"),
    html(
      "nav",
      { class: "menu-links", "aria-label": t("nav.label") },
      view("/analysis", "nav.analysis"),
      view("/editor", "nav.editor"),
      view("/howto", "nav.howto"),
      view("/scenarios", "nav.scenarios"),
    ),
    html("div", { class: "tools" }, button("menu.import", "save", importGame), button("menu.shortcuts", "book", shortcuts)),
    choice(
      t("menu.theme"),
      "theme",
      [
        ["wood", t("theme.wood")],
        ["pixel", t("theme.pixel")],
      ],
      theme(),
      (value) => set("theme", value),
    ),
    choice(
      t("menu.scheme"),
      "scheme",
      [
        ["auto", t("scheme.auto")],
        ["light", t("scheme.light")],
        ["dark", t("scheme.dark")],
      ],
      setting("scheme") ?? "auto",
      (value) => set("scheme", value === "auto" ? null : value),
    ),
    choice(
      t("menu.language"),
      "language",
      [
        ["de", "Deutsch"],
        ["en", "English"],
      ],
      language(),
      (value) => set("language", value),
    ),
    choice(
      t("menu.sound"),
      "sound",
      [
        ["on", t("sound.on")],
        ["off", t("sound.off")],
      ],
      setting("sound") ?? "on",
      (value) => set("sound", value),
    ),
  );
}
