// The live game: opening, following and acting on it. Every change comes back from the server.

import { here, write } from "../address.js";
import * as api from "../transport/api.js";
import { positionOf } from "../transport/positions.js";
import { Refusal, wantsALook } from "../transport/refusal.js";
import { whole } from "../transport/whole.js";
import { remember, setting } from "../settings.js";
import { PAUSE, fast, still } from "../skin/motion.js";
import { play as sound } from "../skin/sounds.js";
import { clicks, state, update } from "../state.js";
import { amongPeople, ownName, rememberName } from "./people.js";
import { finishScene, showMove } from "./scene.js";
import { announce, complain, guarded, hush, toast } from "../element/toast.js";
import { say, t } from "../language/language.js";
import { MOST_SAID, firstPointed } from "./why.js";
import { hintWords } from "../view.js";

/** The friendly first opponent. */
const FIRST_LEVEL = "level:2";

/** How often, and after how many milliseconds, the page looks again when it is not known what became of a request. */
const LOOKS = 5;
const BETWEEN_LOOKS = 800;

/** Seconds between the moves of computers from which on each can be shown. */
const SLOW = 0.7;

/**
 * @import { LiveGame } from "../state.js"
 * @import { NewGame } from "../transport/api.js"
 * @import { Entry, Game, Move } from "../transport/server"
 * @import { GameName } from "../transport/transport"
 */

let closeStream = () => {};
/** @type {ReturnType<typeof setTimeout> | undefined} */
let downTimer;
/**
 * The request whose answer is awaited; a click on the board waits for it.
 *
 * @type {{ name: string } | null}
 */
let underWay = null;

/** When the board last changed, in milliseconds of the page. */
let changedAt = 0;
/**
 * The news of a computer's move, held back until its pause is over.
 *
 * @type {{ news: Game, timer: ReturnType<typeof setTimeout> } | null}
 */
let held = null;

/** Leaves the live game: its stream is closed, the game itself goes on at the server. */
export function leaveGame() {
  hurry();
  closeStream();
  closeStream = () => {};
  clearTimeout(downTimer);
}

/**
 * What the server says, put together with what is known.
 *
 * @param {LiveGame | null} old the same game, as known so far
 * @param {Game} news
 * @returns {LiveGame}
 */
export const merged = (old, news) => ({ ...whole(old, news), heard: performance.now(), met: performance.now() });

/**
 * Takes over what the server says, unless something newer is already here.
 *
 * @param {Game} news
 */
function adopt(news) {
  // Nothing overtakes a move that is held back.
  if (held && news.version >= held.news.version) release();
  const old = state.game?.id === news.id ? state.game : null;
  if (old && news.version < old.version) return;
  const pause = old ? pauseBefore(old, news) : 0;
  if (pause > 0) held = { news, timer: setTimeout(release, pause) };
  else take(old, news);
}

/**
 * @param {LiveGame | null} old the same game, as known so far
 * @param {Game} news
 */
function take(old, news) {
  const game = merged(old, news);
  const moved = old?.moveNumber !== game.moveNumber || old.position.text !== game.position.text;
  const entry = old ? moveToShow(old, game) : null;
  if (moved) {
    finishScene();
    if (old) hush();
    // One's own move was seen when it was entered, however long its way to the server and back.
    if (!game.lastMove || !entered(game.lastMove)) changedAt = performance.now();
    // The stream may bring a move before the answer to it does: the next click need not wait for that.
    if (underWay?.name === "moves") underWay = null;
  }
  if (moved && old && !entry) hear(old, game);
  update({ game, ...(moved ? { path: [], hint: null, pointed: null, busy: underWay?.name ?? null } : {}) });
  if (entry) showMove(entry, () => hearEnd(game));
  const { next } = game;
  if (next !== null && old && old.next !== next && game.you.sides.length > 0 && state.view === "play") guarded(() => openGame(next));
}

/** What is held back is told now. */
function release() {
  if (!held) return;
  const { news, timer } = held;
  held = null;
  clearTimeout(timer);
  take(state.game?.id === news.id ? state.game : null, news);
}

/**
 * The move that has been made and is worth showing: not one that stands on the board already because it was entered
 * there, and none of a game that goes too fast to be looked at.
 *
 * @param {LiveGame} old
 * @param {Game} game
 */
function moveToShow(old, game) {
  const entry = game.lastMove;
  if (!entry || game.moveNumber !== old.moveNumber + 1 || still() || document.hidden) return null;
  if (state.view !== "play" || state.cursor !== null) return null;
  if (!personPlays(game) && game.pace.delay < SLOW) return null;
  return entered(entry) ? null : entry;
}

