// The two strips above and below the board: who plays, stones on the board and in hand, a tray of stones.

import { kindOf } from "../board/shape.js";
import { say, sideName, t } from "../language/language.js";
import { act } from "../game/play.js";
import { remember } from "../settings.js";
import { position, state, update } from "../state.js";
import { byId, html } from "../element/svg.js";
import { miniature } from "../skin/skin.js";

/**
 * @import { LiveGame } from "../state.js"
 * @import { Skin } from "../skin/skin.js"
 * @import { Side } from "../transport/transport"
 */

/** @type {Side[]} */
const SIDES = ["white", "black"];

/** @typedef {ReturnType<typeof makeStrip>} Strip */

/**
 * The elements of a strip, put into the page.
 *
 * @param {Side} side
 */
function makeStrip(side) {
  const strip = {
    root: byId(`strip-${side}`),
    face: html("span", { class: "strip-face", "aria-hidden": "true" }),
    name: html("span", { class: "strip-name" }),
    player: html("select", { class: "strip-player", id: `player-${side}` }),
    label: html("label", { class: "hidden-text", for: `player-${side}` }),
    counts: html("span", { class: "strip-counts" }),
    tray: html("span", { class: "tray", "aria-hidden": "true" }),
    /** What is drawn, so that it is drawn again only when it changes. */
    key: "",
  };
  strip.root.replaceChildren(
    strip.face,
    html("span", { class: "strip-who" }, strip.name, strip.label, strip.player),
    strip.counts,
    strip.tray,
  );
  return strip;
}

export class Strips {
  /** @param {() => void} onMore */
  constructor(onMore) {
    this.onMore = onMore;
    this.strips = { white: makeStrip("white"), black: makeStrip("black") };
    for (const side of SIDES) this.strips[side].player.addEventListener("change", () => this.change(side));
  }

  /** @param {Side} side */
  change(side) {
    const strip = this.strips[side];
    const words = strip.player.value;
    strip.key = "";
    if (words === "more") {
      this.onMore();
      update({});
      return;
    }
    if (words.startsWith("level:")) remember("opponent", words);
    act("players", { [side]: words });
  }

  /** @param {Skin} skin */
  show(skin) {
    const shown = position();
    if (!shown) return;
    const { game } = state;
    const live = state.view === "play" ? game : null;
    const flipped = live?.you.sides.length === 1 && live.you.sides[0] === "black";
    byId("stage").classList.toggle("flipped", flipped);
    for (const side of SIDES) {
      const strip = this.strips[side];
      const { onBoard, inHand } = shown.stones[side];
      const kind = kindOf(shown.game, side);
      const turn = !shown.outcome.over && !live?.outcome.over && shown.mover === side;
      strip.root.classList.toggle("turn-now", turn);
      const key = JSON.stringify([
        document.documentElement.lang,
        document.documentElement.dataset.theme,
        shown.game,
        onBoard,
        inHand,
        live && [live.players[side], live.you.control, state.catalogue.opponents !== null],
      ]);
      if (strip.key === key) continue;
      strip.key = key;
      strip.face.replaceChildren(miniature(skin, kind));
      strip.name.textContent = sideName(shown, side);
      strip.counts.replaceChildren(
        html("span", { text: t(`counts.${shown.game}.board`, { board: onBoard }) }),
        " ",
        html("span", { text: t(`counts.${shown.game}.hand`, { hand: inHand }) }),
      );
      strip.tray.replaceChildren(...(shown.game === "muehle" ? Array.from({ length: inHand }, () => miniature(skin, kind)) : []));
      this.showPlayer(strip, side, live);
    }
  }

  /**
   * @param {Strip} strip
   * @param {Side} side
   * @param {LiveGame | null} game
   */
  showPlayer(strip, side, game) {
    strip.player.hidden = !game;
    strip.label.hidden = !game;
    if (!game) return;
    const player = game.players[side];
    strip.label.textContent = t("player.choose", { side: sideName(game.position, side) });
    const levels = state.catalogue.opponents?.levels ?? [];
    const choices = [
      ["human", player.kind === "human" && player.title.en !== "Person" ? say(player.title) : t("player.human")],
      ...levels.map((level) => [level.words, t("player.level", { level: level.level, name: t(`level.${level.level}`) })]),
    ];
    if (!choices.some(([words]) => words === player.words)) choices.push([player.words, say(player.title)]);
    choices.push(["more", t("player.more")]);
    strip.player.replaceChildren(...choices.map(([value, text]) => html("option", { value, text, selected: value === player.words })));
    if (player.kind === "human" && player.seat === "free") strip.player.selectedOptions[0].textContent = t("seat.free");
    strip.player.disabled = !game.you.control;
  }
}
