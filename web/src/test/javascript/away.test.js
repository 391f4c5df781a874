// A game goes on in the page while the server is away, and comes back.

import assert from "node:assert/strict";
import { test } from "node:test";
import { continuationOf, explained, goesOnAlone, openAway } from "../../main/resources/page/transport/away.js";
import { Refusal, Unreachable } from "../../main/resources/page/transport/refusal.js";
import { steadyTransport } from "../../main/resources/page/transport/steady.js";
import { entry, liveGame, muehle } from "./positions.js";

/**
 * @import { Entry, Game } from "../../main/resources/page/transport/server"
 * @import { Transport } from "../../main/resources/page/transport/transport"
 * @import { Left } from "../../main/resources/page/transport/away.js"
 * @import { WholeGame } from "../../main/resources/page/transport/whole.js"
 */

/**
 * A game of so many moves; those with a `!` are the computer's.
 *
 * @param {string} moves
 * @param {Partial<WholeGame>} [more]
 */
const gameOf = (moves, more = {}) =>
  liveGame(muehle("", []), {
    version: 1 + movesIn(moves).length,
    moveNumber: movesIn(moves).length,
    history: movesIn(moves).map((move, i) => made(i + 1, move)),
    ...more,
  });

/** @param {string} moves */
const movesIn = (moves) => moves.split(" ").filter(Boolean);

/**
 * @param {number} number
 * @param {string} move
 * @returns {Entry}
 */
const made = (number, move) => ({ ...entry(number, move.replace("!", "")), by: move.endsWith("!") ? "computer" : "human" });

/** Somewhere where games are: a server, or the page. */
function somewhere() {
  /** @type {Map<string, WholeGame>} */
  const games = new Map();
  /** @type {string[]} */
  const asked = [];
  let there = true;
  let streams = 0;
  let fresh = 0;

  /** @param {string} path */
  const at = (path) => {
    const game = games.get(path.split("/")[3]);
    if (!game) throw new Refusal(404, {});
    return game;
  };
  /** @param {any} body */
  const continued = (body) => ({
    ...gameOf(""),
    moveNumber: body.length,
    history: body.moves.slice(0, body.length).map((/** @type {string} */ move, /** @type {number} */ i) => ({
      ...entry(i + 1, move),
      by: body.made[i].split(" ")[0],
    })),
  });
  /**
   * @param {string} path
   * @param {any} body
   * @returns {WholeGame | object}
   */
  function done(path, body) {
    const [, , , id, word] = path.split("/");
    if (path === "/api/games" || path === "/api/games/continuation") {
      const game = { ...(body.moves ? continued(body) : gameOf("")), id: `fresh${++fresh}` };
      games.set(game.id, game);
      return game;
    }
    if (word === "delete") {
      if (body?.version !== undefined && at(path).version !== body.version) throw new Refusal(409, {});
      games.delete(id);
      return {};
    }
    if (word === "continuation") {
      if (body.version !== undefined && at(path).version !== body.version) throw new Refusal(409, {});
      games.set(id, { ...continued(body), id, version: Math.max(games.get(id)?.version ?? 0, body.carried - 1) + 1 });
    } else {
      if (body.number !== at(path).moveNumber) throw new Refusal(409, {});
      play(id, body.move);
    }
    return at(path);
  }

  /**
   * @param {string} id
   * @param {string} move
   */
  function play(id, move) {
    const game = games.get(id) ?? gameOf("");
    const history = [...game.history, made(game.history.length + 1, move)];
    games.set(id, { ...game, history, moveNumber: history.length, version: game.version + 1 });
  }

  /** @type {Transport} */
  const transport = {
    read: async (path) => {
      if (!there) throw new Unreachable();
      return /** @type {any} */ (at(path));
    },
    send: async (path, body) => {
      asked.push(path);
      if (!there) throw new Unreachable();
      return /** @type {any} */ (done(path, body));
    },
    listen: () => {
      streams++;
      return () => streams--;
    },
  };
  return { games, asked, transport, play, streams: () => streams, go: (/** @type {boolean} */ back) => (there = back) };
}

/** A page at a server, with nothing around it. */
function page() {
  const server = somewhere();
  const own = somewhere();
  /** @type {Record<string, Left | null>} */
  let list = {};
  /** @type {string[]} */
  const told = [];
  /** @type {(() => Promise<void>)[]} */
  const looks = [];
  const steady = steadyTransport(server.transport, {
    pending: () => Object.keys(list).length > 0,
    kept: () => null,
    away: async () => {
      const away = openAway({
        server: server.transport,
        own: own.transport,
        list: () => list,
        remember: (now) => (list = now),
        alone: (work) => work(),
        reopen: steady.reopen,
        tell: (news) => told.push(news),
        later: () => {},
      });
      looks.push(away.look);
      return away;
    },
  });
  return { server, own, told, ...steady, list: () => list, look: () => looks[0]() };
}

