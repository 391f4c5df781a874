// A browser as far as the transport to a server needs one: its answers are written beforehand, its streams are ours.

/** @import { Surroundings } from "../../main/resources/page/transport/http.js" */

/** A stream that the test opens, breaks and speaks through. */
export class FakeStream extends EventTarget {
  static OPEN = 1;
  static CLOSED = 2;
  /** @type {FakeStream[]} */
  static all = [];

  /** @type {number} */
  readyState = 0;
  /** @type {((event: Event) => void) | null} */
  onopen = null;
  /** @type {((event: Event) => void) | null} */
  onerror = null;
  /** @param {string} path */
  constructor(path) {
    super();
    this.path = path;
    FakeStream.all.push(this);
  }

  open() {
    this.readyState = FakeStream.OPEN;
    this.onopen?.(new Event("open"));
  }

  /** @param {boolean} forGood a refused stream is closed by the browser, a broken one opened again */
  fail(forGood) {
    this.readyState = forGood ? FakeStream.CLOSED : 0;
    this.onerror?.(new Event("error"));
  }

  /**
   * @param {string} name
   * @param {unknown} data
   */
  say(name, data) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }

  close() {
    this.readyState = FakeStream.CLOSED;
  }
}

/** The streams that hold a connection now. */
export const openStreams = () => FakeStream.all.filter((stream) => stream.readyState !== FakeStream.CLOSED);

/**
 * A window without a browser around it.
 *
 * @param {(request: { path: string, method: string, headers: Headers, body: string | null }) => Response | Promise<Response>} answer
 */
export function fakeWindow(answer = () => Response.json({})) {
  FakeStream.all = [];
  const document = Object.assign(new EventTarget(), { hidden: false });
  const window = Object.assign(new EventTarget(), {
    document,
    EventSource: FakeStream,
    /** @type {Surroundings["fetch"]} */
    fetch: async (path, options) =>
      answer({
        path,
        method: options.method ?? "GET",
        headers: new Headers(options.headers),
        body: typeof options.body === "string" ? options.body : null,
      }),
    /** @param {boolean} hidden */
    hide(hidden) {
      document.hidden = hidden;
      document.dispatchEvent(new Event("visibilitychange"));
    },
  });
  /** @type {Surroundings} */
  const surroundings = window;
  return { window, surroundings };
}
