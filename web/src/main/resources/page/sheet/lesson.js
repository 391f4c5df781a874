// The first lesson: five small tasks done on the board.

import * as api from "../transport/api.js";
import { filled, say } from "../language/language.js";
import { html } from "../element/svg.js";
import { announce, guarded } from "../element/toast.js";
import { play } from "../skin/sounds.js";
import { WORDS } from "./puzzlewords.js";
import { TryBoard, madeMarks } from "./tryboard.js";

/** @import { Move, Position } from "../transport/server" */

/**
 * A position, and which of its legal moves do the task.
 *
 * @typedef {{ position: string, fits: (move: Move, position: Position) => boolean }} Task
 */

/** @type {Task[]} */
const TASKS = [
  { position: "EEEEWEEEEEBEBEEEEEEWEEEE 7 7 w", fits: () => true },
  { position: "WEEBWEEEEBEEEEWEEBEWEEEB 0 0 w", fits: (move) => move.from !== null },
  { position: "WEWBEEEEEEBEEEWBEEEBEEWE 0 0 w", fits: (move) => move.captured !== null },
  { position: "WWEEEEEEEEEWEEWBBBEEEBEE 0 0 w", fits: (move) => move.captured !== null },
  {
    position: "WWWWEWEEEEEBEBEEEBEBEEEE 0 0 w",
    fits: (move) => move.from === "d7" && move.to === "d6" && move.captured !== null,
  },
];

/**
 * @param {string} key
 * @param {Record<string, unknown>} values
 */
const w = (key, values = {}) => filled(say(WORDS[key]), values);

/** The lesson as a section; it loads its first position by itself. */
export function lesson() {
  let number = 0;
  /** @type {Position | null} */
  let position = null;
  const step = html("h3", { id: "lesson-step" });
  const task = html("p", { id: "lesson-task" });
  const status = html("p", { id: "lesson-status", class: "puzzle-status", role: "status" });
  const frame = html("div", { class: "board-frame lesson-board" });
  const next = html("button", { type: "button", class: "primary", id: "lesson-next", hidden: true, onclick: () => guarded(advance) });

  async function begin() {
    step.textContent = w("lessonStep", { number: number + 1, count: TASKS.length });
    task.textContent = w(`lesson.${number + 1}`);
    status.textContent = "";
    next.hidden = true;
    position = await api.position("muehle", "klassisch", TASKS[number].position, []);
    board.show(position, true);
  }

  async function advance() {
    number = (number + 1) % TASKS.length;
    await begin();
    announce(task.textContent ?? "");
  }

  /** @param {Move} move */
  async function made(move) {
    if (!position) return;
    if (!TASKS[number].fits(move, position)) {
      status.textContent = w("lessonNot");
      announce(w("lessonNot"));
      board.show(position, true);
      return;
    }
    const last = number === TASKS.length - 1;
    board.show(await api.position("muehle", "klassisch", TASKS[number].position, [move.move]), false, madeMarks(move));
    play("win");
    status.textContent = last ? w("lessonDone") : w("solved");
    announce(status.textContent);
    next.textContent = w(last ? "lessonRestart" : "lessonNext");
    next.hidden = false;
    next.focus();
  }

  const board = new TryBoard(frame, (move) => guarded(() => made(move)));
  guarded(begin);
  return html(
    "section",
    { class: "howto lesson", "aria-labelledby": "lesson-title" },
    html("h2", { id: "lesson-title", text: w("lesson") }),
    html("p", { class: "lead", text: w("lessonLead") }),
    html("div", { class: "puzzle-table" }, frame, html("div", { class: "card puzzle-panel" }, step, task, status, next)),
  );
}
