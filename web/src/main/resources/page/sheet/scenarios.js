// The scenarios page: the ten acceptance scenarios on boards, run one after the other.

import { read, send } from "../transport/api.js";
import { Board } from "../board/board.js";
import { shapeOf } from "../board/shape.js";
import { say, t } from "../language/language.js";
import { skin } from "../skin/skin.js";
import { stonesOf } from "../state.js";
import { html } from "../element/svg.js";
import { guarded } from "../element/toast.js";

export async function showScenarios(root) {
  const { scenarios } = await read("/api/scenarios");
  const cards = scenarios.map((scenario) => new ScenarioCard(scenario));
  const sum = html("p", { role: "status", class: "turn" });
  const run = html("button", {
    type: "button",
    class: "primary",
    id: "run-tests",
    text: t("scenarios.run"),
    onclick: () => guarded(() => runAll(cards, sum, run)),
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
  constructor(scenario) {
    this.scenario = scenario;
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

  show(position, move) {
    this.board ??= new Board(document.createElement("div"), shapeOf(position), skin(), "");
    const to = move && /^\d+$/.test(move) ? null : move?.split("x")[0].split("-").at(-1);
    const stones = stonesOf(position);
    const marks = [
      ...(position.mills ?? []).map((ids) => ({ type: "mill", ids })),
      ...(position.winningLines ?? []).map((ids) => ({ type: "win", ids })),
      ...(to ? [{ type: "last-to", id: to }] : []),
    ];
    this.board.draw({ stones, marks, choices: new Set(), selected: null, label: () => "" });
    this.picture.replaceChildren(this.board.art);
  }

  async run() {
    this.verdict.className = "verdict";
    this.verdict.textContent = t("scenarios.running");
    const result = await send(`/api/scenarios/${this.scenario.id}/run`);
    for (const { position, move } of result.boards) {
      this.show(position, move);
      await new Promise((resolve) => setTimeout(resolve, 160));
    }
    this.verdict.classList.add(result.passed ? "good" : "bad");
    this.verdict.textContent = t(result.passed ? "scenarios.passed" : "scenarios.failed");
    this.lines.textContent = result.lines.map((line) => say(line)).join("\n");
    this.lines.hidden = false;
    return result.passed;
  }
}
