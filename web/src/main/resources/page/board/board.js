// Draws a board of either game: art, stones and marks in one SVG, and a real button over every
// point (Mühle) or column (Vier Gewinnt), so that mouse, touch, keyboard and screen reader share one path.

import { around, html, place, svg } from "../element/svg.js";

/** Updates closer together than this are drawn without animation, so that a fast game never falls behind. */
const HURRY = 140;

/**
 * @import { Evaluation } from "../transport/server"
 * @import { Side } from "../transport/transport"
 * @import { Skin } from "../skin/skin.js"
 * @import { Shape } from "./shape.js"
 */

/** Whether somebody wants nothing to move. */
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * A mark on the board: on a line, between two points, or at one of them.
 *
 * @typedef {{ type: "mill" | "win", ids: string[], fresh?: boolean }} LineMark
 * @typedef {{ type: "arrow", from: string, to: string }} Arrow
 * @typedef {{ type: "preview", id: string, side: Side }} Preview
 * @typedef {{ type: "value", id: string, text: string, result: Evaluation["result"], exact: boolean, best: boolean }} ValueMark
 * @typedef {"place" | "to" | "select" | "selected" | "take" | "last-from" | "last-to" | "last-drop" | "hint"} PlainType
 * @typedef {{ type: PlainType, id: string }} PlainMark
 * @typedef {Preview | ValueMark | PlainMark} PointMark
 * @typedef {LineMark | Arrow | PointMark} Mark
 */

/**
 * Everything a board shows.
 *
 * @typedef {object} BoardView
 * @property {Map<string, Side>} stones point -> side
 * @property {Mark[]} marks
 * @property {Set<string>} choices controls that may be picked now
 * @property {string | null} selected point held up
 * @property {(id: string) => string} label accessible name of a control
 */

/** @typedef {{ element: SVGGElement, side: Side }} Held */

/** A board in `root`; `draw(view)` shows a view. */
export class Board {
  /**
   * @param {HTMLElement} root
   * @param {Shape} shape
   * @param {Skin} skin
   * @param {string} label
   */
  constructor(root, shape, skin, label) {
    this.shape = shape;
    this.skin = skin;
    /** @type {Map<string, Held>} */
    this.stones = new Map();
    this.lastDraw = 0;
    this.drawnMarks = "";
    const { width, height } = shape.size;
    this.below = svg("g", { class: "marks below" });
    this.layer = svg("g", { class: "stones" });
    this.above = svg("g", { class: "marks above" });
    this.art = svg(
      "svg",
      { viewBox: `0 0 ${width} ${height}`, class: "board-art", "aria-hidden": "true", focusable: "false" },
      shape.ground(skin),
      this.below,
      this.layer,
      shape.front(skin),
      this.above,
    );
    /** @type {Map<string, HTMLButtonElement>} */
    this.controls = new Map();
    const layer = html("div", { class: "points", role: "group", "aria-label": label });
    for (const control of shape.controls()) {
      const button = html("button", { type: "button", class: "point", "data-point": control.id });
      button.style.left = `${((control.x - control.width / 2) / width) * 100}%`;
      button.style.top = `${((control.y - control.height / 2) / height) * 100}%`;
      button.style.width = `${(control.width / width) * 100}%`;
      button.style.height = `${(control.height / height) * 100}%`;
      this.controls.set(control.id, button);
      layer.append(button);
    }
    this.element = html("div", { class: `board ${shape.falls ? "vier" : "muehle"}` }, this.art, layer);
    this.element.style.aspectRatio = `${width} / ${height}`;
    root.replaceChildren(this.element);
    root.style.setProperty("--ratio", String(width / height));
  }

  /** @param {BoardView} view */
  draw(view) {
    const now = performance.now();
    const animated = this.lastDraw > 0 && now - this.lastDraw > HURRY && !still();
    this.lastDraw = now;
    this.drawStones(view, animated);
    for (const [id, button] of this.controls) {
      const label = view.label(id);
      if (button.getAttribute("aria-label") !== label) button.setAttribute("aria-label", label);
      button.classList.toggle("choice", view.choices.has(id));
    }
    this.element.classList.toggle("own-turn", view.choices.size > 0);
    const key = JSON.stringify(view.marks);
    if (key !== this.drawnMarks) {
      this.drawnMarks = key;
      this.drawMarks(view.marks);
    }
  }

