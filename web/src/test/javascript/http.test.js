// The transport to a server: `read`, `send` and `listen`, without a browser and without a server.

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { httpTransport } from "../../main/resources/page/transport/http.js";
import { Refusal, Unreachable } from "../../main/resources/page/transport/refusal.js";
import { FakeStream, fakeWindow, openStreams } from "./browser.js";

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
});

test("a transport is three functions and nothing else", () => {
  assert.deepEqual(Object.keys(httpTransport(fakeWindow().surroundings)).sort(), ["listen", "read", "send"]);
});

test("to read is to ask without a body", async () => {
  const { surroundings } = fakeWindow(({ path, method, headers, body }) =>
    Response.json({
      path,
      method,
      body,
      type: headers.get("Content-Type"),
      accepted: headers.get("Accept"),
      own: headers.get("X-Zwickmuehle"),
    }),
  );
  assert.deepEqual(await httpTransport(surroundings).read("/api/rules"), {
    path: "/api/rules",
    method: "GET",
    body: null,
    type: null,
    accepted: "application/json",
    own: "1",
  });
});

for (const [what, body, sent, type] of /** @type {[string, object | string | undefined, string, string][]} */ ([
  ["nothing", undefined, "{}", "application/json"],
  ["an object", { move: "d6", number: 0 }, '{"move":"d6","number":0}', "application/json"],
  ["a text that is JSON", '[{"game":"muehle"}]', '[{"game":"muehle"}]', "application/json"],
  ["a record as text", '[White "Anna"]\n\n1. d6', '[White "Anna"]\n\n1. d6', "text/plain"],
  ["moves alone", "4453", "4453", "text/plain"],
]))
  test(`${what} is sent as what it is`, async () => {
    const { surroundings } = fakeWindow(({ method, headers, body }) => Response.json({ method, type: headers.get("Content-Type"), body }));
    assert.deepEqual(await httpTransport(surroundings).send("/api/games", body), { method: "POST", type, body: sent });
  });

test("a refusal carries its status and its sentence", async () => {
  const sentence = { en: "No such game.", de: "Kein solches Spiel." };
  const { surroundings } = fakeWindow(() => Response.json({ detail: "No such game.", sentence }, { status: 404 }));
  await assert.rejects(httpTransport(surroundings).read("/api/games/x"), (error) => {
    assert.ok(error instanceof Refusal);
    assert.equal(error.status, 404);
    assert.equal(error.message, "No such game.");
    assert.deepEqual(error.sentence, sentence);
    return true;
  });
});

test("an error that is no JSON is a refusal too", async () => {
  const { surroundings } = fakeWindow(() => new Response("<h1>Internal Server Error</h1>", { status: 500 }));
  await assert.rejects(httpTransport(surroundings).read("/"), { message: "HTTP 500", sentence: null });
});

test("silence is not a refusal", async () => {
  const { surroundings } = fakeWindow(() => Promise.reject(new TypeError("no network")));
  await assert.rejects(httpTransport(surroundings).read("/"), (error) => error instanceof Unreachable);
});

test("a proxy with nobody behind it is silence, a server that is busy is not", async () => {
  const proxy = fakeWindow(() => new Response("<h1>Bad Gateway</h1>", { status: 502 }));
  await assert.rejects(httpTransport(proxy.surroundings).read("/"), (error) => error instanceof Unreachable);
  const server = fakeWindow(() => Response.json({ type: "urn:zwickmuehle:busy", title: "busy" }, { status: 503 }));
  await assert.rejects(httpTransport(server.surroundings).read("/"), (error) => error instanceof Refusal && error.status === 503);
});

test("events come to their handlers as values, until one closes", () => {
  /** @type {unknown[]} */
  const heard = [];
  const close = httpTransport(fakeWindow().surroundings).listen("/api/games/x/events", {
    move: (/** @type {unknown} */ data) => heard.push(data),
  });
  const [stream] = FakeStream.all;
  assert.equal(stream.path, "/api/games/x/events");
  stream.open();
  stream.say("move", { number: 1 });
  stream.say("thinking", { depth: 3 });
  assert.deepEqual(heard, [{ number: 1 }]);
  close();
  assert.equal(openStreams().length, 0);
});

test("a stream that breaks is told, and told when it is back", () => {
  /** @type {string[]} */
  const told = [];
  httpTransport(fakeWindow().surroundings).listen("/", {}, { up: () => told.push("up"), down: () => told.push("down") });
  const [stream] = FakeStream.all;
  stream.open();
  stream.fail(false);
  mock.timers.tick(60_000);
  assert.equal(FakeStream.all.length, 1, "the browser opens it again by itself");
  stream.open();
  assert.deepEqual(told, ["up", "down", "up"]);
});

test("a refused stream is opened again, ever more patiently", () => {
  httpTransport(fakeWindow().surroundings).listen("/", {});
  for (const seconds of [1, 2, 4, 8, 12, 12]) {
    const before = FakeStream.all.length;
    FakeStream.all[before - 1].fail(true);
    mock.timers.tick(seconds * 1000 - 1);
    assert.equal(FakeStream.all.length, before, `not before ${seconds} s`);
    mock.timers.tick(1);
    assert.equal(FakeStream.all.length, before + 1, `after ${seconds} s`);
  }
});

test("a hidden tab gives its connection back, and looks in now and then", () => {
  const { window, surroundings } = fakeWindow();
  httpTransport(surroundings).listen("/", {});
  FakeStream.all[0].open();
  window.hide(true);
  mock.timers.tick(4999);
  assert.equal(openStreams().length, 1, "a glance elsewhere costs nothing");
  mock.timers.tick(1);
  assert.equal(openStreams().length, 0);
  mock.timers.tick(3000);
  assert.equal(openStreams().length, 1, "it looks in");
  assert.equal(openStreams()[0].path, "/?glance=true", "and says that nobody sees it");
  openStreams()[0].open();
  mock.timers.tick(1000);
  assert.equal(openStreams().length, 0, "and rests again");
  window.hide(false);
  assert.equal(openStreams().length, 1, "seen again, it listens at once");
  mock.timers.tick(60_000);
  assert.equal(openStreams().length, 1);
});

test("a tab that is seen while it looks in listens as one that is seen", () => {
  const { window, surroundings } = fakeWindow();
  window.hide(true);
  httpTransport(surroundings).listen("/", {});
  FakeStream.all[0].open();
  window.hide(false);
  assert.deepEqual(
    openStreams().map(({ path }) => path),
    ["/"],
  );
});

test("a stream that ends by itself is kept while hidden", () => {
  const { window, surroundings } = fakeWindow();
  httpTransport(surroundings).listen("/", {}, { ends: true });
  FakeStream.all[0].open();
  window.hide(true);
  mock.timers.tick(60_000);
  assert.deepEqual(openStreams(), [FakeStream.all[0]]);
});

test("a page that is left lets go, and listens again when one comes back to it", () => {
  const { window, surroundings } = fakeWindow();
  httpTransport(surroundings).listen("/", {});
  window.dispatchEvent(new Event("pagehide"));
  assert.equal(openStreams().length, 0);
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  assert.equal(openStreams().length, 1);
});

test("what is closed stays closed", () => {
  const { window, surroundings } = fakeWindow();
  const close = httpTransport(surroundings).listen("/", {});
  FakeStream.all[0].fail(true);
  close();
  window.hide(true);
  window.hide(false);
  mock.timers.tick(60_000);
  assert.equal(openStreams().length, 0);
});
