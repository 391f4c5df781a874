// Starts the page: wires the parts, finds the view for the address, keeps looks and language.

import { alone, here, mendLinks, routeOf, write } from "./address.js";
import { openAnalysis, watchValues } from "./game/analysis.js";
import { loadCatalogue } from "./catalogue.js";
import { listenToBoard, listenToKeys } from "./events.js";
import { speak, t, translate } from "./language/language.js";
import { drawIcons } from "./skin/icons.js";
import { around, byId } from "./element/svg.js";
import { keepLastGame, keptGame, leaveGame, openGame, resumeOrStart, watchGame } from "./game/play.js";
import { ownName } from "./game/people.js";
import { render } from "./render.js";
import { heedOtherTabs, remember, setting } from "./settings.js";
import { applyLooks, followDevice, theme, wear } from "./skin/looks.js";
import { layOutDefinitions } from "./skin/skin.js";
import { muted, wake } from "./skin/sounds.js";
import { showMissing } from "./sheet/missing.js";
import { drawBy, onChange, position, state, update } from "./state.js";
import { complain, guarded, objection, toast } from "./element/toast.js";
import { askThrough, rules, written } from "./transport/api.js";
import { httpTransport } from "./transport/http.js";
import { Refusal, Unreachable, isFailedImport } from "./transport/refusal.js";
import { steadyTransport } from "./transport/steady.js";

/** @import { Given } from "./dialog/newgame.js" */
/** @import { GameName } from "./transport/transport" */

/**
 * What is loaded when it is first wanted. Without a server it cannot be had, and a browser remembers that: once the
 * server answers again, only a fresh page can have it.
 *
 * @template M
 * @param {() => Promise<M>} load
 * @param {(loaded: M) => unknown} use
 */
const wanted = (load, use) =>
  guarded(async () => {
    const loaded = await load().catch(async (error) => {
      if (!isFailedImport(error)) throw error;
      await startAfresh();
    });
    if (loaded) await use(loaded);
  });

const sharing = () => import("./dialog/share.js");
/** @param {Given} [given] */
const newGame = (given) =>
  wanted(
    () => import("./dialog/newgame.js"),
    ({ newGameDialog }) => newGameDialog(given),
  );
const shortcuts = () =>
  wanted(
    () => import("./dialog/shortcuts.js"),
    ({ shortcutsDialog }) => shortcutsDialog(),
  );
const share = () => wanted(sharing, ({ shareDialog }) => shareDialog());
const exportGame = () => wanted(sharing, ({ exportDialog }) => exportDialog());
const importGame = () => wanted(sharing, ({ importDialog }) => importDialog());
const openMenu = () =>
  wanted(
    () => import("./dialog/menu.js"),
    ({ menuDialog }) => menuDialog({ set, importGame, shortcuts }),
  );

/**
 * The views that fill the whole sheet; loaded when first wanted. What one keeps going is ended by what it returns.
 *
 * @typedef {"editor" | "scenarios" | "perfect" | "games" | "howto" | "puzzles" | "explore" | "mine" | "tournament"} Sheet
 * @type {Record<Sheet, (root: HTMLElement) => Promise<void | (() => void)>>}
 */
const SHEETS = {
  editor: async (root) => (await import("./sheet/editor.js")).showEditor(root, { newGame }),
  scenarios: async (root) => (await import("./sheet/scenarios.js")).showScenarios(root),
  perfect: async (root) =>
    alone ? (await import("./sheet/device.js")).showDevice(root) : (await import("./sheet/perfect.js")).showPerfect(root),
  games: async (root) => (await import("./sheet/games.js")).showGames(root),
  howto: async (root) => (await import("./sheet/howto.js")).showHowTo(root),
  puzzles: async (root) => (await import("./sheet/puzzles.js")).showPuzzles(root),
  explore: async (root) => (await import("./sheet/explore.js")).showExplorer(root),
  mine: async (root) => (await import("./sheet/mine.js")).showMine(root),
  tournament: async (root) => (await import("./tournament/tournament.js")).showTournament(root),
};

/**
 * @param {string} view
 * @returns {view is Sheet}
 */
const isSheet = (view) => Object.hasOwn(SHEETS, view);

/**
 * @param {string | null | undefined} name
 * @returns {GameName}
 */
const gameNamed = (name) => (name === "viergewinnt" ? "viergewinnt" : "muehle");

