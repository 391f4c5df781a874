// The transport to a server that may be away for a while. A game in which nobody else plays then goes on in this page, and
// comes back when the server does (away.js, which is loaded when it is needed). It notes how the server last told each
// game, since that is what the page goes on from.

import { Unreachable } from "./refusal.js";
import { whole } from "./whole.js";

/**
 * @import { Game } from "./server"
 * @import { Handlers, Listening, Transport } from "./transport"
 * @import { WholeGame } from "./whole.js"
 */

/**
 * What the page does while the server is away.
 *
 * @typedef {object} Away
 * @property {(id: string) => boolean} holds whether a game is carried here
 * @property {() => boolean} any whether one is
 * @property {Transport} own where those games are
 * @property {(id: string) => Promise<string>} settled when nothing is being brought back: what the game is called by now
 * @property {(game: WholeGame, order: Order | null) => Promise<boolean>} take carries a game here from now on, if that can be done
 * @property {(id: string) => void} begun a game that was begun here
 */

/**
 * What was asked for when the server fell silent: it may have been done.
 *
 * @typedef {{ name: string, move?: string, number?: number }} Order
 */

/**
 * What is asked of the page.
 *
 * @typedef {object} Wishes
 * @property {() => Promise<Away | null>} away loads it; null if it cannot be had
 * @property {() => boolean} pending whether games are still carried here from an earlier visit
 * @property {(id: string) => WholeGame | null} kept a game as this browser last saw it on an earlier visit
 */

/** What can be answered without knowing any game. */
const PLAIN = /^\/api\/(positions|rules|opponents|reasons|analysis|puzzles|scenarios)\b/;

/** @param {string} path */
const gameIn = (path) => /^\/api\/games\/(?!import\b|delete\b|continuation\b)([^/?]+)/.exec(path)?.[1] ?? null;

/**
 * @param {unknown} answer
 * @returns {answer is Game}
 */
const isGame = (answer) => typeof answer === "object" && answer !== null && "version" in answer && "moveNumber" in answer;

/**
 * @template T
 * @param {Transport} transport
 * @param {"read" | "send"} how
 * @param {string} path
 * @param {object | string} [body]
 * @returns {Promise<T>}
 */
const through = (transport, how, path, body) => (how === "read" ? transport.read(path) : transport.send(path, body));

/**
 * @param {Transport} server
 * @param {Wishes} wishes
 * @returns {{ transport: Transport, reopen: (id: string, as?: Game) => void }} `reopen` is for who carries games: those who
 *   listen to a game are to hear it from where it is now, or are told that it is another one now
 */
export function steadyTransport(server, wishes) {
  /** @type {Map<string, WholeGame>} */
  const told = new Map();
  /** @type {Map<string, Set<(as?: Game) => void>>} */
  const listeners = new Map();
  /** @type {Away | null} */
  let away = null;

  /** @param {Game} news */
  function note(news) {
    const old = told.get(news.id) ?? null;
    if (!old || news.version >= old.version) told.set(news.id, whole(old, news));
  }

  /**
   * The same handlers, before which a game that is told is noted.
   *
   * @template E
   * @param {Handlers<E>} handlers
   */
  const noted = (handlers) =>
    Object.fromEntries(
      Object.entries(handlers).map(([name, handler]) => [
        name,
        (/** @type {unknown} */ news) => {
          if (isGame(news)) note(news);
          handler(news);
        },
      ]),
    );

  /** Games that an earlier visit left here are looked after before anything is asked about them. */
  async function fetchAway() {
    away ??= await wishes.away();
    return away;
  }

  /**
   * @template T
   * @param {"read" | "send"} how
   * @param {string} path
   * @param {object | string} [body]
   * @returns {Promise<T>}
   */
  async function ask(how, path, body) {
    const id = gameIn(path);
    if (!away && id && wishes.pending()) await fetchAway();
    const now = id && away ? await away.settled(id) : id;
    if (away && id && away.holds(id)) return through(away.own, how, path, body);
    try {
      /** @type {T} */
      const answer = await through(server, how, now ? path.replace(/^(\/api\/games\/)[^/?]+/, `$1${now}`) : path, body);
      if (isGame(answer)) note(answer);
      return answer;
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      return instead(how, path, body);
    }
  }

  /**
   * The server does not answer.
   *
   * @template T
   * @param {"read" | "send"} how
   * @param {string} path
   * @param {object | string} [body]
   * @returns {Promise<T>}
   */
  async function instead(how, path, body) {
    const id = gameIn(path);
    const beginning = how === "send" && path === "/api/games";
    if (!id && !beginning && !away?.any()) throw new Unreachable();
    const here = await fetchAway();
    if (!here) throw new Unreachable();
    if (beginning) {
      /** @type {T} */
      const begun = await here.own.send(path, body);
      if (isGame(begun)) here.begun(begun.id);
      return begun;
    }
    if (!id) {
      if (!PLAIN.test(path)) throw new Unreachable();
      return through(here.own, how, path, body);
    }
    const game = told.get(id) ?? wishes.kept(id);
    const order = how === "send" ? orderOf(path, body) : null;
    if (!here.holds(id) && !(game && (await here.take(game, order)))) throw new Unreachable();
    // The stream may have brought the move before the server fell silent.
    if (game && order && madeIn(game, order)) return here.own.read(path.replace(/\/moves$/, ""));
    return through(here.own, how, path, body);
  }

  /**
   * @template E
   * @param {string} path
   * @param {Handlers<E>} handlers
   * @param {Listening} [options]
   */
  function listen(path, handlers, options = {}) {
    const id = /\/events$/.test(path) ? gameIn(path) : null;
    if (!id) return PLAIN.test(path) && away?.any() ? away.own.listen(path, handlers, options) : server.listen(path, handlers, options);
    const noting = noted(handlers);
    let close = () => {};
    /** @param {Game} [as] */
    const open = (as) => {
      close();
      if (as && as.id !== id) options.moved?.(as);
      else close = away?.holds(id) ? away.own.listen(path, handlers, options) : server.listen(path, noting, options);
    };
    const all = listeners.get(id) ?? new Set();
    listeners.set(id, all.add(open));
    open();
    return () => {
      all.delete(open);
      close();
    };
  }

  return {
    transport: { read: (path) => ask("read", path), send: (path, body) => ask("send", path, body), listen },
    reopen(id, as) {
      if (as) told.delete(id);
      if (as) note(as);
      for (const open of [...(listeners.get(id) ?? [])]) open(as);
    },
  };
}

/**
 * @param {string} path
 * @param {object | string} [body]
 * @returns {Order}
 */
function orderOf(path, body) {
  const { move, number } = /** @type {{ move?: string, number?: number }} */ (typeof body === "object" ? body : {});
  return { name: path.slice(path.lastIndexOf("/") + 1), move, number };
}

/**
 * @param {WholeGame} game
 * @param {Order} order
 */
const madeIn = (game, { name, move, number }) => name === "moves" && number !== undefined && game.history[number]?.move === move;
