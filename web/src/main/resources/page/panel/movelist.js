// The move list of a game and of an analysis, and the evaluation graph above it.

import { t } from "../language/language.js";
import { around, html, svg } from "../element/svg.js";

/**
 * @import { Grade } from "../state.js"
 * @import { Entry, Evaluation } from "../transport/server"
 */

/**
 * Marks the button of a move with how good it was.
 *
 * @param {HTMLElement} button
 * @param {string} move
 * @param {Grade | null | undefined} grade
 */
export function markGrade(button, move, grade) {
  if (grade) {
    button.dataset.grade = grade;
    button.title = t(`grade.${grade}`);
    button.setAttribute("aria-label", `${move}, ${t(`grade.${grade}`)}`);
  } else {
    delete button.dataset.grade;
    button.removeAttribute("title");
    button.removeAttribute("aria-label");
  }
}

/** Keeps a list of moves in step with the history; only what changed is touched, so fast games stay smooth. */
export class MoveList {
  /** @param {(number: number) => void} onPick */
  constructor(onPick) {
    /** @type {HTMLLIElement[]} */
    this.items = [];
    /** @type {string[]} */
    this.keys = [];
    /** @type {HTMLLIElement | null} */
    this.now = null;
    this.element = html("ol", {
      class: "moves",
      tabindex: "0",
      onclick: (event) => {
        const button = around(event, "button[data-number]");
        if (button) onPick(Number(button.dataset.number));
      },
    });
  }

  /**
   * @param {Entry[]} history
   * @param {number} current
   * @param {string} label
   * @param {(number: number) => Grade | null | undefined} gradeOf how good a move was, where that is known
   */
  show(history, current, label, gradeOf = () => null) {
    this.element.setAttribute("aria-label", label);
    this.element.dataset.empty = t("moves.none");
    for (let i = 0; i < Math.max(history.length, this.items.length); i++) {
      const grade = gradeOf(i + 1);
      const move = history[i]?.move ?? null;
      if (move === null) {
        this.items.splice(i).forEach((item) => item.remove());
        this.keys.length = i;
        break;
      }
      const key = `${move} ${grade ?? ""}`;
      if (this.keys[i] === key) continue;
      const button = html("button", { type: "button", "data-number": i + 1, text: move });
      markGrade(button, move, grade);
      const item = html("li", { class: i % 2 ? "second" : "first", "data-turn": i % 2 ? null : `${i / 2 + 1}.` }, button);
      if (this.items[i]) this.items[i].replaceWith(item);
      else this.element.append(item);
      this.items[i] = item;
      this.keys[i] = key;
    }
    const now = this.items[current - 1] ?? null;
    if (this.now !== now) {
      this.now?.firstElementChild?.removeAttribute("aria-current");
      now?.firstElementChild?.setAttribute("aria-current", "true");
      this.now = now;
      // When all else of this frame has been changed, so that places are worked out once.
      queueMicrotask(() => this.scroll());
    }
  }

  scroll() {
    this.element.scrollTop = this.now ? this.now.offsetTop - this.element.clientHeight / 2 : 0;
  }
}

/** The course of a game as a curve: up is good for White; proven values are dots, estimates a dashed line. */
export class Graph {
  /** @param {(number: number) => void} onPick */
  constructor(onPick) {
    this.key = "";
    this.count = 0;
    this.element = svg("svg", { class: "graph", viewBox: "0 0 300 64", preserveAspectRatio: "none", role: "img" });
    this.element.addEventListener("click", (event) => {
      const frame = this.element.getBoundingClientRect();
      if (this.count > 0) onPick(Math.round(((event.clientX - frame.left) / frame.width) * this.count));
    });
  }

  /**
   * Shows one value or none a position, from the start on, and the moves that threw something away.
   *
   * @param {(Evaluation | null)[]} values
   * @param {number | null} current
   * @param {(number: number) => Grade | null | undefined} gradeOf
   */
  show(values, current, gradeOf = () => null) {
    this.count = values.length - 1;
    const key = JSON.stringify([values.map((value, i) => value && [value.white, value.exact, gradeOf(i)]), current]);
    if (key === this.key) return;
    this.key = key;
    const known = values.filter(Boolean).length > 1;
    this.element.classList.toggle("gone", !known);
    this.element.setAttribute("aria-label", t(known ? "graph.label" : "graph.empty"));
    /** @param {number} i */
    const x = (i) => (this.count > 0 ? (i / this.count) * 300 : 0);
    /** @param {Evaluation} value */
    const y = (value) => 32 - value.white * 28;
    let area = "";
    let previous = 0;
    values.forEach((value, i) => {
      if (!value) return;
      area += area ? `L${x(i)} ${y(value)}` : `M${x(i)} 32L${x(i)} ${y(value)}`;
      previous = i;
    });
    /** @type {SVGElement[]} */
    const drawn = [svg("rect", { x: 0, y: 32, width: 300, height: 32, class: "graph-low" })];
    if (area)
      drawn.push(
        svg("path", { d: `${area}L${x(previous)} 32Z`, class: "graph-area" }),
        svg("path", { d: area.replace(/^M\S+ 32L/, "M"), class: "graph-line" }),
      );
    drawn.push(svg("line", { x1: 0, y1: 32, x2: 300, y2: 32, class: "graph-zero" }));
    values.forEach((value, i) => {
      if (value?.exact) drawn.push(svg("rect", { x: x(i) - 1.5, y: y(value) - 2, width: 3, height: 4, class: "graph-proven" }));
    });
    values.forEach((value, i) => {
      const grade = gradeOf(i);
      // A line without length and with round ends is a dot, however the curve is stretched.
      if (value && grade && grade !== "best" && grade !== "good")
        drawn.push(svg("line", { x1: x(i), y1: y(value), x2: x(i), y2: y(value), class: `graph-grade grade-${grade}` }));
    });
    if (current !== null) drawn.push(svg("line", { x1: x(current), y1: 0, x2: x(current), y2: 64, class: "graph-now" }));
    this.element.replaceChildren(...drawn);
  }
}
