// The tournament this server holds, live: standings, cross table, boards of the running games, results. To look
// at only. With ?projector in the address it is shown for a hall (projector.js).

import * as api from "../transport/api.js";
import { loadCatalogue } from "../catalogue.js";
import { say, sentence, t } from "../language/language.js";
import { iconSlot } from "../skin/icons.js";
import { setText } from "../panel/parts.js";
import { update } from "../state.js";
import { html } from "../element/svg.js";
import { RunningBoards } from "./boards.js";
import { CrossTable, LiveTable, MACHINE_COLUMNS, STANDING_COLUMNS, machineCells, standingCells } from "./tables.js";
import { folded, gamePath, kindWords, progressWords, winnerWords } from "./words.js";

/** So many finished games are listed at first; nobody scrolls through thousands. */
const LISTED = 40;

/** @import { Tournament } from "../transport/server" */

/**
 * Shows the tournament in `root` until the returned function is called.
 *
 * @param {HTMLElement} root
 */
export async function showTournament(root) {
  let now = await api.tournament();
  await loadCatalogue();
  await style();
  const projector = new URLSearchParams(location.search).has("projector");
  const view = projector ? new (await import("./projector.js")).Projector(now) : new TournamentPage(now);
  root.append(view.element);
  let drawing = false;
  const draw = () => {
    if (drawing) return;
    drawing = true;
    requestAnimationFrame(() => {
      drawing = false;
      view.show(now);
    });
  };
  const close = api.followTournament(
    {
      tournament: (whole) => {
        now = whole;
        draw();
      },
      news: (news) => {
        now = { ...news, from: 0, finished: [...now.finished.slice(0, news.from), ...news.finished] };
        draw();
      },
      boards: ({ running }) => {
        const moved = new Map(running.map((game) => [game.game, game]));
        now = { ...now, running: now.running.map((game) => moved.get(game.game) ?? game) };
        draw();
      },
    },
    { up: () => update({ connected: true }), down: () => update({ connected: false }) },
  );
  view.show(now);
  return () => {
    close();
    view.close();
  };
}

/** The sheet's own style, loaded when it is first wanted. */
async function style() {
  if (document.getElementById("tournament-style")) return;
  const link = html("link", { id: "tournament-style", rel: "stylesheet", href: "/tournament/tournament.css" });
  const loaded = new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  });
  document.head.append(link);
  await loaded;
}

/** @type {import("./boards.js").MakeCard} */
const link = (path, label, ...content) =>
  html("a", { href: path, "data-route": true, class: "game-card-link", "aria-label": label }, ...content);

/** The whole tournament on one sheet. */
class TournamentPage {
  /** @param {Tournament} tournament */
  constructor(tournament) {
    this.tournament = tournament;
    this.version = -1;
    this.filterKey = "";
    this.finishedKey = "";
    this.title = html("h2", { text: tournament.name });
    this.kind = html("p", { class: "lead", text: kindWords(tournament) });
    this.progress = html("progress", { class: "tournament-progress", "aria-label": t("tournament.progress") });
    this.forfeitsKey = "";
    this.winner = html("p", { class: "winner", hidden: true });
    this.words = html("p", { class: "progress-words", role: "status" });
    this.boards = new RunningBoards(link);
    this.none = html("p", { class: "quiet", text: t("tournament.none") });
    this.standings = new LiveTable(t("tournament.standings"), STANDING_COLUMNS);
    this.cross = new CrossTable();
    this.machines = new LiveTable(t("tournament.machines"), MACHINE_COLUMNS);
    this.notesKey = "";
    this.notes = html("ul", { class: "forfeits machine-notes" });
    this.forfeits = html("ul", { class: "forfeits" });
    this.leftOutKey = "";
    this.leftOut = html("ul", { class: "forfeits left-out" });
    this.finished = html("ol", { class: "finished-games" });
    this.filter = html("select", {
      id: "finished-filter",
      onchange: () => {
        this.showFinished();
      },
    });
    this.more = html("button", {
      type: "button",
      text: t("tournament.all"),
      hidden: true,
      onclick: () => {
        this.showAll();
      },
    });
    this.limit = LISTED;
    /**
     * @param {string} key
     * @param {string} name
     * @param {...HTMLElement} content
     */
    const section = (key, name, ...content) =>
      html(
        "section",
        { class: `tournament-part ${name}`, "aria-labelledby": `part-${name}` },
        html("h3", { id: `part-${name}`, text: t(key) }),
        ...content,
      );
    /**
     * @param {string} key
     * @param {HTMLElement} content
     */
    const scrolled = (key, content) => html("div", { class: "scrolled", tabindex: "0", role: "group", "aria-label": t(key) }, content);
    this.runningPart = section("tournament.running", "part-running", this.boards.element, this.none);
    this.forfeitsPart = section("tournament.forfeitsTitle", "part-forfeits", this.forfeits);
    this.leftOutPart = section("tournament.leftOutTitle", "part-left-out", this.leftOut);
    this.machinesPart = section("tournament.machines", "part-machines", scrolled("tournament.machines", this.machines.element), this.notes);
    this.finishedPart = section(
      "tournament.finishedTitle",
      "part-finished",
      html("div", { class: "field filter" }, html("label", { for: "finished-filter", text: t("tournament.filter") }), this.filter),
      this.finished,
      this.more,
    );
    this.element = html(
      "div",
      { class: "tournament", "data-game": tournament.game },
      html(
        "div",
        { class: "tournament-head" },
        html("div", {}, this.title, this.kind),
        html(
          "a",
          { class: "button", id: "to-projector", href: "/tournament?projector", "data-route": true },
          iconSlot("play"),
          t("tournament.projector"),
        ),
      ),
      html("div", { class: "card tournament-state" }, this.winner, this.words, this.progress),
      this.runningPart,
      this.machinesPart,
      section("tournament.standings", "part-standings", scrolled("tournament.standings", this.standings.element)),
      section("tournament.cross", "part-cross", scrolled("tournament.cross", this.cross.element)),
      this.leftOutPart,
      this.forfeitsPart,
      this.finishedPart,
      html("p", { class: "quiet", text: t("tournament.sandbox", { how: say(tournament.sandbox) }) }),
    );
  }

