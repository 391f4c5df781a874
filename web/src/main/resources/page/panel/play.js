// The side panel of a live game: status, evaluation, buttons, speed of computer games, moves.

import { evaluations, startLesson } from "../game/analysis.js";
import { variantOf, variantTitle } from "../catalogue.js";
import { Conversation } from "./conversation.js";
import { say, sideName, t, text } from "../language/language.js";
import { iconSlot } from "../skin/icons.js";
import { Graph, MoveList } from "./movelist.js";
import { EvaluationBar, button, navigation, setOff, setText } from "./parts.js";
import { departFromGame } from "../game/pick.js";
import { act, lookBack, pathOf, toPresent } from "../game/play.js";
import { position, state, update } from "../state.js";
import { html } from "../element/svg.js";
import { guarded } from "../element/toast.js";
import { dueText, ending } from "../view.js";

/**
 * @import { IconName } from "../skin/icons.js"
 * @import { LiveGame } from "../state.js"
 * @import { Outcome, Position, Thinking, You } from "../transport/server"
 * @import { Side } from "../transport/transport"
 */

/** @type {Side[]} */
const SIDES = ["white", "black"];

/** @param {number} steps */
export function walkGame(steps) {
  if (!state.game) return;
  const { moveNumber } = state.game;
  const wanted = (state.cursor ?? moveNumber) + steps;
  guarded(() => lookBack(Math.max(0, Math.min(wanted, moveNumber))));
}

/**
 * What is to be done or awaited, or how the game ended.
 *
 * @param {LiveGame} game
 */
function dueWords(game) {
  if (game.outcome.over) return say(game.outcome.text);
  if (game.turn === "paused" && state.path.length === 0) return t("due.paused");
  if (game.turn === "computer") return t("due.computer", { name: say(game.players[game.position.mover].title) });
  return dueText(position());
}

/**
 * The value of the position shown: of the present the newest there is, of the past what is known of it.
 *
 * @param {LiveGame} game
 */
function valueShown(game) {
  const shown = position();
  if (!shown) return null;
  const present = state.cursor === null;
  const ended = present ? ending(game.outcome, shown) : null;
  if (ended) return ended;
  if (state.values?.position === shown.text) return state.values.value;
  const newest = present ? (game.thinking?.evaluation ?? game.evaluation) : null;
  return newest ?? evaluations.get(shown.text) ?? null;
}

/**
 * How a game ended, said to the one who played it or to those who watched.
 *
 * @param {Outcome} outcome
 * @param {You} you
 * @param {Position} shown
 */
function endWords({ winner }, you, shown) {
  if (!winner) return t("end.draw");
  if (you.sides.length === 1) return t(you.sides.includes(winner) ? "end.won" : "end.lost");
  return t("end.side", { side: sideName(shown, winner) });
}

/**
 * How long the computer's last move took.
 *
 * @param {LiveGame} game
 */
function timing({ history }) {
  const last = history.findLast((entry) => entry.by !== "human" && entry.seconds !== null);
  return last ? t("timing", { move: last.move, seconds: seconds(last.seconds ?? 0) }) : "";
}

/**
 * The button of an action. While it is off it keeps its place for the keyboard, but does nothing.
 *
 * @param {string} name
 * @param {IconName} iconName
 */
function action(name, iconName, run = () => act(name)) {
  const element = button(
    `action.${name}`,
    iconName,
    () => {
      if (element.getAttribute("aria-disabled") !== "true") run();
    },
    { id: `action-${name}` },
  );
  return element;
}

async function resign() {
  if (!state.game) return;
  const { you, position } = state.game;
  await act("resign", { side: you.sides.includes(position.mover) ? position.mover : you.sides[0] });
}

const depart = () =>
  guarded(async () => {
    if (state.game) await departFromGame(state.game);
  });