  /**
   * @param {BoardView} view
   * @param {boolean} animated
   */
  drawStones(view, animated) {
    this.layer.classList.toggle("animated", animated);
    const leaving = new Map([...this.stones].filter(([id, held]) => view.stones.get(id) !== held.side));
    const fresh = [...view.stones].filter(([id, side]) => this.stones.get(id)?.side !== side);
    for (const id of leaving.keys()) this.stones.delete(id);
    for (const [id, side] of fresh) {
      const origin = this.shape.falls ? undefined : [...leaving].find(([, held]) => held.side === side);
      if (origin && fresh.length <= 2) {
        leaving.delete(origin[0]);
        const element = origin[1].element;
        this.layer.append(element);
        this.settle(element, id);
        this.stones.set(id, { element, side });
      } else {
        this.stones.set(id, { element: this.arrive(id, side, animated && fresh.length <= 2), side });
      }
    }
    for (const { element } of leaving.values()) this.leave(element, animated && leaving.size <= 2);
    for (const [id, { element }] of this.stones) element.classList.toggle("held", id === view.selected);
  }

  /**
   * @param {SVGGElement} element
   * @param {string} id
   */
  settle(element, id) {
    const { x, y } = this.shape.spot(id);
    place(element, x, y);
  }

  /**
   * @param {string} id
   * @param {Side} side
   * @param {boolean} animated
   */
  arrive(id, side, animated) {
    const body = svg("g", { class: "body" }, this.skin.stone(this.shape.kinds[side]));
    const element = svg("g", { class: "stone" }, body);
    const noTransition = this.layer.classList.contains("animated");
    if (noTransition) this.layer.classList.remove("animated");
    this.settle(element, id);
    this.layer.append(element);
    if (noTransition) this.layer.classList.add("animated");
    if (animated && this.shape.falls) {
      const depth = this.shape.spot(id).y + 10;
      body.animate(
        [
          { transform: `translateY(${-depth}px)`, easing: "cubic-bezier(.5,0,1,.6)" },
          { transform: "translateY(0)", offset: 0.62, easing: "ease-out" },
          { transform: `translateY(${-depth * 0.08}px)`, offset: 0.8, easing: "ease-in" },
          { transform: "translateY(0)" },
        ],
        { duration: 220 + depth * 2.4 },
      );
    } else if (animated) {
      body.animate(
        [
          { transform: "scale(1.5)", opacity: 0 },
          { transform: "scale(1)", opacity: 1 },
        ],
        { duration: 180, easing: "cubic-bezier(.3,1.4,.6,1)" },
      );
    }
    return element;
  }

  /**
   * @param {SVGGElement} element
   * @param {boolean} animated
   */
  leave(element, animated) {
    const body = element.firstElementChild;
    if (!animated || !body) {
      element.remove();
      return;
    }
    body
      .animate(
        [
          { transform: "scale(1)", opacity: 1 },
          { transform: "scale(1.4) rotate(24deg)", opacity: 0 },
        ],
        { duration: 260, easing: "ease-in", fill: "forwards" },
      )
      .finished.finally(() => element.remove());
  }

  /** @param {Mark[]} marks */
  drawMarks(marks) {
    /** @type {SVGGElement[]} */
    const below = [];
    /** @type {SVGGElement[]} */
    const above = [];
    for (const mark of marks) (BELOW.has(mark.type) ? below : above).push(this.mark(mark));
    this.below.replaceChildren(...below);
    this.above.replaceChildren(...above);
    this.art.classList.toggle(
      "mill-closed",
      marks.some((mark) => mark.type === "mill" && mark.fresh),
    );
  }

  /** @param {Mark} mark */
  mark(mark) {
    if ("ids" in mark) return this.line(mark);
    if (mark.type === "arrow") return this.arrow(mark);
    const { x, y } = this.shape.spot(mark.id);
    return svg("g", { class: `mark mark-${mark.type}`, transform: `translate(${x} ${y})` }, ...this.point(mark));
  }

  /** @param {LineMark} mark */
  line({ type, ids, fresh }) {
    const drawn = svg("g", { class: `mark mark-${type}${fresh ? " fresh" : ""}` });
    const spots = ids.map((id) => this.shape.spot(id));
    const [first, last] = [spots[0], spots[spots.length - 1]];
    const ends = { x1: first.x, y1: first.y, x2: last.x, y2: last.y };
    drawn.append(svg("line", { ...ends, class: "line-casing" }), svg("line", { ...ends, class: "line-core" }));
    if (type === "win")
      for (const { x, y } of spots)
        drawn.append(
          svg("circle", { cx: x, cy: y, r: 8.6, class: "win-ring" }),
          svg("path", { d: STAR, class: "win-star", transform: `translate(${x} ${y})` }),
        );
    return drawn;
  }

