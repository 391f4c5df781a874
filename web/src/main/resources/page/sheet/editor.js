// The board editor for both games. It builds a position text; the server says whether it is valid.

import { here, write } from "../address.js";
import { positionOf } from "../transport/positions.js";
import { Refusal } from "../transport/refusal.js";
import { Board } from "../board/board.js";
import { kindOf, shapeOf } from "../board/shape.js";
import { sentence, sideName, t } from "../language/language.js";
import { button } from "../panel/parts.js";
import { miniature, skin } from "../skin/skin.js";
import { state, stonesOf } from "../state.js";
import { around, html } from "../element/svg.js";
import { objection } from "../element/toast.js";
import { columnCells, columnText } from "../view.js";

/**
 * @import { Given } from "../dialog/newgame.js"
 * @import { Child } from "../element/svg.js"
 * @import { Point, Position } from "../transport/server"
 * @import { GameName, Side } from "../transport/transport"
 */

/** @type {GameName[]} */
const GAMES = ["muehle", "viergewinnt"];
/** @type {Side[]} */
const SIDES = ["white", "black"];

const STONES = 9;
/** @type {Record<GameName, string>} */
const START = { muehle: `${"E".repeat(24)} 9 9 w`, viergewinnt: "-" };

/**
 * @param {HTMLElement} root
 * @param {{ newGame: (given: Given) => void }} actions
 */
export async function showEditor(root, { newGame }) {
  const query = new URLSearchParams(here().search);
  const game = GAMES.find((name) => name === query.get("game")) ?? state.game?.game ?? "muehle";
  const variant = query.get("variant");
  // What the server refuses is explained below the board, which then is as at the start.
  const start = await positionOf(game, variant, START[game]).catch(() => positionOf(game, null, START[game]));
  const editor = new Editor(newGame, game, variant, start);
  root.append(html("h2", { text: t("nav.editor") }), editor.element);
  await editor.load(query.get("position") ?? START[game]);
}

/**
 * One of several choices, as a button of which one is pressed.
 *
 * @template {string} V
 * @param {string} name
 * @param {V} value
 * @param {V} current
 * @param {Child} art
 * @param {string} text
 * @param {(value: V) => void} onChange
 */
function radio(name, value, current, art, text, onChange) {
  const input = html("input", { type: "radio", name, value, checked: value === current, onchange: () => onChange(value) });
  return html("label", {}, input, art, html("span", { text }));
}