/**
 * Whether a move is the one that was entered on the board, where it stands already.
 *
 * @param {Entry} entry
 */
const entered = (entry) => clicks(entry).join() === state.path.join();

/** @param {Game} game */
const personPlays = ({ players }) => players.white.kind === "human" || players.black.kind === "human";

/**
 * How long the computer's answer waits, so that one's own move is seen first: nobody answers in no time.
 *
 * @param {LiveGame} old
 * @param {Game} game
 */
function pauseBefore(old, game) {
  const entry = moveToShow(old, game);
  if (!entry || (entry.by !== "computer" && entry.by !== "program") || !personPlays(game) || fast()) return 0;
  return Math.max(0, changedAt + PAUSE - performance.now());
}

/** Brings everything that waits or moves to its end at once, for those in a hurry; true if there was something. */
export function hurry() {
  const waited = held !== null;
  release();
  return finishScene() || waited;
}

/**
 * @param {LiveGame} old
 * @param {LiveGame} game
 */
function hear(old, game) {
  const entry = game.lastMove;
  if (game.outcome.over && !old.outcome.over) hearEnd(game);
  else sound(entry && game.moveNumber > old.moveNumber ? soundOf(entry) : "move");
}

/** @param {LiveGame} game */
function hearEnd({ outcome, you }) {
  if (!outcome.over) return;
  const lost = outcome.winner && you.sides.length === 1 && !you.sides.includes(outcome.winner);
  if (!outcome.winner) sound("take");
  else sound(lost ? "lose" : "win");
}

/**
 * What a move sounds like.
 *
 * @param {Entry} entry
 */
function soundOf(entry) {
  if (entry.column) return "drop";
  if (entry.closed.length) return "mill";
  if (entry.captured) return "take";
  return entry.from ? "move" : "place";
}

/**
 * Where the server keeps a game: those of a tournament have a place of their own.
 *
 * @param {LiveGame} game
 */
export const pathOf = (game) => game.path ?? api.gamePath(game.id);

/** @param {LiveGame} game */
function follow(game) {
  const { id } = game;
  const path = pathOf(game);
  leaveGame();
  const down = () => {
    clearTimeout(downTimer);
    downTimer = setTimeout(async () => {
      update({ connected: false });
      await api.game(path).catch((error) => {
        if (error instanceof Refusal && error.status === 404 && state.game?.id === id && !game.path) startOver(game.game);
      });
    }, 600);
  };
  const up = () => {
    clearTimeout(downTimer);
    update({ connected: true });
  };
  closeStream = api.followGame(
    path,
    {
      game: adopt,
      move: adopt,
      thinking: ({ version, thinking }) => {
        if (!held && state.game && version >= state.game.version) update({ game: { ...state.game, version, thinking } });
      },
      presence: ({ version, players }) => {
        if (state.game && version >= state.game.version) update({ game: { ...state.game, players, met: performance.now() } });
      },
    },
    { up, down, moved: keep },
  );
}

/**
 * The last game as this browser saw it, for a start without the server.
 *
 * @returns {LiveGame | null}
 */
export function keptGame() {
  const kept = JSON.parse(setting("kept") ?? "null");
  // What an older version of the page has kept may lack something.
  return kept?.position?.sideNames ? kept : null;
}

/** Keeps it when the page is left. */
export function keepLastGame() {
  addEventListener("pagehide", () => {
    if (state.game && !state.game.path) remember("kept", JSON.stringify(state.game));
  });
}

/**
 * A game is deleted, or all of them are: this browser forgets it too.
 *
 * @param {string | null} id
 */
export function forgetGame(id = null) {
  for (const name of ["game", "game.muehle", "game.viergewinnt"]) if (!id || setting(name) === id) remember(name, null);
  if (!id || keptGame()?.id === id) remember("kept", null);
  if (!id || state.game?.id === id) update({ game: null });
}

/** @param {GameName} game */
function startOver(game) {
  remember("game", null);
  toast(t("game.gone"));
  guarded(() => startGame({ game }));
}

/**
 * @param {Game} news
 * @param {{ path?: string }} place
 */
function show(news, place = {}) {
  const game = { ...merged(state.game?.id === news.id ? state.game : null, news), ...place };
  if (state.game?.id !== game.id) update({ game: null });
  if (state.view === "analysis") update({ analysing: false });
  update({ cursor: null, shown: null, path: [], hint: null, pointed: null, learn: null });
  adopt(game);
  update({ view: "play", connected: true });
  follow(game);
}

