// The explorer: from the first move on, each move with what it is worth and with what was played. Loaded when wanted.

import { here, write } from "../address.js";
import * as api from "../transport/api.js";
import { filled, say, sentence, sideName, t } from "../language/language.js";
import { focusOn, html } from "../element/svg.js";
import { announce, guarded } from "../element/toast.js";
import { play } from "../skin/sounds.js";
import { madeMove } from "../game/analysis.js";
import { fullValue } from "../view.js";
import { WORDS } from "./explorewords.js";
import { TryBoard, madeMarks } from "./tryboard.js";

/**
 * @import { Explored, ExploredMove, Position, Rules } from "../transport/server"
 * @import { GameName } from "../transport/transport"
 */

/** What cannot be looked up at once gets so long, after what is known has been shown. */
const MORE_SECONDS = 3;
const MORE_AFTER = 500;
/** More names than this say less than their number. */
const MOST_NAMED = 3;

/**
 * @param {string} key
 * @param {Record<string, unknown>} values
 */
const w = (key, values = {}) => filled(say(WORDS[key]), values);

/** @param {HTMLElement} root */
export async function showExplorer(root) {
  const query = new URLSearchParams(here().search);
  const view = new ExplorerSheet(root, await api.rules());
  view.game = query.get("game") === "viergewinnt" ? "viergewinnt" : "muehle";
  view.variant = query.get("variant");
  view.line = query.get("moves")?.split(",").filter(Boolean) ?? [];
  await view.go(view.line.length);
  return () => view.close();
}