/** @param {WholeGame | undefined} game */
const movesOf = (game) => game?.history.map(({ move }) => move).join(" ");

/**
 * @param {Transport} transport
 * @param {string} move
 * @param {number} number
 * @returns {Promise<Game>}
 */
const play = (transport, move, number) => transport.send("/api/games/game/moves", { move, number });

test("what was asked for when the server fell silent is done in the page, and all of it comes back", async () => {
  const { server, own, told, transport, look, list } = page();
  server.games.set("game", gameOf("a1 b1!"));
  await transport.read("/api/games/game");
  server.go(false);
  await play(transport, "c1", 2);
  own.play("game", "d1!");
  await play(transport, "e1", 4);
  assert.equal(movesOf(own.games.get("game")), "a1 b1 c1 d1 e1");
  await look();
  assert.deepEqual([...new Set(told)], ["away"], "the server is still away");
  server.go(true);
  await look();
  assert.equal(movesOf(server.games.get("game")), "a1 b1 c1 d1 e1");
  assert.equal(own.games.size, 0);
  assert.deepEqual(list(), {});
  assert.equal(told.at(-1), "back");
  await play(transport, "f1", 5);
  assert.equal(movesOf(server.games.get("game")), "a1 b1 c1 d1 e1 f1");
});

for (const [what, after] of [
  ["the move that was sent", "c1"],
  ["the move that was sent, with the computer's answer to it", "c1 x1!"],
])
  test(`a server that had kept ${what} goes on with what the page made of it`, async () => {
    const { server, own, transport, look } = page();
    server.games.set("game", gameOf("a1 b1!"));
    await transport.read("/api/games/game");
    server.go(false);
    await play(transport, "c1", 2);
    own.play("game", "d1!");
    await play(transport, "e1", 4);
    for (const move of movesIn(after)) server.play("game", move);
    server.go(true);
    await look();
    assert.equal(movesOf(server.games.get("game")), "a1 b1 c1 d1 e1");
    assert.equal(server.games.size, 1);
  });

test("a game that somebody went on with at the server is kept beside what the page made of it", async () => {
  const { server, own, told, transport, look } = page();
  server.games.set("game", gameOf("a1 b1!"));
  await transport.read("/api/games/game");
  server.go(false);
  await play(transport, "c1", 2);
  for (const move of ["g1", "g4!"]) server.play("game", move);
  server.go(true);
  await look();
  assert.equal(movesOf(server.games.get("game")), "a1 b1 g1 g4");
  assert.equal(movesOf(server.games.get("fresh1")), "a1 b1 c1");
  assert.equal(told.at(-1), "apart");
  assert.equal(own.games.size, 0);
  const { id } = /** @type {Game} */ (await transport.read("/api/games/game"));
  assert.equal(id, "fresh1", "who was here goes on with their own");
});

test("a game that the server has lost is brought to it as a new one", async () => {
  const { server, transport, look } = page();
  server.games.set("game", gameOf("a1 b1!"));
  await transport.read("/api/games/game");
  server.go(false);
  await play(transport, "c1", 2);
  server.games.clear();
  server.go(true);
  await look();
  assert.deepEqual([...server.games.values()].map(movesOf), ["a1 b1 c1"]);
});

test("a move that the stream had brought before the server fell silent is not made again", async () => {
  const { server, own, transport } = page();
  server.games.set("game", gameOf("a1 b1!"));
  /** @type {Record<string, (news: any) => void>} */
  const handlers = {};
  const { listen } = server.transport;
  server.transport.listen = (path, given, options) => {
    Object.assign(handlers, given);
    return listen(path, given, options);
  };
  await transport.read("/api/games/game");
  transport.listen("/api/games/game/events", { game: () => {}, move: () => {} });
  const { history: _, ...news } = gameOf("a1 b1! c1");
  handlers.move({ ...news, entry: made(3, "c1") });
  server.go(false);
  const answer = await play(transport, "c1", 2);
  assert.equal(answer.moveNumber, 3);
  assert.equal(movesOf(own.games.get("game")), "a1 b1 c1");
});

