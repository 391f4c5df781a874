// How things move: whether at all, and for how long. In one place, so that what moves and what waits for it agree.

import { setting } from "../settings.js";

/** Whether somebody wants nothing to move. */
export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether somebody wants no pauses, and everything at more than double speed. */
export const fast = () => setting("motion") === "fast";

/** From a person's move until the computer's begins to be seen. */
export const PAUSE = 450;

/**
 * How long each motion takes, in milliseconds: a stone on its way, in its fall, a mill that glows, a stone that is
 * taken; and, of one's own move, the stone that need not be waited for.
 */
const TIMES = { move: 320, fall: 420, mill: 480, take: 420, own: 170 };

/** @param {keyof typeof TIMES} motion */
export const timeOf = (motion) => TIMES[motion] * (fast() ? 0.4 : 1);