class Editor {
  /**
   * @param {(given: Given) => void} newGame
   * @param {GameName} game
   * @param {string | null} variant
   * @param {Position} position
   */
  constructor(newGame, game, variant, position) {
    this.game = game;
    this.variant = variant;
    this.position = position;
    /** @type {Side | "none"} */
    this.tool = "white";
    this.mover = position.mover;
    this.hand = { white: position.stones.white.inHand, black: position.stones.black.inHand };
    this.stones = stonesOf(position);
    this.frame = html("div", {
      class: "board-frame",
      onclick: (event) => {
        this.click(around(event, "[data-point]")?.dataset.point);
      },
    });
    this.board = this.makeBoard(position);
    this.frame.addEventListener("keydown", (event) => this.board.followArrow(event));
    this.text = html("input", { type: "text", id: "editor-text", spellcheck: "false" });
    this.verdict = html("p", { role: "status" });
    this.options = html("div");
    this.play = button(
      "editor.play",
      "play",
      () => {
        if (this.ready()) newGame({ game: this.game, variant: this.position.variant, position: this.position.text });
      },
      { class: "primary" },
    );
    this.analyse = html("a", { class: "button", "data-route": true, text: t("editor.analyse") });
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
          button("editor.clear", "close", () => this.clear()),
        ),
        html("div", { class: "tools" }, this.play, this.analyse),
      ),
    );
    this.showOptions();
    this.draw();
  }

  ready() {
    return this.play.getAttribute("aria-disabled") !== "true";
  }

  /** @param {Position} position */
  makeBoard(position) {
    return new Board(this.frame, shapeOf(position), skin(), t("board.label", { game: t(`game.${position.game}`) }));
  }

  /**
   * Takes a position from its text; what the server refuses is explained and leaves the board as it was.
   *
   * @param {string} text
   */
  async load(text) {
    try {
      this.take(await positionOf(this.game, this.variant, text));
      await this.check();
    } catch (error) {
      this.refuse(error);
    }
  }

  /** @param {Position} position */
  take(position) {
    this.position = position;
    this.stones = stonesOf(position);
    this.mover = position.mover;
    this.hand = { white: position.stones.white.inHand, black: position.stones.black.inHand };
    this.board = this.makeBoard(position);
    this.showOptions();
  }

  /** An empty board is where setting up begins; that it is no position yet is said as of any other. */
  clear() {
    this.stones.clear();
    this.hand = { white: 0, black: 0 };
    this.showOptions();
    this.check();
  }

  showOptions() {
    const games = html(
      "fieldset",
      { class: "choice" },
      html("legend", { text: t("editor.game") }),
      GAMES.map((game) =>
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
      SIDES.map((side) => this.toolChoice(side, miniature(skin(), kindOf(this.game, side)), sideName(this.position, side))),
      this.toolChoice("none", null, t("editor.erase")),
    );
    this.options.replaceChildren(games, tools, ...(this.game === "muehle" ? this.muehleOptions() : []));
  }

  /**
   * @param {Side | "none"} tool
   * @param {Child} art
   * @param {string} text
   */
  toolChoice(tool, art, text) {
    return radio("editor-tool", tool, this.tool, art, text, (chosen) => {
      this.tool = chosen;
    });
  }

  /** Whose turn it is, and how many stones each has in hand. */
  muehleOptions() {
    return [
      html(
        "fieldset",
        { class: "choice" },
        html("legend", { text: t("editor.mover") }),
        SIDES.map((side) =>
          radio("editor-mover", side, this.mover, null, sideName(this.position, side), (value) => {
            this.mover = value;
            this.check();
          }),
        ),
      ),
      html(
        "div",
        { class: "parameters" },
        SIDES.map((side) => this.handField(side)),
      ),
    ];
  }

  /** @param {Side} side */
  handField(side) {
    const input = html("input", { type: "number", id: `hand-${side}`, min: 0, max: STONES, value: this.hand[side] });
    input.addEventListener("change", () => {
      this.hand[side] = Number(input.value);
      this.check();
    });
    const label = html("label", { for: `hand-${side}`, text: t("editor.hand", { side: sideName(this.position, side) }) });
    return html("div", { class: "field" }, label, input);
  }

  /** @param {string | undefined} id */
  click(id) {
    if (!id) return;
    if (this.game === "muehle") this.put(id);
    else this.drop(id);
    this.check();
  }

  /** @param {string} id */
  put(id) {
    if (this.tool === "none" || this.stones.get(id) === this.tool) this.stones.delete(id);
    else {
      this.stones.set(id, this.tool);
      this.spend(this.tool);
    }
  }

  /**
   * A stone laid on the board comes out of the hand once a side would have more than its nine.
   *
   * @param {Side} side
   */
  spend(side) {
    const onBoard = [...this.stones.values()].filter((other) => other === side).length;
    this.hand[side] = Math.max(0, Math.min(this.hand[side], STONES - onBoard));
    const input = document.getElementById(`hand-${side}`);
    if (input instanceof HTMLInputElement) input.value = String(this.hand[side]);
  }

  /**
   * The top stone of a column goes, or one more falls on it.
   *
   * @param {string} column
   */
  drop(column) {
    const cells = columnCells(this.position, column);
    const filled = cells.filter((cell) => this.stones.has(cell.name));
    if (this.tool === "none") {
      for (const { name } of filled.slice(-1)) this.stones.delete(name);
    } else if (filled.length < cells.length) this.stones.set(cells[filled.length].name, this.tool);
  }

  textOfBoard() {
    /**
     * @param {Point} point
     * @param {Record<Side | "none", string>} letters
     */
    const letter = (point, letters) => letters[this.stones.get(point.name) ?? "none"];
    const { points, columns } = this.position;
    if (this.game === "muehle") {
      const board = points.map((point) => letter(point, { white: "W", black: "B", none: "E" })).join("");
      return `${board} ${this.hand.white} ${this.hand.black} ${this.mover[0]}`;
    }
    const row = [...points].sort((a, b) => a.y - b.y || a.x - b.x).map((point) => letter(point, { white: "0", black: "X", none: "." }));
    return Array.from({ length: row.length / columns }, (_, i) => row.slice(i * columns, (i + 1) * columns).join("")).join("/");
  }

  async check() {
    this.draw();
    const text = this.textOfBoard();
    this.text.value = text;
    try {
      const valid = await positionOf(this.game, this.variant, text);
      this.position = valid;
      this.verdict.className = "good";
      // From where a game is over nobody plays on.
      this.verdict.textContent = valid.outcome.over ? sentence(valid.outcome.text) : t("editor.good");
      if (valid.outcome.over) this.play.setAttribute("aria-disabled", "true");
      else this.play.removeAttribute("aria-disabled");
      this.analyse.hidden = false;
      const query = new URLSearchParams({ game: this.game, variant: valid.variant, position: valid.text });
      this.analyse.href = `/analysis?${query}`;
      if (state.view === "editor") write(`/editor?${query}`, "replaceState");
    } catch (error) {
      this.refuse(error);
    }
  }

  /** @param {unknown} error */
  refuse(error) {
    this.verdict.className = "bad";
    this.verdict.textContent = error instanceof Refusal ? objection(error) : t("error.unreachable");
    this.play.setAttribute("aria-disabled", "true");
    this.analyse.hidden = true;
  }

  draw() {
    /** @param {string} id */
    const label = (id) => {
      if (this.game === "viergewinnt") return columnText(id, columnCells(this.position, id), this.stones, this.position);
      const stone = this.stones.get(id);
      return `${id}, ${t(stone ? `stone.${stone}` : "point.empty")}`;
    };
    this.board.draw({ stones: this.stones, marks: [], choices: new Set(this.board.controls.keys()), selected: null, label });
  }
}
