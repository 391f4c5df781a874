// A small board to look at: art and stones without controls, for many games at once.

import { skin } from "../skin/skin.js";
import { Board } from "./board.js";
import { shapeOf } from "./shape.js";

/** @import { RunningGame } from "../transport/server" */
/** @import { GameName, Side } from "../transport/transport" */
/** @import { Mark } from "./board.js" */

export class MiniBoard {
  /**
   * A board for a game of this kind and size.
   *
   * @param {{ game: GameName, columns: number, rows: number }} kind
   */
  constructor({ game, columns, rows }) {
    this.falls = game !== "muehle";
    this.board = new Board(document.createElement("div"), shapeOf({ game, columns, rows }), skin(), "");
    this.element = this.board.art;
  }

  /**
   * Shows stones by side, the last move, and the lines that are closed.
   *
   * @param {Pick<RunningGame, "stones" | "last" | "lines">} running
   */
  draw({ stones, last, lines }) {
    /** @type {Map<string, Side>} */
    const held = new Map();
    for (const point of stones.white) held.set(point, "white");
    for (const point of stones.black) held.set(point, "black");
    /** @type {Mark[]} */
    const marks = lines.map((ids) => ({ type: this.falls ? "win" : "mill", ids }));
    if (last && this.falls && lines.length === 0) marks.push({ type: "last-drop", id: last.to });
    if (last && !this.falls) marks.push({ type: "last-to", id: last.to });
    if (last?.from) marks.push({ type: "last-from", id: last.from });
    this.board.draw({ stones: held, marks, choices: new Set(), selected: null, label: () => "" });
  }
}
