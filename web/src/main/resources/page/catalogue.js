// What can be played: rule sets and opponents, asked from the server once.

import { read } from "./transport/api.js";
import { say } from "./language/language.js";
import { state, update } from "./state.js";

export async function loadCatalogue() {
  if (!state.catalogue.rules) {
    const [rules, opponents] = await Promise.all([read("/api/rules"), read("/api/opponents")]);
    update({ catalogue: { rules, opponents } });
  }
  return state.catalogue;
}

/** What the server says of a rule set or size; undefined if it is none of the usual ones, or not known yet. */
export const variantOf = (game, variant) =>
  state.catalogue.rules?.games.find((choice) => choice.game === game)?.variants.find((choice) => choice.variant === variant);

/** How people call it. */
export function variantTitle(game, variant) {
  const known = variantOf(game, variant);
  return known ? say(known.title) : variant;
}
