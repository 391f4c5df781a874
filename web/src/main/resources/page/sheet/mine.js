// "Privacy and data": one's games, what is stored of them and for how long, deleting them, taking them along.

import * as api from "../transport/api.js";
import { copyText } from "../element/copy.js";
import { forgetGame } from "../game/play.js";
import { DELETING, confirmDialog } from "../dialog/confirm.js";
import { openDialog } from "../dialog/dialog.js";
import { filled, language, say, t } from "../language/language.js";
import { html } from "../element/svg.js";
import { guarded, toast } from "../element/toast.js";
import { WORDS } from "./minewords.js";

/**
 * @import { Games, Keeping } from "../transport/server"
 * @typedef {Games["games"][number]} Line
 */

const CODE = "#code=";
/** Games shown at once. */
const PAGE = 50;

/** @param {string} key @param {Record<string, unknown>} [values] */
const w = (key, values = {}) => filled(say(WORDS[key]), values);

/**
 * The code that a link brought along; it is taken out of the address at once, so that no history keeps it.
 *
 * @returns {string | null}
 */
function codeInAddress() {
  if (!location.hash.startsWith(CODE)) return null;
  const code = decodeURIComponent(location.hash.slice(CODE.length));
  history.replaceState(null, "", location.pathname);
  return code;
}

/** @param {HTMLElement} root */
export async function showMine(root) {
  const code = codeInAddress();
  const [kept, list] = await Promise.all([api.keeping(), api.games(0, PAGE)]);
  const games = new OwnGames(kept, list);
  root.append(html("h2", { text: t("nav.mine") }), games.element, ...devices(kept), ...notes(kept));
  if (code) askToTake(code, kept);
}

/**
 * @param {string} title
 * @param {...(Node | null)} content
 */
const section = (title, ...content) => html("section", { class: "card mine" }, html("h3", { text: title }), ...content);

/** Days as people say them.
 *
 * @param {number} days
 */
function daysWords(days) {
  if (days >= 1) return w("days", { days: days.toLocaleString(language(), { maximumFractionDigits: 1 }) });
  return w("hours", { hours: Math.round(days * 24).toLocaleString(language()) });
}

/** @param {Keeping} kept */
function notes({ days }) {
  /** @param {string[]} keys */
  const list = (...keys) =>
    html(
      "ul",
      {},
      keys.map((key) => html("li", { text: w(key) })),
    );
  return [
    section(w("what"), list("whatGames", "whatCookie", "whatDevice", "whatAddress")),
    section(
      w("howLong"),
      html("p", { text: days === null ? w("forever") : w("after", { time: daysWords(days) }) }),
      html("p", { class: "quiet", text: w("backups") }),
    ),
    section(w("who"), html("p", { text: w("whoLink") })),
  ];
}

/** The games of this browser, page by page. */
class OwnGames {
  /**
   * @param {Keeping} kept
   * @param {Games} list
   */
  constructor(kept, list) {
    this.count = kept.games;
    this.lines = html("ul", { class: "own-games" });
    this.none = html("p", { class: "quiet", id: "no-games", text: w("none") });
    this.more = html("button", { type: "button", text: w("more"), onclick: () => guarded(() => this.showMore()) });
    this.all = html("button", {
      type: "button",
      id: "delete-all",
      class: "grave",
      text: t("mine.deleteAll"),
      onclick: () => this.askForAll(),
    });
    this.element = section(w("games"), this.none, this.lines, html("div", { class: "tools" }, this.more, this.all));
    this.add(list);
  }

  /** @param {Games} list */
  add({ games, more }) {
    this.lines.append(...games.map((game) => this.line(game)));
    this.more.hidden = !more;
    this.tell();
  }

  async showMore() {
    this.add(await api.games(this.lines.childElementCount, PAGE));
  }

  tell() {
    this.none.hidden = this.lines.childElementCount > 0;
    this.all.hidden = this.lines.childElementCount === 0;
  }

