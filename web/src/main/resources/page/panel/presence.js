// Whether the other player is there, beside the name; told to those who do not see it, but never twice in a minute.

import { html } from "../element/svg.js";
import { announce } from "../element/toast.js";
import { ownSide, playerName, presenceWords } from "../game/people.js";
import { sideName, t } from "../language/language.js";
import { state, update } from "../state.js";
import { setText } from "./parts.js";

/** @import { LiveGame } from "../state.js" */
/** @import { Player } from "../transport/server" */
/** @import { Side } from "../transport/transport" */

/** So often minutes are counted, in milliseconds. */
const TICK = 10_000;
/** Whoever comes and goes is not told of each time. */
const QUIET = 60_000;

/** @typedef {Pick<Player, "seat" | "presence" | "name">} Seen */

/**
 * What is worth saying of a change, or nothing.
 *
 * @param {Seen | null} before the same side of the same game
 * @param {Seen} now
 * @param {{ absent: boolean, since: number }} told whether it was said that they are away, and how long ago they went or came
 * @returns {"joined" | "named" | "left" | "away" | "back" | null}
 */
export function worthTelling(before, now, { absent, since }) {
  if (!before) return null;
  if (now.seat === "taken" && now.name !== null && now.name !== before.name) return "named";
  if (before.seat === "free" && now.seat === "taken") return "joined";
  if (now.presence === "left") return before.presence === "left" ? null : "left";
  if (now.presence === "away") return absent || since < QUIET ? null : "away";
  return absent && now.presence === "here" ? "back" : null;
}

/** The presence of one side. */
export class SidePresence {
  /** @param {Side} side */
  constructor(side) {
    this.side = side;
    /** @type {Seen & { id: string } | null} */
    this.before = null;
    this.told = { absent: false, at: -QUIET };
    this.words = html("span", { class: "presence-words" });
    this.element = html(
      "span",
      { class: "presence", hidden: true },
      html("i", { class: "presence-dot", "aria-hidden": "true" }),
      this.words,
    );
    setInterval(() => {
      if (!this.element.hidden && this.element.dataset.presence === "away") update({});
    }, TICK);
  }

  show() {
    const game = state.view === "play" ? state.game : null;
    const own = game ? ownSide(game) : null;
    const player = game?.players[this.side];
    this.element.hidden = !game || !player?.presence || own === this.side;
    if (!game || !player) return;
    if (!this.element.hidden) {
      this.element.dataset.presence = player.presence ?? "";
      setText(this.words, presenceWords(game, this.side, performance.now() - game.met));
    }
    if (own && own !== this.side) this.tell(game);
  }

  /** @param {LiveGame} game */
  tell(game) {
    const { seat, presence, name } = game.players[this.side];
    const before = this.before?.id === game.id ? this.before : null;
    this.before = { id: game.id, seat, presence, name };
    if (!before) this.told = { absent: false, at: -QUIET };
    const now = performance.now();
    const what = worthTelling(before, this.before, { absent: this.told.absent, since: now - this.told.at });
    if (!what) return;
    if (what === "away" || what === "back") this.told = { absent: what === "away", at: now };
    announce(t(`tell.${what}`, { name: playerName(game, this.side), side: sideName(game.position, this.side) }));
  }
}
