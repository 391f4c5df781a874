// The board editor for both games. It builds a position text; the server says whether it is valid.

import { Problem, positionOf } from "../transport/api.js";
import { Board } from "../board/board.js";
import { kindOf, shapeOf } from "../board/shape.js";
import { sideName, t } from "../language/language.js";
import { button } from "../panel/parts.js";
import { miniature, skin } from "../skin/skin.js";
import { state, stonesOf } from "../state.js";
import { html } from "../element/svg.js";
import { objection } from "../element/toast.js";
import { columnCells, columnText } from "../view.js";

const STONES = 9;
const START = { muehle: `${"E".repeat(24)} 9 9 w`, viergewinnt: "-" };
const CLEAR = { muehle: `${"E".repeat(24)} 0 0 w`, viergewinnt: "-" };

export async function showEditor(root, { newGame }) {
  const query = new URLSearchParams(location.search);
  const editor = new Editor(newGame, query.get("game") ?? state.game?.game ?? "muehle", query.get("variant"));
  root.append(html("h2", { text: t("nav.editor") }), editor.element);
  await editor.load(query.get("position") ?? START[editor.game]);
}

class Editor {
  constructor(newGame, game, variant) {
    this.game = game;
    this.variant = variant;
    this.tool = "white";
    this.mover = "white";
    this.hand = { white: 0, black: 0 };
    this.stones = new Map();
    this.frame = html("div", { class: "board-frame", onclick: (event) => this.click(event.target.closest("[data-point]")?.dataset.point) });
    this.frame.addEventListener("keydown", (event) => this.board.followArrow(event));
    this.text = html("input", { type: "text", id: "editor-text", spellcheck: "false" });
    this.verdict = html("p", { role: "status" });
    this.options = html("div");
    this.element = html(
      "div",
      { class: "editor" },
      this.frame,
      html(
        "div",
        { class: "panel-inside card" },
        html("p", { class: "quiet", text: t("editor.about") }),
        this.options,
        html(
          "div",
          { class: "field" },
          html("label", { for: "editor-text", text: t("editor.text") }),
          html(
            "div",
            { class: "row" },
            this.text,
            button("editor.load", "check", () => this.load(this.text.value.trim())),
          ),
        ),
        this.verdict,
        html(
          "div",
          { class: "tools" },
          button("editor.start", "restart", () => this.load(START[this.game])),
          button("editor.clear", "close", () => this.load(CLEAR[this.game])),
        ),
        html(
          "div",
          { class: "tools" },
          (this.play = button(
            "editor.play",
            "play",
            () => this.ready() && newGame({ game: this.game, variant: this.position.variant, position: this.position.text }),
            { class: "primary" },
          )),
          (this.analyse = html("a", { class: "button", "data-route": true, text: t("editor.analyse") })),
        ),
      ),
    );
  }

  ready() {
    return this.play.getAttribute("aria-disabled") !== "true";
  }

  /** Takes a position from its text; what the server refuses is explained and leaves the board as it was. */
  async load(text) {
    try {
      this.take(await positionOf(this.game, this.variant ?? undefined, text));
      await this.check();
    } catch (error) {
      this.refuse(error);
      if (!this.board && text !== START[this.game]) await this.load(START[this.game]);
    }
  }

  take(position) {
    this.position = position;
    this.stones = stonesOf(position);
    this.mover = position.mover;
    this.hand = { white: position.stones.white.inHand, black: position.stones.black.inHand };
    this.board = new Board(this.frame, shapeOf(position), skin(), t("board.label", { game: t(`game.${this.game}`) }));
    this.showOptions();
  }

