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
 */

/** A stream that was ended because the game changed elsewhere is opened again after a moment. */
const PAUSE = 50;

/**
 * @param {Carrier} worker
 * @returns {Transport}
 */
export function workerTransport(worker) {
  let last = 0;
  /** @type {Map<string, (told: { status: number, json: string } | null) => void>} */
  const waiting = new Map();
  /** @type {Map<string, { told: (event: string, json: string) => void, ended: () => void }>} */
  const streams = new Map();

  let broken = false;
  /** @param {string} why */
  const giveUp = (why) => {
    console.warn(why);
    broken = true;
    for (const answer of waiting.values()) answer(null);
    waiting.clear();
  };

  // One whose script could not be had says nothing.
  worker.onerror = (event) => giveUp(event.message ?? "the worker did not start");
  worker.onmessage = ({ data }) => {
    if ("answer" in data) {
      waiting.get(data.answer)?.(data);
      waiting.delete(data.answer);
    } else if ("stream" in data) streams.get(data.stream)?.told(data.event, data.json);
    else if ("ended" in data) streams.get(data.ended)?.ended();
    else if ("broken" in data) giveUp(data.broken);
  };

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
      if (broken) reject(new Unreachable());
      else worker.postMessage({ ask, method, path, body });
    });
  }

  /**
   * @template E
   * @param {string} path
   * @param {Handlers<E>} handlers
   * @param {Listening} [options]
   */
  function listen(path, handlers, { up = () => {} } = {}) {
    let stream = "";
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    const close = () => {
      clearTimeout(timer);
      streams.delete(stream);
      worker.postMessage({ leave: stream });
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
        ended: () => {
          streams.delete(stream);
          timer = setTimeout(open, PAUSE);
        },
      });
      worker.postMessage({ listen: stream, path });
    };
    open();
    return close;
  }

  return { read: (path) => request("GET", path), send: (path, body = {}) => request("POST", path, body), listen };
}
