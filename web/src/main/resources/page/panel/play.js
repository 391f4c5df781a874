// The side panel of a live game: status, evaluation, buttons, speed of computer games, moves.

import { evaluations } from "../game/analysis.js";
import { variantOf, variantTitle } from "../catalogue.js";
import { Conversation } from "./conversation.js";
import { say, sideName, t } from "../language/language.js";
import { iconSlot } from "../skin/icons.js";
import { Graph, MoveList } from "./movelist.js";
import { EvaluationBar, button, navigation, setOff, setText } from "./parts.js";
import { departFromGame } from "../game/pick.js";
import { act, lookBack, pathOf, toPresent } from "../game/play.js";
import { position, state, update } from "../state.js";
import { html } from "../element/svg.js";
import { guarded } from "../element/toast.js";
import { dueText, ending } from "../view.js";

export function walkGame(steps) {
  const { moveNumber } = state.game;
  const wanted = (state.cursor ?? moveNumber) + steps;
  guarded(() => lookBack(Math.max(0, Math.min(wanted, moveNumber))));
}

/** What is to be done or awaited, or how the game ended. */
function dueWords(game) {
  if (game.outcome.over) return say(game.outcome.text, game.game);
  if (game.turn === "paused" && state.path.length === 0) return t("due.paused");
  if (game.turn === "computer") return t("due.computer", { name: say(game.players[game.position.mover].title) });
  return dueText(position());
}

/** The value of the position shown: of the present the newest there is, of the past what is known of it. */
function valueShown(game) {
  const shown = position();
  if (!shown) return null;
  const present = state.cursor === null;
  const ended = present ? ending(game.outcome, game.game) : null;
  if (ended) return ended;
  if (state.values?.position === shown.text) return state.values.value;
  const newest = present ? (game.thinking?.evaluation ?? game.evaluation) : null;
  return newest ?? evaluations.get(shown.text) ?? null;
}

