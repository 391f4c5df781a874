// The side panel of a live game: status, evaluation, buttons, speed of computer games, moves.

import { alone } from "../address.js";
import { evaluations, startLesson } from "../game/analysis.js";
import { variantOf, variantTitle } from "../catalogue.js";
import { confirmDialog } from "../dialog/confirm.js";
import { Conversation } from "./conversation.js";
import { say, sideName, t, text } from "../language/language.js";
import { iconSlot } from "../skin/icons.js";
import { Graph, MoveList } from "./movelist.js";
import { EvaluationBar, button, navigation, setOff, setText } from "./parts.js";
import { amongPeople, mayCallOff, playerName, opposed } from "../game/people.js";
import { departFromGame } from "../game/pick.js";
import { act, lookBack, pathOf, toPresent } from "../game/play.js";
import { moveTold } from "../game/told.js";
import { endWords } from "./ending.js";
import { Offers } from "./offers.js";
import { MOST_SAID } from "../game/why.js";
import { sentences, showPointed } from "./why.js";
import { position, state, update } from "../state.js";
import { html } from "../element/svg.js";
import { guarded } from "../element/toast.js";
import { dueText, ending, hintWords } from "../view.js";

/**
 * @import { IconName } from "../skin/icons.js"
 * @import { LiveGame } from "../state.js"
 * @import { Thinking } from "../transport/server"
 * @import { Side } from "../transport/transport"
 */

/** A sentence of more letters takes two lines of a phone. */
const LONG = 42;

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
 * Who is to move, or how the game ended, or what of it one is looking at.
 *
 * @param {LiveGame} game
 */
function turnWords(game) {
  const { outcome, position, turn, you } = game;
  if (state.cursor !== null) return pastWords(state.cursor, game);
  if (outcome.over) return endWords(game);
  const side = playerName(game, position.mover);
  if (turn === "paused") return t("turn.paused", { side });
  const mine = you.sides.length === 1 && you.sides.includes(position.mover) && turn === "human";
  return t(mine ? "turn.you" : "turn.side", { side });
}

/**
 * @param {number} cursor
 * @param {LiveGame} game
 */
function pastWords(cursor, { history }) {
  if (cursor === 0) return t("past.start");
  return t("past.note", { number: cursor, count: history.length, move: history[cursor - 1]?.move });
}

/**
 * The last move in a sentence, unless one made it oneself.
 *
 * @param {LiveGame} game
 */
function toldWords(game) {
  const entry = game.lastMove;
  const mine = entry && game.you.sides.length === 1 && game.you.sides.includes(entry.side) && entry.by === "human";
  return entry && !mine && !game.outcome.over ? moveTold(entry, game.position, playerName(game, entry.side)) : "";
}

/**
 * What is to be done or awaited.
 *
 * @param {LiveGame} game
 */
