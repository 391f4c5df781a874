// What is said between the server and a program, line by line, for those who debug one. Open while one looks.

import * as api from "../transport/api.js";
import { sideName, t } from "../language/language.js";
import { button } from "./parts.js";
import { copyText } from "../element/copy.js";
import { html } from "../element/svg.js";

/** @import { LiveGame } from "../state.js" */
/** @import * as server from "../transport/server" */
/** @import { Position } from "../transport/server" */

/** @typedef {server.Conversation["lines"][number]} SaidLine */

/** The server keeps as many. */
const MOST_LINES = 600;

/** To the program, from it, and its stderr; the same signs as check-bot's. */
const SIGNS = { referee: ">", program: "<", complaint: "!" };

/** @param {number} value */
const seconds = (value) => value.toFixed(3).replace(".", t("decimal"));

export class Conversation {
  constructor() {
    /** @type {string | null} */
    this.path = null;
    /** @type {Position | null} */
    this.position = null;
    this.close = () => {};
    this.last = 0;
    /** @type {SaidLine[]} */
    this.kept = [];
    this.list = html("div", { class: "lines", role: "log", "aria-label": t("conversation.title"), tabindex: "0" });
    this.empty = html("p", { class: "quiet", text: t("conversation.empty") });
    this.element = html(
      "details",
      { class: "card conversation", id: "conversation", hidden: true },
      html("summary", { text: t("conversation.title") }),
      html("p", { class: "quiet", text: t("conversation.about") }),
      this.empty,
      this.list,
      button("copy", "copy", () => copyText(this.kept.map(asText).join("\n"))),
    );
    this.element.addEventListener("toggle", () => this.follow());
  }

  /**
   * Shows the conversation of a game, if a program plays in it.
   *
   * @param {LiveGame} game
   * @param {string} path
   */
  show(game, path) {
    const programs = [game.players.white, game.players.black].some((player) => player.kind === "program");
    this.element.hidden = !programs;
    this.position = game.position;
    const wanted = programs ? path : null;
    if (wanted === this.path) return;
    this.path = wanted;
    this.follow();
  }

  follow() {
    this.close();
    this.close = () => {};
    this.last = 0;
    this.kept = [];
    this.list.replaceChildren();
    this.empty.hidden = false;
    if (!this.path || !this.element.open) return;
    const opened = this.path;
    this.close = api.followConversation(opened, {
      lines: ({ lines }) => {
        // A panel that is gone listens no longer.
        if (!this.element.isConnected || this.path !== opened) this.close();
        else this.add(lines);
      },
    });
  }

  /** @param {SaidLine[]} lines */
  add(lines) {
    const fresh = lines.filter((line) => line.number > this.last);
    if (fresh.length === 0) return;
    const list = this.list;
    const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
    this.last = fresh[fresh.length - 1].number;
    this.kept = [...this.kept, ...fresh].slice(-MOST_LINES);
    this.empty.hidden = true;
    list.append(...fresh.map((line) => this.line(line)));
    while (list.children.length > MOST_LINES) list.firstElementChild?.remove();
    if (atEnd) list.scrollTop = list.scrollHeight;
  }

  /** @param {SaidLine} said */
  line({ side, speaker, at, took, text }) {
    const name = this.position ? sideName(this.position, side) : "";
    return html(
      "div",
      { class: `said ${speaker}`, title: t(`conversation.${speaker}`, { side: name }) },
      html("span", { class: "at", text: seconds(at) }),
      html("i", { class: "whose", "data-side": side, role: "img", "aria-label": name }),
      html("b", { "aria-label": t(`conversation.${speaker}`, { side: name }), role: "img", text: SIGNS[speaker] }),
      html("code", { text }),
      took === null ? null : html("span", { class: "took", text: t("seconds", { seconds: seconds(took) }) }),
    );
  }
}

/** @param {SaidLine} said */
const asText = ({ side, speaker, at, took, text }) =>
  `${at.toFixed(3).padStart(8)} ${side} ${SIGNS[speaker]} ${text}${took === null ? "" : `   (${took.toFixed(3)} s)`}`;
