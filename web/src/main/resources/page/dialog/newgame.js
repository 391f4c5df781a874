// The "New game" dialog: game, who plays which side and how well, rules, thinking time.

import { alone } from "../address.js";
import { kindOf } from "../board/shape.js";
import { loadCatalogue } from "../catalogue.js";
import { openDialog } from "./dialog.js";
import { say, sideName, t } from "../language/language.js";
import { nameField } from "./name.js";
import { button } from "../panel/parts.js";
import { ownName, rememberName } from "../game/people.js";
import { startGame } from "../game/play.js";
import { miniature, skin } from "../skin/skin.js";
import { remember, setting } from "../settings.js";
import { state } from "../state.js";
import { html } from "../element/svg.js";
import { guarded } from "../element/toast.js";

/**
 * @import { Catalogue } from "../catalogue.js"
 * @import { Opponents, Rules } from "../transport/server"
 * @import { GameName, Side } from "../transport/transport"
 */

/**
 * What may be fixed already: the game, its rule set, and the position to start from.
 *
 * @typedef {{ game?: GameName, variant?: string, position?: string }} Given
 * @typedef {Opponents["methods"][number]} Method
 * @typedef {Method["parameters"][number]} Parameter
 */

/** The choice of a rule set that is written by hand. */
const OWN = "own";

/** The usual clocks of two people, in seconds for the game and for each move; the first is none. */
const CLOCKS = ["", "300+3", "600+0"];

/**
 * Opens the dialog.
 *
 * @param {Given} given
 */
export async function newGameDialog(given = {}) {
  const catalogue = await guarded(loadCatalogue);
  if (!catalogue) return;
  const form = new NewGame(catalogue, given, () => dialog.close());
  const dialog = openDialog("new.title", form.element);
}

class NewGame {
  /**
   * @param {Catalogue} catalogue
   * @param {Given} given
   * @param {() => void} close
   */
  constructor({ rules, opponents }, given, close) {
    this.rules = rules;
    this.opponents = opponents;
    this.given = given;
    this.close = close;
    this.rulesChosen = false;
    /** @type {GameName} */
    this.game = given.game ?? state.game?.game ?? "muehle";
    this.sides = { white: new SideChoice("white", this, "human"), black: new SideChoice("black", this, setting("opponent") ?? "level:2") };
    this.games = html(
      "div",
      { class: "game-cards", role: "radiogroup", "aria-label": t("new.game") },
      rules.games.map((game) => this.card(game)),
    );
    this.variant = html("select", {
      id: "new-variant",
      onchange: () => {
        this.rulesChosen = true;
        this.showRules();
      },
    });
    this.variantLabel = html("label", { for: "new-variant" });
    this.differences = html("ul", { class: "differences" });
    this.ownVariant = html("input", { type: "text", id: "new-own-variant", "aria-label": t("new.ownVariant"), spellcheck: "false" });
    const { min, max, default: usual } = opponents.seconds;
    this.seconds = html("input", { type: "number", id: "new-seconds", min, max, step: "any", value: setting("seconds") ?? usual });
    this.twoDevices = html("input", { type: "checkbox", id: "new-devices", onchange: () => this.showDevices() });
    this.name = nameField("new-name");
    this.nameField = html(
      "div",
      { class: "field" },
      html("label", { for: "new-name", text: t("name.label") }),
      this.name,
      html("p", { class: "quiet", text: t("name.about") }),
    );
    this.clock = html(
      "select",
      { id: "new-clock", onchange: () => this.showDevices() },
      CLOCKS.map((clock) => html("option", { value: clock, text: t(clock ? `clock.${clock}` : "clock.none") })),
      html("option", { value: OWN, text: t("clock.own") }),
    );
    this.minutes = html("input", { type: "number", id: "new-minutes", min: "0.2", max: "180", step: "any", value: "15" });
    this.increment = html("input", { type: "number", id: "new-increment", min: "0", max: "60", step: "1", value: "5" });
    this.ownClock = html(
      "div",
      { class: "own-clock" },
      html("label", { for: "new-minutes", text: t("clock.minutes") }),
      this.minutes,
      html("label", { for: "new-increment", text: t("clock.increment") }),
      this.increment,
    );
    this.clockField = html(
      "div",
      { class: "field" },
      html("label", { for: "new-clock", text: t("clock.label") }),
      this.clock,
      this.ownClock,
    );
    this.devices = html("p", { class: "devices" }, this.twoDevices, html("label", { for: "new-devices", text: t("new.devices") }));
    this.element = html(
      "form",
      {
        class: "new-game",
        onsubmit: (event) => {
          event.preventDefault();
          this.start();
        },
      },
      given.position ? null : this.games,
      html(
        "div",
        { class: "sides" },
        this.sides.white.element,
        button("new.swap", "swap", () => this.swap(), { class: "swap" }),
        this.sides.black.element,
      ),
      this.devices,
      this.nameField,
      this.clockField,
      html(
        "details",
        { class: "more" },
        html("summary", { text: t("new.more") }),
        html("div", { class: "field" }, this.variantLabel, this.variant, this.differences, this.ownVariant),
        html("div", { class: "field" }, html("label", { for: "new-seconds", text: t("new.seconds") }), this.seconds),
      ),
      html("button", { type: "submit", class: "primary large", text: t("new.start") }),
    );
    this.showGame();
  }

