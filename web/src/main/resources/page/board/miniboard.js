// A small board to look at: art and stones without controls, for many games at once.

import { skin } from "../skin/skin.js";
import { Board } from "./board.js";
import { shapeOf } from "./shape.js";

export class MiniBoard {
  /** A board for a game of this kind and size. */
  constructor({ game, columns, rows }) {
    this.falls = game !== "muehle";
    this.board = new Board(document.createElement("div"), shapeOf({ game, columns, rows }), skin(), "");
    this.element = this.board.art;
  }

  /** Shows stones by side, the last move, and the lines that are closed. */
  draw({ stones, last, lines }) {
    const held = new Map();
    for (const side of ["white", "black"]) for (const point of stones[side]) held.set(point, side);
    const marks = lines.map((ids) => ({ type: this.falls ? "win" : "mill", ids }));
    if (last && this.falls && lines.length === 0) marks.push({ type: "last-drop", id: last.to });
    if (last && !this.falls) marks.push({ type: "last-to", id: last.to });
    if (last?.from) marks.push({ type: "last-from", id: last.from });
    this.board.draw({ stones: held, marks, choices: new Set(), selected: null, label: () => "" });
  }
}
