// The clocks of two people: counted down here between two words of the server, which alone calls the time.

import { html } from "../element/svg.js";
import { announce } from "../element/toast.js";
import { t } from "../language/language.js";
import { play } from "../skin/sounds.js";
import { state } from "../state.js";
import { setText } from "./parts.js";

/** @import { Clock } from "../transport/server" */
/** @import { Side } from "../transport/transport" */

/** From so many seconds on it is time to hurry. */
const LOW = 20;
/** So often the running clock is drawn, in milliseconds. */
const TICK = 200;

/**
 * Seconds left to a side, so many milliseconds after the server said it.
 *
 * @param {Clock} clock
 * @param {Side} side
 * @param {number} since
 */
export const secondsLeft = (clock, side, since) => Math.max(0, clock[side] - (clock.running === side ? since / 1000 : 0));

/**
 * Seconds as a clock shows them: minutes and seconds, with tenths when they count.
 *
 * @param {number} seconds
 */
export function clockText(seconds) {
  if (seconds < 10) return `0:0${(Math.floor(seconds * 10) / 10).toFixed(1).replace(".", t("decimal"))}`;
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** The clock of one side. */
export class SideClock {
  /** @param {Side} side */
  constructor(side) {
    this.side = side;
    this.warned = "";
    this.element = html("span", { class: "side-clock", role: "timer", hidden: true });
    setInterval(() => this.show(), TICK);
  }

  show() {
    const { game } = state;
    const clock = state.view === "play" ? game?.clock : null;
    this.element.hidden = !clock;
    if (!clock || !game) return;
    const left = secondsLeft(clock, this.side, performance.now() - game.heard);
    setText(this.element, clockText(left));
    const running = clock.running === this.side;
    this.element.classList.toggle("running", running);
    const low = running && left <= LOW;
    this.element.classList.toggle("low", low);
    const mine = game.you.sides.includes(this.side);
    const key = `${game.id}:${game.moveNumber}`;
    if (low && mine && this.warned !== key) {
      this.warned = key;
      play("error");
      announce(t("clock.low", { seconds: Math.ceil(left) }));
    }
  }
}