export class PlayPanel {
  constructor({ share, exportGame, learn }) {
    this.turn = html("p", { class: "turn" });
    this.due = html("p", { class: "due" });
    this.thinking = html(
      "div",
      { class: "thinking", hidden: true },
      html("span", { class: "dots", "aria-hidden": "true" }, html("i"), html("i"), html("i")),
      (this.thinkingText = html("span")),
      (this.stop = button("action.stop", "bolt", () => act("stop"), { id: "stop" })),
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
      undo: button("action.undo", "undo", () => this.when("undo", () => act("undo"))),
      redo: button("action.redo", "redo", () => this.when("redo", () => act("redo"))),
      hint: button("action.hint", "bulb", () => this.when("hint", () => act("hint"))),
      best: button("action.best", "star", () => this.when("best", () => act("best"))),
      random: button("action.random", "dice", () => this.when("random", () => act("random"))),
      single: button("action.single", "back", () => this.when("single", () => act("undo", { single: true }))),
      restart: button("action.restart", "restart", () => this.when("restart", () => act("restart"))),
      resign: button("action.resign", "flag", () => this.when("resign", () => this.resign())),
    };
    for (const [name, element] of Object.entries(this.actions)) element.id = `action-${name}`;
    this.delay = html("input", {
      type: "range",
      min: "0",
      max: "3",
      step: "0.1",
      id: "pace",
      onchange: (event) => act("pace", { delay: Number(event.target.value) }),
    });
    this.pace = html(
      "div",
      { class: "pace", role: "group", "aria-label": t("pace.label"), hidden: true },
      (this.pause = button("pace.pause", "pause", () => act(state.game.turn === "paused" ? "resume" : "pause"))),
      (this.step = button("pace.step", "step", () => act("step"))),
      html("label", { for: "pace", text: t("pace.delay") }),
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
      () =>
        guarded(async () => {
          await departFromGame();
          learn();
        }),
      { id: "action-learn" },
    );
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
      (this.actionGroup = html(
        "div",
        { class: "actions", role: "group", "aria-label": t("panel.actions") },
        Object.values(this.actions),
      )),
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
          button("action.analyse", "edit", () => guarded(departFromGame), { id: "action-analyse" }),
          this.learn,
          button("action.share", "share", share, { id: "action-share" }),
          button("action.export", "save", exportGame, { id: "action-export" }),
        ),
      ),
      this.conversation.element,
    );
  }

  /** A button that is off keeps its place for the keyboard, but does nothing. */
  when(name, action) {
    if (this.actions[name].getAttribute("aria-disabled") !== "true") action();
  }

  resign() {
    const { game } = state;
    const side = game.you.sides.includes(game.position.mover) ? game.position.mover : game.you.sides[0];
    act("resign", { side });
  }

  show() {
    const { game } = state;
    if (!game) return;
    const { outcome, players, you, thinking } = game;
    const mover = game.position.mover;
    const alone = you.sides.length === 1;
    const name = sideName(game.game, mover);
    let turn = t(alone && you.sides.includes(mover) && game.turn === "human" ? "turn.you" : "turn.side", { side: name });
    if (game.turn === "paused") turn = t("turn.paused", { side: name });
    setText(this.turn, outcome.over ? this.ending(outcome, you, alone) : turn);
    setText(this.due, dueWords(game));
    this.turn.dataset.side = mover;
    this.thinking.hidden = !thinking;
    this.due.hidden = Boolean(thinking) && !outcome.over;
    if (thinking) this.showThinking(thinking, game);
    this.past.hidden = state.cursor === null;
    this.showSeat(game);
    this.evaluation.show(valueShown(game), game.game);
    const last = [...game.history].reverse().find((entry) => entry.by !== "human" && entry.seconds !== null);
    setText(this.timing, last ? t("timing", { move: last.move, seconds: seconds(last.seconds) }) : "");
    this.showActions(game);
    this.showRules(game);
    const computers = players.white.kind !== "human" && players.black.kind !== "human";
    this.pace.hidden = !(computers || game.turn === "paused") || !you.control || outcome.over;
    this.showPause(game.turn === "paused", computers);
    if (document.activeElement !== this.delay) this.delay.value = game.pace.delay;
    const at = state.cursor ?? game.moveNumber;
    this.moves.show(game.history, at, t("moves.label"));
    this.graph.show(
      [evaluations.get(game.start) ?? null, ...game.history.map((entry) => evaluations.get(entry.position) ?? entry.evaluation)],
      at,
    );
    this.analyse.setAttribute("aria-pressed", String(state.analysing));
    this.learn.hidden = !outcome.over || game.history.length < 2 || Boolean(game.path);
    this.conversation.show(game, pathOf(game));
  }

  /** A program cannot be hurried, so nobody is offered to. */
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

  showPause(paused, computers) {
    if (this.paused === paused && this.computers === computers) return;
    this.paused = paused;
    this.computers = computers;
    setText(this.pause.lastChild, t(paused ? "pace.resume" : "pace.pause"));
    this.pause.firstChild.replaceWith(iconSlot(paused ? "play" : "pause"));
    for (const part of [this.delay, this.delay.previousSibling]) part.hidden = !computers;
  }

  ending(outcome, you, alone) {
    if (!outcome.winner) return t("end.draw");
    if (alone) return t(you.sides.includes(outcome.winner) ? "end.won" : "end.lost");
    return t("end.side", { side: sideName(state.game.game, outcome.winner) });
  }

  /** By which rules the game is played, where they are not the usual ones. */
  showRules(game) {
    const usual = variantOf(game.game, game.variant)?.default === true;
    this.rules.hidden = game.game !== "muehle" || !state.catalogue.rules || usual;
    if (!this.rules.hidden) setText(this.rules, t("rules.name", { rules: variantTitle(game.game, game.variant) }));
  }

  showSeat(game) {
    const free = ["white", "black"].filter((side) => game.players[side].seat === "free");
    const join = game.you.mayJoin ?? [];
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
            text: t("seat.take", { side: sideName(game.game, side) }),
          }),
        ),
      );
    } else this.seat.replaceChildren(t(game.you.sides.length === 0 ? "seat.watching" : "seat.waiting"));
  }

  showActions(game) {
    const mine = (game.you.sides.includes(game.position.mover) && game.turn === "human") || game.turn === "paused";
    const over = game.outcome.over;
    const idle = state.busy === null && state.connected && state.cursor === null;
    const seated = game.you.sides.length > 0 || game.you.control;
    this.actionGroup.hidden = !seated;
    setOff(this.actions.undo, !(game.canUndo && seated && state.connected));
    setOff(this.actions.single, !(game.canUndo && seated && state.connected));
    setOff(this.actions.redo, !(game.canRedo && seated && state.connected));
    for (const name of ["hint", "best", "random"]) setOff(this.actions[name], over || !mine || !idle);
    setOff(this.actions.restart, !seated || !state.connected);
    setOff(this.actions.resign, over || game.you.sides.length === 0 || !state.connected);
    this.actions.hint.classList.toggle("waiting", state.busy === "hint");
    this.actions.best.classList.toggle("waiting", state.busy === "best");
    const oneComputer = (game.players.white.kind === "human") !== (game.players.black.kind === "human");
    this.actions.single.hidden = !oneComputer;
    this.actions.restart.classList.toggle("call", over);
  }
}

export function seconds(value) {
  return value < 0.1 ? t("seconds.instant") : t("seconds", { seconds: value.toFixed(1).replace(".", t("decimal")) });
}
