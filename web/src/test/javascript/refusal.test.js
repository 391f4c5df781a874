// When the page has to look at a game again.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Refusal, Unreachable, wantsALook } from "../../main/resources/page/transport/refusal.js";

test("a game is looked at again when somebody else was first or it is not known what became of a request", () => {
  assert.equal(wantsALook(new Refusal(409, {})), true);
  assert.equal(wantsALook(new Refusal(503, { type: "urn:zwickmuehle:unknown-outcome" })), true);
  assert.equal(wantsALook(new Unreachable()), true);
});

test("a refusal that says that nothing was changed is believed", () => {
  assert.equal(wantsALook(new Refusal(503, { type: "urn:zwickmuehle:store" })), false);
  assert.equal(wantsALook(new Refusal(507, { type: "urn:zwickmuehle:no-room" })), false);
  assert.equal(wantsALook(new Error("something else")), false);
});
