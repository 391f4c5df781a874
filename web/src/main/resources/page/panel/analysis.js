// The side panel of the analysis: value, best moves, tree of moves, graph, and the lesson from mistakes.

import { alone } from "../address.js";
import {
  askMistake,
  askWhy,
  evaluations,
  goTo,
  mainLine,
  movesTo,
  peekAt,
  playLine,
  resultFor,
  revealMistake,
  startLesson,
  walk,
} from "../game/analysis.js";
import { language, sentence, sideName, t, text } from "../language/language.js";
import { Graph, markGrade } from "./movelist.js";
import { EvaluationBar, button, navigation, setText } from "./parts.js";
import { nothingSaid, sentences, showPointed } from "./why.js";
import { MOST_SAID } from "../game/why.js";
import { openGame } from "../game/play.js";
import { position, state, update } from "../state.js";
import { around, focusOn, html } from "../element/svg.js";
import { guarded } from "../element/toast.js";
import { chip, dueText, ending, fullValue } from "../view.js";

/**
 * @import { Child } from "../element/svg.js"
 * @import { Branch, Grade, Lesson, Line, Source } from "../state.js"
 * @import { Analysis, Mistake, Position, Reason } from "../transport/server"
 * @import { Side } from "../transport/transport"
 */

/** All columns of Vier Gewinnt, and as many moves of Mühle. */
const LISTED = 7;

/** @type {Grade[]} */
const GRADES = ["best", "good", "inaccuracy", "mistake", "blunder"];

