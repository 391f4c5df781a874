// Starts the page: wires the parts, finds the view for the address, keeps looks and language.

import { openAnalysis, watchValues } from "./game/analysis.js";
import { loadCatalogue } from "./catalogue.js";
import { listenToBoard, listenToKeys } from "./events.js";
import { translate } from "./language/language.js";
import { drawIcons } from "./skin/icons.js";
import { around, byId } from "./element/svg.js";
import { keepLastGame, keptGame, leaveGame, openGame, resumeOrStart, watchGame } from "./game/play.js";
import { render } from "./render.js";
import { heedOtherTabs, remember } from "./settings.js";
import { applyLooks, followDevice, theme } from "./skin/looks.js";
import { layOutDefinitions } from "./skin/skin.js";
import { muted, wake } from "./skin/sounds.js";
import { drawBy, onChange, position, state, update } from "./state.js";
import { complain, guarded } from "./element/toast.js";
import { askThrough } from "./transport/api.js";
import { httpTransport } from "./transport/http.js";
import { Refusal, Unreachable } from "./transport/refusal.js";

/** @import { Given } from "./dialog/newgame.js" */
/** @import { GameName } from "./transport/transport" */

/** @param {Given} [given] */
const newGame = async (given) => (await import("./dialog/newgame.js")).newGameDialog(given);
const shortcuts = async () => (await import("./dialog/shortcuts.js")).shortcutsDialog();
const exportGame = async () => (await import("./dialog/share.js")).exportDialog();
const importGame = async () => (await import("./dialog/share.js")).importDialog();
const openMenu = async () => (await import("./dialog/menu.js")).menuDialog({ set, importGame, shortcuts });

/**
 * The views that fill the whole sheet; loaded when first wanted. What one keeps going is ended by what it returns.
 *
 * @typedef {"editor" | "scenarios" | "perfect" | "howto" | "tournament"} Sheet
 * @type {Record<Sheet, (root: HTMLElement) => Promise<void | (() => void)>>}
 */
const SHEETS = {
  editor: async (root) => (await import("./sheet/editor.js")).showEditor(root, { newGame }),
  scenarios: async (root) => (await import("./sheet/scenarios.js")).showScenarios(root),
  perfect: async (root) => (await import("./sheet/perfect.js")).showPerfect(root),
  howto: async (root) => (await import("./sheet/howto.js")).showHowTo(root),
  tournament: async (root) => (await import("./tournament/tournament.js")).showTournament(root),
};

/**
 * @param {string} view
 * @returns {view is Sheet}
 */
const isSheet = (view) => view in SHEETS;

/**
 * @param {string | null | undefined} name
 * @returns {GameName}
 */
const gameNamed = (name) => (name === "viergewinnt" ? "viergewinnt" : "muehle");

/** Ends what a sheet keeps going. */
let closeSheet = () => {};

/** Shows what the address says. */
async function route() {
  const [, view, id] = location.pathname.split("/");
  const query = new URLSearchParams(location.search);
  closeSheet();
  closeSheet = () => {};
  if (view === "game" && id) await openGame(id);
  else if (view === "tournament" && id) await watchGame(id);
  else if (view === "analysis") {
    await openAnalysis({
      game: gameNamed(query.get("game") ?? state.game?.game),
      variant: query.get("variant"),
      position: query.get("position"),
      moves: query.get("moves")?.split(",") ?? [],
    });
    leaveGame();
  } else if (isSheet(view)) await openSheet(view);
  else await resumeOrStart();
}

/** @param {Sheet} view */
async function openSheet(view) {
  leaveGame();
  closeSheet();
  update({ view });
  const sheet = byId("sheet");
  sheet.replaceChildren();
  closeSheet = (await SHEETS[view](sheet)) ?? (() => {});
}

/** @param {string} path */
async function go(path) {
  if (location.pathname + location.search !== path) history.pushState(null, "", path);
  await guarded(route);
  scrollTo(0, 0);
}

/**
 * Changes a setting and everything that depends on it.
 *
 * @param {string} name
 * @param {string | null} value
 */
function set(name, value) {
  remember(name, value);
  applyLooks();
  dress();
  const { view } = state;
  if (isSheet(view)) guarded(() => openSheet(view));
  update({});
}

function dress() {
  translate();
  const sound = byId("sound");
  sound.setAttribute("aria-pressed", String(!muted()));
  sound.firstElementChild?.setAttribute("data-icon", muted() ? "mute" : "sound");
  drawIcons();
}

const toggleSound = () => {
  set("sound", muted() ? null : "off");
  wake();
};

/** The first view waits for the server as long as it takes, saying so. */
async function begin() {
  try {
    await route();
  } catch (error) {
    if (error instanceof Unreachable) {
      update({ connected: false, game: state.game ?? keptGame() });
      setTimeout(begin, 1500);
    } else {
      complain(error);
      if (error instanceof Refusal && error.status === 404) go("/");
    }
    return;
  }
  update({ connected: true });
  loadCatalogue().catch(() => {});
}

/** The position on the board, as the editor and a new game are told it. */
const shownHere = () => {
  const shown = position();
  return shown ? { game: shown.game, variant: shown.variant, position: shown.text } : null;
};

const actions = {
  newGame: () => newGame(),
  share: async () => (await import("./dialog/share.js")).shareDialog(),
  exportGame,
  playFrom: () => newGame(shownHere() ?? {}),
  edit: () => go(`/editor?${new URLSearchParams(shownHere() ?? {})}`),
};

askThrough(httpTransport(window));
// A hidden tab gets no frames; a timer keeps titles and announcements going there.
drawBy((draw) => (document.hidden ? setTimeout(draw, 250) : requestAnimationFrame(draw)));
heedOtherTabs();
keepLastGame();
followDevice();
applyLooks();
layOutDefinitions();
dress();
onChange(() => render(actions));
onChange(watchValues);
listenToBoard(byId("board"));
listenToKeys({ newGame: () => newGame(), shortcuts, toggleSound, flipTheme: () => set("theme", theme() === "wood" ? "pixel" : "wood") });
document.addEventListener("click", (event) => {
  const link = around(event, "a[data-route]");
  if (link instanceof HTMLAnchorElement && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    go(link.pathname + link.search);
  }
  const start = around(event, "[data-start]");
  if (start) guarded(() => resumeOrStart(gameNamed(start.dataset.start)));
});
byId("new-game").addEventListener("click", () => newGame());
byId("sound").addEventListener("click", toggleSound);
byId("menu").addEventListener("click", openMenu);
addEventListener("popstate", () => guarded(route));
addEventListener("unhandledrejection", (event) => complain(event.reason));
begin();

/** Once the first view stands, its files are kept for a start without the server. */
async function keepFiles() {
  await navigator.serviceWorker.register("/offline.js");
  const { active } = await navigator.serviceWorker.ready;
  const files = performance
    .getEntriesByType("resource")
    .map((entry) => new URL(entry.name).pathname)
    .filter((path) => !path.startsWith("/api/"));
  active?.postMessage(["/", ...new Set(files)]);
}

if ("serviceWorker" in navigator) addEventListener("load", () => setTimeout(() => keepFiles().catch(() => {}), 1500));
