// A worker that thinks: one thing at a time, told as it is found.

import { openMachine } from "./machine.js";

/** @import { Ordered } from "../transport/messages" */

/** @type {Promise<import("./machine.js").Machine> | undefined} */
let machine;

/** @param {Extract<Ordered, { module: WebAssembly.Module }>} needs */
async function open({ module, book, seed }) {
  const opened = await openMachine(module, (word, more) => postMessage([word, ...more]));
  opened.say("studies", seed);
  opened.say("book", book);
  return opened;
}

addEventListener("message", async (/** @type {MessageEvent<Ordered>} */ { data }) => {
  if ("module" in data) machine = open(data);
  else (await machine)?.say(...data.words);
});
