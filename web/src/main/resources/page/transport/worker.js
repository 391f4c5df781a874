// The transport to a worker of the page, which carries the games where there is no server.

import { Refusal, Unreachable } from "./refusal.js";

/**
 * @import { Asked, Told } from "./messages"
 * @import { Handlers, Listening, Transport } from "./transport"
 */

/**
 * What is needed of a worker.
 *
 * @typedef {object} Carrier
 * @property {(message: Asked) => void} postMessage
 * @property {((event: MessageEvent<Told>) => void) | null} onmessage
 * @property {((event: ErrorEvent) => void) | null} onerror
 * @property {() => void} terminate
 */

/** A stream that was ended because the game changed elsewhere is opened again after a moment. */
const PAUSE = 50;
/** One whose worker broke waits longer: what it lacked, such as a file that could not be had, may take a while. */
const LONG_PAUSE = 1500;

/**
 * A worker that breaks, or could not get what it is made of, is replaced when it is needed next: the games are on the
 * device.
 *
 * @param {() => Carrier} start
 * @returns {Transport}
 */
export function workerTransport(start) {
  let last = 0;
  /** @type {Map<string, (told: { status: number, json: string } | null) => void>} */
  const waiting = new Map();
  /** @type {Map<string, { told: (event: string, json: string) => void, ended: () => void, lost: () => void }>} */
  const streams = new Map();

  /** @type {Carrier | null} */
  let carrier = null;

  /** @param {string} why */
  function giveUp(why) {
    console.warn(why);
    carrier?.terminate();
    carrier = null;
    const unanswered = [...waiting.values()];
    waiting.clear();
    for (const answer of unanswered) answer(null);
    for (const stream of [...streams.values()]) stream.lost();
  }

  /** @param {Told} data */
  function hear(data) {
    if ("answer" in data) {
      waiting.get(data.answer)?.(data);
      waiting.delete(data.answer);
    } else if ("stream" in data) streams.get(data.stream)?.told(data.event, data.json);
    else if ("ended" in data) streams.get(data.ended)?.ended();
    else if ("broken" in data) giveUp(data.broken);
  }

  function running() {
    if (carrier) return carrier;
    const fresh = start();
    // One whose script could not be had says nothing.
    fresh.onerror = (event) => (carrier === fresh ? giveUp(event.message ?? "the worker did not start") : undefined);
    fresh.onmessage = ({ data }) => (carrier === fresh ? hear(data) : undefined);
    carrier = fresh;
    return fresh;
  }

  /**
   * @template T
   * @param {"GET" | "POST"} method
   * @param {string} path
   * @param {object | string} [body]
   * @returns {Promise<T>}
   */
  function request(method, path, body) {
    const ask = `ask-${++last}`;
    return new Promise((resolve, reject) => {
      waiting.set(ask, (told) => {
        if (!told) reject(new Unreachable());
        else if (told.status === 200) resolve(JSON.parse(told.json));
        else reject(new Refusal(told.status, JSON.parse(told.json)));
      });
      running().postMessage({ ask, method, path, body });
    });
  }

  /**
   * @template E
   * @param {string} path
   * @param {Handlers<E>} handlers
   * @param {Listening} [options]
   */
  function listen(path, handlers, { up = () => {}, down = () => {} } = {}) {
    let stream = "";
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    const close = () => {
      clearTimeout(timer);
      streams.delete(stream);
      carrier?.postMessage({ leave: stream });
    };
    /** @param {number} pause */
    const reopen = (pause) => {
      streams.delete(stream);
      timer = setTimeout(open, pause);
    };
    const open = () => {
      stream = `stream-${++last}`;
      let first = true;
      streams.set(stream, {
        told: (event, json) => {
          if (first) up();
          first = false;
          const handler = Object.entries(handlers).find(([name]) => name === event)?.[1];
          handler?.(JSON.parse(json));
        },
        ended: () => reopen(PAUSE),
        lost: () => {
          down();
          reopen(LONG_PAUSE);
        },
      });
      running().postMessage({ listen: stream, path });
    };
    open();
    return close;
  }

  return { read: (path) => request("GET", path), send: (path, body = {}) => request("POST", path, body), listen };
}
