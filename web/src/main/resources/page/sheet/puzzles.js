// The puzzles: that of the day, training by theme and difficulty, a streak, a run against the clock. Loaded when wanted.

import { here, linkTo, write } from "../address.js";
import * as api from "../transport/api.js";
import { filled, say, t } from "../language/language.js";
import { copyText } from "../element/copy.js";
import { html } from "../element/svg.js";
import { announce, guarded, toast } from "../element/toast.js";
import { play } from "../skin/sounds.js";
import { Refusal } from "../transport/refusal.js";
import { dayOf, judge, near, ofTheDay, ratingOf, themesOf, withTheme } from "./choosing.js";
import { MOST_SAID, firstPointed, reasonsFor } from "../game/why.js";
import { state } from "../state.js";
import { pointMarks } from "../view.js";
import { afterTry } from "./glicko.js";
import { WORDS } from "./puzzlewords.js";
import { daysInARow, keep, kept } from "./record.js";
import { TryBoard, madeMarks } from "./tryboard.js";

/**
 * @import { Entry } from "./choosing.js"
 * @import { Mark } from "../board/board.js"
 * @import { Move, Position, Puzzle } from "../transport/server"
 * @import { GameName } from "../transport/transport"
 */

/** @typedef {"today" | "train" | "streak" | "run"} Mode */

/** @type {Mode[]} */
const MODES = ["today", "train", "streak", "run"];
const RUN_SECONDS = 180;
const WRONG_COSTS = 10;
const REPLY_AFTER = 450;
const STEP_OF_A_STREAK = 40;
/** From this deviation on a rating is worth saying without "about". */
const SURE = 110;

/**
 * @param {string} key
 * @param {Record<string, unknown>} values
 */
const w = (key, values = {}) => filled(say(WORDS[key]) || key, values);

/** @param {number} milliseconds */
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** @param {HTMLElement} root */
export async function showPuzzles(root) {
  const query = new URLSearchParams(here().search);
  const view = new PuzzleSheet(root, query.get("game") === "viergewinnt" ? "viergewinnt" : "muehle");
  const mode = MODES.find((known) => known === query.get("mode")) ?? "today";
  await view.open(mode, query.get("id"));
  return () => view.close();
}

class PuzzleSheet {
  /**
   * @param {HTMLElement} root
   * @param {GameName} game
   */
  constructor(root, game) {
    this.game = game;
    /** @type {Mode} */
    this.mode = "today";
    /** @type {Entry[]} */
    this.list = [];
    /** @type {Puzzle | null} */
    this.puzzle = null;
    /** @type {Position | null} */
    this.position = null;
    /** @type {string[]} */
    this.played = [];
    this.failed = false;
    this.counted = false;
    /** How often a puzzle was begun. */
    this.tried = 0;
    this.theme = "";
    this.shift = 0;
    this.streak = 0;
    this.runSolved = 0;
    this.runEnds = 0;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.ticking = undefined;
    this.closed = false;
    const frame = html("div", { class: "board-frame puzzle-board" });
    this.frame = frame;
    this.board = new TryBoard(frame, (move) => guarded(() => this.answer(move)));
    this.task = html("p", { class: "turn", id: "puzzle-task" });
    this.status = html("p", { class: "puzzle-status", id: "puzzle-status", role: "status" });
    this.about = html("p", { class: "puzzle-about" });
    this.person = html("p", { class: "puzzle-person", id: "puzzle-person" });
    this.buttons = html("div", { class: "tools" });
    this.filters = html("div", { class: "puzzle-filters" });
    this.modes = html("div", { class: "puzzle-modes", role: "group", "aria-label": w("modes") });
    root.append(
      html("h2", { text: t("nav.puzzles") }),
      html("p", { class: "lead puzzle-lead", text: w("lead") }),
      this.modes,
      html(
        "div",
        { class: "puzzle-table" },
        frame,
        html("div", { class: "card puzzle-panel" }, this.task, this.status, this.about, this.buttons, this.filters, this.person),
      ),
    );
  }

  close() {
    this.closed = true;
    clearInterval(this.ticking);
  }

  /**
   * @param {Mode} mode
   * @param {string | null} [id] a puzzle that somebody shared
   */
  async open(mode, id = null) {
    clearInterval(this.ticking);
    this.mode = mode;
    this.streak = 0;
    this.runSolved = 0;
    this.runEnds = 0;
    this.list = (await api.puzzles(this.game)).puzzles;
    this.showModes();
    this.showFilters();
    if (mode === "run") {
      this.board.clear();
      this.offerRun();
    } else await this.load(id ?? this.choose()?.id ?? null);
  }