/** Views of what is on a server: with other people, and about what it keeps of them. */
const SERVED = ["tournament", "mine"];

/** Ends what a sheet keeps going. */
let closeSheet = () => {};

/** Shows what the address says. */
async function route() {
  const { pathname, search } = here();
  const [, view, id] = pathname.split("/");
  const query = new URLSearchParams(search);
  closeSheet();
  closeSheet = () => {};
  if (alone && SERVED.includes(view)) missing(t("missing.alone"));
  else if (view === "game" && id) {
    const joined = await openGame(id);
    if (joined && ownName() === null) (await import("./dialog/name.js")).joinDialog();
  } else if (view === "tournament" && id) await watchGame(id);
  else if (view === "analysis") {
    await openAnalysis({
      game: gameNamed(query.get("game") ?? state.game?.game),
      variant: query.get("variant"),
      position: query.get("position"),
      moves: query.get("moves")?.split(",") ?? [],
    });
    leaveGame();
  } else if (isSheet(view)) await openSheet(view);
  else if (pathname !== "/") missing(t("missing.page"));
  else await resumeOrStart();
}

/**
 * Says in the sheet why there is nothing to see.
 *
 * @param {string} why
 * @param {() => void} [again]
 */
function missing(why, again) {
  leaveGame();
  update({ view: "missing" });
  showMissing(byId("sheet"), why, again);
}

/**
 * What is being opened now. A view that is wanted meanwhile waits for it, but not for long: what opens late would
 * otherwise come over it.
 *
 * @type {Promise<unknown>}
 */
let opening = Promise.resolve();
const LONGEST_WAIT = 2000;

/** Shows what the address says, or why that cannot be shown. */
function arrive() {
  const arrived = openHere();
  opening = Promise.race([arrived.catch(() => {}), new Promise((late) => setTimeout(late, LONGEST_WAIT))]);
  return arrived;
}

async function openHere() {
  try {
    await route();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    missing(objection(error));
  }
}

/** Loads the page anew, once the server answers. */
async function startAfresh() {
  await rules();
  location.reload();
}

/** @param {Sheet} view */
async function openSheet(view) {
  leaveGame();
  closeSheet();
  update({ view });
  const sheet = byId("sheet");
  sheet.replaceChildren();
  try {
    closeSheet = (await SHEETS[view](sheet)) ?? (() => {});
  } catch (error) {
    // Without a server neither what a view asks nor, if it was never open, its script can be had.
    if (!(error instanceof Unreachable) && !isFailedImport(error)) throw error;
    // A browser remembers that a script could not be had; only a fresh page asks for it again.
    const again = isFailedImport(error) ? startAfresh : () => openSheet(view);
    showMissing(sheet, t("missing.server"), () => guarded(again));
  }
}

/** @param {string} path */
async function go(path) {
  await opening;
  if (here().pathname + here().search !== path) write(path);
  await guarded(arrive);
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
  return guarded(heedSettings);
}

/** Look and language as they are set now, here or in another tab, once what they need is here. */
async function heedSettings() {
  try {
    await Promise.all([speak(), wear()]);
  } catch (error) {
    throw isFailedImport(error) ? new Unreachable() : error;
  }
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
    await arrive();
  } catch (error) {
    if (error instanceof Unreachable) {
      update({ connected: false, game: state.game ?? keptGame() });
      setTimeout(begin, 1500);
    } else complain(error);
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

/** The editor opens with what is on the board. */
const editorPath = () => `/editor?${new URLSearchParams(shownHere() ?? {})}`;

const actions = {
  newGame: () => newGame(),
  share,
  exportGame,
  playFrom: () => newGame(shownHere() ?? {}),
  edit: () => go(editorPath()),
};

/**
 * Games carried by a worker of this page. Browsers keep a page that was left, to go back to, and halt its worker: one that
 * is halted while it reads the games lets nobody else write them. So it ends when the page is left.
 */
async function ownGames() {
  /** @type {Worker | undefined} */
  let worker;
  addEventListener("pagehide", () => worker?.terminate());
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload();
  });
  const { workerTransport } = await import("./transport/worker.js");
  return workerTransport(() => (worker = new Worker(new URL("./worker/games.js", import.meta.url), { type: "module" })));
}