  /** @param {Rules["games"][number]} game */
  card(game) {
    const kinds = [kindOf(game.game, "white"), kindOf(game.game, "black")];
    const input = html("input", {
      type: "radio",
      name: "game",
      value: game.game,
      checked: game.game === this.game,
      onchange: () => {
        this.game = game.game;
        this.showGame();
      },
    });
    return html(
      "label",
      { class: "game-card" },
      input,
      html(
        "span",
        { class: "game-art", "aria-hidden": "true" },
        kinds.map((kind) => miniature(skin(), kind)),
      ),
      html("span", { text: t(`game.${game.game}`) }),
    );
  }

  /** What the server says of the game that is chosen. */
  chosenGame() {
    const chosen = this.rules.games.find((candidate) => candidate.game === this.game);
    if (!chosen) throw new Error(`the server knows no game ${this.game}`);
    return chosen;
  }

  /** The variant by which programs play unless told otherwise. */
  programVariant() {
    return this.chosenGame().variants.find((variant) => variant.programs);
  }

  /** A program knows nothing of rules: unless somebody chooses others, it plays by those it was written for. */
  suggestRules() {
    if (this.rulesChosen || this.given.variant) return;
    const program = Object.values(this.sides).some((side) => side.isProgram());
    const usual = this.chosenGame().variants.find((variant) => variant.default);
    this.variant.value = (program ? this.programVariant() : usual)?.variant ?? "";
    this.showRules();
  }

  showGame() {
    const game = this.chosenGame();
    this.rulesChosen = false;
    this.variantLabel.textContent = say(game.variantTitle);
    this.variant.replaceChildren(
      ...game.variants.map((variant) =>
        html("option", {
          value: variant.variant,
          text: say(variant.title),
          selected: variant.variant === this.given.variant || (!this.given.variant && variant.default),
        }),
      ),
    );
    this.variant.append(html("option", { value: OWN, text: t("new.ownVariant") }));
    this.variant.disabled = Boolean(this.given.position);
    this.showRules();
    for (const side of Object.values(this.sides)) side.show();
    this.showDevices();
  }

  showRules() {
    const game = this.chosenGame();
    const variant = game.variants.find((candidate) => candidate.variant === this.variant.value);
    this.ownVariant.hidden = this.variant.value !== OWN;
    this.differences.replaceChildren(
      ...(variant?.differences ?? [game.otherVariants]).map((sentence) => html("li", { text: say(sentence) })),
    );
  }

  showDevices() {
    this.devices.hidden = alone || !Object.values(this.sides).every((side) => side.words() === "human");
    this.clockField.hidden = this.devices.hidden;
    this.nameField.hidden = this.devices.hidden || !this.twoDevices.checked;
    this.ownClock.hidden = this.clock.value !== OWN;
  }

  swap() {
    const [white, black] = [this.sides.white.select.value, this.sides.black.select.value];
    this.sides.white.choose(black);
    this.sides.black.choose(white);
  }

  /** The clock that is chosen, as the server reads it; none for computers. */
  clockWords() {
    if (this.clockField.hidden || !this.clock.value) return undefined;
    if (this.clock.value !== OWN) return this.clock.value;
    return `${Math.round(60 * Number(this.minutes.value))}+${Math.round(Number(this.increment.value))}`;
  }

  start() {
    const white = this.sides.white.words();
    const black = this.sides.black.words();
    const seconds = Number(this.seconds.value);
    remember("seconds", String(seconds));
    for (const words of [white, black]) if (words.startsWith("level:")) remember("opponent", words);
    /** @type {Side | undefined} */
    const seats = !this.devices.hidden && this.twoDevices.checked ? "white" : undefined;
    if (seats) rememberName(this.name.value);
    guarded(async () => {
      await startGame({
        game: this.game,
        variant: this.given.variant ?? (this.variant.value === OWN ? this.ownVariant.value.trim() : this.variant.value),
        white,
        black,
        seconds,
        seats,
        clock: this.clockWords(),
        position: this.given.position,
        name: (seats && ownName()) || undefined,
      });
      this.close();
      if (seats) (await import("./share.js")).shareDialog();
    });
  }
}