function dueWords(game) {
  if (game.outcome.over) return "";
  const shown = position();
  if (state.hint && shown && state.path.length === 0) return hintWords(state.hint, shown);
  if (game.turn === "paused" && state.path.length === 0) return t("due.paused");
  if (game.turn === "human" && game.you.sides.length > 0 && !game.you.sides.includes(game.position.mover))
    return t("due.wait", { side: playerName(game, game.position.mover) });
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
 * @param {() => unknown} run
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

function giveUp() {
  if (!state.game) return;
  const { you, position } = state.game;
  act("resign", { side: you.sides.includes(position.mover) ? position.mover : you.sides[0] });
}

const resign = () => confirmDialog({ title: "action.resign", question: "confirm.resign", answer: "confirm.resign.yes" }, giveUp);

const leave = () => confirmDialog({ title: "action.leave", question: "confirm.leave", answer: "confirm.leave.yes" }, () => act("leave"));

/** Nothing is lost by beginning again what has not begun, or is over. */
function restart() {
  const { game } = state;
  if (!game) return;
  const again = () => act("restart");
  if (game.moveNumber === 0 || game.outcome.over || opposed(game)) again();
  else confirmDialog({ title: "action.restart", question: "confirm.restart", answer: "confirm.restart.yes" }, again);
}

/** Takes back the last move; one that has only been begun is given up. */
function takeBack() {
  if (state.path.length > 0 && !state.busy) update({ path: [] });
  else act("undo");
}

const depart = () =>
  guarded(async () => {
    if (state.game) await departFromGame(state.game);
  });

/** Goes through the game just played, mistake by mistake. */
export async function learnFromGame() {
  await depart();
  startLesson();
}

export class PlayPanel {
  /** @param {{ share: () => void, exportGame: () => void, ending: HTMLElement }} actions */
  constructor({ share, exportGame, ending }) {
    this.pauseKey = "";
    this.seatKey = "";
    this.thinkingText = html("span");
    this.stop = button("action.stop", "bolt", () => act("stop"), { id: "stop" });
    this.turn = html("p", { class: "turn" });
    this.told = html("p", { class: "told" });
    this.due = html("p", { class: "due" });
    this.why = html("div", { class: "told-why", hidden: true });
    this.whyKey = "";
    this.thinking = html(
      "div",
      { class: "thinking", hidden: true },
      html("span", { class: "dots", "aria-hidden": "true" }, html("i"), html("i"), html("i")),
      this.thinkingText,
      this.stop,
    );
    this.past = html(
      "div",
      { class: "past tools", hidden: true },
      button("past.return", "last", toPresent, { class: "primary", id: "past-return" }),
      button("past.try", "search", depart, { id: "past-try" }),
    );
    this.offers = new Offers();
    this.seat = html("p", { class: "seat", hidden: true });
    this.rules = html("p", { class: "rules-name", hidden: true });
    this.evaluation = new EvaluationBar();
    this.timing = html("p", { class: "timing" });
    this.actions = {
      hint: action("hint", "bulb"),
      undo: action("undo", "undo", takeBack),
      redo: action("redo", "redo"),
    };
    this.rarer = {
      best: action("best", "star"),
      random: action("random", "dice"),
      single: action("single", "single", () => act("undo", { single: true })),
      draw: action("draw", "draw", () => act("offer", { kind: "draw" })),
      restart: action("restart", "restart", restart),
      resign: action("resign", "flag", resign),
      name: action("name", "edit", async () => (await import("../dialog/name.js")).nameDialog()),
      leave: action("leave", "close", leave),
    };
    this.more = button("action.more", "more", () => this.unfold(this.rare.hidden), { id: "action-more", "aria-controls": "rare" });
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
    this.legend = html("p", { class: "legend", hidden: true });
    this.graph = new Graph((number) => guarded(() => lookBack(number)));
    this.analyse = button("action.values", "eye", () => update({ analysing: !state.analysing, values: null }), {
      "aria-pressed": "false",
      id: "action-values",
    });
    this.rare = html(
      "div",
      { class: "actions rare", id: "rare", role: "group", "aria-label": t("action.more"), hidden: true },
      Object.values(this.rarer),
    );
    this.actionGroup = html(
      "div",
      { class: "actions", role: "group", "aria-label": t("panel.actions") },
      Object.values(this.actions),
      this.more,
    );
    this.value = html("section", { class: "card", "aria-label": t("evaluation.label") }, this.evaluation.element, this.timing);
    this.unfold(false);
    this.conversation = new Conversation();
    this.element = html(
      "div",
      { class: "panel-inside" },
      html(
        "section",
        { class: "card status", "aria-label": t("panel.status") },
        this.turn,
        this.told,
        this.due,
        this.why,
        this.thinking,
        this.past,
        this.offers.element,
        this.seat,
        this.rules,
        this.pace,
      ),
      ending,
      this.actionGroup,
      this.rare,
      this.value,
      html(
        "section",
        { class: "card history", "aria-label": t("moves.label") },
        this.legend,
        this.graph.element,
        this.moves.element,
        navigation(walkGame),
        html(
          "div",
          { class: "tools" },
          this.analyse,
          button("action.analyse", "search", depart, { id: "action-analyse" }),
          alone ? null : button("action.share", "share", share, { id: "action-share" }),
          button("action.export", "save", exportGame, { id: "action-export" }),
        ),
      ),
      this.conversation.element,
    );
  }

  /**
   * What speaks for the move of a hint.
   *
   * @param {boolean} going
   */
  showWhy(going) {
    const hint = going && state.path.length === 0 ? state.hint : null;
    const reasons = hint?.reasons?.slice(0, MOST_SAID) ?? [];
    const key = JSON.stringify(reasons);
    this.why.hidden = reasons.length === 0;
    if (this.whyKey !== key) this.why.replaceChildren(...(reasons.length ? [sentences(reasons, "hint")] : []));
    this.whyKey = key;
    showPointed(this.why);
  }

  show() {
    const { game } = state;
    if (!game) return;
    const { outcome, players, you, thinking } = game;
    const past = state.cursor !== null;
    const going = !past && !outcome.over;
    setText(this.turn, turnWords(game));
    this.turn.classList.toggle("over", outcome.over);
    setText(this.told, toldWords(game));
    setText(this.due, dueWords(game));
    this.told.classList.toggle("long", (this.told.textContent ?? "").length > LONG);
    this.due.classList.toggle("usual", state.path.length === 0 && state.hint === null);
    this.showWhy(going);
    this.told.hidden = !going;
    this.due.hidden = !going || Boolean(thinking);
    this.thinking.hidden = past || !thinking;
    if (thinking) this.showThinking(thinking, game);
    this.past.hidden = !past;
    this.offers.show(game);
    this.showSeat(game);
    const value = valueShown(game);
    this.evaluation.show(value, game.position);
    setText(this.timing, timing(game));
    this.value.hidden = value === null;
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
    // Whoever plays a person plays without help.
    const person = !outcome.over && you.sides.length === 1 && players.white.kind === "human" && players.black.kind === "human";
    this.analyse.hidden = person;
    if (person && state.analysing) update({ analysing: false, values: null });
    this.analyse.setAttribute("aria-pressed", String(state.analysing));
    this.legend.hidden = !state.analysing;
    setText(this.legend, t(`legend.${game.game}`));
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
    const absent = mayCallOff(game, performance.now() - game.met);
    this.seat.hidden = free.length === 0 && game.you.sides.length > 0 && !absent;
    const key = `${free}|${join}|${game.you.sides}|${absent}`;
    if (this.seatKey === key) return;
    this.seatKey = key;
    if (absent) {
      this.seat.replaceChildren(
        html("span", { text: t("presence.long") }),
        html("button", { type: "button", id: "call-off", onclick: () => act("calloff"), text: t("presence.callOff") }),
      );
      return;
    }
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

  /** @param {boolean} open */
  unfold(open) {
    this.rare.hidden = !open;
    this.more.setAttribute("aria-expanded", String(open));
  }

  /** @param {LiveGame} game */
  showActions(game) {
    const mine = (game.you.sides.includes(game.position.mover) && game.turn === "human") || game.turn === "paused";
    const over = game.outcome.over;
    const here = state.connected && state.cursor === null;
    const idle = state.busy === null && here;
    const seated = game.you.sides.length > 0 || game.you.control;
    const { hint, undo, redo } = this.actions;
    const { best, random, single, draw, restart, resign, name, leave } = this.rarer;
    this.actionGroup.hidden = !seated;
    if (!seated) this.unfold(false);
    setOff(undo, !((game.canUndo || state.path.length > 0) && seated && here));
    setOff(single, !(game.canUndo && seated && here));
    setOff(redo, !(game.canRedo && seated && here));
    for (const element of [hint, best, random]) setOff(element, over || !mine || !idle);
    setOff(restart, !seated || !here);
    setOff(resign, over || game.you.sides.length === 0 || !here);
    hint.classList.toggle("waiting", state.busy === "hint");
    best.classList.toggle("waiting", state.busy === "best");
    const oneComputer = (game.players.white.kind === "human") !== (game.players.black.kind === "human");
    single.hidden = !oneComputer;
    draw.hidden = !opposed(game);
    name.hidden = !amongPeople(game);
    leave.hidden = !amongPeople(game);
    setOff(draw, over || !here);
  }
}

/** @param {number} value */
function seconds(value) {
  return value < 0.1 ? t("seconds.instant") : t("seconds", { seconds: value.toFixed(1).replace(".", t("decimal")) });
}
