// The rating of the person at this page, by Glicko-2 (Glickman's description), a game being a try at a puzzle.

/**
 * @typedef {object} Strength
 * @property {number} rating
 * @property {number} deviation how unsure the rating is
 * @property {number} volatility how much it changes from try to try
 */

/** Who has tried nothing yet. @type {Strength} */
export const BEGINNER = { rating: 1200, deviation: 350, volatility: 0.06 };

const SCALE = 173.7178;
const BASE = 1500;
/** How fast the volatility may change. */
const TAU = 0.5;
const EXACT = 1e-6;
/** A puzzle's rating is measured, not certain. */
const PUZZLE_DEVIATION = 80;
/** Nobody is ever so sure that a new try would not count. */
const LEAST_DEVIATION = 45;

/**
 * The strength after a try at a puzzle.
 *
 * @param {Strength} before
 * @param {number} puzzle its rating
 * @param {boolean} solved
 * @returns {Strength}
 */
export function afterTry(before, puzzle, solved) {
  const mu = (before.rating - BASE) / SCALE;
  const phi = before.deviation / SCALE;
  const other = (puzzle - BASE) / SCALE;
  const g = 1 / Math.sqrt(1 + (3 * (PUZZLE_DEVIATION / SCALE) ** 2) / Math.PI ** 2);
  const expected = 1 / (1 + Math.exp(-g * (mu - other)));
  const variance = 1 / (g * g * expected * (1 - expected));
  const surprise = g * ((solved ? 1 : 0) - expected);
  const volatility = newVolatility(phi, before.volatility, variance, variance * surprise);
  const unsure = Math.hypot(phi, volatility);
  const deviation = 1 / Math.sqrt(1 / unsure ** 2 + 1 / variance);
  return {
    rating: Math.round((BASE + SCALE * (mu + deviation ** 2 * surprise)) * 10) / 10,
    deviation: Math.max(LEAST_DEVIATION, SCALE * deviation),
    volatility,
  };
}

/**
 * The root of Glickman's equation, by the Illinois method.
 *
 * @param {number} phi
 * @param {number} sigma
 * @param {number} variance
 * @param {number} delta
 */
function newVolatility(phi, sigma, variance, delta) {
  const start = Math.log(sigma * sigma);
  /** @param {number} x */
  const f = (x) => {
    const spread = phi * phi + variance + Math.exp(x);
    return (Math.exp(x) * (delta * delta - spread)) / (2 * spread * spread) - (x - start) / (TAU * TAU);
  };
  let a = start;
  let b = Math.log(Math.max(EXACT, delta * delta - phi * phi - variance));
  if (delta * delta <= phi * phi + variance) {
    b = start - TAU;
    while (f(b) < 0) b -= TAU;
  }
  let [fa, fb] = [f(a), f(b)];
  while (Math.abs(b - a) > EXACT) {
    const c = a + ((a - b) * fa) / (fb - fa);
    const fc = f(c);
    if (fc * fb <= 0) [a, fa] = [b, fb];
    else fa /= 2;
    [b, fb] = [c, fc];
  }
  return Math.exp(a / 2);
}
