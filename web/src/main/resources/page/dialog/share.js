// Sharing a game by its link, taking it out as text, JSON or picture, and bringing one in.

import { alone, linkTo } from "../address.js";
import * as api from "../transport/api.js";
import { copyText } from "../element/copy.js";
import { openDialog } from "./dialog.js";
import { say, t } from "../language/language.js";
import { button } from "../panel/parts.js";
import { copyPng, savePng, saveSvg } from "../board/picture.js";
import { keep, pathOf } from "../game/play.js";
import { currentBoard } from "../render.js";
import { position, state } from "../state.js";
import { html, svg } from "../element/svg.js";
import { guarded, hush, toast } from "../element/toast.js";

/**
 * @import { Board } from "../board/board.js"
 * @import { Position, Records } from "../transport/server"
 */

/**
 * A field to read and copy from.
 *
 * @param {string} id
 * @param {string} label
 * @param {string} value
 */
function copyField(id, label, value) {
  const field = html("input", { id, type: "text", readonly: true, value });
  field.addEventListener("focus", () => field.select());
  return html(
    "div",
    { class: "field copy" },
    html("label", { for: id, text: label }),
    html(
      "div",
      { class: "row" },
      field,
      button("copy", "copy", () => copyText(value)),
    ),
  );
}

/** Names by which a machine knows itself, and nobody else knows it. */
const OWN_MACHINE = ["localhost", "127.0.0.1", "[::1]"];

/**
 * The address by which others come here, and what stands in their way; of the own machine the server knows more.
 *
 * @returns {Promise<{ origin: string, warning: string | null }>}
 */
async function invitation() {
  const { origin, hostname, protocol, port } = location;
  if (alone || !OWN_MACHINE.includes(hostname)) return { origin, warning: null };
  const { beyond, hosts } = await api.addresses();
  if (!beyond) return { origin, warning: t("share.onlyHere") };
  if (hosts.length === 0) return { origin, warning: t("share.unknown") };
  return { origin: `${protocol}//${hosts[0]}${port ? `:${port}` : ""}`, warning: null };
}

/**
 * A text as a picture to point a phone at.
 *
 * @param {string} text
 */
async function qrPicture(text) {
  const { qrCode } = await import("./qr.js");
  const rows = qrCode(text);
  if (!rows) return null;
  // Four light modules around it belong to the code.
  const size = rows.length + 8;
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : ""))).join("");
  return svg(
    "svg",
    { class: "qr", viewBox: `0 0 ${size} ${size}`, role: "img", "aria-label": t("share.qr"), "shape-rendering": "crispEdges" },
    svg("rect", { width: size, height: size, fill: "#fff" }),
    svg("path", { d: path, fill: "#000" }),
  );
}

export async function shareDialog() {
  const { game } = state;
  if (!game) return;
  const { origin, warning } = await invitation().catch(() => ({ origin: location.origin, warning: null }));
  const path = game.path ? location.pathname : `/game/${game.id}`;
  const link = alone ? linkTo(path) : origin + path;
  const picture = warning ? null : await qrPicture(link);
  const free = [game.players.white, game.players.black].some((player) => player.seat === "free");
  openDialog(
    "share.title",
    html("p", { text: t(free ? "share.seat" : "share.watch") }),
    warning ? html("p", { class: "warning", text: warning }) : null,
    copyField("share-link", t("share.link"), link),
    picture,
  );
}

/** Everything one can take out of a game or an analysis. */
export function exportDialog() {
  const shown = position();
  if (!shown) return;
  // A game of the tournament is written down when it is over.
  const game = state.view === "play" && (!state.game?.path || state.game.outcome.over) ? state.game : null;
  const files = game
    ? html(
        "div",
        { class: "tools" },
        html("a", { class: "button", href: `${pathOf(game)}/export?format=text`, download: "", text: t("export.text") }),
        html("a", { class: "button", href: `${pathOf(game)}/export?format=json`, download: "", text: t("export.json") }),
      )
    : null;
  openDialog(
    "export.title",
    copyField("export-position", t("export.position"), shown.text),
    copyField("export-url", t("export.url"), analysisLink(shown)),
    files ? html("h3", { text: t("export.game") }) : null,
    files,
    html("h3", { text: t("export.picture") }),
    html(
      "div",
      { class: "tools" },
      button("picture.copy", "copy", () => withBoard(copyPng)),
      button("picture.png", "save", () => withBoard(savePng)),
      button("picture.svg", "save", () => withBoard(saveSvg)),
    ),
  );
}

/** @param {(board: Board) => Promise<void>} action */
const withBoard = (action) =>
  guarded(async () => {
    const board = currentBoard();
    if (board) await action(board);
  });

/** @param {Position} shown */
function analysisLink(shown) {
  return linkTo(`/analysis?${new URLSearchParams({ game: shown.game, variant: shown.variant, position: shown.text })}`);
}

export function importDialog() {
  const text = html("textarea", { id: "import-text", rows: "10", spellcheck: "false" });
  const file = html("input", {
    id: "import-file",
    type: "file",
    accept: ".txt,.json,text/plain,application/json",
    onchange: async () => {
      text.value = (await file.files?.[0]?.text()) ?? "";
    },
  });
  const games = html("ol", { class: "import-games" });
  /** @type {HTMLDialogElement} */
  let dialog;
  /** @param {number} number */
  const take = (number) =>
    guarded(async () => {
      keep(await api.importGame(text.value, number));
      hush();
      dialog.close();
    });
  /** @param {Records["games"]} found */
  const choose = (found) =>
    games.replaceChildren(
      ...found.map(({ number, white, black, result, text: why }) =>
        html(
          "li",
          {},
          html("button", { type: "button", onclick: () => take(number), title: say(why), text: `${white} – ${black}  ${result}` }),
        ),
      ),
    );
  dialog = openDialog(
    "menu.import",
    html("div", { class: "field" }, html("label", { for: "import-text", text: t("import.text") }), text),
    html("div", { class: "field" }, html("label", { for: "import-file", text: t("import.file") }), file),
    html("button", {
      type: "button",
      class: "primary large",
      text: t("import.start"),
      onclick: () =>
        guarded(async () => {
          const { games: found } = await api.recordsIn(text.value);
          if (found.length > 1) choose(found);
          else if (found.length === 1) await take(1);
          else toast(t("import.none"), "bad");
        }),
    }),
    games,
  );
}