export class PlayPanel {
  /** @param {{ share: () => void, exportGame: () => void }} actions */
  constructor({ share, exportGame }) {
    this.pauseKey = "";
    this.seatKey = "";
    this.thinkingText = html("span");
    this.stop = button("action.stop", "bolt", () => act("stop"), { id: "stop" });
    this.turn = html("p", { class: "turn" });
    this.due = html("p", { class: "due" });
    this.thinking = html(
      "div",
      { class: "thinking", hidden: true },
      html("span", { class: "dots", "aria-hidden": "true" }, html("i"), html("i"), html("i")),
      this.thinkingText,
      this.stop,
    );
    this.past = html(
      "p",
      { class: "past", hidden: true },
      html("span", { text: t("past.note") }),
      " ",
      button("past.return", "last", toPresent),
    );
    this.seat = html("p", { class: "seat", hidden: true });
    this.rules = html("p", { class: "rules-name", hidden: true });
    this.evaluation = new EvaluationBar();
    this.timing = html("p", { class: "timing" });
    this.actions = {
      undo: action("undo", "undo"),
      redo: action("redo", "redo"),
      hint: action("hint", "bulb"),
      best: action("best", "star"),
      random: action("random", "dice"),
      single: action("single", "back", () => act("undo", { single: true })),
      restart: action("restart", "restart"),
      resign: action("resign", "flag", resign),
    };
    this.delay = html("input", {
      type: "range",
      min: "0",
      max: "3",
      step: "0.1",
      id: "pace",
      onchange: () => {
        act("pace", { delay: Number(this.delay.value) });
      },
    });
    this.delayLabel = html("label", { for: "pace", text: t("pace.delay") });
    this.pause = button("pace.pause", "pause", () => act(state.game?.turn === "paused" ? "resume" : "pause"));
    this.step = button("pace.step", "step", () => act("step"));
    this.pace = html(
      "div",
      { class: "pace", role: "group", "aria-label": t("pace.label"), hidden: true },
      this.pause,
      this.step,
      this.delayLabel,
      this.delay,
    );
    this.moves = new MoveList((number) => guarded(() => lookBack(number)));
    this.graph = new Graph((number) => guarded(() => lookBack(number)));
    this.analyse = button("action.values", "search", () => update({ analysing: !state.analysing, values: null }), {
      "aria-pressed": "false",
      id: "action-values",
    });
    this.learn = button(
      "learn.open",
      "book",
      async () => {
        await depart();
        startLesson();
      },
      { id: "action-learn" },
    );
    this.actionGroup = html("div", { class: "actions", role: "group", "aria-label": t("panel.actions") }, Object.values(this.actions));
    this.conversation = new Conversation();
    this.element = html(
      "div",
      { class: "panel-inside" },
      html(
        "section",
        { class: "card status", "aria-label": t("panel.status") },
        this.turn,
        this.due,
        this.thinking,
        this.past,
        this.seat,
        this.rules,
        this.pace,
      ),
      html("section", { class: "card", "aria-label": t("evaluation.label") }, this.evaluation.element, this.timing),
      this.actionGroup,
      html(
        "section",
        { class: "card history", "aria-label": t("moves.label") },
        this.graph.element,
        this.moves.element,
        navigation(walkGame),
        html(
          "div",
          { class: "tools" },
          this.analyse,
          button("action.analyse", "edit", depart, { id: "action-analyse" }),
          this.learn,
          button("action.share", "share", share, { id: "action-share" }),
          button("action.export", "save", exportGame, { id: "action-export" }),
        ),
      ),
      this.conversation.element,
    );
  }

  show() {
    const { game } = state;
    if (!game) return;
    const { outcome, players, you, thinking } = game;
    const mover = game.position.mover;
    const alone = you.sides.length === 1;
    const name = sideName(game.position, mover);
    let turn = t(alone && you.sides.includes(mover) && game.turn === "human" ? "turn.you" : "turn.side", { side: name });
    if (game.turn === "paused") turn = t("turn.paused", { side: name });
    setText(this.turn, outcome.over ? endWords(outcome, you, game.position) : turn);
    setText(this.due, dueWords(game));
    this.turn.dataset.side = mover;
    this.thinking.hidden = !thinking;
    this.due.hidden = Boolean(thinking) && !outcome.over;
    if (thinking) this.showThinking(thinking, game);
    this.past.hidden = state.cursor === null;
    this.showSeat(game);
    this.evaluation.show(valueShown(game), game.position);
    setText(this.timing, timing(game));
    this.showActions(game);
    this.showRules(game);
    const computers = players.white.kind !== "human" && players.black.kind !== "human";
    this.pace.hidden = !(computers || game.turn === "paused") || !you.control || outcome.over;
    this.showPause(game.turn === "paused", computers);
    if (document.activeElement !== this.delay) this.delay.value = String(game.pace.delay);
    const at = state.cursor ?? game.moveNumber;
    /** @param {number} number */
    const gradeOf = (number) => (state.review?.id === game.id ? state.review.grades.get(number)?.grade : null);
    this.moves.show(game.history, at, t("moves.label"), gradeOf);
    this.graph.show(
      [evaluations.get(game.start) ?? null, ...game.history.map((entry) => evaluations.get(entry.position) ?? entry.evaluation)],
      at,
      gradeOf,
    );
    this.analyse.setAttribute("aria-pressed", String(state.analysing));
    this.learn.hidden = !outcome.over || game.history.length < 2 || Boolean(game.path);
    this.conversation.show(game, pathOf(game));
  }

