// Draws a board of either game: art, stones and marks in one SVG, and a real button over every
// point (Mühle) or column (Vier Gewinnt), so that mouse, touch, keyboard and screen reader share one path.

import { html, place, svg } from "../element/svg.js";

/** Updates closer together than this are drawn without animation, so that a fast game never falls behind. */
const HURRY = 140;

const still = matchMedia("(prefers-reduced-motion: reduce)");

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * A board in `root`. `draw(view)` shows a view:
 *   stones    Map of point -> side            label(id)  accessible name of a control
 *   marks     list of { type, id … }          choices    Set of controls that may be picked now
 *   selected  point held up                   mover      side whose stone is previewed
 */
export class Board {
  constructor(root, shape, skin, label) {
    this.root = root;
    this.shape = shape;
    this.skin = skin;
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
      skin.definitions(),
      shape.ground(skin),
      this.below,
      this.layer,
      shape.front(skin),
      this.above,
    );
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
    root.style.setProperty("--ratio", width / height);
  }

  draw(view) {
    const now = performance.now();
    const animated = this.lastDraw > 0 && now - this.lastDraw > HURRY && !still.matches;
    this.lastDraw = now;
    this.view = view;
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

  drawStones(view, animated) {
    this.layer.classList.toggle("animated", animated);
    const gone = [...this.stones].filter(([id, held]) => view.stones.get(id) !== held.side);
    const fresh = [...view.stones].filter(([id, side]) => this.stones.get(id)?.side !== side);
    for (const [id] of gone) this.stones.set(id, { ...this.stones.get(id), leaving: true });
    const leaving = new Map(gone.map(([id]) => [id, this.stones.get(id)]));
    for (const [id] of gone) this.stones.delete(id);
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

  settle(element, id) {
    const { x, y } = this.shape.spot(id);
    place(element, x, y);
  }

  arrive(id, side, animated) {
    const art = this.skin.stone(this.shape.kinds[side]);
    const element = svg("g", { class: "stone" }, svg("g", { class: "body" }, art));
    const noTransition = this.layer.classList.contains("animated");
    if (noTransition) this.layer.classList.remove("animated");
    this.settle(element, id);
    this.layer.append(element);
    if (noTransition) this.layer.classList.add("animated");
    if (animated && this.shape.falls) {
      const depth = this.shape.spot(id).y + 10;
      element.firstChild.animate(
        [
          { transform: `translateY(${-depth}px)`, easing: "cubic-bezier(.5,0,1,.6)" },
          { transform: "translateY(0)", offset: 0.62, easing: "ease-out" },
          { transform: `translateY(${-depth * 0.08}px)`, offset: 0.8, easing: "ease-in" },
          { transform: "translateY(0)" },
        ],
        { duration: 220 + depth * 2.4 },
      );
    } else if (animated) {
      element.firstChild.animate(
        [
          { transform: "scale(1.5)", opacity: 0 },
          { transform: "scale(1)", opacity: 1 },
        ],
        { duration: 180, easing: "cubic-bezier(.3,1.4,.6,1)" },
      );
    }
    return element;
  }

  leave(element, animated) {
    if (!animated) {
      element.remove();
      return;
    }
    element.firstChild
      .animate(
        [
          { transform: "scale(1)", opacity: 1 },
          { transform: "scale(1.4) rotate(24deg)", opacity: 0 },
        ],
        { duration: 260, easing: "ease-in", fill: "forwards" },
      )
      .finished.finally(() => element.remove());
  }

  drawMarks(marks) {
    const below = [];
    const above = [];
    for (const mark of marks) (BELOW.has(mark.type) ? below : above).push(this.mark(mark));
    this.below.replaceChildren(...below);
    this.above.replaceChildren(...above);
    this.art.classList.toggle(
      "mill-closed",
      marks.some((mark) => mark.type === "mill" && mark.fresh),
    );
  }

  mark(mark) {
    const drawn = svg("g", { class: `mark mark-${mark.type}${mark.fresh ? " fresh" : ""}` });
    if (mark.type === "mill" || mark.type === "win") {
      const spots = mark.ids.map((id) => this.shape.spot(id));
      const ends = { x1: spots[0].x, y1: spots[0].y, x2: spots.at(-1).x, y2: spots.at(-1).y };
      drawn.append(svg("line", { ...ends, class: "line-casing" }), svg("line", { ...ends, class: "line-core" }));
      if (mark.type === "win")
        for (const { x, y } of spots)
          drawn.append(
            svg("circle", { cx: x, cy: y, r: 8.6, class: "win-ring" }),
            svg("path", { d: STAR, class: "win-star", transform: `translate(${x} ${y})` }),
          );
      return drawn;
    }
    if (mark.type === "arrow") return this.arrow(drawn, mark);
    const { x, y } = this.shape.spot(mark.id);
    drawn.setAttribute("transform", `translate(${x} ${y})`);
    drawn.append(...SHAPES[mark.type](mark, this));
    return drawn;
  }

  arrow(drawn, { from, to }) {
    const [a, b] = [this.shape.spot(from), this.shape.spot(to)];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    drawn.setAttribute("transform", `translate(${a.x} ${a.y}) rotate(${turn})`);
    drawn.append(svg("path", { d: `M8 -1.3H${length - 12}V-4L${length - 5} 0L${length - 12} 4V1.3H8Z`, class: "arrow" }));
    return drawn;
  }

  /** The stone a person drags follows the pointer; without a place it springs back. */
  drag(id, clientX, clientY) {
    const held = this.stones.get(id);
    if (!held) return;
    if (clientX === undefined) {
      this.settle(held.element, id);
      held.element.classList.remove("dragged");
      return;
    }
    const frame = this.art.getBoundingClientRect();
    const scale = this.shape.size.width / frame.width;
    this.layer.append(held.element);
    held.element.classList.add("dragged");
    place(held.element, (clientX - frame.left) * scale, (clientY - frame.top) * scale, 1.12);
  }

  focus(id) {
    this.controls.get(id)?.focus();
  }

  /** An arrow key on a control moves to the next one in its direction; true if the key was one. */
  followArrow(event) {
    const id = event.target.dataset?.point;
    const arrow = ARROWS[event.key];
    if (!id || !arrow || event.altKey || event.ctrlKey || event.metaKey) return false;
    event.preventDefault();
    const next = this.shape.neighbour(id, ...arrow);
    if (next) this.focus(next);
    return true;
  }
}

const BELOW = new Set(["last-from", "last-to", "mill"]);
const STAR = "M0 -3.4L1 -1.1L3.4 -1L1.5 .6L2.1 3L0 1.7L-2.1 3L-1.5 .6L-3.4 -1L-1 -1.1Z";

const circle = (r, name) => svg("circle", { r, class: name });

/** The marks at one point; each has a form of its own, so that none depends on colour. */
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
  preview: (mark, board) => [svg("g", { class: "ghost" }, board.skin.stone(board.shape.kinds[mark.side]))],
  value: ({ text, result, exact, best }) => {
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
  },
};
