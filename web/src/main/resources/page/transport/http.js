// The transport to a server: JSON in, JSON out, problems as one kind of error, live events.

import { Refusal, Unreachable } from "./refusal.js";

/** @import { Handlers, Listening, Transport } from "./transport" */

/**
 * What HTTP needs of a browser; a window has it all.
 *
 * @typedef {Pick<EventTarget, "addEventListener" | "removeEventListener">} Told
 * @typedef {Pick<EventSource, "readyState" | "onopen" | "onerror" | "close"> & Told} Stream
 * @typedef {Told & {
 *   fetch: (path: string, options: RequestInit) => Promise<Response>,
 *   EventSource: { new (path: string): Stream, readonly CLOSED: number },
 *   document: Told & { readonly hidden: boolean },
 * }} Surroundings
 */

/** A tab that nobody sees keeps its stream for a moment, then opens it briefly now and then. */
const LINGER = 5000;
const GLANCE = 1000;
const REST = 3000;

/** A refused stream is opened again after a while, ever more patiently. */
const PAUSE = 1000;
const LONGEST_PAUSE = 12000;

const NOBODY_THERE = [502, 503, 504];

/** @param {string} text */
const looksLikeJson = (text) => /^\s*[{[]\s*["{}\]]/.test(text) && !/^\s*\[\w+ "/.test(text);

/**
 * The type of what is sent: a text may be JSON that somebody has written or kept.
 *
 * @param {object | string} body
 */
const typeOf = (body) => (typeof body === "object" || looksLikeJson(body) ? "application/json" : "text/plain");

/**
 * @param {Surroundings} window
 * @returns {Transport}
 */
export function httpTransport(window) {
  /**
   * @param {string} method
   * @param {string} path
   * @param {object | string} [body]
   */
  async function request(method, path, body) {
    /** @type {Record<string, string>} */
    const headers = { Accept: "application/json", "X-Zwickmuehle": "1" };
    if (body !== undefined) headers["Content-Type"] = typeOf(body);
    const response = await window
      .fetch(path, { method, headers, body: typeof body === "object" ? JSON.stringify(body) : body })
      .catch(() => {
        throw new Unreachable();
      });
    const answer = await response.json().catch(() => ({}));
    // A proxy says that there is nobody behind it; our own refusals have a type.
    if (NOBODY_THERE.includes(response.status) && !answer.type) throw new Unreachable();
    if (!response.ok) throw new Refusal(response.status, answer);
    return answer;
  }

  return {
    read: (path) => request("GET", path),
    send: (path, body = {}) => request("POST", path, body),
    listen: (path, handlers, options) => listen(window, path, handlers, options),
  };
}

/**
 * A live stream. A browser has six connections to a server for all its tabs, and a stream holds one, so hidden tabs
 * give theirs back: what they miss comes with the first message of the next. Only a stream that `ends` is kept.
 *
 * @template E
 * @param {Surroundings} window
 * @param {string} path
 * @param {Handlers<E>} handlers
 * @param {Listening} [options]
 */
function listen(window, path, handlers, { up = () => {}, down = () => {}, ends = false } = {}) {
  const { document, EventSource } = window;
  /** @type {Stream | null} */
  let source = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let pause = PAUSE;
  /** Whether the stream was opened while nobody saw the page: then nobody counts as here because of it. */
  let glance = false;
  /** @type {(action: () => void, milliseconds: number) => void} */
  const later = (action, milliseconds) => {
    clearTimeout(timer);
    timer = setTimeout(action, milliseconds);
  };
  const stop = () => {
    clearTimeout(timer);
    source?.close();
    source = null;
  };
  const rest = () => {
    stop();
    later(open, REST);
  };
  const open = () => {
    stop();
    glance = document.hidden && !ends;
    source = new EventSource(glance ? `${path}?glance=true` : path);
    source.onopen = () => {
      pause = PAUSE;
      up();
      if (document.hidden && !ends) later(rest, GLANCE);
    };
    source.onerror = () => {
      down();
      // A refused stream is closed for good by the browser; others it opens again by itself.
      if (source?.readyState === EventSource.CLOSED) {
        later(open, pause);
        pause = Math.min(pause * 2, LONGEST_PAUSE);
      }
    };
    for (const [name, handler] of Object.entries(handlers))
      source.addEventListener(name, (event) => {
        if (event instanceof MessageEvent) handler(JSON.parse(event.data));
      });
  };
  const seen = () => {
    if (document.hidden && !ends) later(rest, LINGER);
    else if (source && !glance && source.readyState !== EventSource.CLOSED) clearTimeout(timer);
    else open();
  };
  /** @param {Event} event */
  const back = (event) => {
    if ("persisted" in event && event.persisted) open();
  };
  document.addEventListener("visibilitychange", seen);
  window.addEventListener("pagehide", stop);
  window.addEventListener("pageshow", back);
  open();
  return () => {
    document.removeEventListener("visibilitychange", seen);
    window.removeEventListener("pagehide", stop);
    window.removeEventListener("pageshow", back);
    stop();
  };
}
