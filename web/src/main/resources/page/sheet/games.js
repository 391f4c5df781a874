// My games: those this browser has a seat at, with results, filters and what to try next.

import { alone } from "../address.js";
import * as api from "../transport/api.js";
import { forgetGame } from "../game/play.js";
import { loadCatalogue } from "../catalogue.js";
import { DELETING, confirmDialog } from "../dialog/confirm.js";
import { html } from "../element/svg.js";
import { guarded, toast } from "../element/toast.js";
import { openGame, startGame } from "../game/play.js";
import { language, sentence, sideName, t } from "../language/language.js";
import { button } from "../panel/parts.js";
import { remember } from "../settings.js";
import { byLevel, nextLevel, ownSide, resultOf } from "./results.js";

/**
 * @import { Catalogue } from "../catalogue.js"
 * @import { Games } from "../transport/server"
 * @import { GameName } from "../transport/transport"
 * @import { Line } from "./results.js"
 */

const PAGE = 50;
/** So many games are looked at: enough for anybody's figures, and not too many to ask for. */
const MOST = 500;

/** @type {GameName[]} */
const GAMES = ["muehle", "viergewinnt"];

/** @returns {Promise<Line[]>} */
async function allGames() {
  /** @type {Line[]} */
  const lines = [];
  /** @type {Games} */
  let page;
  do {
    page = await api.games(lines.length, PAGE);
    lines.push(...page.games);
  } while (page.more && lines.length < MOST);
  return lines;
}

/** @param {HTMLElement} root */
export async function showGames(root) {
  const [lines, catalogue] = await Promise.all([allGames(), loadCatalogue()]);
  root.append(new GamesPage(lines, catalogue).element);
}

class GamesPage {
  /**
   * @param {Line[]} lines
   * @param {Catalogue} catalogue
   */
  constructor(lines, { rules }) {
    this.lines = lines;
    this.rules = rules;
    const redraw = () => this.show();
    this.game = select("games-game", "new.game", ["all", ...GAMES], (value) => t(value === "all" ? "games.all" : `game.${value}`), redraw);
    this.result = select("games-result", "games.result", ["all", "open", "won", "drawn", "lost"], (value) => t(`games.${value}`), redraw);
    this.opponents = select("games-opponent", "games.opponent", ["all", ...opponentsIn(lines)], opponentWords, redraw);
    this.figures = html("section", { class: "card figures", "aria-label": t("games.levels") });
    this.count = html("p", { class: "quiet", role: "status" });
    this.list = html("ul", { class: "my-games" });
    this.element = html(
      "div",
      {},
      html("h2", { text: t("nav.games") }),
      html("p", { class: "lead", text: t("games.about") }),
      this.figures,
      html("div", { class: "filters", hidden: lines.length === 0 }, this.game.field, this.result.field, this.opponents.field),
      this.count,
      lines.length
        ? null
        : html("p", { class: "play-now" }, html("a", { class: "button primary", href: "/", "data-route": true, text: t("howto.play") })),
      this.list,
    );
    this.show();
  }

  show() {
    const [game, result, opponent] = [this.game.select.value, this.result.select.value, this.opponents.select.value];
    const shown = this.lines.filter(
      (line) =>
        (game === "all" || line.game === game) &&
        (result === "all" || resultOf(line) === result) &&
        (opponent === "all" || opponentOf(line) === opponent),
    );
    this.count.textContent = this.lines.length ? t("games.count", { shown: shown.length, total: this.lines.length }) : t("games.none");
    this.list.replaceChildren(...shown.map((line) => this.item(line)));
    this.showFigures(GAMES.filter((name) => game === "all" || name === game));
  }

  /** @param {GameName[]} chosen */
  showFigures(chosen) {
    const parts = chosen.flatMap((game) => this.figuresOf(game));
    this.figures.hidden = parts.length === 0;
    this.figures.replaceChildren(...parts);
  }

