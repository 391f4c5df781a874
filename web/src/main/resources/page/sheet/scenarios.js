// The scenarios page: the ten acceptance scenarios on boards, run one after the other.

import * as api from "../transport/api.js";
import { Board } from "../board/board.js";
import { madeMove } from "../game/analysis.js";
import { shapeOf } from "../board/shape.js";
import { say, t } from "../language/language.js";
import { skin } from "../skin/skin.js";
import { stonesOf } from "../state.js";
import { html } from "../element/svg.js";
import { guarded } from "../element/toast.js";

/**
 * @import { Mark } from "../board/board.js"
 * @import { Position, Scenarios } from "../transport/server"
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
  root.append(
    html("h2", { text: t("nav.scenarios") }),
    html("p", { class: "lead", text: t("scenarios.about") }),
    html("div", { class: "run-row" }, run, sum),
    html(
      "ul",
      { class: "scenario-list" },
      cards.map((card) => card.element),
    ),
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
