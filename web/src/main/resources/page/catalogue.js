// What can be played: rule sets and opponents, asked from the server once.

import * as api from "./transport/api.js";
import { say } from "./language/language.js";
import { state, update } from "./state.js";

/** @import { Opponents, Rules } from "./transport/server" */
/** @import { GameName } from "./transport/transport" */

/** @typedef {{ rules: Rules, opponents: Opponents }} Catalogue */

/** @returns {Promise<Catalogue>} */
export async function loadCatalogue() {
  const { rules, opponents } = state.catalogue;
  if (rules && opponents) return { rules, opponents };
  const [freshRules, freshOpponents] = await Promise.all([api.rules(), api.opponents()]);
  const catalogue = { rules: freshRules, opponents: freshOpponents };
  update({ catalogue });
  return catalogue;
}

/**
 * What the server says of a rule set or size; undefined if it is none of the usual ones, or not known yet.
 *
 * @param {GameName} game
 * @param {string} variant
 */
export const variantOf = (game, variant) =>
  state.catalogue.rules?.games.find((choice) => choice.game === game)?.variants.find((choice) => choice.variant === variant);

/**
 * How people call it.
 *
 * @param {GameName} game
 * @param {string} variant
 */
export function variantTitle(game, variant) {
  const known = variantOf(game, variant);
  return known ? say(known.title) : variant;
}