  showOptions() {
    const radio = (name, value, current, art, text, onChange) =>
      html(
        "label",
        {},
        html("input", { type: "radio", name, value, checked: value === current, onchange: () => onChange(value) }),
        art,
        html("span", { text }),
      );
    const sides = ["white", "black"];
    const games = html(
      "fieldset",
      { class: "choice" },
      html("legend", { text: t("editor.game") }),
      Object.keys(START).map((game) =>
        radio("editor-game", game, this.game, null, t(`game.${game}`), (value) => {
          this.game = value;
          this.variant = null;
          this.load(START[value]);
        }),
      ),
    );
    const tools = html(
      "fieldset",
      { class: "choice tools-choice" },
      html("legend", { text: t("editor.tool") }),
      [...sides, "none"].map((value) =>
        radio(
          "editor-tool",
          value,
          this.tool,
          value === "none" ? null : miniature(skin(), kindOf(this.game, value)),
          value === "none" ? t("editor.erase") : sideName(this.game, value),
          (chosen) => {
            this.tool = chosen;
          },
        ),
      ),
    );
    const extras =
      this.game !== "muehle"
        ? []
        : [
            html(
              "fieldset",
              { class: "choice" },
              html("legend", { text: t("editor.mover") }),
              sides.map((side) =>
                radio("editor-mover", side, this.mover, null, sideName(this.game, side), (value) => {
                  this.mover = value;
                  this.check();
                }),
              ),
            ),
            html(
              "div",
              { class: "parameters" },
              sides.map((side) =>
                html(
                  "div",
                  { class: "field" },
                  html("label", { for: `hand-${side}`, text: t("editor.hand", { side: sideName(this.game, side) }) }),
                  html("input", {
                    type: "number",
                    id: `hand-${side}`,
                    min: 0,
                    max: 9,
                    value: this.hand[side],
                    onchange: (event) => {
                      this.hand[side] = Number(event.target.value);
                      this.check();
                    },
                  }),
                ),
              ),
            ),
          ];
    this.options.replaceChildren(games, tools, ...extras);
  }

  click(id) {
    if (!id) return;
    if (this.game === "muehle") this.put(id);
    else this.drop(id);
    this.check();
  }

  put(id) {
    if (this.tool === "none" || this.stones.get(id) === this.tool) this.stones.delete(id);
    else {
      this.stones.set(id, this.tool);
      this.spend(this.tool);
    }
  }

  /** A stone laid on the board comes out of the hand once a side would have more than its nine. */
  spend(side) {
    const onBoard = [...this.stones.values()].filter((other) => other === side).length;
    this.hand[side] = Math.max(0, Math.min(this.hand[side], STONES - onBoard));
    document.getElementById(`hand-${side}`).value = this.hand[side];
  }

  /** The top stone of a column goes, or one more falls on it. */
  drop(column) {
    const cells = columnCells(this.position, column);
    const filled = cells.filter((cell) => this.stones.has(cell.name));
    if (this.tool === "none") {
      if (filled.length) this.stones.delete(filled.at(-1).name);
    } else if (filled.length < cells.length) this.stones.set(cells[filled.length].name, this.tool);
  }

  textOfBoard() {
    const letter = (point, white, black, empty) => ({ white, black })[this.stones.get(point.name)] ?? empty;
    const { points, columns } = this.position;
    if (this.game === "muehle")
      return `${points.map((point) => letter(point, "W", "B", "E")).join("")} ${this.hand.white} ${this.hand.black} ${this.mover[0]}`;
    const row = [...points].sort((a, b) => a.y - b.y || a.x - b.x).map((point) => letter(point, "0", "X", "."));
    return Array.from({ length: row.length / columns }, (_, i) => row.slice(i * columns, (i + 1) * columns).join("")).join("/");
  }

  async check() {
    this.draw();
    const text = this.textOfBoard();
    this.text.value = text;
    try {
      const valid = await positionOf(this.game, this.variant ?? undefined, text);
      this.position = valid;
      this.verdict.className = "good";
      this.verdict.textContent = t("editor.good");
      this.play.removeAttribute("aria-disabled");
      this.analyse.hidden = false;
      const query = new URLSearchParams({ game: this.game, variant: valid.variant, position: valid.text });
      this.analyse.href = `/analysis?${query}`;
      history.replaceState(null, "", `/editor?${query}`);
    } catch (error) {
      this.refuse(error);
    }
  }

  refuse(error) {
    this.verdict.className = "bad";
    this.verdict.textContent = error instanceof Problem ? objection(error) : t("error.unreachable");
    this.play.setAttribute("aria-disabled", "true");
    this.analyse.hidden = true;
  }

  draw() {
    const label =
      this.game === "muehle"
        ? (id) => `${id}, ${this.stones.has(id) ? t(`stone.${this.stones.get(id)}`) : t("point.empty")}`
        : (id) => columnText(id, columnCells(this.position, id), this.stones);
    this.board.draw({ stones: this.stones, marks: [], choices: new Set(this.board.controls.keys()), selected: null, label });
  }
}
