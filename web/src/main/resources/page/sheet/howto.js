// "How to play": a few pictures and sentences for each game, drawn with the same board as the game itself.

import { Board } from "../board/board.js";
import { shapeOf } from "../board/shape.js";
import { t } from "../language/language.js";
import { skin } from "../skin/skin.js";
import { html } from "../element/svg.js";

/** @import { Mark } from "../board/board.js" */
/** @import { GameName, Side } from "../transport/transport" */

/**
 * @param {string} letter
 * @returns {Side}
 */
const side = (letter) => (letter === "w" ? "white" : "black");

/**
 * Stones from a word such as "wa7 bd6".
 *
 * @param {string} words
 */
const stones = (words) =>
  new Map(
    words
      .split(" ")
      .filter(Boolean)
      .map((word) => [word.slice(1), side(word[0])]),
  );

/** @typedef {{ stones: string, marks: Mark[] }} Lesson */

/** @type {Record<GameName, Lesson[]>} */
const LESSONS = {
  muehle: [
    { stones: "wd6 bf4 wd2", marks: [{ type: "hint", id: "b4" }] },
    {
      stones: "wd6 bf4 wd2 bb4 wa7",
      marks: [
        { type: "arrow", from: "a7", to: "d7" },
        { type: "to", id: "d7" },
        { type: "to", id: "a4" },
      ],
    },
    {
      stones: "wa7 wd7 wg7 bb4 be3 bf4",
      marks: [
        { type: "mill", ids: ["a7", "d7", "g7"], fresh: true },
        { type: "take", id: "b4" },
        { type: "take", id: "e3" },
        { type: "take", id: "f4" },
      ],
    },
    {
      stones: "wa1 wd5 wg7 bb4 bc4 be3 bf4 bd2",
      marks: [
        { type: "arrow", from: "a1", to: "g1" },
        { type: "to", id: "g1" },
      ],
    },
    {
      stones: "wa7 wd7 wb6 wf6 wg7 bc4 be3 bd2",
      marks: [
        { type: "mill", ids: ["a7", "d7", "g7"], fresh: false },
        { type: "arrow", from: "d7", to: "d6" },
        { type: "to", id: "d6" },
      ],
    },
  ],
  viergewinnt: [
    {
      stones: "wd1 bd2 we1",
      marks: [
        { type: "preview", id: "3", side: "black" },
        { type: "to", id: "c1" },
      ],
    },
    { stones: "wb1 wc2 wd3 we4 bc1 bd1 bd2 be1 we2 we3 ba1", marks: [{ type: "win", ids: ["b1", "c2", "d3", "e4"] }] },
    {
      stones: "wc1 wd1 we1 bc2 bd2",
      marks: [
        { type: "hint", id: "b1" },
        { type: "hint", id: "f1" },
      ],
    },
  ],
};

/**
 * A board that is only a picture, described by the text beside it.
 *
 * @param {GameName} game
 * @param {Lesson} lesson
 */
function picture(game, lesson) {
  const root = html("div", { class: "picture" });
  const board = new Board(root, shapeOf({ game, columns: 7, rows: 6 }), skin(), "");
  board.draw({ stones: stones(lesson.stones), marks: lesson.marks, choices: new Set(), selected: null, label: () => "" });
  root.replaceChildren(board.art);
  return root;
}

/** @type {GameName[]} */
const GAMES = ["muehle", "viergewinnt"];

/** The tasks need a server; without one the pictures are still there. */
function firstLesson() {
  const place = html("div", {});
  import("./lesson.js").then(
    ({ lesson }) => place.replaceChildren(lesson()),
    () => {},
  );
  return place;
}

/** @param {HTMLElement} root */
export function showHowTo(root) {
  root.append(firstLesson());
  for (const game of GAMES) {
    root.append(
      html(
        "section",
        { class: "howto", "aria-labelledby": `howto-${game}` },
        html("h2", { id: `howto-${game}`, text: t(`game.${game}`) }),
        html("p", { class: "lead", text: t(`howto.${game}.goal`) }),
        html(
          "ol",
          { class: "lessons" },
          LESSONS[game].map((lesson, i) =>
            html(
              "li",
              { class: "card" },
              picture(game, lesson),
              html("h3", { text: `${i + 1}. ${t(`howto.${game}.${i + 1}.title`)}` }),
              html("p", { text: t(`howto.${game}.${i + 1}`) }),
            ),
          ),
        ),
        html("p", { class: "play-now" }, html("button", { type: "button", class: "primary", "data-start": game, text: t("howto.play") })),
      ),
    );
  }
}