  showModes() {
    /**
     * @param {string} label
     * @param {boolean} pressed
     * @param {() => unknown} onclick
     * @param {string} id
     */
    const choice = (label, pressed, onclick, id) =>
      html("button", { type: "button", id, "aria-pressed": String(pressed), text: label, onclick: () => guarded(onclick) });
    /** @type {GameName[]} */
    const games = ["muehle", "viergewinnt"];
    this.modes.replaceChildren(
      ...games.map((game) =>
        choice(
          t(`game.${game}`),
          game === this.game,
          () => {
            this.game = game;
            this.theme = "";
            return this.open(this.mode);
          },
          `puzzle-game-${game}`,
        ),
      ),
      ...MODES.map((mode) => choice(w(mode), mode === this.mode, () => this.open(mode), `puzzle-mode-${mode}`)),
    );
  }

  showFilters() {
    this.filters.hidden = this.mode !== "train";
    /**
     * @param {string} name
     * @param {string[]} values
     * @param {string} current
     * @param {(value: string) => void} choose
     */
    const select = (name, values, current, choose) =>
      html(
        "label",
        {},
        html("span", { text: w(name) }),
        html(
          "select",
          {
            id: `puzzle-${name}`,
            onchange: (event) => {
              if (event.target instanceof HTMLSelectElement) choose(event.target.value);
              guarded(() => this.load(this.choose()?.id ?? null));
            },
          },
          values.map((value) => html("option", { value, selected: value === current, text: w(`${name}.${value}`) })),
        ),
      );
    this.filters.replaceChildren(
      select("theme", ["", ...themesOf(this.list)], this.theme, (value) => {
        this.theme = value;
      }),
      select("difficulty", ["-250", "0", "250"], String(this.shift), (value) => {
        this.shift = Number(value);
      }),
    );
  }

  /** @returns {Entry | null} */
  choose() {
    const { strength, solved } = kept(this.game);
    const done = new Set(solved);
    if (this.mode === "today") return ofTheDay(this.list, dayOf(new Date())) ?? null;
    if (this.mode === "streak") {
      const from = this.list.length > 0 ? ratingOf(this.list[0]) : 0;
      return near(this.list, from + STEP_OF_A_STREAK * this.streak, done, Math.random);
    }
    if (this.mode === "run") return near(this.list, strength.rating - 300 + 30 * this.runSolved, done, Math.random);
    return near(withTheme(this.list, this.theme), strength.rating + this.shift, done, Math.random);
  }

