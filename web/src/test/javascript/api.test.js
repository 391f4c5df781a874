// Every question of the page goes to a path that the server describes.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as api from "../../main/resources/page/transport/api.js";
import { positionOf } from "../../main/resources/page/transport/positions.js";
import { description } from "./page.js";
import { muehle } from "./positions.js";

/** @import { Transport } from "../../main/resources/page/transport/transport" */

/** @type {{ paths: Record<string, Record<string, unknown>> }} */
const { paths } = JSON.parse(readFileSync(description, "utf8"));

/**
 * Whether the description has this path with this method.
 *
 * @param {string} method
 * @param {string} asked
 */
function described(method, asked) {
  const parts = asked.split("?")[0].split("/");
  return Object.entries(paths).some(([path, methods]) => {
    const named = path.split("/");
    return method in methods && named.length === parts.length && named.every((part, i) => part.startsWith("{") || part === parts[i]);
  });
}

/** A transport that answers nothing and writes down what it was asked. */
function noted() {
  /** @type {{ method: string, path: string, body?: unknown }[]} */
  const asked = [];
  /** @type {Transport} */
  const transport = {
    read: async (path) => JSON.parse(asked.push({ method: "get", path }) ? "{}" : ""),
    send: async (path, body) => JSON.parse(asked.push({ method: "post", path, body }) ? "{}" : ""),
    listen: (path) => {
      asked.push({ method: "get", path });
      return () => {};
    },
  };
  api.askThrough(transport);
  return asked;
}

test("every question is one that the server describes", async () => {
  const asked = noted();
  const nothing = () => {};
  const game = api.gamePath("abc");
  const shown = muehle("", []);
  await Promise.all([
    api.rules(),
    api.opponents(),
    api.position("muehle", null, null, []),
    api.createGame({}),
    api.games(20, 50),
    api.keeping(),
    api.deleteGames(),
    api.deleteGame("abc"),
    api.sessionCode(),
    api.takeSession("abcde-fghjk"),
    api.game(game),
    api.hint(game),
    ...[
      "moves",
      "undo",
      "redo",
      "restart",
      "resign",
      "best",
      "random",
      "stop",
      "pause",
      "resume",
      "step",
      "pace",
      "seats",
      "players",
      "name",
      "leave",
      "calloff",
    ].map((name) => api.act(game, name)),
    api.recordsIn(""),
    api.importGame("", 1),
    api.perfect(),
    api.build("theorie", 8),
    api.pauseBuild(),
    api.scenarios(),
    api.runScenario("muehle-1"),
    api.tournament(),
    api.game(api.tournamentGamePath("2.1.1")),
  ]);
  api.followGame(game, { game: nothing, move: nothing, thinking: nothing, presence: nothing }, {});
  api.followGame(api.tournamentGamePath("2.1.1"), { game: nothing, move: nothing, thinking: nothing, presence: nothing }, {});
  api.followConversation(game, { lines: nothing });
  api.followAnalysis(shown, 6, { analysis: nothing, done: nothing, failed: nothing });
  api.followReview("abc", { evaluation: nothing, judgement: nothing, mistake: nothing, done: nothing, failed: nothing });
  api.followTournament({ tournament: nothing, news: nothing, boards: nothing }, {});
  assert.ok(asked.length > 30);
  for (const { method, path } of asked) assert.ok(described(method, path), `${method} ${path}`);
  assert.equal(described("get", "/api/nothing"), false);
});

test("a name from the address cannot lead elsewhere", () => {
  assert.equal(api.gamePath("../perfect"), "/api/games/..%2Fperfect");
  assert.equal(api.tournamentGamePath("a/b?c"), "/api/tournament/games/a%2Fb%3Fc");
});

test("what is not known is not sent", async () => {
  const asked = noted();
  await api.position("muehle", null, null, []);
  await api.position("muehle", "kurs", "text", ["d6"]);
  assert.deepEqual(
    asked.map(({ body }) => JSON.parse(JSON.stringify(body))),
    [{ game: "muehle" }, { game: "muehle", variant: "kurs", position: "text", moves: ["d6"] }],
  );
});

test("a position is asked once", async () => {
  const asked = noted();
  const first = await positionOf("viergewinnt", "7x6", "4453");
  assert.equal(await positionOf("viergewinnt", "7x6", "4453"), first);
  await positionOf("viergewinnt", "7x6", "4453", ["1"]);
  assert.equal(asked.length, 2);
});
