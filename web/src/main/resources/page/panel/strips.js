// The two strips above and below the board: who plays, stones on the board and in hand, a tray of stones.

import { kindOf } from "../board/shape.js";
import { say, sideName, t } from "../language/language.js";
import { act } from "../game/play.js";
import { remember } from "../settings.js";
import { position, state } from "../state.js";
import { html } from "../element/svg.js";
import { miniature } from "../skin/skin.js";

const SIDES = ["white", "black"];

export class Strips {
  constructor(onMore) {
    this.strips = {};
    for (const side of SIDES) {
      const root = document.querySelector(`.strip[data-side="${side}"]`);
      const strip = {
        root,
        face: html("span", { class: "strip-face", "aria-hidden": "true" }),
        name: html("span", { class: "strip-name" }),
        player: html("select", { class: "strip-player", id: `player-${side}` }),
        label: html("label", { class: "hidden-text", for: `player-${side}` }),
        counts: html("span", { class: "strip-counts" }),
        tray: html("span", { class: "tray", "aria-hidden": "true" }),
      };
      strip.player.addEventListener("change", () => this.change(side, strip.player.value, onMore));
      root.replaceChildren(
        strip.face,
        html("span", { class: "strip-who" }, strip.name, strip.label, strip.player),
        strip.counts,
        strip.tray,
      );
      this.strips[side] = strip;
    }
  }

  change(side, words, onMore) {
    this.strips[side].key = null;
    if (words === "more") {
      onMore();
      this.show(this.skin);
      return;
    }
    if (words.startsWith("level:")) remember("opponent", words);
    act("players", { [side]: words });
  }

  show(skin) {
    this.skin = skin;
    const shown = position();
    if (!shown) return;
    const { game } = state;
    const live = state.view === "play" && game;
    const flipped = live && game.you.sides.length === 1 && game.you.sides[0] === "black";
    document.querySelector(".stage").classList.toggle("flipped", Boolean(flipped));
    for (const side of SIDES) {
      const strip = this.strips[side];
      const { onBoard, inHand } = shown.stones[side];
      const kind = kindOf(shown.game, side);
      const turn = !shown.outcome.over && !(live && game.outcome.over) && shown.mover === side;
      strip.root.classList.toggle("turn-now", turn);
      const key = JSON.stringify([
        document.documentElement.lang,
        document.documentElement.dataset.theme,
        shown.game,
        onBoard,
        inHand,
        live && [game.players[side], game.you.control, state.catalogue.opponents !== null],
      ]);
      if (strip.key === key) continue;
      strip.key = key;
      strip.face.replaceChildren(miniature(skin, kind));
      strip.name.textContent = sideName(shown.game, side);
      strip.counts.replaceChildren(
        html("span", { text: t(`counts.${shown.game}.board`, { board: onBoard }) }),
        " ",
        html("span", { text: t(`counts.${shown.game}.hand`, { hand: inHand }) }),
      );
      strip.tray.replaceChildren(...(shown.game === "muehle" ? Array.from({ length: inHand }, () => miniature(skin, kind)) : []));
      this.showPlayer(strip, side, live ? game : null);
    }
  }

  showPlayer(strip, side, game) {
    strip.player.hidden = !game;
    strip.label.hidden = !game;
    if (!game) return;
    const player = game.players[side];
    strip.label.textContent = t("player.choose", { side: sideName(game.game, side) });
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
