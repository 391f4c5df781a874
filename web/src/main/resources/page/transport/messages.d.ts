// What the page and the worker that carries its games say to each other.

/** From the page. Each question and each stream has a number of its own. */
export type Asked =
  | { ask: string; method: "GET" | "POST"; path: string; body?: object | string }
  | { listen: string; path: string }
  | { leave: string }
  | { test: string[] };

/** From the worker; `json` is the text of what openapi.json describes. */
export type Told =
  | { answer: string; status: number; json: string }
  | { stream: string; event: string; json: string }
  | { ended: string }
  | { tested: string }
  | { broken: string };

/** To a worker that thinks: first what it needs, then words for it. */
export type Ordered = { module: WebAssembly.Module; book: string; patterns: string; seed: string } | { words: string[] };
