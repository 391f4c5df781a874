// The worker that carries the games where there is no server: Java (GameDesk.java) says what becomes of them, and this
// script does it: keeps them on the device, wakes them, lets others think. Nobody is told of a change before it is kept.

import { fieldsOf, queryFields } from "./fields.js";
import { openMachine } from "./machine.js";
import { openPuzzles } from "./puzzles.js";
import { asText } from "./records.js";
import { openShelf, Overtaken } from "./shelf.js";
import { openThinkers } from "./thinkers.js";

/** @import { Asked, Told } from "../transport/messages" */

const MODULE = new URL("../module/zwickmuehle.wasm", import.meta.url);
const BOOK = new URL("../module/viergewinnt-7x6.book", import.meta.url);
const PATTERNS = new URL("../module/patterns.txt", import.meta.url);

const STALE = {
  status: 409,
  sentence: {
    en: "the game has gone on in another tab",
    de: "die Partie ist in einem anderen Tab weitergegangen",
  },
};
const NO_ROOM = {
  status: 507,
  sentence: {
    en: "this device has no room left for games, so nothing was changed",
    de: "auf diesem Gerät ist kein Platz mehr für Partien, also ist nichts geändert",
  },
};

/** @type {(message: Told) => void} */
const tell = (message) => postMessage(message);

/** @param {URL} address */
async function fetched(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.arrayBuffer();
}

const seed = () => String(Math.floor(Math.random() * Number.MAX_SAFE_INTEGER));

/** @param {ArrayBuffer} bytes */
const letters = (bytes) => Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");

async function open() {
  const module = await WebAssembly.compile(await fetched(MODULE));
  /** The last writing under way: answers and news wait for it. */
  let written = Promise.resolve();

  /** @type {Promise<import("./thinkers.js").Needs> | undefined} */
  let knowledge;
  /** What those who think have to know. What could not be had is asked for again next time. */
  function needs() {
    knowledge ??= Promise.all([fetched(BOOK), fetched(PATTERNS)]).then(([book, patterns]) => ({
      module,
      book: letters(book),
      patterns: letters(patterns),
    }));
    knowledge.catch(() => (knowledge = undefined));
    return knowledge;
  }

  const machine = await openMachine(module, "", (word, more) => heard[word](...more));
  const thinkers = openThinkers(needs, ([word, ...more]) => {
    if (word === "thought") machine.say(word, ...more);
    else if (word === "tested") tell({ tested: more[0] });
    else studied(more[0], more[1], more[2]);
  });
  const shelf = openShelf(async (id) => reread(id));

  /**
   * What is on the device counts, whatever Java believes.
   *
   * @param {string} id
   */
  async function reread(id) {
    const game = await shelf.load(id);
    if (game) machine.say("elsewhere", ...fieldsOf(game));
    else machine.say("gone", id);
  }

  /**
   * @param {string} id
   * @param {string} event
   * @param {string} json
   */
  function studied(id, event, json) {
    if (id.startsWith("stream")) tell({ stream: id, event, json });
    else if (event === "done") tell({ answer: id, status: 200, json });
    else if (event === "failed") tell({ answer: id, status: 422, json: `{"sentence":${json}}` });
  }

  /**
   * One writing after the other.
   *
   * @param {string} id
   * @param {() => Promise<void>} work
   */
  function write(id, work) {
    const attempt = written.catch(() => {}).then(work);
    written = attempt;
    attempt
      .catch(() => reread(id))
      .finally(() => {
        if (written === attempt) written = Promise.resolve();
      });
  }

  /** @type {Record<string, (...more: string[]) => void>} */
  const heard = {
    keep: (id, madeOn, json) => write(id, () => shelf.keep(JSON.parse(json), Number(madeOn))),
    remove: (id, version) => write(id, () => shelf.remove(id, Number(version))),
    answer(id, status, json) {
      written.then(
        () => tell({ answer: id, status: Number(status), json }),
        (why) => {
          const problem = why instanceof Overtaken ? STALE : NO_ROOM;
          tell({ answer: id, status: problem.status, json: JSON.stringify({ ...problem, detail: problem.sentence.en }) });
        },
      );
    },
    event(id, event, json) {
      written.then(
        () => tell({ stream: id, event, json }),
        () => {},
      );
    },
    ended: (id) => tell({ ended: id }),
    later: (id, milliseconds) => setTimeout(() => machine.say("due", id), Number(milliseconds)),
    think: (id, ...more) => thinkers.begin(id, ["think", id, ...more]),
    unthink: (id) => thinkers.end(id),
    study: (id, ...more) => thinkers.begin(id, ["study", id, ...more]),
    broken: (why) => tell({ broken: why }),
  };

  const puzzles = openPuzzles((game, text) => machine.say("puzzles", game, text));

  machine.say("games", seed());
  for (const game of await shelf.all()) machine.say("stored", ...fieldsOf(game));

  /** @type {(asked: Asked) => Promise<void>} */
  return async (asked) => {
    if ("ask" in asked) {
      const { pathname, searchParams } = new URL(asked.path, "http://page");
      const { body } = asked;
      if (pathname.startsWith("/api/puzzles")) await puzzles.bring(searchParams.get("game") ?? "muehle");
      const fields = typeof body === "string" ? ["body", "text", asText(body)] : fieldsOf(body ?? {});
      machine.say("ask", asked.ask, asked.method, pathname, ...queryFields(searchParams), ...fields);
    } else if ("listen" in asked) {
      const { pathname, searchParams } = new URL(asked.path, "http://page");
      machine.say("listen", asked.listen, pathname, ...queryFields(searchParams));
    } else if ("leave" in asked) {
      thinkers.end(asked.leave);
      machine.say("leave", asked.leave);
    } else thinkers.begin("test", asked.test[0] === "value" ? asked.test : ["test", ...asked.test]);
  };
}

const opened = open();
opened.catch((error) => tell({ broken: String(error) }));

addEventListener("message", async (/** @type {MessageEvent<Asked>} */ { data }) => {
  const desk = await opened;
  try {
    await desk(data);
  } catch (error) {
    tell({ broken: `${error}` });
  }
});
