// The end of a game, on the board: how it ended and why, a small feast or a word of comfort, and what one may do next.
// Put aside, so that the board can be looked at, it stands in the panel.

import { nextLevel, playAgain, playLevel } from "../game/again.js";
import { ownSide, playerName, opposed } from "../game/people.js";
import { act, openGame } from "../game/play.js";
import { kindOf } from "../board/shape.js";
import { sentence, t } from "../language/language.js";
import { byId, html } from "../element/svg.js";
import { guarded } from "../element/toast.js";
import { still } from "../skin/motion.js";
import { miniature, skin } from "../skin/skin.js";
import { state, update } from "../state.js";
import { sceneShown } from "../view.js";
import { button, iconButton } from "./parts.js";

/** @import { Child } from "../element/svg.js" */
/** @import { LiveGame } from "../state.js" */

/** How many stones rain at a feast. */
const RAIN = 16;

/**
 * How a game ended, said to the one who played it or to those who watched.
 *
 * @param {LiveGame} game
 */
export function endWords(game) {
  const { winner } = game.outcome;
  const own = ownSide(game);
  if (!winner) return t("end.draw");
  if (own) return t(own === winner ? "end.won" : "end.lost");
  return t("end.side", { side: playerName(game, winner) });
}

/**
 * A word to the one who played; those who watch need none.
 *
 * @param {LiveGame} game
 */
function comfort(game) {
  const own = ownSide(game);
  const { winner } = game.outcome;
  if (!own) return "";
  if (!winner) return t("end.word.draw");
  return t(own === winner ? "end.word.won" : "end.word.lost");
}

/** Where the game's last line lies, so that it is not covered: in the upper half of the board or not. */
function lineIsHigh() {
  const lines = state.game?.position.winningLines.flat() ?? [];
  const points = state.game?.position.points.filter((point) => lines.includes(point.name)) ?? [];
  const rows = state.game?.position.rows ?? 1;
  return points.length > 0 && points.reduce((sum, point) => sum + point.y, 0) / points.length < (rows - 1) / 2;
}

export class Ending {
  /**
   * @param {HTMLElement} onBoard where it is shown first
   * @param {{ learn: () => void }} actions
   */
  constructor(onBoard, { learn }) {
    this.onBoard = onBoard;
    this.learn = learn;
    /** Where it stands once it was put aside. */
    this.aside = html("div", { class: "ending-aside" });
    this.card = html("section", { class: "card ending", tabindex: "-1" });
    this.key = "";
    /** The end that somebody has put aside. */
    this.seen = "";
  }

  show() {
    const { game } = state;
    const over = state.view === "play" && state.cursor === null && game !== null && game.outcome.over && !sceneShown();
    if (!game || !over) {
      this.clear();
      return;
    }
    const end = `${game.id} ${game.moveNumber} ${game.outcome.reason}`;
    const looks = [document.documentElement.lang, document.documentElement.dataset.theme];
    const key = JSON.stringify([end, ...looks, this.seen === end, game.you.sides, game.offers.length, game.next]);
    if (key === this.key) return;
    const first = !this.key.includes(end);
    this.key = key;
    const keyboard = this.keyboard();
    this.fill(game, end);
    const home = this.seen === end ? this.aside : this.onBoard;
    home.replaceChildren(this.card);
    this.onBoard.hidden = home === this.aside;
    this.coverBoard(home === this.onBoard, keyboard);
    this.onBoard.classList.toggle("low", lineIsHigh());
    if (!first || home !== this.onBoard) return;
    // Below the fold nobody would see it.
    this.onBoard.scrollIntoView({ block: "nearest" });
    if (this.feast(game)) this.rain(game);
  }

  clear() {
    if (this.key === "") return;
    const keyboard = this.keyboard();
    this.key = "";
    this.onBoard.hidden = true;
    this.onBoard.replaceChildren();
    this.aside.replaceChildren();
    this.coverBoard(false, keyboard);
  }

  /** Whether the keyboard is on the board, or on the card that lies on it. */
  keyboard() {
    return [byId("board"), this.onBoard].find((place) => place.contains(document.activeElement)) ?? null;
  }

  /**
   * Nobody can reach half a point below the card: what lies below it rests until it is put aside. A keyboard goes on from
   * one to the other.
   *
   * @param {boolean} covered
   * @param {HTMLElement | null} keyboard where it was
   */
  coverBoard(covered, keyboard) {
    const board = byId("board");
    board.inert = covered;
    if (keyboard && covered === (keyboard === board)) (covered ? this.card : board).focus({ preventScroll: true });
  }

  /**
   * @param {LiveGame} game
   * @param {string} end
   */
  fill(game, end) {
    const putAside = () => {
      this.seen = end;
      update({});
    };
    this.card.setAttribute("aria-label", t("end.label"));
    this.card.replaceChildren(
      html("p", { class: "ending-title", text: endWords(game) }),
      html("p", { class: "ending-why", text: sentence(game.outcome.text) }),
      html("p", { class: "ending-word", text: comfort(game) }),
      html("div", { class: "tools" }, ...this.choices(game)),
    );
    if (this.seen !== end) this.card.append(iconButton("end.look", "close", putAside, { id: "ending-close", class: "icon ending-close" }));
  }

  /**
   * What one may do next.
   *
   * @param {LiveGame} game
   * @returns {Child[]}
   */
  choices(game) {
    const level = nextLevel(game);
    /** @type {Child[]} */
    const next = [];
    if (game.next !== null) {
      const { next: id } = game;
      next.push(button("end.toRematch", "forward", () => guarded(() => openGame(id)), { class: "primary" }));
    } else if (opposed(game)) next.push(this.proposal(game));
    else if (game.you.sides.length > 0 || game.you.control) {
      const key = ownSide(game) ? "end.rematch" : "end.again";
      next.push(button(key, "swap", () => guarded(() => playAgain(game)), { class: "primary", id: "rematch" }));
    }
    if (level) {
      const key = level.higher ? "end.higher" : "end.lower";
      next.push(button(key, level.higher ? "up" : "down", () => guarded(() => playLevel(game, level.level)), { id: "other-level" }));
    }
    if (!game.path && game.history.length > 1) next.push(button("end.turned", "book", this.learn, { id: "see-turn" }));
    return next;
  }

  /** @param {LiveGame} game */
  proposal(game) {
    const mine = game.offers.some(({ kind, side }) => kind === "rematch" && game.you.sides.includes(side));
    const proposed = button("end.propose", "swap", () => act("offer", { kind: "rematch" }), { class: "primary", id: "rematch" });
    if (mine) proposed.hidden = true;
    return proposed;
  }

  /**
   * Whether somebody at this page has won.
   *
   * @param {LiveGame} game
   */
  feast({ outcome, you }) {
    return !still() && outcome.winner !== null && you.sides.includes(outcome.winner);
  }

  /** @param {LiveGame} game */
  rain({ game, outcome }) {
    const winner = outcome.winner ?? "white";
    const drops = Array.from({ length: RAIN }, (_, i) => {
      const drop = html("i", { class: "drop" }, miniature(skin(), kindOf(game, winner)));
      drop.style.left = `${3 + ((i * 37) % 94)}%`;
      drop.style.animationDelay = `${((i * 53) % 70) / 100}s`;
      drop.addEventListener("animationend", () => drop.remove());
      return drop;
    });
    this.onBoard.prepend(html("div", { class: "rain", "aria-hidden": "true" }, drops));
  }
}
