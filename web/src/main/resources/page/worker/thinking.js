// A worker that thinks: one thing at a time, told as it is found.

import { openDatabases, rulesWanted } from "./databases.js";
import { openMachine } from "./machine.js";

/** @import { Ordered } from "../transport/messages" */

/** @type {Promise<import("./machine.js").Machine> | undefined} */
let machine;
const databases = openDatabases();

/**
 * @param {string} word
 * @param {string[]} more
 */
function heard(word, more) {
  if (word === "trouble") console.warn(more[0]);
  else postMessage([word, ...more]);
}

/** @param {Extract<Ordered, { module: WebAssembly.Module }>} needs */
async function open({ module, book, patterns, seed }) {
  const opened = await openMachine(module, patterns, heard, databases.read);
  opened.say("studies", seed);
  opened.say("book", book);
  return opened;
}

addEventListener("message", async (/** @type {MessageEvent<Ordered>} */ { data }) => {
  if ("module" in data) {
    machine = open(data);
    return;
  }
  const opened = await machine;
  const rules = rulesWanted(data.words);
  if (rules !== null) await databases.prepare(rules, (book) => opened?.say("database", rules, book));
  opened?.say(...data.words);
});