  /** @param {GameName} game */
  figuresOf(game) {
    const levels = byLevel(this.lines.filter((line) => line.game === game));
    const next = nextLevel(this.lines, game);
    if (levels.length === 0 || next === null) return [];
    const words = `level:${next}`;
    /** @param {number} level */
    const title = (level) => t("player.level", { level, name: t(`level.${level}`) });
    return [
      html(
        "div",
        {},
        html("h3", { text: t("games.against", { game: t(`game.${game}`) }) }),
        html(
          "table",
          { class: "grades" },
          html(
            "thead",
            {},
            html(
              "tr",
              {},
              html("th", { scope: "col" }, html("span", { class: "hidden-text", text: t("games.opponent") })),
              ...["won", "drawn", "lost"].map((key) => html("th", { scope: "col", text: t(`games.${key}`) })),
            ),
          ),
          html(
            "tbody",
            {},
            levels.map((row) =>
              html(
                "tr",
                {},
                html("th", { scope: "row", text: title(row.level) }),
                ...[row.won, row.drawn, row.lost].map((count) => html("td", { text: String(count) })),
              ),
            ),
          ),
        ),
        html(
          "p",
          {},
          html("button", {
            type: "button",
            class: "primary",
            text: t("games.next", { level: title(next) }),
            onclick: () =>
              guarded(() => {
                remember("opponent", words);
                return startGame({ game, black: words });
              }),
          }),
        ),
      ),
    ];
  }

  /** @param {Line} line */
  item(line) {
    const result = resultOf(line);
    const words = result === "over" ? sentence(line.outcome.text) : t(`games.${result}`);
    return html(
      "li",
      { class: "card", "data-result": result },
      html(
        "div",
        {},
        html("b", { text: `${t(`game.${line.game}`)} · ${namesOf(line) ?? opponentWords(opponentOf(line))}` }),
        html("span", {
          class: "quiet",
          text: [this.sideWords(line), t("games.moves", { moves: line.moveNumber }), when(line.changed)].join(" · "),
        }),
      ),
      html("span", {
        class: `verdict ${result === "won" ? "good" : ""}`,
        text: words,
        title: line.outcome.over ? sentence(line.outcome.text) : null,
      }),
      html(
        "span",
        { class: "tools" },
        button(result === "open" ? "games.resume" : "games.look", "play", () => guarded(() => openGame(line.id))),
        button("games.remove", "close", () => confirmDialog(DELETING, () => guarded(() => this.remove(line)))),
      ),
    );
  }

  /** @param {Line} line */
  sideWords(line) {
    const side = ownSide(line);
    const names = this.rules.games.find((game) => game.game === line.game);
    return side && names ? t("games.as", { side: sideName(names, side) }) : t("games.two");
  }

  /** @param {Line} line */
  async remove(line) {
    const { deleted } = alone ? await leave(line) : await api.deleteGame(line.id);
    forgetGame(line.id);
    this.lines = this.lines.filter((other) => other !== line);
    this.show();
    toast(t(deleted ? "mine.gone" : "mine.hidden"));
  }
}

/** @param {string} changed */
const when = (changed) => new Date(changed).toLocaleString(language(), { dateStyle: "medium", timeStyle: "short" });

/**
 * Against whom a game was played, in the words of a player.
 *
 * @param {Line} line
 */
function opponentOf(line) {
  const side = ownSide(line);
  if (!side) return line.white === "human" ? "human" : "computers";
  return side === "white" ? line.black : line.white;
}

/**
 * Both players by name, where one gave a name.
 *
 * @param {Line} line
 */
const namesOf = ({ whiteName, blackName }) =>
  whiteName || blackName ? `${whiteName ?? t("player.human")} – ${blackName ?? t("player.human")}` : null;

/** @param {Line[]} lines */
const opponentsIn = (lines) => [...new Set(lines.map(opponentOf))].sort((a, b) => a.localeCompare(b, "en", { numeric: true }));

/** @param {string} words */
function opponentWords(words) {
  if (words === "all") return t("games.all");
  if (words === "human") return t("player.human");
  if (words === "computers") return t("games.computers");
  const level = /^level:(\d+)$/.exec(words)?.[1];
  return level ? t("player.level", { level, name: t(`level.${level}`) }) : words.replace(/^program:/, "");
}

/**
 * @param {string} id
 * @param {string} label
 * @param {string[]} values
 * @param {(value: string) => string} words
 * @param {() => void} onchange
 */
function select(id, label, values, words, onchange) {
  const element = html(
    "select",
    { id, onchange },
    values.map((value) => html("option", { value, text: words(value) })),
  );
  return { select: element, field: html("div", { class: "field" }, html("label", { for: id, text: t(label) }), element) };
}

/**
 * Without a server a game is this browser's only: whoever leaves it deletes it.
 *
 * @param {Line} line
 */
async function leave(line) {
  await api.act(api.gamePath(line.id), "leave");
  return { deleted: 1 };
}