  /** @param {Line} game */
  line(game) {
    const day = new Date(game.changed).toLocaleDateString(language(), { dateStyle: "medium" });
    const name = `${t(`game.${game.game}`)}, ${w("moves", { moves: game.moveNumber })}, ${day}`;
    const item = html(
      "li",
      {},
      html("a", { href: `/game/${game.id}`, "data-route": true, text: name }),
      html("button", {
        type: "button",
        text: w("delete"),
        "aria-label": `${w("delete")}: ${name}`,
        onclick: () => confirmDialog(DELETING, () => guarded(() => this.remove(game, item))),
      }),
    );
    return item;
  }

  /**
   * @param {Line} game
   * @param {Element} item
   */
  async remove(game, item) {
    const answer = await api.deleteGame(game.id);
    const next = item.nextElementSibling ?? item.previousElementSibling;
    item.remove();
    forgetGame(game.id);
    this.tell();
    toast(t(answer.deleted ? "mine.gone" : "mine.hidden"));
    // The button pressed is gone: the keyboard goes on beside it.
    next?.querySelector("button")?.focus();
  }

  askForAll() {
    const dialog = openDialog(
      "mine.deleteAll",
      html("p", { text: w("sure", { games: this.count }) }),
      html("p", { class: "quiet", text: w("sureShared") }),
      html("button", {
        type: "button",
        id: "delete-surely",
        class: "primary large",
        text: t("mine.deleteAll"),
        onclick: () =>
          guarded(async () => {
            const { deleted, hidden } = await api.deleteGames();
            dialog.close();
            forgetGame();
            this.lines.replaceChildren();
            this.more.hidden = true;
            this.tell();
            toast(w(hidden ? "allGoneSome" : "allGone", { deleted, hidden }));
          }),
      }),
    );
  }
}

/** @param {Keeping} kept */
function devices(kept) {
  const typed = html("input", {
    id: "code",
    type: "text",
    autocomplete: "off",
    autocapitalize: "none",
    spellcheck: "false",
    maxlength: "20",
    placeholder: "abcde-fghjk",
  });
  const take = html(
    "form",
    {
      class: "field",
      onsubmit: (event) => {
        event.preventDefault();
        if (typed.value.trim()) askToTake(typed.value, kept);
      },
    },
    html("label", { for: "code", text: w("haveCode") }),
    html("div", { class: "row" }, typed, html("button", { type: "submit", text: w("take") })),
  );
  return [
    section(
      t("mine.along"),
      html("p", { text: w("alongAbout") }),
      html(
        "div",
        { class: "tools" },
        html("button", { type: "button", id: "make-code", text: w("makeCode"), onclick: () => guarded(showCode) }),
      ),
      take,
    ),
  ];
}

async function showCode() {
  const { code, seconds } = await api.sessionCode();
  const link = `${location.origin}/mine${CODE}${encodeURIComponent(code)}`;
  openDialog(
    "mine.along",
    html("p", { class: "code", id: "session-code", text: code }),
    html("p", { text: w("codeAbout", { minutes: Math.round(seconds / 60) }) }),
    html("p", { class: "quiet", text: w("codeSecret") }),
    html(
      "div",
      { class: "tools" },
      html("button", { type: "button", text: w("codeCopy"), onclick: () => copyText(code) }),
      html("button", { type: "button", id: "copy-session-link", text: w("codeLink"), onclick: () => copyText(link) }),
    ),
  );
}

/**
 * Nobody becomes somebody else by opening a link: it is asked first, with what it costs.
 *
 * @param {string} code
 * @param {Keeping} kept
 */
function askToTake(code, { games }) {
  openDialog(
    "mine.take.title",
    html("p", { text: w("takeAbout") }),
    games ? html("p", { class: "warning", text: w("takeLoses", { games }) }) : null,
    html("p", { class: "quiet", text: w("takeOwn") }),
    html("button", {
      type: "button",
      id: "take-surely",
      class: "primary large",
      text: w("take"),
      onclick: () =>
        guarded(async () => {
          await api.takeSession(code);
          forgetGame();
          // Everything here belongs to who this browser was until now.
          location.assign("/mine");
        }),
    }),
  );
}