class ExplorerSheet {
  /**
   * @param {HTMLElement} root
   * @param {Rules} rules
   */
  constructor(root, rules) {
    if (!document.getElementById("explore-style"))
      document.head.append(html("link", { id: "explore-style", rel: "stylesheet", href: new URL("./explore.css", import.meta.url).href }));
    this.rules = rules;
    /** @type {GameName} */
    this.game = "muehle";
    /** @type {string | null} */
    this.variant = null;
    /** The moves gone, and those one came back from. @type {string[]} */
    this.line = [];
    this.at = 0;
    this.asked = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.later = undefined;
    const frame = html("div", { class: "board-frame explore-board" });
    this.frame = frame;
    this.board = new TryBoard(frame, (move) => guarded(() => this.enter(move.move)));
    this.ways = html("div", { class: "puzzle-modes", role: "group", "aria-label": w("games") });
    this.turn = html("p", { class: "turn", id: "explore-turn" });
    this.path = html("p", { class: "explore-path", id: "explore-path" });
    this.moves = html("ol", { class: "explore-moves", "aria-label": w("moves") });
    this.sources = html("p", { class: "explore-sources", id: "explore-sources" });
    /**
     * @param {string} key
     * @param {() => number} to
     */
    const step = (key, to) =>
      html("button", { type: "button", id: `explore-${key}`, text: w(key), onclick: () => guarded(() => this.go(to())) });
    this.toStart = step("start", () => 0);
    this.back = step("back", () => this.at - 1);
    this.forward = step("forward", () => this.at + 1);
    this.analyse = html("a", { class: "button", "data-route": true, href: "/analysis", text: w("analyse") });
    root.append(
      html("h2", { text: t("nav.explore") }),
      html("p", { class: "lead puzzle-lead", text: w("lead") }),
      this.ways,
      html(
        "div",
        { class: "puzzle-table" },
        frame,
        html(
          "div",
          { class: "card puzzle-panel" },
          this.turn,
          this.path,
          html("div", { class: "explore-ways" }, this.toStart, this.back, this.forward, this.analyse),
          this.moves,
          this.sources,
        ),
      ),
    );
    /** @param {KeyboardEvent} event */
    this.keys = (event) => {
      const choosing = event.target instanceof Element && event.target.closest("input, select, textarea, dialog");
      const to = { ArrowLeft: this.at - 1, Backspace: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: this.line.length }[event.key];
      if (choosing || to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      guarded(() => this.go(to));
    };
    addEventListener("keydown", this.keys);
  }

  close() {
    removeEventListener("keydown", this.keys);
    clearTimeout(this.later);
    this.asked = -1;
  }

  /** @param {string} move */
  async enter(move) {
    if (this.line[this.at] !== move) this.line = [...this.line.slice(0, this.at), move];
    play("place");
    await this.go(this.at + 1);
  }

  /**
   * Shows the position after so many moves of the line.
   *
   * @param {number} number
   */
  async go(number) {
    const to = Math.max(0, Math.min(number, this.line.length));
    clearTimeout(this.later);
    const asked = ++this.asked;
    const moves = this.line.slice(0, to);
    const found = await api.explore({ game: this.game, variant: this.variant, start: null, moves });
    if (asked !== this.asked) return;
    this.at = to;
    this.variant = found.position.variant;
    this.showWays();
    this.show(found);
    announce(`${this.turn.textContent} ${this.path.textContent}`);
    const query = new URLSearchParams({ game: this.game, variant: found.position.variant });
    if (moves.length) query.set("moves", moves.join(","));
    write(`/explore?${query}`, "replaceState");
    this.analyse.setAttribute("href", `/analysis?${query}`);
    if (!found.proven && found.moves.length) this.later = setTimeout(() => guarded(() => this.more(asked, moves)), MORE_AFTER);
  }

  /**
   * Values that took longer.
   *
   * @param {number} asked
   * @param {string[]} moves
   */
  async more(asked, moves) {
    const found = await api.explore({ game: this.game, variant: this.variant, start: null, moves }, MORE_SECONDS);
    if (asked === this.asked) this.showMoves(found);
  }

  showWays() {
    /**
     * @param {string} label
     * @param {boolean} pressed
     * @param {() => void} choose
     * @param {string} id
     */
    const choice = (label, pressed, choose, id) =>
      html("button", {
        type: "button",
        id,
        "aria-pressed": String(pressed),
        text: label,
        onclick: () =>
          guarded(async () => {
            choose();
            this.line = [];
            await this.go(0);
            document.getElementById(id)?.focus();
          }),
      });
    const variants = this.rules.games.find((known) => known.game === this.game)?.variants ?? [];
    this.ways.replaceChildren(
      ...this.rules.games.map(({ game }) =>
        choice(
          t(`game.${game}`),
          game === this.game,
          () => {
            this.game = game;
            this.variant = null;
          },
          `explore-game-${game}`,
        ),
      ),
      ...(variants.length > 1 && this.game === "muehle"
        ? [
            html(
              "label",
              { class: "explore-rules" },
              html("span", { class: "hidden-text", text: w("rules") }),
              html(
                "select",
                {
                  id: "explore-rules",
                  onchange: (event) => {
                    if (event.target instanceof HTMLSelectElement) this.variant = event.target.value;
                    this.line = [];
                    guarded(() => this.go(0));
                  },
                },
                variants.map(({ variant, title }) =>
                  html("option", { value: variant, selected: variant === this.variant, text: say(title) }),
                ),
              ),
            ),
          ]
        : []),
    );
  }

  /** @param {Explored} found */
  show(found) {
    const { position, sources } = found;
    const last = this.at > 0 ? madeMarks(madeMove(this.line[this.at - 1], position)) : [];
    this.frame.dataset.at = String(this.at);
    this.frame.dataset.game = position.game;
    this.board.show(position, true, last);
    this.turn.textContent = position.outcome.over
      ? `${sentence(position.outcome.text)} ${w("over")}`
      : w("turn", { side: sideName(position, position.mover) });
    this.path.textContent = this.at ? w("path", { moves: this.line.slice(0, this.at).join(" ") }) : w("pathNone");
    this.toStart.disabled = this.at === 0;
    this.back.disabled = this.at === 0;
    this.forward.disabled = this.at === this.line.length;
    const counted = sources.filter(({ games }) => games > 0);
    this.sources.textContent = counted.length
      ? `${counted.map(({ source, games }) => w("source", { source: w(source), games })).join(" · ")}. ${w("legend")}`
      : w("empty");
    this.showMoves(found);
  }

  /** @param {Explored} found */
  showMoves({ position, moves }) {
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.enter : undefined;
    this.moves.replaceChildren(...moves.map((move) => html("li", {}, this.row(move, position))));
    if (focused) focusOn(this.moves, `[data-enter="${focused}"]`);
  }

  /**
   * @param {ExploredMove} move
   * @param {Position} position
   */
  row({ moves, evaluation, losingAnswers, answers, played }, position) {
    const [first, ...alike] = moves;
    const more = [];
    if (alike.length > MOST_NAMED) more.push(w("alikeMany", { count: alike.length }));
    else if (alike.length) more.push(w("alike", { moves: alike.join(", ") }));
    if (losingAnswers !== null) more.push(losingAnswers ? w("losing", { losing: losingAnswers, answers }) : w("losingNone", { answers }));
    return html(
      "button",
      { type: "button", "data-enter": first, onclick: () => guarded(() => this.enter(first)) },
      html("b", { text: first }),
      html("span", { class: "explore-value", text: fullValue(evaluation, position) }),
      html("span", { class: "explore-more", text: more.join(" · ") }),
      played.length ? html("span", { class: "explore-played" }, played.flatMap(bar)) : null,
    );
  }
}

/**
 * How often a move was played, and how that ended: numbers in a bar, and in words for who hears them.
 *
 * @param {ExploredMove["played"][number]} played
 */
function bar({ source, games, wins, draws, losses }) {
  const parts = [
    { name: "won", count: wins },
    { name: "drawn", count: draws },
    { name: "lost", count: losses },
  ].filter(({ count }) => count > 0);
  return [
    html("span", { text: w("counted", { source: w(source), games }) }),
    html(
      "span",
      { class: "explore-bar", role: "img", "aria-label": w("result", { source: w(source), games, wins, draws, losses }) },
      parts.map(({ name, count }) => {
        const part = html("span", { class: name, text: String(count) });
        part.style.flexGrow = String(count);
        return part;
      }),
    ),
  ];
}
