// A board of a sheet on which moves are entered by mouse, touch or keyboard; it knows no rules, only the legal moves it
// was sent.

import { Board } from "../board/board.js";
import { shapeOf } from "../board/shape.js";
import { t } from "../language/language.js";
import { skin } from "../skin/skin.js";
import { candidates, clicked, clicks, stepKind, stonesOf } from "../state.js";
import { around, html } from "../element/svg.js";
import { columnCells, columnText } from "../view.js";

/**
 * @import { Mark } from "../board/board.js"
 * @import { Move, Position } from "../transport/server"
 */

export class TryBoard {
  /**
   * @param {HTMLElement} root
   * @param {(move: Move) => void} onMove
   */
  constructor(root, onMove) {
    if (!document.getElementById("puzzles-style"))
      document.head.append(html("link", { id: "puzzles-style", rel: "stylesheet", href: new URL("./puzzles.css", import.meta.url).href }));
    this.root = root;
    this.onMove = onMove;
    /** @type {Board | null} */
    this.board = null;
    /** @type {Position | null} */
    this.position = null;
    /** @type {Mark[]} */
    this.marks = [];
    /** @type {string[]} */
    this.path = [];
    this.open = false;
    /** @type {string | null} */
    this.focused = null;
    root.addEventListener("click", (event) => {
      const id = around(event, "[data-point]")?.dataset.point;
      if (id) this.pick(id);
    });
    root.addEventListener("keydown", (event) => {
      if (this.board?.followArrow(event)) event.stopPropagation();
      else if (event.key === "Escape") this.give([]);
      else if (/^[1-9]$/.test(event.key) && this.board?.controls.has(event.key)) this.pick(event.key);
    });
    /** @param {Event} event */
    const notice = (event) => {
      const id = around(event, "[data-point]")?.dataset.point ?? null;
      if (id === this.focused) return;
      this.focused = id;
      this.draw();
    };
    root.addEventListener("focusin", notice);
    root.addEventListener("pointerover", notice);
  }

  /**
   * Shows a position; while it is open, moves can be entered.
   *
   * @param {Position} position
   * @param {boolean} open
   * @param {Mark[]} [marks]
   */
  show(position, open, marks = []) {
    if (!this.board || this.position?.game !== position.game) {
      this.board = new Board(this.root, shapeOf(position), skin(), t("board.label", { game: t(`game.${position.game}`) }));
    }
    this.position = position;
    this.open = open;
    this.marks = marks;
    this.path = [];
    this.draw();
  }

  /** No move can be entered any more. */
  rest() {
    this.open = false;
    this.give([]);
  }

  /** Nothing is shown. */
  clear() {
    this.board = null;
    this.position = null;
    this.open = false;
    this.root.replaceChildren();
  }

  /** @param {string[]} path */
  give(path) {
    this.path = path;
    this.draw();
  }

  /** @param {string} id */
  pick(id) {
    if (!this.open || !this.position) return;
    const next = clicked(this.position.moves, this.path, id);
    if (!next) return;
    if ("path" in next) {
      this.give(next.path);
      return;
    }
    this.open = false;
    this.path = [];
    this.onMove(next.move);
  }

  draw() {
    const { board, position } = this;
    if (!board || !position) return;
    const options = this.open ? candidates(position.moves, this.path) : [];
    const step = this.path.length;
    const choices = new Map(options.map((move) => [clicks(move)[step], stepKind(move, step)]));
    const stones = stonesOf(position);
    /** @type {Mark[]} */
    const marks = [...position.mills.map((ids) => ({ type: /** @type {const} */ ("mill"), ids })), ...this.marks];
    for (const ids of position.winningLines) marks.push({ type: "win", ids });
    const taking = [...choices.values()].includes("take");
    if (taking) {
      const move = options[0];
      if (move.from) stones.delete(move.from);
      stones.set(move.to, position.mover);
    }
    for (const [id, kind] of choices) {
      if (kind !== "drop") marks.push({ type: kind, id });
      else if (this.focused === id) marks.push({ type: "preview", id, side: position.mover });
    }
    const held = new Set(position.points.filter((point) => point.inMill).map((point) => point.name));
    board.draw({
      stones,
      marks,
      choices: new Set(choices.keys()),
      selected: taking ? null : (this.path[0] ?? null),
      label: (id) => {
        const choice = choices.get(id);
        const said = position.game === "muehle" ? pointText(id, stones, held) : columnText(id, columnCells(position, id), stones, position);
        return choice ? `${said}, ${t(`choice.${choice}`)}` : said;
      },
    });
  }
}

/**
 * @param {string} id
 * @param {Map<string, string>} stones
 * @param {Set<string>} inMill
 */
function pointText(id, stones, inMill) {
  const side = stones.get(id);
  if (!side) return `${id}, ${t("point.empty")}`;
  return [id, t(`stone.${side}`), ...(inMill.has(id) ? [t("point.mill")] : [])].join(", ");
}

/**
 * The marks of a move that was made.
 *
 * @param {Pick<Move, "from" | "to" | "column">} move
 * @returns {Mark[]}
 */
export function madeMarks(move) {
  if (move.column) return [{ type: "last-drop", id: move.to }];
  return [{ type: "last-to", id: move.to }, ...(move.from ? [{ type: /** @type {const} */ ("last-from"), id: move.from }] : [])];
}
