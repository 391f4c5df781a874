// The two strips above and below the board: who plays, the stones in hand, and those that were taken.

import { kindOf } from "../board/shape.js";
import { say, sideName, t } from "../language/language.js";
import { act } from "../game/play.js";
import { remember } from "../settings.js";
import { position, state, update } from "../state.js";
import { byId, html } from "../element/svg.js";
import { SideClock } from "./clock.js";
import { miniature } from "../skin/skin.js";
import { sceneShown } from "../view.js";
import { setText } from "./parts.js";
import { SidePresence } from "./presence.js";

/**
 * @import { LiveGame } from "../state.js"
 * @import { Skin } from "../skin/skin.js"
 * @import { Player, Position } from "../transport/server"
 * @import { Side } from "../transport/transport"
 */

/** @type {Side[]} */
const SIDES = ["white", "black"];

/** @typedef {ReturnType<typeof makeStrip>} Strip */

/**
 * What the choice of a player shows; whether somebody is there comes and goes beside it.
 *
 * @param {Player} player
 */
const seatKey = ({ words, title, seat, name }) => [words, title, seat, name];

/**
 * Stones that lie beside the board: those still to be set, or those that were taken. A narrow strip shows one of them
 * and how many there are.
 *
 * @param {"hand" | "taken"} name
 */
function makePile(name) {
  const tray = html("span", { class: "tray" });
  const times = html("span", { class: "times" });
  return { root: html("span", { class: `pile ${name}`, "aria-hidden": "true" }, tray, times), tray, times, kind: "", count: 0 };
}

/** @typedef {ReturnType<typeof makePile>} Pile */

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
    hand: makePile("hand"),
    taken: makePile("taken"),
    presence: new SidePresence(side),
    clock: new SideClock(side),
    /** What is drawn, so that it is drawn again only when it changes. */
    key: "",
  };
  strip.root.replaceChildren(
    strip.face,
    html("span", { class: "strip-who" }, strip.name, strip.label, strip.player, strip.presence.element),
    strip.counts,
    strip.hand.root,
    strip.taken.root,
    strip.clock.element,
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

  /**
   * Where a stone of this side comes from when it is set.
   *
   * @param {Side} side
   */
  hand(side) {
    return topOf(this.strips[side].hand);
  }

  /**
   * Where a stone of this side goes when it is taken.
   *
   * @param {Side} side
   */
  taken(side) {
    return topOf(this.strips[side].taken);
  }

  /** @param {Skin} skin */
  show(skin) {
    const shown = position();
    if (!shown) return;
    const { game } = state;
    const live = state.view === "play" ? game : null;
    const flipped = live?.you.sides.length === 1 && live.you.sides[0] === "black";
    byId("stage").classList.toggle("flipped", flipped);
    const going = !shown.outcome.over && !live?.outcome.over && !(live && state.cursor !== null);
    for (const side of SIDES) {
      const strip = this.strips[side];
      strip.clock.show();
      strip.presence.show();
      strip.root.classList.toggle("turn-now", going && shown.mover === side);
      this.showStones(strip, side, shown, skin);
      const key = JSON.stringify([
        document.documentElement.lang,
        document.documentElement.dataset.theme,
        shown.game,
        live && [seatKey(live.players[side]), live.you.control, state.catalogue.opponents !== null],
      ]);
      if (strip.key === key) continue;
      strip.key = key;
      strip.face.replaceChildren(miniature(skin, kindOf(shown.game, side)));
      strip.name.textContent = sideName(shown, side);
      this.showPlayer(strip, side, live);
    }
  }

  /**
   * @param {Strip} strip
   * @param {Side} side
   * @param {Position} shown
   * @param {Skin} skin
   */
  showStones(strip, side, shown, skin) {
    const { onBoard, inHand, taken } = shown.stones[side];
    const muehle = shown.game === "muehle";
    const gone = taken - (stillThere(side) ? 1 : 0);
    strip.counts.classList.toggle("hidden-text", muehle);
    setText(strip.counts, t(`counts.${shown.game}`, { board: onBoard, hand: inHand, taken: gone }));
    strip.hand.root.hidden = !muehle;
    strip.taken.root.hidden = !muehle;
    if (!muehle) return;
    const kind = `${kindOf(shown.game, side)} ${document.documentElement.dataset.theme}`;
    pile(strip.hand, inHand, kind, () => miniature(skin, kindOf(shown.game, side)));
    pile(strip.taken, gone, kind, () => miniature(skin, kindOf(shown.game, side)));
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
      ["human", player.kind === "human" && player.name ? player.name : t("player.human")],
      ...levels.map((level) => [level.words, t("player.level", { level: level.level, name: t(`level.${level.level}`) })]),
    ];
    if (!choices.some(([words]) => words === player.words)) choices.push([player.words, say(player.title)]);
    choices.push(["more", t("player.more")]);
    strip.player.replaceChildren(...choices.map(([value, text]) => html("option", { value, text, selected: value === player.words })));
    if (player.kind === "human" && player.seat === "free") strip.player.selectedOptions[0].textContent = t("seat.free");
    strip.player.disabled = !game.you.control;
  }
}

/**
 * Whether a stone of this side has been taken, but is still to be seen on the board.
 *
 * @param {Side} side
 */
function stillThere(side) {
  const scene = sceneShown();
  return Boolean(scene?.entry.captured) && scene?.entry.side !== side && scene?.phase !== "take";
}

/**
 * The stone of a pile that lies on top, as far as there is room to show it.
 *
 * @param {Pile} pile
 */
const topOf = ({ root, tray }) => [...tray.children].findLast((stone) => stone.checkVisibility()) ?? root;

/**
 * Shows so many stones; one that has just been added arrives with the motion that brings it.
 *
 * @param {Pile} pile
 * @param {number} count
 * @param {string} kind
 * @param {() => SVGElement} stone
 */
function pile(pile, count, kind, stone) {
  if (pile.kind === kind && pile.count === count) return;
  const arrived = pile.kind === kind && count === pile.count + 1;
  pile.kind = kind;
  pile.count = count;
  pile.tray.replaceChildren(...Array.from({ length: count }, stone));
  if (arrived) pile.tray.lastElementChild?.classList.add("arrived");
  pile.times.textContent = count > 0 ? `×${count}` : "";
}
