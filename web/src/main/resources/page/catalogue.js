// What can be played: rule sets and opponents, asked from the server once.

import { read } from "./api.js";
import { state, update } from "./state.js";

export async function loadCatalogue() {
  if (!state.catalogue.rules) {
    const [rules, opponents] = await Promise.all([read("/api/rules"), read("/api/opponents")]);
    update({ catalogue: { rules, opponents } });
  }
  return state.catalogue;
}
