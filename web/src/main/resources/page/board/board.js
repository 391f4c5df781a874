// Draws a board of either game: art, stones and marks in one SVG, and a real button over every
// point (Mühle) or column (Vier Gewinnt), so that mouse, touch, keyboard and screen reader share one path.

import { around, html, place, svg } from "../element/svg.js";
import { still, timeOf } from "../skin/motion.js";

/** Changes closer together than this are drawn without motion, so that a fast game never falls behind. */
const HURRY = 140;

/**
 * @import { Evaluation } from "../transport/server"
 * @import { Side } from "../transport/transport"
 * @import { Skin } from "../skin/skin.js"
 * @import { Shape } from "./shape.js"
 */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * A mark on the board: on a line, between two points, or at one of them.
 *
 * @typedef {{ type: "mill" | "win", ids: string[], fresh?: boolean }} LineMark
 * @typedef {{ type: "arrow", from: string, to: string }} Arrow
 * @typedef {{ type: "preview", id: string, side: Side }} Preview
 * @typedef {{ type: "value", id: string, text: string, result: Evaluation["result"], exact: boolean, best: boolean }} ValueMark
 * @typedef {"place" | "to" | "select" | "selected" | "take" | "last-from" | "last-to" | "last-drop" | "hint" | "why"} PlainType
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
 * @property {boolean} [calm] whether the change is one to be watched, not one's own
 * @property {(id: string) => string} label accessible name of a control
 */

/** @typedef {{ element: SVGGElement, side: Side }} Held */

/**
 * What tells a mark from others: a line is the same from either end.
 *
 * @param {Mark} mark
 */
const keyOf = (mark) => JSON.stringify("ids" in mark ? { ...mark, ids: [...mark.ids].sort() } : mark);

/**
 * Puts elements into a layer in their order. Those that are there already stay untouched, since whatever is put in anew
 * begins its motion again: a mill that glowed would glow whenever another mark changes.
 *
 * @param {SVGGElement} layer
 * @param {SVGGElement[]} elements
 */