/** Who plays one side: a person, a level, a method with its parameters, or a program. */
class SideChoice {
  /**
   * @param {Side} side
   * @param {NewGame} form
   * @param {string} chosen
   */
  constructor(side, form, chosen) {
    this.side = side;
    this.form = form;
    this.chosen = chosen;
    /** @type {Method | null} */
    this.method = null;
    /** @type {Map<string, { input: HTMLInputElement | HTMLSelectElement, field: HTMLElement, parameter: Parameter }>} */
    this.inputs = new Map();
    this.legend = html("legend");
    this.select = html("select", {
      id: `new-${side}`,
      onchange: () => {
        this.choose(this.select.value);
      },
    });
    this.label = html("label", { for: `new-${side}`, class: "hidden-text" });
    this.about = html("p", { class: "about" });
    this.parameters = html("div", { class: "parameters" });
    this.element = html("fieldset", { class: "side" }, this.legend, this.label, this.select, this.about, this.parameters);
  }

  show() {
    const { game, opponents } = this.form;
    this.legend.replaceChildren(miniature(skin(), kindOf(game, this.side)), sideName(this.form.chosenGame(), this.side));
    this.label.textContent = t("player.choose", { side: sideName(this.form.chosenGame(), this.side) });
    const programs = opponents.programs.filter((program) => program.games.includes(game));
    /** @type {HTMLElement[]} */
    const groups = [
      html("option", { value: "human", text: t("player.human") }),
      html(
        "optgroup",
        { label: t("new.levels") },
        opponents.levels.map((level) =>
          html("option", { value: level.words, text: t("player.level", { level: level.level, name: t(`level.${level.level}`) }) }),
        ),
      ),
      html(
        "optgroup",
        { label: t("new.methods") },
        opponents.methods.map((method) => html("option", { value: `method:${method.method}`, text: say(method.title) })),
      ),
    ];
    if (programs.length)
      groups.push(
        html(
          "optgroup",
          { label: t("new.programs") },
          programs.map((program) => html("option", { value: program.words, text: program.name })),
        ),
      );
    this.select.replaceChildren(...groups);
    this.choose(this.chosen);
  }

  /** @param {string} value */
  choose(value) {
    this.chosen = value;
    this.select.value = value;
    const { opponents } = this.form;
    const level = opponents.levels.find((candidate) => candidate.words === value);
    const method = opponents.methods.find((candidate) => `method:${candidate.method}` === value);
    if (this.isProgram()) this.about.textContent = this.aboutProgram();
    else if (value === "human") this.about.textContent = t(alone ? "player.human.alone" : "player.human.about");
    else this.about.textContent = say(level?.description ?? method?.description ?? null);
    this.method = method ?? null;
    this.inputs = new Map();
    this.parameters.replaceChildren(...(method?.parameters ?? []).map((parameter) => this.field(parameter)));
    this.showFields();
    this.form.showDevices();
    this.form.suggestRules();
  }

  isProgram() {
    return this.chosen.startsWith("program:");
  }

  aboutProgram() {
    const known = this.form.programVariant();
    return !known || known.default
      ? t("player.program.about")
      : `${t("player.program.about")} ${t("player.program.rules", { rules: say(known.title) })}`;
  }

  /** @param {Parameter} parameter */
  field(parameter) {
    const id = `new-${this.side}-${parameter.name}`;
    const input =
      parameter.type === "choice"
        ? html(
            "select",
            { id },
            parameter.choices?.map((choice) =>
              html("option", { value: choice.value, text: say(choice.title), selected: choice.value === parameter.default }),
            ),
          )
        : html("input", { id, type: "number", min: parameter.min, max: parameter.max, value: parameter.default });
    const field = html("div", { class: "field" }, html("label", { for: id, text: say(parameter.title) }), input);
    this.inputs.set(parameter.name, { input, field, parameter });
    input.addEventListener("change", () => this.showFields());
    return field;
  }

  /** A parameter may belong to one choice of another: it shows only then. */
  showFields() {
    for (const { field, parameter } of this.inputs.values()) {
      field.hidden = !Object.entries(parameter.when ?? {}).every(([name, value]) => this.inputs.get(name)?.input.value === value);
    }
  }

  /** The player in words; what is as usual need not be said. */
  words() {
    if (!this.method) return this.select.value;
    const said = [...this.inputs.values()].filter(
      ({ field, input, parameter }) => !field.hidden && input.value !== String(parameter.default),
    );
    return this.method.method + (said.length ? `:${said.map(({ input, parameter }) => `${parameter.name}=${input.value}`).join(",")}` : "");
  }
}
