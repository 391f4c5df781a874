// Games that go on in this page while the server is away, and come back when it does. What the page made of a game counts
// if the server's copy differs from what it was by nothing but the computer's own answer, or by what was asked for when the
// server fell silent; otherwise both are kept, as two games. No move is lost.

import { Refusal, Unreachable } from "./refusal.js";

/**
 * @import { Entry, Game } from "./server"
 * @import { Away, Order } from "./steady.js"
 * @import { Transport } from "./transport"
 * @import { WholeGame } from "./whole.js"
 */

/**
 * How a game stood at the server when it was last heard of; none if it was begun here.
 *
 * @typedef {object} Left
 * @property {number} version
 * @property {string[]} moves
 * @property {Order | null} order
 */

/**
 * What is needed of the page.
 *
 * @typedef {object} Surroundings
 * @property {Transport} server
 * @property {Transport} own where games are carried here
 * @property {() => Record<string, Left | null>} list what is carried, in this tab and in others
 * @property {(list: Record<string, Left | null>) => void} remember
 * @property {(work: () => Promise<void>) => Promise<void>} alone one tab at a time
 * @property {(id: string, as?: Game) => void} reopen
 * @property {(news: "away" | "back" | "apart") => void} tell
 * @property {(work: () => void, milliseconds: number) => void} later
 */

/** How often the server is looked for, in milliseconds; one that is there and refuses is not asked as often. */
const LOOK = 1500;
const LONGEST = 60000;

/** @param {string} id */
const pathOf = (id) => `/api/games/${encodeURIComponent(id)}`;

/** @param {WholeGame} game */
const movesOf = ({ history }) => history.map(({ move }) => move);

/**
 * Whether a game can go on here: nobody else plays in it, and no program of the server.
 *
 * @param {WholeGame} game
 */
export function goesOnAlone({ players, you, clock }) {
  const mine = (/** @type {"white" | "black"} */ side) =>
    players[side].kind === "computer" || (players[side].kind === "human" && you.sides.includes(side));
  return !clock && (you.control || you.sides.length > 0) && mine("white") && mine("black");
}

/**
 * A game as Continuation.java reads it.
 *
 * @param {WholeGame} game
 */
export function continuationOf(game) {
  const { players, outcome, history, future } = game;
  const moves = [...history, ...future];
  const loser = outcome.winner === "white" ? "black" : "white";
  return {
    game: game.game,
    variant: game.variant,
    position: game.start,
    white: players.white.words,
    black: players.black.words,
    whiteName: players.white.name ?? undefined,
    blackName: players.black.name ?? undefined,
    seconds: game.seconds,
    moves: moves.map(({ move }) => move),
    length: history.length,
    made: moves.map(madeBy),
    resigned: outcome.reason === "resigned" ? loser : undefined,
    paused: game.pace.paused,
    delay: game.pace.delay,
    carried: game.version,
  };
}

/** @param {Entry} entry */
function madeBy({ by, seconds, evaluation, depth }) {
  const thought = evaluation ? `${evaluation.score} ${evaluation.exact} ${depth ?? 0}` : "-";
  return `${by} ${seconds ?? "-"} ${thought}`;
}

/**
 * @param {string[]} first
 * @param {string[]} longer
 */
const begins = (first, longer) => first.every((move, number) => longer[number] === move);

/**
 * Whether the server's copy is what it was, apart from the computer's own answer, or from what was asked for last.
 *
 * @param {WholeGame} copy
 * @param {Left} left
 */
export function explained(copy, { version, moves, order }) {
  if (copy.version === version) return true;
  if (copy.version > version + (order ? 2 : 1)) return false;
  const more = copy.history.slice(moves.length);
  const answers = more.filter(({ by }) => by === "computer").length;
  if (order && order.name !== "moves") return more.length <= 2;
  const asked = order && more[0]?.by !== "computer" ? more.slice(0, 1) : [];
  return (
    begins(moves, movesOf(copy)) &&
    asked.every(({ move }) => move === order?.move) &&
    answers <= 1 &&
    more.length === asked.length + answers
  );
}

/**
 * @param {Surroundings} surroundings
 * @returns {Away & { look: () => Promise<void> }}
 */
