// What one of two people proposes to the other: a draw, to take a move back, to begin again, another game.

import { act } from "../game/play.js";
import { ownSide, playerName } from "../game/people.js";
import { t } from "../language/language.js";
import { html } from "../element/svg.js";
import { button } from "./parts.js";

/** @import { LiveGame } from "../state.js" */
/** @import { Offer } from "../transport/server" */

export class Offers {
  constructor() {
    this.key = "";
    this.element = html("div", { class: "offers", role: "status" });
  }

  /** @param {LiveGame} game */
  show(game) {
    const own = ownSide(game);
    const key = JSON.stringify([game.id, own, game.offers.map(({ kind, side }) => [kind, side])]);
    if (this.key === key) return;
    this.key = key;
    this.element.replaceChildren(...(own ? game.offers.map((offer) => offered(offer, offer.side === own, game)) : []));
  }
}

/**
 * @param {Offer} offer
 * @param {boolean} mine
 * @param {LiveGame} game
 */
function offered({ kind, side }, mine, game) {
  const words = t(`offer.${kind}.${mine ? "mine" : "theirs"}`, { side: playerName(game, side) });
  const decline = button(mine ? "offer.withdraw" : "offer.decline", "close", () => act("decline", { kind }));
  const accept = button("offer.accept", "check", () => act("accept", { kind }), { class: "primary" });
  return html(
    "div",
    { class: "offer", "data-kind": kind },
    html("p", { text: words }),
    html("div", { class: "tools" }, mine ? null : accept, decline),
  );
}
