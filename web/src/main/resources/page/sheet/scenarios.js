// The scenarios page: the ten acceptance scenarios on boards, run one after the other.

import * as api from "../transport/api.js";
import { Board } from "../board/board.js";
import { madeMove } from "../game/analysis.js";
import { shapeOf } from "../board/shape.js";
import { say, sentence, sideName, t } from "../language/language.js";
import { fullValue } from "../view.js";
import { skin } from "../skin/skin.js";
import { stonesOf } from "../state.js";
import { html } from "../element/svg.js";
import { guarded } from "../element/toast.js";

/**
 * @import { Mark } from "../board/board.js"
 * @import { HardCase, Position, Scenarios } from "../transport/server"
 */

/** @param {HTMLElement} root */
export async function showScenarios(root) {
  const { scenarios } = await api.scenarios();
  const cards = scenarios.map((scenario) => new ScenarioCard(scenario));
  const sum = html("p", { role: "status", class: "turn" });
  const run = html("button", {
    type: "button",
    class: "primary",
    id: "run-tests",
    text: t("scenarios.run"),
    onclick: () => {
      guarded(() => runAll(cards, sum, run));
    },
  });
  const finder = new Finder();
  root.append(
    html("h2", { text: t("nav.scenarios") }),
    html("p", { class: "lead", text: t("scenarios.about") }),
    html("div", { class: "run-row" }, run, sum),
    html(
      "ul",
      { class: "scenario-list" },
      cards.map((card) => card.element),
    ),
    finder.element,
  );
  return () => finder.close();
}

/** How many hard cases are looked for at once. */
const FOUND_AT_ONCE = 3;

/** Looks for positions in which Monte Carlo goes wrong, and shows them as they are found. */
class Finder {
  constructor() {
    this.close = () => {};
    this.state = html("p", { role: "status", class: "turn" });
    this.list = html("ul", { class: "scenario-list" });
    this.game = html(
      "select",
      { id: "hard-game" },
      ["muehle", "viergewinnt"].map((game) => html("option", { value: game, text: t(`game.${game}`) })),
    );
    this.element = html(
      "section",
      { class: "hard-cases" },
      html("h2", { text: t("hard.title") }),
      html("p", { class: "lead", text: t("hard.about") }),
      html(
        "div",
        { class: "run-row" },
        html("div", { class: "field" }, html("label", { for: "hard-game", text: t("new.game") }), this.game),
        html("button", { type: "button", class: "primary", id: "find-hard", text: t("hard.find"), onclick: () => this.find() }),
        this.state,
      ),
      this.list,
    );
  }

  find() {
    this.close();
    this.list.replaceChildren();
    this.state.textContent = t("hard.searching", { count: 0, total: FOUND_AT_ONCE });
    const game = this.game.value === "viergewinnt" ? "viergewinnt" : "muehle";
    const seed = 1 + Math.floor(Math.random() * 1_000_000);
    this.close = api.followHardCases(game, FOUND_AT_ONCE, seed, {
      case: (found) => {
        this.list.append(hardCase(found));
        this.state.textContent = t("hard.searching", { count: this.list.childElementCount, total: FOUND_AT_ONCE });
      },
      done: () => {
        this.close();
        this.state.textContent = t("hard.done", { count: this.list.childElementCount });
      },
      failed: (reason) => {
        this.close();
        this.state.textContent = sentence(reason);
      },
    });
  }
}

/** @param {HardCase} found */
function hardCase({ position, best, tempting }) {
  const board = new Board(document.createElement("div"), shapeOf(position), skin(), "");
  board.draw({ stones: stonesOf(position), marks: [], choices: new Set(), selected: null, label: () => "" });
  const title = t("hard.case", { side: sideName(position, position.mover) });
  const query = new URLSearchParams({ game: position.game, variant: position.variant, position: position.text });
  return html(
    "li",
    { class: "card" },
    html("h3", { text: title }),
    html("div", { class: "picture", role: "img", "aria-label": t("scenarios.board", { title: position.text }) }, board.art),
    html(
      "details",
      {},
      html("summary", { text: t("hard.solution") }),
      html("p", { text: t("hard.best", { move: best.move.move, value: fullValue(best.evaluation, position) }) }),
      html("p", { text: t("hard.tempting", { move: tempting.move.move, value: fullValue(tempting.evaluation, position) }) }),
    ),
    html("a", { class: "button", href: `/analysis?${query}`, "data-route": true, text: t("hard.try") }),
  );
}

/**
 * @param {ScenarioCard[]} cards
 * @param {HTMLElement} sum
 * @param {HTMLElement} run
 */
async function runAll(cards, sum, run) {
  run.setAttribute("aria-disabled", "true");
  let passed = 0;
  sum.textContent = t("scenarios.running");
  try {
    for (const card of cards) passed += (await card.run()) ? 1 : 0;
    sum.textContent = t("scenarios.sum", { passed, total: cards.length });
  } finally {
    run.removeAttribute("aria-disabled");
  }
}

class ScenarioCard {
  /** @param {Scenarios["scenarios"][number]} scenario */
  constructor(scenario) {
    this.id = scenario.id;
    this.board = new Board(document.createElement("div"), shapeOf(scenario.position), skin(), "");
    this.verdict = html("span", { class: "verdict", text: t("scenarios.waiting") });
    this.picture = html("div", { class: "picture", role: "img", "aria-label": t("scenarios.board", { title: say(scenario.title) }) });
    this.lines = html("pre", { tabindex: "0", "aria-label": t("scenarios.lines"), hidden: true });
    this.element = html(
      "li",
      { class: "card" },
      html("h3", {}, html("span", { text: say(scenario.title) }), this.verdict),
      this.picture,
      this.lines,
    );
    this.show(scenario.position, null);
  }

  /**
   * @param {Position} position
   * @param {string | null} move
   */
  show(position, move) {
    /** @type {Mark[]} */
    const marks = [];
    for (const ids of position.mills) marks.push({ type: "mill", ids });
    for (const ids of position.winningLines) marks.push({ type: "win", ids });
    const made = move === null ? null : madeMove(move, position);
    if (made && !made.column) marks.push({ type: "last-to", id: made.to });
    this.board.draw({ stones: stonesOf(position), marks, choices: new Set(), selected: null, label: () => "" });
    this.picture.replaceChildren(this.board.art);
  }

  async run() {
    this.verdict.className = "verdict";
    this.verdict.textContent = t("scenarios.running");
    const result = await api.runScenario(this.id);
    for (const { position, move } of result.boards) {
      this.show(position, move);
      await new Promise((resolve) => setTimeout(resolve, 160));
    }
    this.verdict.classList.add(result.passed ? "good" : "bad");
    this.verdict.textContent = t(result.passed ? "scenarios.passed" : "scenarios.failed");
    // The first line names the scenario for scripts; here its title stands above.
    this.lines.textContent = result.lines
      .slice(1)
      .map((line) => say(line))
      .join("\n")
      .trim();
    this.lines.hidden = false;
    return result.passed;
  }
}
