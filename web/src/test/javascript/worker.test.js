// The transport to a worker, and what its scripts hand to Java.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Refusal, Unreachable } from "../../main/resources/page/transport/refusal.js";
import { workerTransport } from "../../main/resources/page/transport/worker.js";
import { fieldsOf, queryFields } from "../../main/resources/page/worker/fields.js";
import { asText } from "../../main/resources/page/worker/records.js";

/** @import { Asked, Told } from "../../main/resources/page/transport/messages" */

/** A worker that notes what it is asked, and says what the test lets it say. */
function pretended() {
  /** @type {Asked[]} */
  const asked = [];
  /** @type {import("../../main/resources/page/transport/worker.js").Carrier[]} */
  const workers = [];
  /** @type {number[]} */
  const ended = [];
  const transport = workerTransport(() => {
    const number = workers.length;
    workers.push({ postMessage: (message) => asked.push(message), onmessage: null, onerror: null, terminate: () => ended.push(number) });
    return workers[number];
  });
  /** @param {Told} data @param {number} number */
  const tell = (data, number = workers.length - 1) => workers[number].onmessage?.(new MessageEvent("message", { data }));
  return { asked, transport, tell, workers, ended };
}

/** @param {() => void} work something that warns */
function quietly(work) {
  const { warn } = console;
  console.warn = () => {};
  work();
  console.warn = warn;
}

test("an answer finds who asked", async () => {
  const { asked, transport, tell } = pretended();
  const rules = transport.read("/api/rules");
  const game = transport.send("/api/games", { game: "muehle" });
  assert.deepEqual(asked, [
    { ask: "ask-1", method: "GET", path: "/api/rules", body: undefined },
    { ask: "ask-2", method: "POST", path: "/api/games", body: { game: "muehle" } },
  ]);
  tell({ answer: "ask-2", status: 200, json: '{"id":"x"}' });
  tell({ answer: "ask-1", status: 200, json: '{"games":[]}' });
  assert.deepEqual(await rules, { games: [] });
  assert.deepEqual(await game, { id: "x" });
});

test("a refusal is thrown with its sentence, a broken worker is out of reach", async () => {
  const { transport, tell, ended } = pretended();
  const refused = transport.read("/api/games/x");
  tell({ answer: "ask-1", status: 404, json: '{"sentence":{"en":"no","de":"nein"}}' });
  await assert.rejects(refused, (error) => error instanceof Refusal && error.status === 404 && error.sentence?.de === "nein");
  const lost = transport.read("/api/rules");
  quietly(() => tell({ broken: "out of memory" }));
  await assert.rejects(lost, Unreachable);
  assert.deepEqual(ended, [0]);
});

test("a worker that broke is replaced, and nobody hears it any more", async () => {
  const { transport, tell, workers } = pretended();
  const lost = transport.read("/api/rules");
  quietly(() => workers[0].onerror?.(/** @type {ErrorEvent} */ (new Event("error"))));
  await assert.rejects(lost, Unreachable);
  const asked = transport.read("/api/rules");
  tell({ answer: "ask-2", status: 200, json: '"late"' }, 0);
  tell({ broken: "late" }, 0);
  tell({ answer: "ask-2", status: 200, json: '"new"' }, 1);
  assert.equal(await asked, "new");
});

test("a stream goes on with the worker that replaces a broken one", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { asked, transport, tell } = pretended();
  /** @type {string[]} */
  const heard = [];
  transport.listen(
    "/api/games/x/events",
    { game: () => heard.push("game") },
    { up: () => heard.push("up"), down: () => heard.push("down") },
  );
  tell({ stream: "stream-1", event: "game", json: "1" });
  quietly(() => tell({ broken: "out of memory" }));
  context.mock.timers.tick(10_000);
  assert.deepEqual(asked.at(-1), { listen: "stream-2", path: "/api/games/x/events" });
  tell({ stream: "stream-2", event: "game", json: "2" });
  assert.deepEqual(heard, ["up", "game", "down", "up", "game"]);
});

test("a stream that ends because the game changed elsewhere is opened again", async () => {
  const { asked, transport, tell } = pretended();
  /** @type {unknown[]} */
  const heard = [];
  const leave = transport.listen("/api/games/x/events", { game: (/** @type {unknown} */ game) => heard.push(game) });
  tell({ stream: "stream-1", event: "game", json: "1" });
  tell({ stream: "stream-1", event: "unknown", json: "2" });
  tell({ ended: "stream-1" });
  while (asked.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  tell({ stream: "stream-1", event: "game", json: "3" });
  tell({ stream: "stream-2", event: "game", json: "4" });
  leave();
  tell({ stream: "stream-2", event: "game", json: "5" });
  assert.deepEqual(heard, [1, 4]);
  assert.deepEqual(asked.at(-1), { leave: "stream-2" });
});

test("fields have their kinds", () => {
  assert.deepEqual(fieldsOf({ move: "d6", number: 3, single: true, none: null, moves: ["a1"], odd: { a: 1 } }), [
    ...["move", "text", "d6"],
    ...["number", "number", "3"],
    ...["single", "flag", "true"],
    ...["moves", "list", "", "moves", "element", "a1"],
    ...["odd", "other", ""],
  ]);
  assert.deepEqual(queryFields(new URLSearchParams("a=1&b=x y")), ["a", "query", "1", "b", "query", "x y"]);
});

test("games that come as JSON become text, other texts stay", () => {
  assert.equal(asText("1. d6 d2"), "1. d6 d2");
  assert.equal(asText("42"), "42");
  // A list of OpenSpiel's actions is JSON, too, and none of ours.
  assert.equal(asText("[3, 3, 2, 4]"), "[3, 3, 2, 4]");
  assert.equal(asText('{"games": 3}'), '{"games": 3}');
  const game = { game: "muehle", white: 'a "b"', moves: ["d6", { move: "d2", seconds: 0.1, evaluation: -3, depth: 2 }], result: "*" };
  const text = '[Game "muehle"]\n[White "a \\"b\\""]\n[Black "?"]\n[Result "*"]\n\nd6\nd2 {0.100 s, -3/2}\n*\n';
  assert.equal(asText(JSON.stringify(game)), text);
  assert.equal(asText(JSON.stringify([game, game])), `${text}\n${text}`);
});
