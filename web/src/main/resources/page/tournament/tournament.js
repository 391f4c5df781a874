// The tournament this server holds, live: standings, cross table, boards of the running games, results. To look
// at only. With ?projector in the address it is shown for a hall (projector.js).

import { listen, read } from "../transport/api.js";
import { say, t } from "../language/language.js";
import { iconSlot } from "../skin/icons.js";
import { MiniBoard } from "../board/miniboard.js";
import { setText } from "../panel/parts.js";
import { update } from "../state.js";
import { html } from "../element/svg.js";

/** So many finished games are listed at first; nobody scrolls through thousands. */
const LISTED = 40;

/** Shows the tournament in `root` until the returned function is called. */
export async function showTournament(root) {
  let now = await read("/api/tournament");
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
  const close = listen(
    "/api/tournament/events",
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
    view.close?.();
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

export const points = (value) => {
  const whole = Math.floor(value);
  const rest = value - whole;
  if (rest === 0) return String(whole);
  return rest === 0.5 ? `${whole || ""}½` : value.toFixed(2).replace(".", t("decimal"));
};

export const signed = (value) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "±0");

/** How far it has come, in words. */
export function progressWords({ progress, state }) {
  const parts = [t("tournament.played", progress)];
  if (state !== "running") parts.push(t(`tournament.${state}`));
  else if (progress.secondsLeft !== null) parts.push(t("tournament.left", { time: duration(progress.secondsLeft) }));
  return parts.join(" · ");
}

function duration(seconds) {
  if (seconds < 90) return t("tournament.seconds", { count: Math.max(1, Math.round(seconds)) });
  if (seconds < 5400) return t("tournament.minutes", { count: Math.round(seconds / 60) });
  return t("tournament.hours", { count: (seconds / 3600).toFixed(1).replace(".", t("decimal")) });
}

/** What is played, in words: format, rules, time. */
export const kindWords = ({ format, game, variant, moveTime }) =>
  [
    t(`tournament.format.${format}`),
    `${t(`game.${game}`)} ${variant}`,
    t("tournament.time", { seconds: String(moveTime).replace(".", t("decimal")) }),
  ].join(" · ");

const gamePath = (label) => `/tournament/${label}`;

/** A column of a table: the key of its title, and whether it holds numbers. */
const STANDING_COLUMNS = [
  ["rank", true],
  ["name", false],
  ["points", true],
  ["games", true],
  ["wins", true],
  ["draws", true],
  ["losses", true],
  ["tieBreak", true],
  ["elo", true],
  ["forfeits", true],
];

/** The cells of a line of the table, in the order of its columns. */
export const standingCells = (row) => [
  row.rank,
  row.name,
  points(row.points),
  row.games,
  row.wins,
  row.draws,
  row.losses,
  points(row.tieBreak),
  `${signed(row.elo)} ±${row.eloError}`,
  row.forfeits || "",
];

/** A table whose cells are only touched where they changed. */
export class LiveTable {
  constructor(caption, columns) {
    this.columns = columns;
    this.head = html("tr");
    this.body = html("tbody");
    this.element = html("table", { class: "table-grid" }, html("caption", { class: "hidden-text", text: caption }), html("thead", {}, this.head), this.body);
    if (columns) this.showHead(columns.map(([key]) => ({ text: t(`tournament.short.${key}`), title: t(`tournament.${key}`) })));
  }

  showHead(titles) {
    const key = JSON.stringify(titles);
    if (key === this.headKey) return;
    this.headKey = key;
    this.head.replaceChildren(
      ...titles.map(({ text, title }, index) =>
        html("th", { scope: "col", class: this.numeric(index) ? "number" : null }, html("abbr", { title, text })),
      ),
    );
  }

  numeric(index) {
    return this.columns ? this.columns[index][1] : index !== 1;
  }

  /** Lines of cells; the second cell of each names its line. */
  show(lines, nameAt = 1) {
    while (this.body.rows.length > lines.length) this.body.lastElementChild.remove();
    lines.forEach((cells, row) => {
      const line = this.body.rows[row] ?? this.body.appendChild(html("tr"));
      while (line.cells.length > cells.length) line.lastElementChild.remove();
      cells.forEach((text, index) => {
        const cell =
          line.cells[index] ??
          line.appendChild(
            index === nameAt ? html("th", { scope: "row" }) : html("td", { class: this.numeric(index) ? "number" : null }),
          );
        setText(cell, String(text));
      });
    });
  }
}

/** The cross table: a column for every player, in the order of the standings. */
export class CrossTable {
  constructor() {
    this.table = new LiveTable(t("tournament.cross"), null);
    this.table.element.classList.add("cross");
    this.element = this.table.element;
  }

  show({ standings, crossTable }) {
    this.table.showHead([
      { text: t("tournament.short.rank"), title: t("tournament.rank") },
      { text: t("tournament.short.name"), title: t("tournament.name") },
      ...standings.map((row, index) => ({ text: String(index + 1), title: row.name })),
      { text: t("tournament.short.points"), title: t("tournament.points") },
    ]);
    this.table.show(standings.map((row, index) => [index + 1, row.name, ...crossTable[index], points(row.points)]));
  }
}

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

const link = (path, label, ...content) => html("a", { href: path, "data-route": true, class: "game-card-link", "aria-label": label }, ...content);

/** The whole tournament on one sheet. */
class TournamentPage {
  constructor(tournament) {
    this.title = html("h2", { text: tournament.name });
    this.kind = html("p", { class: "lead", text: kindWords(tournament) });
    this.progress = html("progress", { class: "tournament-progress", "aria-label": t("tournament.progress") });
    this.words = html("p", { class: "progress-words", role: "status" });
    this.boards = new RunningBoards(link);
    this.none = html("p", { class: "quiet", text: t("tournament.none") });
    this.standings = new LiveTable(t("tournament.standings"), STANDING_COLUMNS);
    this.cross = new CrossTable();
    this.forfeits = html("ul", { class: "forfeits" });
    this.finished = html("ol", { class: "finished-games" });
    this.filter = html("select", { id: "finished-filter", onchange: () => this.showFinished() });
    this.more = html("button", { type: "button", text: t("tournament.all"), hidden: true, onclick: () => this.showAll() });
    this.limit = LISTED;
    const section = (key, name, ...content) =>
      html("section", { class: `tournament-part ${name}`, "aria-labelledby": `part-${name}` }, html("h3", { id: `part-${name}`, text: t(key) }), ...content);
    const scrolled = (key, content) => html("div", { class: "scrolled", tabindex: "0", role: "group", "aria-label": t(key) }, content);
    this.forfeitsPart = section("tournament.forfeitsTitle", "part-forfeits", this.forfeits);
    this.element = html(
      "div",
      { class: "tournament", "data-game": tournament.game },
      html(
        "div",
        { class: "tournament-head" },
        html("div", {}, this.title, this.kind),
        html("a", { class: "button", id: "to-projector", href: "/tournament?projector", "data-route": true }, iconSlot("play"), t("tournament.projector")),
      ),
      html("div", { class: "card tournament-state" }, this.words, this.progress),
      section("tournament.running", "part-running", this.boards.element, this.none),
      section("tournament.standings", "part-standings", scrolled("tournament.standings", this.standings.element)),
      section("tournament.cross", "part-cross", scrolled("tournament.cross", this.cross.element)),
      this.forfeitsPart,
      section(
        "tournament.finishedTitle",
        "part-finished",
        html("div", { class: "field filter" }, html("label", { for: "finished-filter", text: t("tournament.filter") }), this.filter),
        this.finished,
        this.more,
      ),
      (this.sandbox = html("p", { class: "quiet", text: t("tournament.sandbox", { how: say(tournament.sandbox) }) })),
    );
  }

  show(tournament) {
    this.tournament = tournament;
    setText(this.words, progressWords(tournament));
    this.progress.max = Math.max(1, tournament.progress.total);
    this.progress.value = tournament.progress.played;
    this.boards.show(tournament.running, tournament);
    this.none.hidden = tournament.running.length > 0;
    if (this.version === tournament.version) return;
    this.version = tournament.version;
    this.standings.show(tournament.standings.map(standingCells));
    this.cross.show(tournament);
    this.showForfeits(tournament);
    this.showFilter(tournament);
    this.showFinished();
  }

  showForfeits({ forfeits, game }) {
    this.forfeitsPart.hidden = forfeits.length === 0;
    while (this.forfeits.children.length < forfeits.length) {
      const forfeit = forfeits[this.forfeits.children.length];
      this.forfeits.append(
        html("li", {}, html("a", { href: gamePath(forfeit.game), "data-route": true, text: forfeit.player }), " ", html("span", { text: say(forfeit.reason, game) })),
      );
    }
  }

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
    const { finished, game } = this.tournament;
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
          html("span", { class: "why", text: t("tournament.result", { text: say(result.text, game), moves: result.moves }) }),
        ),
      ),
    );
  }
}