  /**
   * A program cannot be hurried, so nobody is offered to.
   *
   * @param {Thinking} thinking
   * @param {LiveGame} game
   */
  showThinking(thinking, game) {
    this.stop.hidden = !thinking.hurries;
    if (thinking.hurries) {
      const depth = thinking.depth ? t("thinking.depth", { depth: thinking.depth }) : "";
      setText(this.thinkingText, t("thinking", { depth }));
    } else {
      const name = say(game.players[thinking.side].title);
      setText(this.thinkingText, t("thinking.program", { name, seconds: seconds(game.seconds) }));
    }
  }

  /**
   * @param {boolean} paused
   * @param {boolean} computers
   */
  showPause(paused, computers) {
    const key = JSON.stringify([paused, computers]);
    if (this.pauseKey === key) return;
    this.pauseKey = key;
    this.pause.replaceChildren(
      iconSlot(paused ? "play" : "pause"),
      html("span", { class: "label", ...text(paused ? "pace.resume" : "pace.pause") }),
    );
    this.delay.hidden = !computers;
    this.delayLabel.hidden = !computers;
  }

  /**
   * By which rules the game is played, where they are not the usual ones.
   *
   * @param {LiveGame} game
   */
  showRules(game) {
    const usual = variantOf(game.game, game.variant)?.default === true;
    this.rules.hidden = game.game !== "muehle" || !state.catalogue.rules || usual;
    if (!this.rules.hidden) setText(this.rules, t("rules.name", { rules: variantTitle(game.game, game.variant) }));
  }

  /** @param {LiveGame} game */
  showSeat(game) {
    const free = SIDES.filter((side) => game.players[side].seat === "free");
    const join = game.you.mayJoin;
    this.seat.hidden = free.length === 0 && game.you.sides.length > 0;
    const key = `${free}|${join}|${game.you.sides}`;
    if (this.seatKey === key) return;
    this.seatKey = key;
    if (join.length && game.you.sides.length === 0) {
      this.seat.replaceChildren(
        html("span", { text: t("seat.watching") }),
        ...join.map((side) =>
          html("button", {
            type: "button",
            class: "primary",
            onclick: () => act("seats", { side }),
            text: t("seat.take", { side: sideName(game.position, side) }),
          }),
        ),
      );
    } else this.seat.replaceChildren(t(game.you.sides.length === 0 ? "seat.watching" : "seat.waiting"));
  }

  /** @param {LiveGame} game */
  showActions(game) {
    const mine = (game.you.sides.includes(game.position.mover) && game.turn === "human") || game.turn === "paused";
    const over = game.outcome.over;
    const idle = state.busy === null && state.connected && state.cursor === null;
    const seated = game.you.sides.length > 0 || game.you.control;
    this.actionGroup.hidden = !seated;
    setOff(this.actions.undo, !(game.canUndo && seated && state.connected));
    setOff(this.actions.single, !(game.canUndo && seated && state.connected));
    setOff(this.actions.redo, !(game.canRedo && seated && state.connected));
    const { hint, best, random } = this.actions;
    for (const element of [hint, best, random]) setOff(element, over || !mine || !idle);
    setOff(this.actions.restart, !seated || !state.connected);
    setOff(this.actions.resign, over || game.you.sides.length === 0 || !state.connected);
    this.actions.hint.classList.toggle("waiting", state.busy === "hint");
    this.actions.best.classList.toggle("waiting", state.busy === "best");
    const oneComputer = (game.players.white.kind === "human") !== (game.players.black.kind === "human");
    this.actions.single.hidden = !oneComputer;
    this.actions.restart.classList.toggle("call", over);
  }
}

/** @param {number} value */
function seconds(value) {
  return value < 0.1 ? t("seconds.instant") : t("seconds", { seconds: value.toFixed(1).replace(".", t("decimal")) });
}