  /**
   * The marks at one point; each has a form of its own, so that none depends on colour.
   *
   * @param {PointMark} mark
   */
  point(mark) {
    switch (mark.type) {
      case "preview":
        return [svg("g", { class: "ghost" }, this.skin.stone(this.shape.kinds[mark.side]))];
      case "value":
        return chip(mark);
      default:
        return SHAPES[mark.type]();
    }
  }

  /** @param {Arrow} mark */
  arrow({ from, to }) {
    const drawn = svg("g", { class: "mark mark-arrow" });
    const [a, b] = [this.shape.spot(from), this.shape.spot(to)];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    drawn.setAttribute("transform", `translate(${a.x} ${a.y}) rotate(${turn})`);
    drawn.append(svg("path", { d: `M8 -1.3H${length - 12}V-4L${length - 5} 0L${length - 12} 4V1.3H8Z`, class: "arrow" }));
    return drawn;
  }

  /**
   * The stone a person drags follows the pointer; without a place it springs back.
   *
   * @param {string} id
   * @param {{ clientX: number, clientY: number } | null} pointer
   */
  drag(id, pointer) {
    const held = this.stones.get(id);
    if (!held) return;
    if (!pointer) {
      this.settle(held.element, id);
      held.element.classList.remove("dragged");
      return;
    }
    const frame = this.art.getBoundingClientRect();
    const scale = this.shape.size.width / frame.width;
    this.layer.append(held.element);
    held.element.classList.add("dragged");
    place(held.element, (pointer.clientX - frame.left) * scale, (pointer.clientY - frame.top) * scale, 1.12);
  }

  /** @param {string} id */
  focus(id) {
    this.controls.get(id)?.focus();
  }

  /**
   * An arrow key on a control moves to the next one in its direction; true if the key was one.
   *
   * @param {KeyboardEvent} event
   */
  followArrow(event) {
    const id = around(event, "[data-point]")?.dataset.point;
    const arrow = ARROWS[event.key];
    if (!id || !arrow || event.altKey || event.ctrlKey || event.metaKey) return false;
    event.preventDefault();
    const next = this.shape.neighbour(id, ...arrow);
    if (next) this.focus(next);
    return true;
  }
}

/** @type {Set<Mark["type"]>} */
const BELOW = new Set(["last-from", "last-to", "mill"]);
const STAR = "M0 -3.4L1 -1.1L3.4 -1L1.5 .6L2.1 3L0 1.7L-2.1 3L-1.5 .6L-3.4 -1L-1 -1.1Z";

/**
 * @param {number} r
 * @param {string} name
 */
const circle = (r, name) => svg("circle", { r, class: name });

/** @type {Record<PlainType, () => SVGElement[]>} */
const SHAPES = {
  place: () => [circle(2.3, "dot")],
  to: () => [circle(6.2, "ring"), circle(3.1, "dot")],
  select: () => [circle(8.9, "ring thin")],
  selected: () => [circle(9.2, "ring")],
  take: () => [
    circle(9, "ring"),
    svg("path", { d: "M-9.8 0H-6M9.8 0H6M0 -9.8V-6M0 9.8V6M-2.6 -2.6L2.6 2.6M2.6 -2.6L-2.6 2.6", class: "cross-casing" }),
    svg("path", { d: "M-9.8 0H-6M9.8 0H6M0 -9.8V-6M0 9.8V6M-2.6 -2.6L2.6 2.6M2.6 -2.6L-2.6 2.6", class: "cross" }),
  ],
  "last-from": () => [circle(5.4, "ring dashed")],
  "last-to": () => [svg("path", { d: "M-9 -5.5V-9H-5.5M5.5 -9H9V-5.5M9 5.5V9H5.5M-5.5 9H-9V5.5", class: "corners" })],
  "last-drop": () => [circle(7.4, "last-ring-casing"), circle(7.4, "last-ring")],
  hint: () => [circle(9.2, "ring hint-casing"), circle(9.2, "ring double")],
};

/**
 * A value at a point.
 *
 * @param {ValueMark} mark
 */
function chip({ text, result, exact, best }) {
  const width = 4.6 + text.length * 2.95;
  return [
    svg("rect", {
      x: -width / 2,
      y: -4,
      width,
      height: 8,
      rx: result === "draw" ? 0.5 : 4,
      class: `chip chip-${result ?? "open"}${exact ? "" : " estimated"}${best ? " best" : ""}`,
    }),
    svg("text", { y: 1.9, class: `chip-text chip-text-${result ?? "open"}` }, text),
  ];
}
