// The side panel of the analysis: value, best moves, tree of moves, graph, and the lesson from mistakes.

import { askMistake, evaluations, goTo, mainLine, movesTo, playHere, revealMistake, startLesson, walk } from "../game/analysis.js";
import { language, say, sideName, t } from "../language/language.js";
import { Graph } from "./movelist.js";
import { EvaluationBar, button, navigation, setText } from "./parts.js";
import { openGame } from "../game/play.js";
import { position, state, update } from "../state.js";
import { around, html } from "../element/svg.js";
import { guarded } from "../element/toast.js";
import { chip, dueText, ending, fullValue } from "../view.js";

/**
 * @import { Child } from "../element/svg.js"
 * @import { Branch, Lesson, Line } from "../state.js"
 * @import { Analysis, Position } from "../transport/server"
 */

export class AnalysisPanel {
  /** @param {{ playFrom: () => void, edit: () => void, exportGame: () => void }} actions */
  constructor({ playFrom, edit, exportGame }) {
    this.bestKey = "";
    this.treeKey = "";
    this.lessonKey = "";
    this.turn = html("p", { class: "turn" });
    this.due = html("p", { class: "due" });
    this.evaluation = new EvaluationBar();
    this.engine = html("p", { class: "timing" });
    this.best = html("ol", {
      class: "best-moves",
      "aria-label": t("analysis.moves"),
      onclick: (event) => {
        const chosen = around(event, "button[data-move]")?.dataset.move;
        const move = position()?.moves.find((legal) => legal.move === chosen);
        if (move) guarded(() => playHere(move));
      },
    });
    this.tree = html("div", { class: "tree", tabindex: "0", role: "group", "aria-label": t("moves.label") });
    this.graph = new Graph((number) =>
      guarded(async () => {
        if (state.line) await goTo(mainLine(state.line.root)[number]);
      }),
    );
    this.lesson = html("section", { class: "card lesson", "aria-label": t("learn.open"), hidden: true });
    this.toggle = button("action.values", "search", () => update({ analysing: !state.analysing, values: null }), { id: "action-values" });
    this.back = button("analysis.back", "undo", () =>
      guarded(async () => {
        if (state.line?.source) await openGame(state.line.source.id);
      }),
    );
    this.learn = button("learn.open", "book", startLesson, { id: "action-learn" });
    this.values = html("section", { class: "card", "aria-label": t("analysis.moves") }, this.best);
    this.element = html(
      "div",
      { class: "panel-inside" },
      this.lesson,
      html("section", { class: "card status", "aria-label": t("panel.status") }, this.turn, this.due, this.evaluation.element, this.engine),
      this.values,
      html(
        "section",
        { class: "card history", "aria-label": t("moves.label") },
        this.graph.element,
        this.tree,
        navigation((steps) => guarded(() => walk(steps))),
        html(
          "div",
          { class: "tools" },
          this.toggle,
          button("analysis.play", "play", playFrom),
          button("analysis.edit", "edit", edit),
          button("action.export", "save", exportGame),
          this.learn,
          this.back,
        ),
      ),
    );
  }

  show() {
    const { line, values } = state;
    const shown = position();
    if (!line || !shown) return;
    setText(this.turn, shown.outcome.over ? say(shown.outcome.text) : t("turn.side", { side: sideName(shown, shown.mover) }));
    setText(this.due, dueText(shown));
    this.turn.dataset.side = shown.mover;
    const current = values?.position === shown.text ? values : null;
    const hidden = state.learn?.phase === "ask" || state.learn?.phase === "wrong";
    this.evaluation.show(
      hidden ? null : (ending(shown.outcome, shown) ?? current?.value ?? evaluations.get(shown.text) ?? line.current.evaluation ?? null),
      shown,
    );
    setText(this.engine, current && !hidden ? engineWords(current) : "");
    this.values.hidden = hidden || !state.analysing || shown.outcome.over;
    this.showBest(current, shown);
    this.showTree(line);
    const nodes = mainLine(line.root);
    this.graph.show(
      nodes.map((node) => node.evaluation ?? (node.position ? evaluations.get(node.position.text) : null) ?? null),
      nodes.includes(line.current) ? line.current.number : null,
    );
    this.toggle.setAttribute("aria-pressed", String(state.analysing));
    this.back.hidden = !line.source;
    this.learn.hidden = !line.source || nodes.length < 3 || state.learn !== null;
    this.showLesson(shown);
  }

  /**
   * @param {Analysis | null} current
   * @param {Position} shown
   */
  showBest(current, shown) {
    const moves = current?.moves.slice(0, 6) ?? [];
    const key = JSON.stringify(moves.map((move) => [move.move, chip(move.evaluation)]));
    if (this.bestKey === key) return;
    this.bestKey = key;
    this.best.replaceChildren(
      ...moves.map((move) =>
        html(
          "li",
          {},
          html(
            "button",
            { type: "button", "data-move": move.move },
            html("b", { text: move.move }),
            html("span", { text: fullValue(move.evaluation, shown) }),
          ),
        ),
      ),
    );
    if (moves.length === 0) this.best.append(html("li", { class: "quiet", text: t("analysis.waiting") }));
  }

