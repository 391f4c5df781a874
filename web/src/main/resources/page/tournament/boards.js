// The boards of the games that are being played.

import { MiniBoard } from "../board/miniboard.js";
import { html } from "../element/svg.js";
import { t } from "../language/language.js";
import { setText } from "../panel/parts.js";
import { gamePath } from "./words.js";

/** Boards of running games, kept in step with them. */
export class RunningBoards {
  constructor(make) {
    this.make = make;
    this.cards = new Map();
    this.element = html("ul", { class: "running-games" });
  }

  show(games, tournament) {
    for (const [label, card] of this.cards) {
      if (games.some((game) => game.game === label)) continue;
      card.element.remove();
      this.cards.delete(label);
    }
    for (const game of games) {
      if (!this.cards.has(game.game)) {
        this.cards.set(game.game, new GameCard(game, tournament, this.make));
        this.element.append(this.cards.get(game.game).element);
      }
      this.cards.get(game.game).show(game);
    }
  }
}

class GameCard {
  constructor(game, tournament, make) {
    this.board = new MiniBoard(tournament);
    this.number = html("span", { class: "game-number" });
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

  show(game) {
    this.board.draw(game);
    setText(this.number, t("tournament.move", { number: game.moveNumber }));
    for (const side of ["white", "black"]) this.sides[side].classList.toggle("to-move", game.mover === side);
  }
}