export class AnalysisPanel {
  /** @param {{ playFrom: () => void, edit: () => void, exportGame: () => void }} actions */
  constructor({ playFrom, edit, exportGame }) {
    this.bestKey = "";
    this.treeKey = "";
    this.lessonKey = "";
    this.turn = html("p", { class: "turn" });
    this.due = html("p", { class: "due" });
    this.danger = html("p", { class: "due", hidden: true });
    this.evaluation = new EvaluationBar();
    this.engine = html("p", { class: "timing" });
    this.ask = button(
      "why.ask",
      "bulb",
      () =>
        guarded(async () => {
          const move = state.line?.current.move;
          if (move) await askWhy("last", move);
        }),
      { id: "ask-why", class: "ask-last" },
    );
    this.told = html("div", { class: "told-why", hidden: true });
    this.whyKey = "";
    this.best = html("ol", {
      class: "best-moves",
      "aria-label": t("analysis.moves"),
      onclick: (event) => {
        const asked = around(event, "button[data-ask]")?.dataset.ask;
        const moves = movesOf(event);
        if (asked) guarded(() => askWhy("next", asked));
        else if (moves.length) guarded(() => playLine(moves));
      },
    });
    for (const kind of ["pointerover", "focusin"]) this.best.addEventListener(kind, (event) => look(movesOf(event)));
    for (const kind of ["pointerleave", "focusout"]) this.best.addEventListener(kind, () => look([]));
    this.tree = html("div", { class: "tree", tabindex: "0", role: "group", "aria-label": t("moves.label") });
    this.graph = new Graph((number) =>
      guarded(async () => {
        if (state.line) await goTo(mainLine(state.line.root)[number]);
      }),
    );
    this.lesson = html("section", { class: "card lesson", "aria-label": t("learn.open"), hidden: true });
    this.toggle = button("action.values", "eye", () => update({ analysing: !state.analysing, values: null }), { id: "action-values" });
    this.threats = button("analysis.threats", "bolt", () => update({ threats: !state.threats }), { id: "action-threats" });
    this.back = button("analysis.back", "mill", () =>
      guarded(async () => {
        if (state.line?.source) await openGame(state.line.source.id);
      }),
    );
    this.explore = html("a", { class: "button", "data-route": true, href: "/explore", hidden: alone, ...text("nav.explore") });
    this.learn = button("learn.open", "book", startLesson, { id: "action-learn" });
    this.legend = html("p", { class: "legend" });
    this.values = html("section", { class: "card", "aria-label": t("analysis.moves") }, this.best, this.legend);
    this.element = html(
      "div",
      { class: "panel-inside" },
      this.lesson,
      html(
        "section",
        { class: "card status", "aria-label": t("panel.status") },
        this.turn,
        this.due,
        this.danger,
        this.evaluation.element,
        this.engine,
        this.ask,
        this.told,
      ),
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
          this.threats,
          button("analysis.play", "play", playFrom),
          button("analysis.edit", "edit", edit),
          this.explore,
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
    setText(this.turn, shown.outcome.over ? sentence(shown.outcome.text) : t("turn.side", { side: sideName(shown, shown.mover) }));
    setText(this.due, dueText(shown));
    this.turn.dataset.side = shown.mover;
    const current = values?.position === shown.text ? values : null;
    const hidden = state.learn?.phase === "ask" || state.learn?.phase === "wrong";
    this.evaluation.show(
      hidden ? null : (ending(shown.outcome, shown) ?? current?.value ?? evaluations.get(shown.text) ?? line.current.evaluation ?? null),
      shown,
    );
    setText(this.engine, current && !hidden ? engineWords(current) : "");
    setText(this.legend, t(`legend.${shown.game}`));
    this.values.hidden = hidden || !state.analysing || shown.outcome.over;
    this.showBest(current, shown);
    this.showTree(line);
    const nodes = mainLine(line.root);
    this.graph.show(
      nodes.map((node) => node.evaluation ?? (node.position ? evaluations.get(node.position.text) : null) ?? null),
      nodes.includes(line.current) ? line.current.number : null,
      (number) => nodes[number]?.grade,
    );
    this.toggle.setAttribute("aria-pressed", String(state.analysing));
    this.threats.setAttribute("aria-pressed", String(state.threats));
    setText(this.danger, threatWords(shown));
    this.danger.hidden = !state.threats;
    this.showWhy(line, hidden);
    // The explorer begins at the start of a game; what begins elsewhere has nothing to be compared with.
    this.explore.hidden = alone || line.start !== null;
    this.explore.setAttribute("href", explorePath(line));
    this.back.hidden = !line.source;
    this.learn.hidden = !line.source || nodes.length < 3 || state.learn !== null;
    this.showLesson(shown);
  }

  /**
   * @param {Analysis | null} current
   * @param {Position} shown
   */
  showBest(current, shown) {
    const moves = current?.moves.slice(0, LISTED) ?? [];
    const why = state.why?.about === "next" ? state.why : null;
    const key = JSON.stringify([moves.map((move) => [move.move, chip(move.evaluation), move.line]), why]);
    if (this.bestKey === key) {
      showPointed(this.best);
      return;
    }
    this.bestKey = key;
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.ask : undefined;
    const equal = moves.filter((move) => chip(move.evaluation) === chip(moves[0].evaluation)).length;
    this.best.replaceChildren(
      ...moves.map((move, index) =>
        html(
          "li",
          { class: index < equal ? "equal" : null },
          html(
            "button",
            { type: "button", "data-moves": move.move },
            html("b", { text: move.move }),
            html("span", { text: fullValue(move.evaluation, shown) }),
          ),
          html("button", {
            type: "button",
            class: "ask",
            "data-ask": move.move,
            "aria-expanded": String(why?.move === move.move),
            "aria-label": t("why.of", { move: move.move }),
            text: t("why.short"),
          }),
          why?.move === move.move ? whyParts(why.reasons) : null,
          move.line.length > 1 ? continuation(move.line) : null,
        ),
      ),
    );
    if (equal > 1) this.best.append(html("li", { class: "quiet", text: t("analysis.equal", { count: equal }) }));
    if (focused) focusOn(this.best, `[data-ask="${focused}"]`);
    if (moves.length === 0) this.best.append(html("li", { class: "quiet", text: t("analysis.waiting") }));
  }

  /**
   * The move that led here can be asked "why?", too.
   *
   * @param {Line} line
   * @param {boolean} hidden
   */
  showWhy(line, hidden) {
    const { move } = line.current;
    this.ask.hidden = hidden || move === null || state.learn !== null;
    const why = state.why?.about === "last" && !this.ask.hidden ? state.why : null;
    this.ask.setAttribute("aria-expanded", String(why !== null));
    const label = this.ask.querySelector(".label");
    if (label) setText(label, t("why.of", { move }));
    const key = JSON.stringify(why);
    this.told.hidden = why === null;
    if (this.whyKey === key) {
      showPointed(this.told);
      return;
    }
    this.whyKey = key;
    this.told.replaceChildren(...(why ? [whyParts(why.reasons)] : []));
  }

  /** @param {Line} line */
  showTree(line) {
    const key = `${treeKey(line.root)}@${movesTo(line.current).join()}@${state.learn?.phase === "search" ? "" : (state.review?.grades.size ?? 0)}`;
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
    const key = JSON.stringify(learn && [learn.phase, learn.index, learn.done, learn.tried, learn.why]);
    showPointed(this.lesson);
    if (learn === null || this.lessonKey === key) return;
    this.lessonKey = key;
    this.lesson.replaceChildren(html("h2", { text: t("learn.open") }), ...lessonParts(learn, shown, state.line?.source ?? null));
  }
}

/** @param {Line} line */
function explorePath(line) {
  const query = new URLSearchParams({ game: line.game });
  if (line.variant) query.set("variant", line.variant);
  const moves = movesTo(line.current);
  if (moves.length) query.set("moves", moves.join(","));
  return `/explore?${query}`;
}

/**
 * The moves that a button of a line stands for, from the position shown on.
 *
 * @param {Event} event
 */
const movesOf = (event) => around(event, "button[data-moves]")?.dataset.moves?.split(",") ?? [];

/**
 * Looks at a line without entering it; what cannot be had is not missed.
 *
 * @param {string[]} moves
 */
function look(moves) {
  peekAt(moves).catch(() => {});
}

/**
 * How the game may go on after a move: each button stands for the moves up to its own.
 *
 * @param {string[]} line
 */
function continuation(line) {
  return html(
    "span",
    { class: "line" },
    line.slice(1).map((move, index) => html("button", { type: "button", "data-moves": line.slice(0, index + 2).join(","), text: move })),
  );
}

/**
 * What the player who is not to move threatens.
 *
 * @param {Position} shown
 */
function threatWords(shown) {
  const side = sideName(shown, shown.mover === "white" ? "black" : "white");
  const moves = shown.threats.map((move) => move.move).join(", ");
  return shown.threats.length ? t("analysis.threat", { side, moves }) : t("analysis.noThreat", { side });
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

/** @param {number} share */
const percent = (share) => `${Math.round(100 * share)} %`;

/**
 * What was played and what it cost.
 *
 * @param {Mistake} mistake
 * @param {Position} shown
 * @param {Source | null} source
 */
function blame({ played, side, grade, had, lost }, shown, source) {
  const own = source?.sides.length === 1;
  return t(own ? "learn.blame.you" : "learn.blame.side", {
    move: played.move,
    side: sideName(shown, side),
    grade: t(`grade.a.${grade}`),
    before: percent(had),
    after: percent(had - lost),
  });
}

/**
 * What is said about a move that was asked "why?".
 *
 * @param {Reason[] | null} reasons null while they are on their way
 */
function whyParts(reasons) {
  if (!reasons) return html("p", { class: "quiet", text: t("analysis.waiting") });
  return reasons.length ? sentences(reasons, "why") : nothingSaid();
}

/**
 * What should have been played, what is as good, why, and what was wrong with the move played.
 *
 * @param {Mistake} mistake
 * @param {Position} shown
 */
function solution({ best, better, played, answer, reasons, faults, answerReasons, side, before }, shown) {
  const equal = better.filter((move) => move !== best.move).slice(0, 4);
  const parts = [t("learn.shown", { move: best.move })];
  if (equal.length) parts.push(t("learn.equal", { moves: equal.join(", ") }));
  if (before.exact && before.result === "loss") parts.push(t("learn.lost"));
  const opponent = sideName(shown, side === "white" ? "black" : "white");
  /**
   * @param {string} words
   * @param {Reason[]} said
   * @param {string} prefix
   */
  const part = (words, said, prefix) => [html("p", { class: "why-head", text: words }), sentences(said.slice(0, MOST_SAID), prefix)];
  return html(
    "div",
    { class: "solution" },
    html("p", { text: parts.join(" ") }),
    reasons.length ? part(t("learn.why", { move: best.move }), reasons, "best") : null,
    faults.length ? part(t("learn.fault", { move: played.move }), faults, "played") : null,
    answer ? part(t("learn.answer", { played: played.move, answer: answer.move, side: opponent }), answerReasons, "answer") : null,
  );
}

/**
 * How many moves of each kind both sides made.
 *
 * @param {Position} shown
 */
function tally(shown) {
  const graded = [...(state.review?.grades.values() ?? [])];
  /** @type {Side[]} */
  const sides = ["white", "black"];
  return html(
    "table",
    { class: "grades" },
    html("thead", {}, html("tr", {}, html("th"), ...sides.map((side) => html("th", { scope: "col", text: sideName(shown, side) })))),
    html(
      "tbody",
      {},
      GRADES.map((grade) =>
        html(
          "tr",
          {},
          html(
            "th",
            { scope: "row" },
            html("span", { class: "grade-sign", "data-grade": grade, "aria-hidden": "true" }),
            t(`grades.${grade}`),
          ),
          ...sides.map((side) => html("td", { text: String(graded.filter((one) => one.side === side && one.grade === grade).length) })),
        ),
      ),
    ),
  );
}

/**
 * @param {Lesson} learn
 * @param {Position} shown
 * @param {Source | null} source
 */
function lessonParts(learn, shown, source) {
  const count = learn.mistakes.length;
  const next = () =>
    guarded(() => {
      update({ hint: null, pointed: null });
      return askMistake(learn.index + 1);
    });
  const leave = button("learn.leave", "close", () => update({ learn: null, hint: null, pointed: null }));
  const mistake = learn.mistakes[learn.index];
  const head = () => html("p", { text: t("learn.count", { number: learn.index + 1, count, move: Math.ceil(mistake.number / 2) }) });
  /** @param {...Child} buttons */
  const row = (...buttons) => html("div", { class: "tools" }, ...buttons, leave);
  switch (learn.phase) {
    case "search":
      return [
        html("p", { text: t("learn.search", { done: learn.done, total: learn.total }) }),
        html("progress", { max: learn.total, value: learn.done, "aria-label": t("learn.open") }),
        row(),
      ];
    case "none":
      return [html("p", { text: t(`learn.none.${resultFor(source)}`) }), tally(shown), row()];
    case "ask":
      return [
        head(),
        html("p", { text: `${blame(mistake, shown, source)} ${t("learn.ask")}` }),
        row(button("learn.show", "bulb", revealMistake), button("learn.skip", "forward", next)),
      ];
    case "wrong":
      return [
        head(),
        html("p", { class: "bad", text: t("learn.wrong", { move: learn.tried }) }),
        ...(learn.why?.length ? [sentences(learn.why.slice(0, MOST_SAID), "tried")] : []),
        row(button("learn.show", "bulb", revealMistake), button("learn.skip", "forward", next)),
      ];
    case "right":
      return [
        head(),
        html("p", { class: "good", text: t("learn.right", { move: learn.tried }) }),
        solution(mistake, shown),
        row(button("learn.next", "forward", next)),
      ];
    case "shown":
      return [head(), solution(mistake, shown), row(button("learn.next", "forward", next))];
    default:
      return [html("p", { text: t("learn.finished", { found: learn.found, count }) }), tally(shown), row()];
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
  const element = html("button", {
    type: "button",
    "aria-current": node === current ? "true" : null,
    onclick: () => guarded(() => goTo(node)),
    text: node.move,
  });
  markGrade(element, node.move ?? "", node.grade);
  return element;
}

/**
 * A move behind its number, on the same line.
 *
 * @param {Branch} node
 * @param {Branch} current
 */
function numbered(node, current) {
  const number = `${Math.ceil(node.number / 2)}${node.number % 2 ? "." : "…"}`;
  return html("span", { class: "numbered" }, html("span", { class: "number", text: number }), moveButton(node, current));
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
    parent.append(main.number % 2 === 1 || opened ? numbered(main, current) : moveButton(main, current));
    opened = others.length > 0;
    for (const other of others) {
      const branch = html("span", { class: "variation" }, numbered(other, current));
      drawTree(branch, other, current);
      parent.append(branch);
    }
  }
}