/** Games at a server, and in this page while that is away. */
function servedGames() {
  const server = httpTransport(window);
  /** @param {"away" | "back" | "apart"} news */
  const tell = (news) => {
    update({ away: news === "away" });
    if (news !== "away") toast(t(news === "back" ? "away.back" : "away.apart"));
  };
  const steady = steadyTransport(server, {
    pending: () => setting("away") !== null,
    kept: (id) => [keptGame()].find((game) => game?.id === id) ?? null,
    async away() {
      // Without a server the scripts for it are where the first visit has kept them, or nowhere.
      if (!navigator.serviceWorker?.controller && setting("away") === null) return null;
      try {
        return (await import("./transport/carrying.js")).carry({ server, own: await ownGames(), reopen: steady.reopen, tell });
      } catch (error) {
        console.warn(error);
        return null;
      }
    },
  });
  return steady.transport;
}

askThrough(alone ? await ownGames() : servedGames());
mendLinks();
// A hidden tab gets no frames; a timer keeps titles and announcements going there.
drawBy((draw) => (document.hidden ? setTimeout(draw, 250) : requestAnimationFrame(draw)));
heedOtherTabs((name = "language") => {
  if (["language", "theme", "scheme"].includes(name)) guarded(heedSettings);
});
keepLastGame();
followDevice();
await Promise.all([speak(), wear()]);
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
    const way = routeOf(link);
    go(way === "/editor" ? editorPath() : way);
  }
  const file = alone ? around(event, "a[download][href^='/api/']") : null;
  if (file) {
    event.preventDefault();
    guarded(() => save(file.getAttribute("href") ?? ""));
  }
  const start = around(event, "[data-start]");
  if (start) guarded(() => resumeOrStart(gameNamed(start.dataset.start)));
});
byId("new-game").addEventListener("click", () => newGame());
byId("sound").addEventListener("click", toggleSound);
byId("menu").addEventListener("click", openMenu);
addEventListener("popstate", () => guarded(arrive));
addEventListener("unhandledrejection", (event) => complain(event.reason));
begin();

/** What is loaded when first wanted, and is of use without the server, too. */
const LATER = [
  "/sheet/howto.js",
  "/sheet/lesson.js",
  "/sheet/tryboard.js",
  "/dialog/menu.js",
  "/dialog/shortcuts.js",
  "/dialog/newgame.js",
  "/dialog/share.js",
  "/board/picture.js",
  "/language/de.js",
  "/language/en.js",
  "/skin/pixel.js",
  "/skin/pixelicons.js",
];

/** What carries games while the server is away, where it has it: it may have been built without. */
const CARRYING = [
  "/module/zwickmuehle.wasm",
  "/module/viergewinnt-7x6.book",
  "/module/patterns.txt",
  "/transport/carrying.js",
  "/transport/away.js",
  "/transport/worker.js",
  "/worker/databases.js",
  "/worker/fields.js",
  "/worker/games.js",
  "/worker/keeping.js",
  "/worker/machine.js",
  "/worker/puzzles.js",
  "/worker/records.js",
  "/worker/shelf.js",
  "/worker/thinkers.js",
  "/worker/thinking.js",
];

/**
 * A file that a server would send is made here.
 *
 * @param {string} path
 */
async function save(path) {
  const { name, contents } = await written(path);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([contents], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

/**
 * Without a server all files are kept together, by version. A new version that has arrived takes over at the next start;
 * together.js sees to a page that would get files of both.
 */
async function keepSite() {
  const registration = await navigator.serviceWorker.register("./site.js", { updateViaCache: "none" });
  registration.waiting?.postMessage("take over");
  // Browsers look for a new version a while after a page was opened, and later still if it is opened again meanwhile.
  await registration.update();
}

/** Once the first view stands, its files are kept for a start without the server. */
async function keepFiles() {
  await navigator.serviceWorker.register("/offline.js");
  const { active } = await navigator.serviceWorker.ready;
  const files = performance
    .getEntriesByType("resource")
    .map((entry) => new URL(entry.name).pathname)
    .filter((path) => !path.startsWith("/api/"));
  active?.postMessage(["/", ...new Set([...files, ...LATER])]);
  active?.postMessage({ carrying: CARRYING });
}

function keepForLater() {
  if (alone) keepSite().catch(() => {});
  else setTimeout(() => keepFiles().catch(() => {}), 1500);
}

if ("serviceWorker" in navigator) {
  // Nothing waits for a script that waits: the page may be complete before it comes here.
  if (document.readyState === "complete") keepForLater();
  else addEventListener("load", keepForLater);
}