test("those who listen to a game hear it from where it is", async () => {
  const { server, own, transport, look } = page();
  server.games.set("game", gameOf("a1 b1!"));
  await transport.read("/api/games/game");
  const close = transport.listen("/api/games/game/events", { game: () => {}, move: () => {} });
  assert.deepEqual([server.streams(), own.streams()], [1, 0]);
  server.go(false);
  await transport.read("/api/games/game");
  assert.deepEqual([server.streams(), own.streams()], [0, 1]);
  server.go(true);
  await look();
  assert.deepEqual([server.streams(), own.streams()], [1, 0]);
  assert.deepEqual(server.asked, [], "where nothing was done nothing is changed");
  close();
  assert.deepEqual([server.streams(), own.streams()], [0, 0]);
});

test("a move that comes while a game is brought back is brought back, too", async () => {
  const { server, own, transport, look } = page();
  server.games.set("game", gameOf("a1 b1!"));
  await transport.read("/api/games/game");
  server.go(false);
  await play(transport, "c1", 2);
  server.go(true);
  const { send } = server.transport;
  server.transport.send = async (path, body) => {
    if (own.games.get("game")?.moveNumber === 3) own.play("game", "d1!");
    return send(path, body);
  };
  await look();
  assert.equal(own.games.size, 1);
  await look();
  assert.equal(own.games.size, 0);
  assert.equal(movesOf(server.games.get("game")), "a1 b1 c1 d1");
});

test("a game that was begun while the server was away is brought to it", async () => {
  const { server, own, transport, look } = page();
  server.go(false);
  const { id } = /** @type {Game} */ (await transport.send("/api/games", { game: "muehle" }));
  await transport.send(`/api/games/${id}/moves`, { move: "a1", number: 0 });
  assert.equal(movesOf(own.games.get(id)), "a1");
  server.go(true);
  await look();
  assert.deepEqual([...server.games.values()].map(movesOf), ["a1"]);
});

test("a game goes on here only if nobody else plays in it", () => {
  const game = gameOf("a1 b1!");
  const { white, black } = game.players;
  assert.equal(goesOnAlone(game), true);
  assert.equal(goesOnAlone({ ...game, players: { white, black: { ...black, kind: "program" } } }), false);
  assert.equal(goesOnAlone({ ...game, players: { white, black: white } }), false, "the other seat is somebody else's");
  assert.equal(goesOnAlone({ ...game, you: { sides: [], control: false, mayJoin: [] } }), false, "who only watches");
});

test("a game that cannot go on here stays out of reach", async () => {
  const { server, own, transport } = page();
  const game = gameOf("a1 b1!");
  server.games.set("game", { ...game, players: { white: game.players.white, black: game.players.white } });
  await transport.read("/api/games/game");
  server.go(false);
  await assert.rejects(play(transport, "c1", 2), Unreachable);
  assert.equal(own.games.size, 0);
});

test("only the computer's own answer, or what was asked for last, explains another version", () => {
  const left = { version: 3, moves: ["a1", "b1"], order: null };
  assert.equal(explained(gameOf("a1 b1!"), left), true);
  assert.equal(explained(gameOf("a1 b1! c1!"), left), true);
  assert.equal(explained(gameOf("a1 b1! c1"), left), false, "a person moved");
  assert.equal(explained(gameOf("a1", { version: 4 }), left), false, "somebody took a move back");
  assert.equal(explained(gameOf("a1 b1!", { version: 9 }), left), false, "much has happened");
  const sent = { ...left, order: { name: "moves", move: "c1", number: 2 } };
  assert.equal(explained(gameOf("a1 b1! c1"), sent), true);
  assert.equal(explained(gameOf("a1 b1! c1 d1!"), sent), true);
  assert.equal(explained(gameOf("a1 b1! d1"), sent), false, "another move than the one that was sent");
  assert.equal(explained(gameOf("a1 b1! c1 d1"), sent), false);
  assert.equal(explained(gameOf("a1", { version: 4 }), { ...left, order: { name: "undo" } }), true);
});

test("a game is handed over with what was taken back, who made what, and who gave up", () => {
  const evaluated = { result: null, plies: null, score: -12, exact: false, side: "black", white: 0, text: { en: "", de: "" } };
  const game = gameOf("a1 b1!", { future: [made(3, "c1")] });
  game.history[1] = { ...game.history[1], seconds: 0.25, evaluation: /** @type {any} */ (evaluated), depth: 4 };
  const told = continuationOf({ ...game, outcome: { ...game.outcome, over: true, winner: "black", reason: "resigned" } });
  assert.deepEqual(told.moves, ["a1", "b1", "c1"]);
  assert.equal(told.length, 2);
  assert.deepEqual(told.made, ["human - -", "computer 0.25 -12 false 4", "human - -"]);
  assert.equal(told.resigned, "white");
});
