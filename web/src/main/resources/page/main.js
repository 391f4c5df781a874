// Starts the page: wires the parts, finds the view for the address, keeps looks and language.

import { openAnalysis, watchValues } from "./game/analysis.js";
import { loadCatalogue } from "./catalogue.js";
import { listenToBoard, listenToKeys } from "./events.js";
import { translate } from "./language/language.js";
import { drawIcons } from "./skin/icons.js";
import { startLesson } from "./panel/analysis.js";
import { keptGame, leaveGame, openGame, resumeOrStart, watchGame } from "./game/play.js";
import { Problem, Unreachable } from "./transport/api.js";
import { connect, render } from "./render.js";
import { remember } from "./settings.js";
import { applyLooks, theme } from "./skin/looks.js";
import { muted, wake } from "./skin/sounds.js";
import { onChange, position, state, update } from "./state.js";
import { complain, guarded } from "./element/toast.js";

const newGame = async (given) => (await import("./dialog/newgame.js")).newGameDialog(given);
const shortcuts = async () => (await import("./dialog/shortcuts.js")).shortcutsDialog();
const exportGame = async () => (await import("./dialog/share.js")).exportDialog();
const importGame = async () => (await import("./dialog/share.js")).importDialog();
const openMenu = async () => (await import("./dialog/menu.js")).menuDialog({ set, importGame, shortcuts });

/** The views that fill the whole sheet; loaded when first wanted. */
const SHEETS = {
  editor: async (root) => (await import("./sheet/editor.js")).showEditor(root, { newGame }),
  scenarios: async (root) => (await import("./sheet/scenarios.js")).showScenarios(root),
  perfect: async (root) => (await import("./sheet/perfect.js")).showPerfect(root),
  howto: async (root) => (await import("./sheet/howto.js")).showHowTo(root),
  tournament: async (root) => (await import("./tournament/tournament.js")).showTournament(root),
};

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
    const game = query.get("game") ?? state.game?.game ?? "muehle";
    await openAnalysis({
      game,
      variant: query.get("variant"),
      position: query.get("position"),
      moves: query.get("moves")?.split(",") ?? [],
    });
    leaveGame();
  } else if (SHEETS[view]) await openSheet(view);
  else await resumeOrStart();
}

async function openSheet(view) {
  leaveGame();
  closeSheet();
  update({ view });
  const sheet = document.getElementById("sheet");
  sheet.replaceChildren();
  closeSheet = (await SHEETS[view](sheet)) ?? (() => {});
}

async function go(path) {
  if (location.pathname + location.search !== path) history.pushState(null, "", path);
  await guarded(route);
  scrollTo(0, 0);
}

/** Changes a setting and everything that depends on it. */
function set(name, value) {
  remember(name, value);
  applyLooks();
  dress();
  if (SHEETS[state.view]) guarded(() => openSheet(state.view));
  update({});
}

function dress() {
  translate();
  const sound = document.getElementById("sound");
  sound.setAttribute("aria-pressed", String(!muted()));
  sound.firstElementChild.dataset.icon = muted() ? "mute" : "sound";
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
      if (error instanceof Problem && error.status === 404) go("/");
    }
    return;
  }
  update({ connected: true });
  loadCatalogue().catch(() => {});
}

applyLooks();
dress();
connect({
  newGame: () => newGame(),
  share: async () => (await import("./dialog/share.js")).shareDialog(),
  exportGame,
  exportPosition: exportGame,
  learn: startLesson,
  playFrom: () => newGame({ game: position().game, variant: position().variant, position: position().text }),
  edit: () => go(`/editor?${new URLSearchParams({ game: position().game, variant: position().variant, position: position().text })}`),
});
onChange(render);
onChange(watchValues);
listenToBoard(document.getElementById("board"));
listenToKeys({ newGame: () => newGame(), shortcuts, toggleSound, flipTheme: () => set("theme", theme() === "wood" ? "pixel" : "wood") });
document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-route]");
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    go(link.pathname + link.search);
  }
  const start = event.target.closest("[data-start]");
  if (start) guarded(() => resumeOrStart(start.dataset.start));
});
document.getElementById("new-game").addEventListener("click", () => newGame());
document.getElementById("sound").addEventListener("click", toggleSound);
document.getElementById("menu").addEventListener("click", openMenu);
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
  active.postMessage(["/", ...new Set(files)]);
}

if ("serviceWorker" in navigator) addEventListener("load", () => setTimeout(() => keepFiles().catch(() => {}), 1500));
