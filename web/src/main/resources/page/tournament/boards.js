// The boards of the games that are being played.

import { MiniBoard } from "../board/miniboard.js";
import { html } from "../element/svg.js";
import { t } from "../language/language.js";
import { setText } from "../panel/parts.js";
import { gamePath } from "./words.js";

/**
 * @import { RunningGame, Tournament } from "../transport/server"
 *
 * @typedef {(path: string, label: string, ...content: HTMLElement[]) => HTMLElement} MakeCard
 */

/** Boards of running games, kept in step with them. */
export class RunningBoards {
  /** @param {MakeCard} make */
  constructor(make) {
    this.make = make;
    /** @type {Map<string, GameCard>} */
    this.cards = new Map();
    this.element = html("ul", { class: "running-games" });
  }

  /**
   * @param {RunningGame[]} games
   * @param {Tournament} tournament
   */
  show(games, tournament) {
    for (const [label, card] of this.cards) {
      if (games.some((game) => game.game === label)) continue;
      card.element.remove();
      this.cards.delete(label);
    }
    for (const game of games) {
      const card = this.cards.get(game.game) ?? new GameCard(game, tournament, this.make);
      if (!this.cards.has(game.game)) this.element.append(card.element);
      this.cards.set(game.game, card);
      card.show(game);
    }
  }
}

class GameCard {
  /**
   * @param {RunningGame} game
   * @param {Tournament} tournament
   * @param {MakeCard} make
   */
  constructor(game, tournament, make) {
    this.board = new MiniBoard(tournament);
    this.number = html("span", { class: "game-number" });
    /** @param {"white" | "black"} side */
    const line = (side) =>
      html("span", { class: "game-side", "data-side": side }, html("i", { "aria-hidden": "true" }), html("span", { text: game[side] }));
    this.sides = { white: line("white"), black: line("black") };
    this.element = html(
      "li",
      {},
      make(
        gamePath(game.game),
        t("tournament.watch", { white: game.white, black: game.black }),
        html("span", { class: "game-board", "aria-hidden": "true" }, this.board.element),
        html("span", { class: "game-names" }, this.sides.white, this.sides.black),
        this.number,
      ),
    );
  }

  /** @param {RunningGame} game */
  show(game) {
    this.board.draw(game);
    setText(this.number, t("tournament.move", { number: game.moveNumber }));
    this.sides.white.classList.toggle("to-move", game.mover === "white");
    this.sides.black.classList.toggle("to-move", game.mover === "black");
  }
}
