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
    response = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : type === "application/json" && typeof body !== "string" ? JSON.stringify(body) : body,
    });
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

/** A live stream; `handlers` by event name. Returns a function that closes it. */
export function listen(path, handlers, onUp = () => {}, onDown = () => {}) {
  let source = null;
  let retry = null;
  let pause = 1000;
  const open = () => {
    source = new EventSource(path);
    source.onopen = () => {
      pause = 1000;
      onUp();
    };
    source.onerror = () => {
      onDown();
      // A refused stream is closed for good by the browser: open a new one after a while, ever more patiently.
      if (source.readyState === EventSource.CLOSED) {
        retry = setTimeout(open, pause);
        pause = Math.min(pause * 2, 12000);
      }
    };
    for (const [name, handler] of Object.entries(handlers)) source.addEventListener(name, (event) => handler(JSON.parse(event.data)));
  };
  open();
  return () => {
    clearTimeout(retry);
    source.close();
  };
}