  /** @param {string | null} id */
  async load(id) {
    if (!id) return;
    try {
      this.puzzle = await api.puzzle(this.game, id);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 404) throw error;
      toast(w("none"), "bad");
      const other = this.choose();
      if (!other || other.id === id) return;
      this.puzzle = await api.puzzle(this.game, other.id);
    }
    this.failed = false;
    this.counted = false;
    this.writeAddress();
    this.begin();
  }

  /**
   * Whether a try still goes on: the same puzzle can be begun again while an answer is awaited.
   *
   * @param {Puzzle} puzzle
   */
  asLongAs(puzzle) {
    const { tried } = this;
    return () => this.puzzle === puzzle && this.tried === tried && !this.closed;
  }

  /** What is solved stands in the address, so that a page loaded anew, or dressed anew, goes on with it. */
  writeAddress() {
    if (this.closed || state.view !== "puzzles") return;
    const { game, mode, puzzle, list } = this;
    const query = new URLSearchParams();
    if (game !== "muehle") query.set("game", game);
    if (mode !== "today") query.set("mode", mode);
    const usual = mode === "today" && ofTheDay(list, dayOf(new Date()))?.id === puzzle?.id;
    if (puzzle && !usual && (mode === "today" || mode === "train")) query.set("id", puzzle.id);
    write(query.size ? `/puzzles?${query}` : "/puzzles", "replaceState");
  }

  /** Puts the puzzle on the board as it was. */
  begin() {
    const { puzzle } = this;
    if (!puzzle) return;
    this.tried++;
    this.played = [];
    this.position = puzzle.position;
    Object.assign(this.frame.dataset, { puzzle: puzzle.id, game: this.game, played: "0" });
    this.board.show(puzzle.position, true);
    this.task.textContent = say(puzzle.task);
    const { quietMoves, quietLimit } = puzzle.position;
    this.about.textContent = [
      ...(puzzle.rating === null ? [] : [w("puzzleRating", { rating: puzzle.rating })]),
      ...puzzle.themes.map((theme) => w(`theme.${theme}`)),
      ...(quietMoves && quietLimit ? [w("quiet", { quiet: quietMoves, limit: quietLimit })] : []),
    ].join(" · ");
    this.say(w("find"));
    announce(`${say(puzzle.task)} ${w("find")}`);
    this.showPerson();
    this.showButtons();
  }

  /** @param {string} text */
  say(text, kind = "") {
    this.status.textContent = text;
    this.status.className = `puzzle-status ${kind}`;
  }

  /** @param {Move} move */
  async answer(move) {
    const { puzzle, position } = this;
    if (!puzzle || !position) return;
    const verdict = judge(puzzle.solutions, this.played, move.move);
    const current = this.asLongAs(puzzle);
    if (!verdict.right) {
      await this.wrong(position, move);
      return;
    }
    await this.go(move.move, madeMarks(move), false);
    if (!current()) return;
    if (verdict.solved) this.done();
    else if (verdict.reply) {
      play("place");
      this.say(w("onward"), "good");
      await pause(REPLY_AFTER);
      if (!current()) return;
      const reply = this.position?.moves.find((known) => known.move === verdict.reply);
      await this.go(verdict.reply, reply ? madeMarks(reply) : [], true);
    }
  }

  /**
   * Makes a move of the line, the person's or the reply.
   *
   * @param {string} move
   * @param {Mark[]} marks
   * @param {boolean} open
   */
  async go(move, marks, open) {
    const { puzzle } = this;
    if (!puzzle) return;
    this.played = [...this.played, move];
    const { game, variant, text, quietMoves } = puzzle.position;
    const current = this.asLongAs(puzzle);
    const next = await api.position(game, variant, text, this.played, quietMoves);
    if (!current()) return;
    this.position = next;
    this.frame.dataset.played = String(this.played.length);
    this.board.show(next, open, marks);
  }

  /**
   * @param {Position} position
   * @param {Move} move
   */
  async wrong(position, move) {
    play("error");
    this.count(false);
    const again = this.failed;
    this.failed = true;
    const { puzzle, played: moves } = this;
    if (!puzzle) return;
    const { game, variant, text, quietMoves } = puzzle.position;
    const current = this.asLongAs(puzzle);
    this.say(w("wrong"), "bad");
    const streak = this.mode === "streak" && !again ? w("streakOver", { count: this.streak }) : "";
    this.streak = 0;
    if (this.mode === "run") this.runEnds -= WRONG_COSTS * 1000;
    // Vier Gewinnt is solved at once, so that it is known what the move gives away.
    const against = await reasonsFor({ game, variant, start: text, moves, quiet: quietMoves }, move.move, game === "viergewinnt").then(
      (reasons) => reasons.filter((reason) => !reason.good).slice(0, MOST_SAID - 1),
      () => [],
    );
    if (!current()) return;
    const marks = [...madeMarks(move), ...pointMarks(firstPointed(against, "puzzle")?.points ?? [])];
    // What was given away is said once: by the value where that is known, by the kind of puzzle otherwise.
    const said = against.some((reason) => reason.kind.endsWith("-away")) ? [] : [puzzle.wrong];
    this.say([w("wrong"), ...[...said, ...against].map(say), streak].filter(Boolean).join(" "), "bad");
    announce(this.status.textContent ?? "");
    if (this.mode === "run") {
      await pause(REPLY_AFTER);
      if (current() && this.runEnds > 0) await this.load(this.choose()?.id ?? null);
      return;
    }
    this.board.show(position, true, marks);
    this.showButtons();
  }

  done() {
    play("win");
    this.say(this.failed ? w("solvedLate") : w("solved"), "good");
    announce(this.status.textContent ?? "");
    this.count(true);
    this.showButtons();
    if (this.mode === "run" && this.runEnds > 0)
      guarded(async () => {
        await pause(REPLY_AFTER);
        if (this.mode === "run" && this.runEnds > 0 && !this.closed) await this.load(this.choose()?.id ?? null);
      });
  }

  /**
   * The first try at a puzzle counts.
   *
   * @param {boolean} solved
   */
  count(solved) {
    const { puzzle, game } = this;
    if (!puzzle || this.counted) return;
    this.counted = true;
    const before = kept(game);
    keep(game, {
      strength: puzzle.rating === null ? before.strength : afterTry(before.strength, puzzle.rating, solved),
      solved: solved ? [...new Set([...before.solved, puzzle.id])] : before.solved,
    });
    const today = dayOf(new Date());
    if (solved && this.mode === "today" && ofTheDay(this.list, today)?.id === puzzle.id && !before.days.includes(today))
      keep(game, { days: [...before.days, today] });
    if (solved && this.mode === "streak") {
      this.streak++;
      keep(game, { streak: Math.max(before.streak, this.streak) });
    }
    if (solved && this.mode === "run") {
      this.runSolved++;
      keep(game, { run: Math.max(before.run, this.runSolved) });
    }
    this.showPerson();
  }

  showPerson() {
    const { strength, days, streak, run } = kept(this.game);
    const rating = Math.round(strength.rating);
    const parts = [w(strength.deviation > SURE ? "unsure" : "yours", { rating })];
    if (this.mode === "today") parts.push(w("days", { days: daysInARow(days, dayOf(new Date())) }));
    if (this.mode === "streak") parts.push(w("streakNow", { count: this.streak, best: streak }));
    if (this.mode === "run" && this.runEnds > 0) {
      const left = Math.max(0, Math.ceil((this.runEnds - Date.now()) / 1000));
      const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
      parts.unshift(w("runNow", { time, count: this.runSolved, best: run }));
    }
    this.person.textContent = parts.join(" · ");
  }

  showButtons() {
    const { puzzle } = this;
    if (!puzzle) return;
    /**
     * @param {string} key
     * @param {() => unknown} onclick
     */
    const tool = (key, onclick, primary = false) =>
      html("button", {
        type: "button",
        id: `puzzle-${key}`,
        class: primary ? "primary" : "",
        text: w(key),
        onclick: () => guarded(onclick),
      });
    const running = this.mode === "run" && this.runEnds > 0;
    const link = linkTo(`/puzzles?${new URLSearchParams({ game: this.game, id: puzzle.id })}`);
    const { game, variant, text } = puzzle.position;
    this.buttons.replaceChildren(
      ...(running
        ? []
        : [
            tool("next", () => this.after(), this.counted && !this.failed),
            tool("again", () => this.begin()),
            tool("solution", () => this.showSolution()),
            tool("share", () => copyText(link)),
            html("a", {
              class: "button",
              href: `/analysis?${new URLSearchParams({ game, variant, position: text })}`,
              "data-route": true,
              text: w("analyse"),
            }),
          ]),
    );
  }

  /** After the puzzle of the day comes training. */
  async after() {
    if (this.mode === "today") await this.open("train");
    else await this.load(this.choose()?.id ?? null);
  }

  /** Plays the first line out; what is shown does not count as solved. */
  async showSolution() {
    const { puzzle } = this;
    if (!puzzle) return;
    this.count(false);
    this.failed = true;
    this.begin();
    const current = this.asLongAs(puzzle);
    this.board.show(puzzle.position, false);
    for (const move of puzzle.solutions[0]) {
      await pause(2 * REPLY_AFTER);
      if (!current()) return;
      const made = this.position?.moves.find((known) => known.move === move);
      await this.go(move, made ? madeMarks(made) : [], false);
    }
    this.say(w("shown", { moves: puzzle.solutions[0].join(", ") }));
    announce(this.status.textContent ?? "");
  }

  offerRun() {
    this.puzzle = null;
    this.tried++;
    this.writeAddress();
    this.task.textContent = w("run");
    this.about.textContent = w("runAbout");
    this.say("");
    this.showPerson();
    this.buttons.replaceChildren(
      html("button", {
        type: "button",
        id: "puzzle-start",
        class: "primary",
        text: w("start"),
        onclick: () => guarded(() => this.startRun()),
      }),
    );
  }

  async startRun() {
    this.runSolved = 0;
    this.runEnds = Date.now() + RUN_SECONDS * 1000;
    this.ticking = setInterval(() => {
      this.showPerson();
      if (Date.now() < this.runEnds) return;
      clearInterval(this.ticking);
      this.runEnds = 0;
      this.board.rest();
      this.offerRun();
      this.say(w("runOver", { count: this.runSolved }), "good");
      announce(this.status.textContent ?? "");
    }, 250);
    await this.load(this.choose()?.id ?? null);
  }
}
