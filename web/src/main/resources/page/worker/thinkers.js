// Workers that think. One has no ear while it thinks: it is ended when nobody wants its answer, and another is started.

/** @import { Ordered } from "../transport/messages" */

/** So many are kept when they have nothing to do. */
const MOST_IDLE = 2;

/**
 * @typedef {Omit<Extract<Ordered, { module: WebAssembly.Module }>, "seed">} Needs
 */

/**
 * @param {() => Promise<Needs>} needs fetched when somebody thinks for the first time
 * @param {(words: string[]) => void} heard
 */
export function openThinkers(needs, heard) {
  /** @type {Map<string, Worker>} */
  const busy = new Map();
  /** @type {Worker[]} */
  const idle = [];
  /** @type {WeakMap<Worker, Promise<void>>} */
  const ready = new WeakMap();

  function fresh() {
    const worker = new Worker(new URL("./thinking.js", import.meta.url), { type: "module" });
    ready.set(
      worker,
      needs().then((all) => worker.postMessage({ ...all, seed: String(Math.floor(Math.random() * Number.MAX_SAFE_INTEGER)) })),
    );
    return worker;
  }

  /**
   * @param {string} id
   * @param {Worker} worker
   */
  function free(id, worker) {
    busy.delete(id);
    if (idle.length < MOST_IDLE) idle.push(worker);
    else worker.terminate();
  }

  /** @param {string} id */
  function end(id) {
    busy.get(id)?.terminate();
    busy.delete(id);
  }

  return {
    end,

    /**
     * @param {string} id
     * @param {string[]} words
     */
    begin(id, words) {
      end(id);
      const worker = idle.pop() ?? fresh();
      busy.set(id, worker);
      worker.onmessage = ({ data }) => {
        if (busy.get(id) !== worker) return;
        /** @type {string[]} */
        const [word, , kind] = data;
        const last = word === "tested" || (word === "thought" && kind !== "progress") || kind === "done" || kind === "failed";
        if (last) free(id, worker);
        heard(data);
      };
      /** @param {string} why */
      const fail = (why) => {
        if (busy.get(id) !== worker) return;
        end(id);
        heard(words[0] === "think" ? ["thought", id, "failed", why] : ["event", id, "failed", FAILED]);
      };
      worker.onerror = (event) => fail(event.message);
      ready.get(worker)?.then(
        () => worker.postMessage({ words }),
        (error) => fail(String(error)),
      );
    },
  };
}

const FAILED = JSON.stringify({ en: "this was too much for this device", de: "das war zu viel für dieses Gerät" });
