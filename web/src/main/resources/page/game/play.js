// The live game: opening, following and acting on it. Every change comes back from the server.

import { Problem, listen, positionOf, read, send } from "../transport/api.js";
import { remember, setting } from "../settings.js";
import { play as sound } from "../skin/sounds.js";
import { state, update } from "../state.js";
import { complain, guarded, toast } from "../element/toast.js";
import { t } from "../language/language.js";

/** The friendly first opponent. */
const FIRST_LEVEL = "level:2";

let closeStream = () => {};
let downTimer = null;
/** The request whose answer is awaited; a click on the board waits for it. */
let underWay = null;

/** Leaves the live game: its stream is closed, the game itself goes on at the server. */
export function leaveGame() {
  closeStream();
  closeStream = () => {};
  clearTimeout(downTimer);
}

/** Takes over what the server says, unless something newer is already here. */
function adopt(news) {
  const old = state.game;
  if (old && old.id === news.id && news.version < old.version) return;
  const game = { ...(old?.id === news.id ? old : {}), ...news };
  if (news.entry) {
    game.history = [...(old?.history ?? []).slice(0, news.entry.number - 1), news.entry];
    delete game.entry;
  }
  const moved = !old || old.id !== game.id || old.moveNumber !== game.moveNumber || old.position.text !== game.position.text;
  if (moved && old?.id === game.id) hear(old, game);
  // The stream may bring a move before the answer to it does: the next click need not wait for that.
  if (moved && underWay?.name === "moves") underWay = null;
  update({ game, ...(moved ? { path: [], hint: null, busy: underWay?.name ?? null } : {}) });
}

function hear(old, game) {
  const entry = game.lastMove;
  if (game.outcome.over && !old.outcome.over) {
    const mine = game.you?.sides ?? [];
    const lost = game.outcome.winner && mine.length === 1 && !mine.includes(game.outcome.winner);
    if (!game.outcome.winner) sound("take");
    else sound(lost ? "lose" : "win");
  } else sound(entry && game.moveNumber > old.moveNumber ? soundOf(entry) : "move");
}

/** What a move sounds like. */
function soundOf(entry) {
  if (entry.column) return "drop";
  if (entry.closed.length) return "mill";
  if (entry.captured) return "take";
  return entry.from ? "move" : "place";
}

/** Where the server keeps a game: those of a tournament have a place of their own. */
export const pathOf = (game) => game.path ?? `/api/games/${game.id}`;

function follow(game) {
  const { id } = game;
  const path = pathOf(game);
  leaveGame();
  const down = () => {
    clearTimeout(downTimer);
    downTimer = setTimeout(async () => {
      update({ connected: false });
      await read(path).catch((error) => {
        if (error instanceof Problem && error.status === 404 && state.game?.id === id && !game.path) startOver();
      });
    }, 600);
  };
  const up = () => {
    clearTimeout(downTimer);
    update({ connected: true });
  };
  closeStream = listen(
    `${path}/events`,
    {
      game: (game) => adopt({ ...game, you: game.you ?? state.game?.you }),
      move: adopt,
      thinking: ({ version, thinking }) => {
        if (state.game && version >= state.game.version) update({ game: { ...state.game, version, thinking } });
      },
    },
    { up, down },
  );
}

/** The last game as this browser saw it, for a start without the server. */
export function keptGame() {
  const kept = setting("kept");
  return kept ? JSON.parse(kept) : null;
}

addEventListener("pagehide", () => {
  if (state.game && !state.game.path) remember("kept", JSON.stringify(state.game));
});

function startOver() {
  remember("game", null);
  toast(t("game.gone"));
  guarded(() => startGame({ game: state.game.game }));
}

function show(game) {
  if (state.game?.id !== game.id) update({ game: null });
  if (state.view === "analysis") update({ analysing: false });
  update({ cursor: null, shown: null, path: [], hint: null, learn: null });
  adopt(game);
  update({ view: "play", connected: true });
  follow(game);
}

/** A game with seats is remembered, and its link stands in the address. */
function keep(game) {
  remember("game", game.id);
  remember(`game.${game.game}`, game.id);
  const path = `/game/${game.id}`;
  if (location.pathname !== path) history[location.pathname === "/" ? "replaceState" : "pushState"](null, "", path);
  show(game);
}

/** A game of the tournament: to be watched by everybody, and played by nobody here. */
export async function watchGame(label) {
  const path = `/api/tournament/games/${encodeURIComponent(label)}`;
  show({ ...(await read(path)), path });
}

/** Opens a game by its link: whoever comes to a free seat takes it, others watch. */
export async function openGame(id) {
  const path = `/api/games/${encodeURIComponent(id)}`;
  const game = await read(path);
  const free = game.you.sides.length === 0 && game.you.mayJoin?.length > 0 && !game.outcome.over;
  // The seat comes before the stream: the stream tells who one was when it was opened.
  keep(free ? await send(`${path}/seats`).catch(() => game) : game);
}

/** A new game; without further words against the friendly level, the person beginning. */
export async function startGame(options = {}) {
  keep(await send("/api/games", { game: "muehle", white: "human", black: setting("opponent") ?? FIRST_LEVEL, ...options }));
}

/** Goes on with the game played last (of this kind), or begins one: the first view is always a game. */
export async function resumeOrStart(kind = null) {
  const id = setting(kind ? `game.${kind}` : "game");
  if (id) {
    try {
      const game = await read(`/api/games/${id}`);
      if (!game.outcome.over && game.you.sides.length > 0) {
        keep(game);
        return;
      }
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  }
  await startGame(kind ? { game: kind } : {});
}

export function adoptNew(game) {
  keep(game);
}

/** An action on the game: sent, answered, shown; failures become messages and the newest state is read again. */
export async function act(name, body = {}) {
  const { game } = state;
  if (!game || game.path) return;
  const request = { name };
  underWay = request;
  update({ busy: name, hint: null });
  try {
    const answer = await send(`${pathOf(game)}/${name}`, body);
    if (name === "hint") update({ hint: answer });
    else adopt({ ...answer, you: answer.you ?? state.game.you });
    if (name === "seats") follow(state.game);
    if (state.cursor !== null && name !== "pace") toPresent();
  } catch (error) {
    complain(error);
    if (error instanceof Problem && error.status === 409) adopt(await read(pathOf(game)));
  } finally {
    if (underWay === request) {
      underWay = null;
      update({ busy: null, path: [] });
    }
  }
}

export const playMove = (move) => act("moves", { move: move.move, number: state.game.moveNumber });

/** Looks at the position after so many moves; the present itself clears the cursor. */
export async function lookBack(number) {
  const { game } = state;
  const wanted = Math.max(0, Math.min(number, game.history.length));
  if (wanted === game.moveNumber) {
    toPresent();
    return;
  }
  update({ cursor: wanted, path: [], hint: null });
  const text = wanted === 0 ? game.start : game.history[wanted - 1].position;
  const shown = await positionOf(game.game, game.variant, text);
  if (state.cursor === wanted) update({ shown });
}

export function toPresent() {
  update({ cursor: null, shown: null, path: [] });
}