  /** Nothing is kept going. */
  close() {}

  /** @param {Tournament} tournament */
  show(tournament) {
    this.tournament = tournament;
    setText(this.words, progressWords(tournament));
    setText(this.winner, winnerWords(tournament));
    this.winner.hidden = !this.winner.textContent;
    this.progress.max = Math.max(1, tournament.progress.total);
    this.progress.value = tournament.progress.played;
    this.boards.show(tournament.running, tournament);
    this.none.hidden = tournament.running.length > 0;
    this.runningPart.hidden = tournament.state === "finished";
    if (this.version === tournament.version) return;
    this.version = tournament.version;
    this.standings.show(tournament.standings.map(standingCells));
    this.cross.show(tournament);
    this.showLeftOut(tournament);
    this.showMachines(tournament);
    this.showForfeits(tournament);
    this.showFilter(tournament);
    this.showFinished();
  }

  /**
   * Those who play elsewhere, and what is to be known of them; nothing where nobody does.
   *
   * @param {Tournament} tournament
   */
  showMachines({ machines, notes }) {
    this.machinesPart.hidden = machines.length === 0 && notes.length === 0;
    this.machines.show(machines.map(machineCells), 0);
    const key = JSON.stringify(notes);
    if (key === this.notesKey) return;
    this.notesKey = key;
    this.notes.replaceChildren(...notes.toReversed().map((note) => html("li", { text: sentence(note) })));
  }

  /** @param {Tournament} tournament */
  showLeftOut({ leftOut }) {
    this.leftOutPart.hidden = leftOut.length === 0;
    const key = JSON.stringify(leftOut);
    if (key === this.leftOutKey) return;
    this.leftOutKey = key;
    this.leftOut.replaceChildren(
      ...leftOut.map(({ player, reason }) => html("li", {}, html("b", { text: player }), " ", html("span", { text: sentence(reason) }))),
    );
  }

  /** @param {Tournament} tournament */
  showForfeits({ forfeits }) {
    this.forfeitsPart.hidden = forfeits.length === 0;
    const key = String(forfeits.length);
    if (key === this.forfeitsKey) return;
    this.forfeitsKey = key;
    this.forfeits.replaceChildren(
      ...folded(forfeits).map(([first, ...others]) =>
        html(
          "li",
          {},
          html("a", { href: gamePath(first.game), "data-route": true, text: first.player }),
          " ",
          html("span", { text: sentence(first.reason) }),
          others.length ? html("b", { text: ` ${t("tournament.again", { count: others.length + 1 })} ` }) : null,
          ...others
            .slice(0, 12)
            .map((forfeit) => html("a", { class: "again", href: gamePath(forfeit.game), "data-route": true, text: forfeit.game })),
        ),
      ),
    );
  }

  /** @param {Tournament} tournament */
  showFilter({ standings }) {
    const names = standings.map((row) => row.name).sort((a, b) => a.localeCompare(b));
    const key = JSON.stringify(names);
    if (key === this.filterKey) return;
    this.filterKey = key;
    this.filter.replaceChildren(
      html("option", { value: "", text: t("tournament.filter.all") }),
      ...names.map((name) => html("option", { value: name, text: name })),
    );
  }

  showAll() {
    this.limit = Infinity;
    this.showFinished();
  }

  /** The newest first. */
  showFinished() {
    const { finished } = this.tournament;
    this.finishedPart.hidden = finished.length === 0;
    const wanted = this.filter.value;
    const chosen = finished.filter((result) => !wanted || result.white === wanted || result.black === wanted);
    const shown = chosen.slice(-this.limit).reverse();
    this.more.hidden = chosen.length <= this.limit;
    const key = JSON.stringify(shown.map((result) => result.game));
    if (key === this.finishedKey) return;
    this.finishedKey = key;
    this.finished.replaceChildren(
      ...shown.map((result) =>
        html(
          "li",
          {},
          html(
            "a",
            { href: gamePath(result.game), "data-route": true },
            html("b", { text: result.result.replaceAll("1/2", "½") }),
            html("span", { class: "who", text: `${result.white} – ${result.black}` }),
          ),
          html("span", { class: "why", text: t("tournament.result", { text: say(result.text), moves: result.moves }) }),
        ),
      ),
    );
  }
}