  /** @param {Line} line */
  showTree(line) {
    const key = `${treeKey(line.root)}@${movesTo(line.current).join()}`;
    if (this.treeKey === key) return;
    this.treeKey = key;
    this.tree.replaceChildren();
    drawTree(this.tree, line.root, line.current);
    if (!line.root.children.length) this.tree.append(html("p", { class: "quiet", text: t("analysis.hint") }));
    /** @type {HTMLElement | null} */
    const now = this.tree.querySelector("[aria-current]");
    this.tree.scrollTop = now ? now.offsetTop - this.tree.clientHeight / 2 : 0;
  }

  /** @param {Position} shown */
  showLesson(shown) {
    const { learn } = state;
    this.lesson.hidden = learn === null;
    const key = JSON.stringify(learn && [learn.phase, learn.index, learn.done, learn.tried]);
    if (learn === null || this.lessonKey === key) return;
    this.lessonKey = key;
    this.lesson.replaceChildren(html("h2", { text: t("learn.open") }), ...lessonParts(learn, shown));
  }
}

/**
 * How far the analysis has come: what is proven while it still runs, what it looked at when it is done.
 *
 * @param {Analysis} analysis
 */
function engineWords({ final, depth, nodes, moves }) {
  if (final) return depth || nodes ? t("analysis.engine", { depth, nodes: nodes.toLocaleString(language()) }) : "";
  return t("analysis.running", { proven: moves.filter((move) => move.evaluation.exact).length, total: moves.length, depth });
}

/**
 * @param {Lesson} learn
 * @param {Position} shown
 */
function lessonParts(learn, shown) {
  const count = learn.mistakes.length;
  const next = () =>
    guarded(() => {
      update({ hint: null });
      return askMistake(learn.index + 1);
    });
  const leave = button("learn.leave", "close", () => update({ learn: null, hint: null }));
  const mistake = learn.mistakes[learn.index];
  const head = () => html("p", { text: t("learn.count", { number: learn.index + 1, count }) });
  /** @param {...Child} buttons */
  const row = (...buttons) => html("div", { class: "tools" }, ...buttons, leave);
  switch (learn.phase) {
    case "search":
      return [
        html("p", { text: t("learn.search", { done: learn.done, total: learn.total }) }),
        html("progress", { max: learn.total, value: learn.done, "aria-label": t("learn.open") }),
      ];
    case "none":
      return [html("p", { text: t("learn.none") }), row()];
    case "ask":
      return [
        head(),
        html("p", {
          text: t("learn.ask", {
            move: mistake.played.move,
            before: fullValue(mistake.before, shown),
            after: fullValue(mistake.after, shown),
          }),
        }),
        row(button("learn.show", "bulb", revealMistake)),
      ];
    case "wrong":
      return [
        head(),
        html("p", { class: "bad", text: t("learn.wrong", { move: learn.tried }) }),
        row(button("learn.show", "bulb", revealMistake)),
      ];
    case "right":
      return [
        head(),
        html("p", { class: "good", text: t("learn.right", { move: learn.tried }) }),
        row(button("learn.next", "forward", next)),
      ];
    case "shown":
      return [head(), html("p", { text: t("learn.shown", { move: mistake.best.move }) }), row(button("learn.next", "forward", next))];
    default:
      return [html("p", { text: t("learn.finished") }), row()];
  }
}

/**
 * @param {Branch} node
 * @returns {string}
 */
const treeKey = (node) => (node.move ?? "") + (node.children.length ? `(${node.children.map(treeKey).join(",")})` : "");

/**
 * @param {Branch} node
 * @param {Branch} current
 */
function moveButton(node, current) {
  return html("button", {
    type: "button",
    "aria-current": node === current ? "true" : null,
    onclick: () => guarded(() => goTo(node)),
    text: node.move,
  });
}

/**
 * The first continuation runs on; every other one follows in brackets as a variation.
 *
 * @param {HTMLElement} parent
 * @param {Branch} from
 * @param {Branch} current
 */
function drawTree(parent, from, current) {
  for (let at = from, opened = true; at.children.length > 0; at = at.children[0]) {
    const [main, ...others] = at.children;
    if (main.number % 2 === 1 || opened)
      parent.append(html("span", { class: "number", text: `${Math.ceil(main.number / 2)}${main.number % 2 ? "." : "…"}` }));
    parent.append(moveButton(main, current));
    opened = others.length > 0;
    for (const other of others) {
      const branch = html(
        "span",
        { class: "variation" },
        html("span", { class: "number", text: `${Math.ceil(other.number / 2)}${other.number % 2 ? "." : "…"}` }),
        moveButton(other, current),
      );
      drawTree(branch, other, current);
      parent.append(branch);
    }
  }
}
