// The tournament for a hall: big type, everything in one view, changing by itself; no hand is needed but to leave it.

import { say, t } from "../language/language.js";
import { setText } from "../panel/parts.js";
import { html } from "../element/svg.js";
import { RunningBoards } from "./boards.js";
import { CrossTable, LiveTable, MACHINE_COLUMNS, machineCells } from "./tables.js";
import { kindWords, points, progressWords, signed, winnerWords } from "./words.js";

/** Lines of the table that fit beside each other in type one can read from the last row. */
const LINES = 12;
/** More players than this make a cross table nobody can read from afar. */
const MOST_CROSSED = 20;
/** Machines that fit below each other. */
const MOST_MACHINES = 16;
const SCENE_MILLIS = 12000;

/**
 * @import { Tournament } from "../transport/server"
 * @import { MakeCard } from "./boards.js"
 * @import { Column } from "./tables.js"
 */

/** @type {Column[]} */
const COLUMNS = [
  ["rank", true],
  ["name", false],
  ["points", true],
  ["games", true],
  ["elo", true],
];

/** @type {MakeCard} */
const still = (_path, _label, ...content) => html("div", { class: "game-card-link" }, ...content);

export class Projector {
  /** @param {Tournament} tournament */
  constructor(tournament) {
    this.now = tournament;
    this.resultsKey = "";
    this.words = html("p", { class: "progress-words" });
    this.progress = html("progress", { class: "tournament-progress", "aria-label": t("tournament.progress") });
    this.clock = html("p", { class: "clock" });
    this.standings = new LiveTable(t("tournament.standings"), COLUMNS);
    this.pages = html("p", { class: "pages" });
    this.boards = new RunningBoards(still);
    this.cross = new CrossTable();
    this.machines = new LiveTable(t("tournament.machines"), MACHINE_COLUMNS);
    this.results = html("ol", { class: "finished-games" });
    /** @type {{ name: string, title: string, element: HTMLElement, wanted: (now: Tournament) => boolean }[]} */
    this.scenes = [
      { name: "boards", title: "tournament.running", element: this.boards.element, wanted: (now) => now.running.length > 0 },
      { name: "cross", title: "tournament.cross", element: this.cross.element, wanted: (now) => now.standings.length <= MOST_CROSSED },
      { name: "machines", title: "tournament.machines", element: this.machines.element, wanted: (now) => now.machines.length > 0 },
      { name: "results", title: "tournament.latest", element: this.results, wanted: (now) => now.finished.length > 0 },
    ];
    this.sceneTitle = html("h3");
    this.scene = html("section", { class: "scene" }, this.sceneTitle, ...this.scenes.map((scene) => scene.element));
    this.current = this.scenes[0];
    this.page = 0;
    this.element = html(
      "div",
      { class: "projector", "data-game": tournament.game },
      html(
        "header",
        { class: "projector-head" },
        html("h2", { text: tournament.name }),
        html("p", { class: "kind", text: kindWords(tournament) }),
        html("div", { class: "projector-state" }, this.words, this.progress),
        this.clock,
        html("a", { class: "leave", href: "/tournament", "data-route": true, text: t("tournament.leave") }),
      ),
      html("section", { class: "projector-table" }, html("h3", { text: t("tournament.standings") }), this.standings.element, this.pages),
      this.scene,
    );
    document.body.dataset.projector = "";
    this.timer = setInterval(() => this.turn(), SCENE_MILLIS);
    this.ticking = setInterval(() => this.showClock(), 1000);
  }

  close() {
    clearInterval(this.timer);
    clearInterval(this.ticking);
    delete document.body.dataset.projector;
  }

  /** The next scene that has something to show, and the next page of the table. */
  turn() {
    this.page++;
    const at = this.scenes.indexOf(this.current);
    const order = [...this.scenes.slice(at + 1), ...this.scenes.slice(0, at + 1)];
    this.current = order.find((scene) => scene.wanted(this.now)) ?? this.current;
    this.show(this.now);
  }

  showClock() {
    setText(
      this.clock,
      new Date().toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
    );
  }

  /** @param {Tournament} now */
  show(now) {
    this.now = now;
    this.showClock();
    setText(this.words, winnerWords(now) || progressWords(now));
    this.words.classList.toggle("winner", now.state === "finished");
    this.progress.max = Math.max(1, now.progress.total);
    this.progress.value = now.progress.played;
    if (!this.current.wanted(now)) this.current = this.scenes.find((scene) => scene.wanted(now)) ?? this.current;
    setText(this.sceneTitle, t(this.current.title));
    for (const scene of this.scenes) scene.element.hidden = scene !== this.current;
    this.scene.dataset.scene = this.current.name;
    const running = now.running.slice(0, 6);
    this.boards.element.dataset.count = String(running.length);
    this.boards.show(running, now);
    this.showStandings(now.standings);
    this.cross.element.style.setProperty("--count", String(now.standings.length));
    this.cross.show(now);
    this.machines.show(now.machines.slice(0, MOST_MACHINES).map(machineCells), 0);
    this.showResults(now);
  }

  /** @param {Tournament["standings"]} standings */
  showStandings(standings) {
    const count = Math.ceil(standings.length / LINES);
    const page = this.page % count;
    const rows = standings.slice(page * LINES, (page + 1) * LINES);
    this.standings.element.style.setProperty("--rows", String(Math.min(standings.length, LINES)));
    this.standings.show(rows.map((row) => [row.rank, row.name, points(row.points), row.games, signed(row.elo)]));
    setText(this.pages, count > 1 ? t("tournament.page", { page: page + 1, count }) : "");
  }

  /** @param {Tournament} tournament */
  showResults({ finished }) {
    const latest = finished.slice(-6).reverse();
    const key = JSON.stringify(latest.map((result) => result.game));
    if (key === this.resultsKey) return;
    this.resultsKey = key;
    this.results.replaceChildren(
      ...latest.map((result) =>
        html(
          "li",
          {},
          html("b", { text: result.result.replaceAll("1/2", "½") }),
          html("span", { class: "who", text: `${result.white} – ${result.black}` }),
          html("span", { class: "why", text: say(result.text) }),
        ),
      ),
    );
  }
}