/**
 * A game with seats is remembered, and its link stands in the address.
 *
 * @param {Game} game
 */
export function keep(game) {
  remember("game", game.id);
  remember(`game.${game.game}`, game.id);
  const path = `/game/${game.id}`;
  if (here().pathname !== path) write(path, here().pathname === "/" ? "replaceState" : "pushState");
  show(game);
}

/**
 * A game of the tournament: to be watched by everybody, and played by nobody here.
 *
 * @param {string} label
 */
export async function watchGame(label) {
  const path = api.tournamentGamePath(label);
  show(await api.game(path), { path });
}

/**
 * Opens a game by its link: whoever comes to a free seat takes it, others watch. Says whether a seat was taken.
 *
 * @param {string} id
 */
export async function openGame(id) {
  const path = api.gamePath(id);
  const game = await api.game(path);
  const free = game.you?.sides.length === 0 && game.you.mayJoin.length > 0 && !game.outcome.over;
  // The seat comes before the stream: the stream tells who one was when it was opened.
  keep(free ? await api.act(path, "seats", { name: ownName() ?? undefined }).catch(() => game) : game);
  return free && state.game?.id === id && state.game.you.sides.length > 0;
}

/**
 * Says what one wants to be called, here and from now on.
 *
 * @param {string} name
 */
export async function sayName(name) {
  const { game } = state;
  if (game && amongPeople(game)) adopt(await api.act(pathOf(game), "name", { name }));
  rememberName(name);
}

/**
 * A new game; without further words against the friendly level, the person beginning.
 *
 * @param {NewGame} options
 */
export async function startGame(options = {}) {
  keep(await api.createGame({ game: "muehle", white: "human", black: setting("opponent") ?? FIRST_LEVEL, ...options }));
}

/**
 * Goes on with the game played last (of this kind), or begins one: the first view is always a game.
 *
 * @param {GameName | null} kind
 */
export async function resumeOrStart(kind = null) {
  const id = setting(kind ? `game.${kind}` : "game");
  if (id) {
    try {
      const game = await api.game(api.gamePath(id));
      if (!game.outcome.over && game.you && game.you.sides.length > 0) {
        keep(game);
        return;
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  await startGame(kind ? { game: kind } : {});
}

/**
 * An action on the game: sent, answered, shown; failures become messages and the newest state is read again.
 *
 * @param {string} name
 * @param {object} body
 */
export async function act(name, body = {}) {
  const { game } = state;
  if (!game || game.path) return;
  hurry();
  const request = { name };
  underWay = request;
  update({ busy: name, hint: null, pointed: null });
  try {
    if (name === "hint") {
      const hint = await api.hint(pathOf(game));
      const reasons = hint.reasons.slice(0, MOST_SAID);
      update({ hint, pointed: firstPointed(reasons, "hint") });
      announce([hintWords(hint, game.position), ...reasons.map(say)].join(" "));
    } else adopt(await api.act(pathOf(game), name, body));
    if (name === "seats" && state.game) follow(state.game);
    if (state.cursor !== null && name !== "pace") toPresent();
  } catch (error) {
    complain(error);
    if (wantsALook(error)) await showTruth(game);
  } finally {
    if (underWay === request) {
      underWay = null;
      update({ busy: null, path: [] });
    }
  }
}

/**
 * Shows the game as it is stored. If nobody answers for a while, it comes with the stream, when that is back.
 *
 * @param {LiveGame} game
 */
async function showTruth(game) {
  for (let attempt = 0; attempt < LOOKS && state.game?.id === game.id; attempt++) {
    try {
      adopt(await api.game(pathOf(game)));
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS));
    }
  }
}

/** @param {Move} move */
export function playMove(move) {
  changedAt = performance.now();
  return act("moves", { move: move.move, number: state.game?.moveNumber });
}

/**
 * Looks at the position after so many moves; the present itself clears the cursor.
 *
 * @param {number} number
 */
export async function lookBack(number) {
  hurry();
  const { game } = state;
  if (!game) return;
  const wanted = Math.max(0, Math.min(number, game.history.length));
  if (wanted === game.moveNumber) {
    toPresent();
    return;
  }
  update({ cursor: wanted, path: [], hint: null, pointed: null });
  const text = wanted === 0 ? game.start : game.history[wanted - 1].position;
  const shown = await positionOf(game.game, game.variant, text);
  if (state.cursor === wanted) update({ shown });
}

export function toPresent() {
  // What was said about looking back is over with it.
  if (state.cursor !== null) hush();
  update({ cursor: null, shown: null, path: [] });
}
