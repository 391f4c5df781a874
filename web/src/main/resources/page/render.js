// Draws the state: board, strips and the panel of the view. Called once a frame at most.

import { routeOf } from "./address.js";
import { AnalysisPanel } from "./panel/analysis.js";
import { Board } from "./board/board.js";
import { shapeOf } from "./board/shape.js";
import { sentence, sideName, t } from "./language/language.js";
import { playerName } from "./game/people.js";
import { moveTold } from "./game/told.js";
import { Ending } from "./panel/ending.js";
import { PlayPanel, learnFromGame } from "./panel/play.js";
import { theme } from "./skin/looks.js";
import { skin } from "./skin/skin.js";
import { byId } from "./element/svg.js";
import { position, state } from "./state.js";
import { Strips } from "./panel/strips.js";
import { announce } from "./element/toast.js";
import { boardView } from "./view.js";

/** @import { Position } from "./transport/server" */

/**
 * What the panels call when something beside the board is wanted.
 *
 * @typedef {object} Actions
 * @property {() => void} newGame
 * @property {() => void} share
 * @property {() => void} exportGame
 * @property {() => void} playFrom
 * @property {() => void} edit
 */

/** @type {Board | null} */
let board = null;
let boardKey = "";
/** @type {PlayPanel | AnalysisPanel | null} */
let panel = null;
let panelKey = "";
/** @type {Strips | null} */
let strips = null;
/** @type {Ending | null} */
let ending = null;

/** The board on the page, for events that need its geometry. */
export const currentBoard = () => board;

/**
 * Draws the state; `actions` are given once, by main.js.
 *
 * @param {Actions} actions
 */
export function render(actions) {
  const table = state.view === "play" || state.view === "analysis";
  byId("table").hidden = !table;
  byId("sheet").hidden = table;
  document.body.dataset.view = state.view;
  showConnection();
  showNavigation();
  ending ??= new Ending(byId("ending"), { learn: learnFromGame });
  ending.show();
  if (!table) return;
  const shown = position();
  const view = boardView();
  if (!shown || !view) return;
  const key = [shown.game, shown.columns, shown.rows, theme(), document.documentElement.lang].join();
  if (!board || key !== boardKey) {
    boardKey = key;
    const focused = document.activeElement?.getAttribute("data-point");
    board = new Board(byId("board"), shapeOf(shown), skin(), t("board.label", { game: t(`game.${shown.game}`) }));
    const { width, height } = board.shape.size;
    document.documentElement.style.setProperty("--ratio", String(width / height));
    if (focused) board.focus(focused);
  }
  byId("table").dataset.game = shown.game;
  strips ??= new Strips(actions.newGame);
  strips.show(skin());
  // Stones go to places in the strips, which therefore come first.
  board.trays = strips;
  board.draw(view);
  for (const [id, control] of board.controls) control.classList.toggle("movable", view.movable.has(id));
  const wanted = [state.view, theme(), document.documentElement.lang].join();
  if (!panel || wanted !== panelKey) {
    panelKey = wanted;
    panel = state.view === "play" ? new PlayPanel({ ...actions, ending: ending.aside }) : new AnalysisPanel(actions);
    byId("panel").replaceChildren(panel.element);
  }
  panel.show();
  tell(shown);
}

function showConnection() {
  const offline = byId("offline");
  const words = [state.connected ? "" : t("offline"), state.connected && state.away ? t("away") : ""].join("");
  if (offline.textContent === words) return;
  offline.textContent = words;
  offline.hidden = words === "";
  offline.classList.toggle("calm", state.connected);
}

function showNavigation() {
  const kind = state.view === "analysis" ? state.line?.game : state.game?.game;
  for (const button of document.querySelectorAll("[data-start]"))
    button.setAttribute("aria-pressed", String(state.view === "play" && button.getAttribute("data-start") === kind));
  byId("tournament-link").hidden = !state.catalogue.opponents?.tournament;
  for (const link of document.querySelectorAll(".links a")) {
    if (routeOf(link) === `/${state.view}`) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  const title = state.view === "play" ? t(`game.${kind ?? "muehle"}`) : t(`nav.${state.view}`);
  const inTab = [turnInTab(), title, "Zwickmühle"].filter(Boolean).join(" · ");
  if (document.title !== inTab) document.title = inTab;
  const heading = byId("heading");
  if (heading.textContent !== title) heading.textContent = title;
}

/** Whose turn it is, for who has another tab open while the opponent thinks. */
function turnInTab() {
  const { game } = state;
  if (state.view !== "play" || game?.turn !== "human" || game.you.sides.length !== 1) return "";
  const { mover } = game.position;
  return game.you.sides.includes(mover) ? t("turn.you") : t("turn.side", { side: playerName(game, mover) });
}

let told = "";

/**
 * Says aloud what happened: the move, mills and captures, whose turn it is, the end.
 *
 * @param {Position} shown
 */
function tell(shown) {
  const { game } = state;
  if (state.view !== "play" || !game || state.cursor !== null) return;
  const key = `${game.id}:${game.moveNumber}:${game.turn}:${game.outcome.over}`;
  if (key === told) return;
  const first = !told.startsWith(`${game.id}:`);
  told = key;
  if (first) return;
  /** @type {string[]} */
  const parts = [];
  const entry = game.lastMove;
  if (entry) parts.push(moveTold(entry, shown, playerName(game, entry.side)));
  if (game.outcome.over) parts.push(sentence(game.outcome.text));
  else if (game.turn === "human" && game.you.sides.includes(shown.mover))
    parts.push(t("tell.turn", { side: sideName(shown, shown.mover), due: t(`due.${shown.kind}`) }));
  announce(parts.join(" "));
}