function arrange(layer, elements) {
  const wanted = new Set(elements);
  for (const child of [...layer.children]) if (!wanted.has(/** @type {SVGGElement} */ (child))) child.remove();
  elements.forEach((element, i) => {
    if (layer.children[i] !== element) layer.insertBefore(element, layer.children[i] ?? null);
  });
}

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
    this.drawn = false;
    this.lastChange = 0;
    /** @type {Set<Animation>} */
    this.motions = new Set();
    /**
     * Where stones come from and go to beside the board; a picture has none.
     *
     * @type {{ hand: (side: Side) => Element | null, taken: (side: Side) => Element | null } | null}
     */
    this.trays = null;
    this.drawnMarks = "";
    /**
     * What is drawn of each mark, by what it says.
     *
     * @type {Map<string, SVGGElement>}
     */
    this.marks = new Map();
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
  }

  /** @param {BoardView} view */
  draw(view) {
    this.drawStones(view);
    this.drawn = true;
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
   * Stones come, go and wander. One motion at a time: what still moves is brought to its end first, and where more than
   * one thing changes at once, nothing moves.
   *
   * @param {BoardView} view
   */
  drawStones(view) {
    const leaving = new Map([...this.stones].filter(([id, held]) => view.stones.get(id) !== held.side));
    const fresh = [...view.stones].filter(([id, side]) => this.stones.get(id)?.side !== side);
    if (leaving.size + fresh.length > 0) this.change(leaving, fresh, view);
    for (const [id, { element }] of this.stones) element.classList.toggle("held", id === view.selected);
  }

  /**
   * @param {Map<string, Held>} leaving
   * @param {[string, Side][]} fresh
   * @param {BoardView} view
   */
  change(leaving, fresh, { calm = false }) {
    this.finish();
    const wanderer = fresh.length === 1 && !this.shape.falls ? [...leaving].find(([, held]) => held.side === fresh[0][1]) : undefined;
    const single = leaving.size + fresh.length - (wanderer ? 1 : 0) === 1;
    const now = performance.now();
    const moving = single && this.drawn && (calm || now - this.lastChange > HURRY) && !still();
    this.lastChange = now;
    for (const id of leaving.keys()) this.stones.delete(id);
    if (wanderer) {
      const [[id]] = fresh;
      leaving.delete(wanderer[0]);
      this.stones.set(id, wanderer[1]);
      const time = timeOf(calm ? "move" : "own");
      this.wander(wanderer[1].element, id, moving ? time : 0);
    } else for (const [id, side] of fresh) this.stones.set(id, { element: this.arrive(id, side, moving, calm), side });
    for (const { element, side } of leaving.values()) this.leave(element, side, moving);
  }

  /** Brings every stone to where it goes, at once. */
  finish() {
    for (const motion of this.motions) motion.finish();
    this.motions.clear();
  }

  /**
   * @param {Element} body
   * @param {Keyframe[]} keyframes
   * @param {KeyframeAnimationOptions} options
   */
  animate(body, keyframes, options) {
    const motion = body.animate(keyframes, options);
    this.motions.add(motion);
    motion.addEventListener("finish", () => this.motions.delete(motion));
    return motion;
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
   * A stone glides from where it is drawn to a point.
   *
   * @param {SVGGElement} element
   * @param {string} id
   * @param {number} duration
   */
  wander(element, id, duration) {
    const from = new DOMMatrixReadOnly(element.style.transform);
    element.classList.remove("dragged");
    this.layer.append(element);
    this.settle(element, id);
    const { x, y } = this.shape.spot(id);
    if (duration > 0 && element.firstElementChild) this.glide(element.firstElementChild, from.e - x, from.f - y, 1, duration);
  }

  /**
   * @param {Element} body
   * @param {number} dx
   * @param {number} dy
   * @param {number} scale
   * @param {number} duration
   */
  glide(body, dx, dy, scale, duration) {
    this.animate(
      body,
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
        { transform: `translate(${dx * 0.4}px, ${dy * 0.4 - 1.5}px) scale(1.12)`, offset: 0.5 },
        { transform: "translate(0, 0) scale(1)" },
      ],
      { duration, easing: "ease-in-out" },
    );
  }

  /**
   * @param {string} id
   * @param {Side} side
   * @param {boolean} moving
   * @param {boolean} calm
   */
  arrive(id, side, moving, calm) {
    const body = svg("g", { class: "body" }, this.skin.stone(this.shape.kinds[side]));
    const element = svg("g", { class: "stone" }, body);
    this.settle(element, id);
    this.layer.append(element);
    const hand = moving && calm && !this.shape.falls ? this.beside(this.trays?.hand(side)) : null;
    if (moving && this.shape.falls) this.fall(body, this.shape.spot(id).y + 10);
    else if (hand) {
      const { x, y } = this.shape.spot(id);
      this.glide(body, hand.x - x, hand.y - y, hand.scale, timeOf("move"));
    } else if (moving) {
      const keyframes = [
        { transform: "scale(1.5)", opacity: 0 },
        { transform: "scale(1)", opacity: 1 },
      ];
      this.animate(body, keyframes, { duration: timeOf("own"), easing: "cubic-bezier(.3,1.4,.6,1)" });
    }
    return element;
  }

  /**
   * @param {Element} body
   * @param {number} depth
   */
  fall(body, depth) {
    const deepest = this.shape.size.height;
    this.animate(
      body,
      [
        { transform: `translateY(${-depth}px)`, easing: "cubic-bezier(.5,0,1,.6)" },
        { transform: "translateY(0)", offset: 0.66, easing: "ease-out" },
        { transform: `translateY(${-depth * 0.07}px)`, offset: 0.82, easing: "ease-in" },
        { transform: "translateY(0)" },
      ],
      { duration: timeOf("fall") * (0.5 + (0.5 * depth) / deepest) },
    );
  }

  /**
   * A stone that is taken goes to the others that its owner lost.
   *
   * @param {SVGGElement} element
   * @param {Side} side
   * @param {boolean} moving
   */
  leave(element, side, moving) {
    const body = element.firstElementChild;
    if (!moving || !body) {
      element.remove();
      return;
    }
    const from = new DOMMatrixReadOnly(element.style.transform);
    const tray = this.shape.falls ? null : this.beside(this.trays?.taken(side));
    const end = tray
      ? { transform: `translate(${tray.x - from.e}px, ${tray.y - from.f}px) scale(${tray.scale})`, opacity: 0.9 }
      : { transform: "scale(0.6)", opacity: 0 };
    this.layer.append(element);
    const lifted = { transform: "translateY(-1.5px) scale(1.15)", opacity: 1, offset: 0.25 };
    const motion = this.animate(body, [{ transform: "scale(1)", opacity: 1 }, lifted, end], {
      duration: timeOf("take"),
      easing: "ease-in-out",
      fill: "forwards",
    });
    motion.addEventListener("finish", () => element.remove());
  }

  /**
   * The place of something beside the board, in the board's own measure; null if it is not to be seen.
   *
   * @param {Element | null | undefined} element
   */
  beside(element) {
    const frame = this.art.getBoundingClientRect();
    const box = element?.getBoundingClientRect();
    if (!box || box.width === 0 || frame.width === 0) return null;
    const unit = this.shape.size.width / frame.width;
    return {
      x: (box.left + box.width / 2 - frame.left) * unit,
      y: (box.top + box.height / 2 - frame.top) * unit,
      scale: Math.min(1, (box.height * unit) / 19),
    };
  }

  /** @param {Mark[]} marks */
  drawMarks(marks) {
    /** @type {SVGGElement[]} */
    const below = [];
    /** @type {SVGGElement[]} */
    const above = [];
    /** @type {Map<string, SVGGElement>} */
    const kept = new Map();
    for (const mark of marks) {
      const key = keyOf(mark);
      const element = kept.has(key) ? this.mark(mark) : (this.marks.get(key) ?? this.mark(mark));
      kept.set(key, element);
      (BELOW.has(mark.type) ? below : above).push(element);
    }
    this.marks = kept;
    arrange(this.below, below);
    arrange(this.above, above);
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
  place: () => [circle(1.3, "dot")],
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
  why: () => [circle(10.4, "why-casing"), circle(10.4, "why-ring")],
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
