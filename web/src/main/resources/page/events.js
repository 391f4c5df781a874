// Mouse, touch and keyboard on the board, and the shortcuts of the page.

import { walk } from "./game/analysis.js";
import { walkGame } from "./panel/play.js";
import { pick } from "./game/pick.js";
import { act } from "./game/play.js";
import { currentBoard } from "./render.js";
import { wake } from "./skin/sounds.js";
import { around } from "./element/svg.js";
import { candidates, position, state, update } from "./state.js";
import { guarded } from "./element/toast.js";

/** Pixels the pointer travels before a press becomes a drag. */
const DRAG_FROM = 6;

/** @param {Element | null} [element] */
const pointAt = (element) => element?.closest("[data-point]")?.getAttribute("data-point") ?? null;

/** @param {Event} event */
const pointOf = (event) => pointAt(around(event, "[data-point]"));

/** @param {HTMLElement} root */
export function listenToBoard(root) {
  /** @type {{ id: string, x: number, y: number, moving: boolean } | null} */
  let drag = null;
  let swallow = false;
  /** @type {string | null} */
  let last = null;
  root.addEventListener("click", (event) => {
    const id = pointOf(event);
    // The second click of a double click was meant for the first one.
    const twice = event.detail > 1 && id === last;
    if (id && !swallow && !twice) pick(id);
    last = id;
    swallow = false;
  });
  root.addEventListener("pointerdown", (event) => {
    wake();
    swallow = false;
    const id = pointOf(event);
    if (id && event.button === 0 && around(event, ".movable")) drag = { id, x: event.clientX, y: event.clientY, moving: false };
  });
  addEventListener("pointermove", (event) => {
    if (!drag) return;
    if (!drag.moving && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > DRAG_FROM) {
      drag.moving = true;
      if (state.path[0] !== drag.id) {
        update({ path: [] });
        pick(drag.id);
      }
    }
    if (drag.moving) currentBoard()?.drag(drag.id, event);
  });
  /** @param {PointerEvent} event */
  const drop = (event) => {
    if (!drag) return;
    const { id, moving } = drag;
    drag = null;
    if (!moving) return;
    swallow = true;
    setTimeout(() => {
      swallow = false;
    }, 60);
    const target = event.type === "pointerup" ? pointAt(document.elementFromPoint(event.clientX, event.clientY)) : null;
    const legal = target && target !== id && candidates(position()?.moves ?? [], [id, target]).length > 0;
    currentBoard()?.drag(id, null);
    if (legal) pick(target);
    else update({ path: target === id ? [id] : [] });
  };
  addEventListener("pointerup", drop);
  addEventListener("pointercancel", drop);
  /** @param {Event} event */
  const notice = (event) => {
    const id = pointOf(event);
    if (state.focus !== id) update({ focus: id });
  };
  root.addEventListener("pointerover", (event) => {
    if (event.pointerType === "mouse") notice(event);
  });
  root.addEventListener("pointerleave", () => update({ focus: null }));
  root.addEventListener("focusin", (event) => {
    // A finger leaves no focus behind that anybody looks for.
    if (around(event, ":focus-visible")) notice(event);
  });
  root.addEventListener("focusout", () => update({ focus: null }));
  root.addEventListener("keydown", (event) => {
    // On the board arrows belong to it; elsewhere they walk through the moves.
    if (currentBoard()?.followArrow(event)) event.stopPropagation();
  });
}

/** The keyboard goes to the board that is to be seen, be it that of the game or of another view. */
function focusBoard() {
  /** @type {NodeListOf<HTMLElement>} */
  const points = document.querySelectorAll("main [data-point]");
  [...points].find((point) => point.checkVisibility())?.focus();
}

/** @param {Event} event */
const typing = (event) => around(event, "input, select, textarea, dialog, [contenteditable]");

/**
 * Shortcuts by key; the list in dialog/shortcuts.js tells them.
 *
 * @param {{ newGame: () => void, shortcuts: () => void, toggleSound: () => void, flipTheme: () => void }} actions
 */
export function listenToKeys({ newGame, shortcuts, toggleSound, flipTheme }) {
  /** @type {Record<string, number>} */
  const walkers = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };
  /** @param {number} steps */
  const step = (steps) => (state.view === "analysis" ? guarded(() => walk(steps)) : walkGame(steps));
  /** @param {string} id */
  const click = (id) => document.getElementById(id)?.click();
  /** @type {Record<string, () => void>} */
  const anywhere = {
    "?": shortcuts,
    n: newGame,
    m: toggleSound,
    d: flipTheme,
    f: focusBoard,
  };
  /**
   * What the buttons beside the board do. While another view hides them nobody means them.
   *
   * @type {Record<string, () => void>}
   */
  const atTable = {
    u: () => click("action-undo"),
    r: () => click("action-redo"),
    h: () => click("action-hint"),
    b: () => click("action-best"),
    z: () => click("action-random"),
    a: () => click("action-values"),
    g: () => {
      if (state.view === "play") act("stop");
    },
  };
  addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || typing(event)) return;
    const { key } = event;
    const table = (state.view === "play" && state.game) || (state.view === "analysis" && state.line);
    const run = anywhere[key] ?? (table ? atTable[key] : undefined);
    if (key === "Escape") update({ path: [], hint: null, why: null, pointed: null });
    else if (table && key in walkers) {
      event.preventDefault();
      step(walkers[key]);
    } else if (run) {
      event.preventDefault();
      run();
    } else if (table && /^[1-9]$/.test(key) && currentBoard()?.controls.has(key)) pick(key);
  });
  addEventListener("pointerdown", wake, { once: true });
  addEventListener("keydown", wake, { once: true });
}
