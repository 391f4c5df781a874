// Talks to the server: JSON in, JSON out, problems (RFC 9457) as one kind of error, live events.

/** What the server objects to, with its sentence in both languages. */
export class Problem extends Error {
  constructor(status, body) {
    super(body.detail ?? body.title ?? `HTTP ${status}`);
    this.status = status;
    this.sentence = body.sentence ?? null;
    this.type = body.type ?? "";
  }
}

/** The server did not answer at all. */
export class Unreachable extends Error {}

async function request(method, path, body, type = "application/json") {
  let response;
  try {
    const headers = { Accept: "application/json", "X-Zwickmuehle": "1" };
    if (body !== undefined) headers["Content-Type"] = type;
    response = await fetch(path, { method, headers, body: typeof body === "object" ? JSON.stringify(body) : body });
  } catch {
    throw new Unreachable();
  }
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Problem(response.status, answer);
  return answer;
}

export const read = (path) => request("GET", path);
export const send = (path, body = {}) => request("POST", path, body);

const typeOf = (text) => (/^\s*[{[]\s*["{}\]]/.test(text) && !/^\s*\[\w+ "/.test(text) ? "application/json" : "text/plain");

/** The games that a text or JSON holds, one line each. */
export const recordsIn = (text) => request("POST", "/api/records", text, typeOf(text));

/** Brings one of them in. */
export const upload = (text, number = 1) => request("POST", `/api/games/import?number=${number}`, text, typeOf(text));

const known = new Map();

/** A Position for a text (and moves from it); asked once, remembered for paging back and forth. */
export async function positionOf(game, variant, text, moves = []) {
  const key = JSON.stringify([game, variant, text, moves]);
  if (!known.has(key)) {
    if (known.size > 600) known.clear();
    known.set(key, await send("/api/positions", { game, variant, position: text ?? undefined, moves: moves.length ? moves : undefined }));
  }
  return known.get(key);
}

/** A tab that nobody sees keeps its stream for a moment, then opens it briefly now and then. */
const LINGER = 5000;
const GLANCE = 1000;
const REST = 3000;

/**
 * A live stream; `handlers` by event name. Returns a function that closes it. A browser has six connections to a server
 * for all its tabs, and a stream holds one, so hidden tabs give theirs back: what they miss comes with the first message
 * of the next. Only a stream that `ends` by itself is kept, since to open it again would begin its work again.
 */
export function listen(path, handlers, { up = () => {}, down = () => {}, ends = false } = {}) {
  let source = null;
  let timer = null;
  let pause = 1000;
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
    source = new EventSource(path);
    source.onopen = () => {
      pause = 1000;
      up();
      if (document.hidden && !ends) later(rest, GLANCE);
    };
    source.onerror = () => {
      down();
      // A refused stream is closed for good by the browser: open a new one after a while, ever more patiently.
      if (source?.readyState === EventSource.CLOSED) {
        later(open, pause);
        pause = Math.min(pause * 2, 12000);
      }
    };
    for (const [name, handler] of Object.entries(handlers)) source.addEventListener(name, (event) => handler(JSON.parse(event.data)));
  };
  const seen = () => {
    if (document.hidden && !ends) later(rest, LINGER);
    else if (source && source.readyState !== EventSource.CLOSED) clearTimeout(timer);
    else open();
  };
  const back = (event) => {
    if (event.persisted) open();
  };
  document.addEventListener("visibilitychange", seen);
  addEventListener("pagehide", stop);
  addEventListener("pageshow", back);
  open();
  return () => {
    document.removeEventListener("visibilitychange", seen);
    removeEventListener("pagehide", stop);
    removeEventListener("pageshow", back);
    stop();
  };
}