export function openAway({ server, own, list, remember, alone, reopen, tell, later }) {
  /**
   * What this tab carries: another may bring a game back first.
   *
   * @type {Set<string>}
   */
  const held = new Set(Object.keys(list()));
  /**
   * Where games are that came back as others.
   *
   * @type {Map<string, string>}
   */
  const homes = new Map();
  /** @type {Map<string, Promise<boolean>>} */
  const taking = new Map();
  /** @type {Promise<void> | null} */
  let bringing = null;
  let waiting = false;
  let pause = LOOK;

  /**
   * @param {string} id
   * @param {Left | null | undefined} left
   */
  function note(id, left) {
    const { [id]: _, ...others } = list();
    remember(left === undefined ? others : { ...others, [id]: left });
  }

  /** @param {string} id */
  function hold(id) {
    held.add(id);
    homes.delete(id);
    tell("away");
    reopen(id);
    lookLater();
  }

  function lookLater() {
    if (waiting || held.size === 0) return;
    waiting = true;
    later(() => {
      waiting = false;
      look();
    }, pause);
  }

  /** Brings back what can be brought back. */
  function look() {
    bringing ??= alone(bringAll).finally(() => {
      bringing = null;
      if (held.size > 0) tell("away");
      lookLater();
    });
    return bringing;
  }

  async function bringAll() {
    for (const id of held)
      try {
        await bring(id);
        pause = LOOK;
      } catch (error) {
        if (error instanceof Unreachable) return;
        console.warn(error);
        pause = Math.min(2 * pause, LONGEST);
      }
  }

  /** @param {string} id */
  async function bring(id) {
    const copy = await found(server, id);
    const left = list()[id];
    const game = left === undefined ? null : await found(own, id);
    if (!game) {
      // Another tab has brought it back, or it was deleted here.
      note(id, undefined);
      release(id, copy ?? undefined, "back");
      return;
    }
    const home = left && copy ? await inPlace(copy, game, left) : await apart(game);
    // Who moved meanwhile is found out by the version; then all of it is done again, from what the server has by now.
    note(id, home.id === id ? { version: home.version, moves: movesOf(home), order: null } : null);
    await own.send(`${pathOf(id)}/delete`, { version: game.version });
    note(id, undefined);
    release(id, home, copy && home.id !== id ? "apart" : "back");
  }

  /**
   * @param {WholeGame} game
   * @returns {Promise<WholeGame>}
   */
  const apart = (game) => server.send("/api/games/continuation", continuationOf(game));

  /**
   * @param {WholeGame} copy
   * @param {WholeGame} game
   * @param {Left} left
   * @returns {Promise<WholeGame>}
   */
  async function inPlace(copy, game, left) {
    const nothingNew = game.version === left.version || (copy.version !== left.version && begins(movesOf(game), movesOf(copy)));
    if (nothingNew && copy.version >= game.version) return copy;
    if (!nothingNew && !explained(copy, left)) return apart(game);
    // What the page has counted is never more than what it is told from now on.
    const going = { ...continuationOf(nothingNew ? copy : game), carried: game.version, version: copy.version };
    try {
      return await server.send(`${pathOf(copy.id)}/continuation`, going);
    } catch (error) {
      if (error instanceof Refusal && error.status === 403) return apart(game);
      throw error;
    }
  }

  /**
   * @param {string} id
   * @param {Game | undefined} home
   * @param {"back" | "apart"} news
   */
  function release(id, home, news) {
    held.delete(id);
    if (home && home.id !== id) homes.set(id, home.id);
    tell(news);
    reopen(id, home);
  }

  /**
   * @param {WholeGame} game
   * @param {Order | null} order
   */
  async function taken(game, order) {
    const { id } = game;
    try {
      if (!(id in list())) {
        await own.send(`${pathOf(id)}/delete`).catch((error) => {
          if (!(error instanceof Refusal)) throw error;
        });
        await own.send(`${pathOf(id)}/continuation`, continuationOf(game));
        note(id, { version: game.version, moves: movesOf(game), order });
      }
    } catch (error) {
      // What carries games cannot be had here, or knows no such player.
      console.warn(error);
      return false;
    }
    hold(id);
    return true;
  }

  if (held.size > 0) look();
  return {
    own,
    look,
    holds: (id) => held.has(id),
    any: () => held.size > 0,
    settled: async (id) => {
      if (held.has(id)) await bringing;
      return homes.get(id) ?? id;
    },
    begun(id) {
      note(id, null);
      hold(id);
    },
    take(game, order) {
      const { id } = game;
      if (!goesOnAlone(game)) return Promise.resolve(false);
      const begun = taking.get(id) ?? taken(game, order).finally(() => taking.delete(id));
      taking.set(id, begun);
      return begun;
    },
  };
}

/**
 * @param {Transport} where
 * @param {string} id
 * @returns {Promise<WholeGame | null>} null if there is no such game
 */
async function found(where, id) {
  try {
    return await where.read(pathOf(id));
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return null;
    throw error;
  }
}
