// From the state to what the board shows: stones, marks, choices and spoken names. Pure; knows no rules,
// only the legal moves the server sent.

import { shapeOf } from "./board/shape.js";
import { variantTitle } from "./catalogue.js";
import { say, sideName, t } from "./language/language.js";
import { candidates, clicks, mayMove, position, state, stepKind, stonesOf } from "./state.js";

/**
 * @import { BoardView, LineMark, Mark, ValueMark } from "./board/board.js"
 * @import { Shape } from "./board/shape.js"
 * @import { MadeMove, Scene, Step } from "./state.js"
 * @import { Analysis, Evaluation, Hint, Move, Outcome, Point, Position, Spoken } from "./transport/server"
 * @import { Side } from "./transport/transport"
 */

/**
 * The move that led to the position shown, if any.
 *
 * @returns {MadeMove | null}
 */
function lastEntry() {
  if (state.view === "analysis") return state.line?.current.entry ?? null;
  if (state.cursor !== null) return state.game?.history[state.cursor - 1] ?? null;
  return state.game?.lastMove ?? null;
}

/**
 * Everything the board needs for one drawing, or null while there is no position.
 *
 * @returns {(BoardView & { movable: Set<string> }) | null}
 */
export function boardView() {
  const shown = position();
  if (!shown) return null;
  const scene = sceneShown();
  if (scene) return sceneView(scene, shown);
  if (state.peek && state.view === "analysis") return peekView(state.peek);
  const shape = shapeOf(shown);
  const stones = stonesOf(shown);
  const begun = mayMove() ? candidates(shown.moves, state.path) : [];
  const sent = begun.find((move) => clicks(move).length === state.path.length);
  const options = sent ? [] : begun;
  const choices = new Map(options.map((move) => [clicks(move)[state.path.length], stepKind(move, state.path.length)]));
  const taking = [...choices.values()].includes("take");
  const marks = [...lastMarks(lastEntry(), shown), ...millMarks(shown, lastEntry())];
  if (sent) {
    if (sent.captured) marks.push(...closedBy(sent, stones, shown, shape));
    preview(sent, stones, shown.mover);
  }
  if (taking) previewTake(options[0], stones, shown, shape, marks);
  marks.push(...choiceMarks(choices, options, shown));
  if (state.values?.position === shown.text && state.analysing && !state.why)
    marks.push(...valueMarks(state.values, options.length ? options : shown.moves));
  if (state.threats && state.view === "analysis" && state.path.length === 0) marks.push(...threatMarks(shown));
  if (state.hint) marks.push(...moveMarks(state.hint.move, shown.mover));
  marks.push(...whyMarks(shown));
  for (const line of shown.winningLines) marks.push({ type: "win", ids: line });
  return {
    stones,
    marks,
    choices: new Set(choices.keys()),
    movable: new Set([...choices].filter(([, kind]) => kind === "select").map(([id]) => id)),
    selected: taking || sent ? null : (state.path[0] ?? null),
    label: labels(shown, stones, choices),
  };
}

/** The scene that the board shows now, if any: it belongs to the present of the live game. */
export function sceneShown() {
  return state.view === "play" && state.cursor === null ? state.scene : null;
}

/**
 * A move while it is being shown: the stone it takes stays until the rest was seen, and the mill waits for the stone
 * that closes it.
 *
 * @param {Scene} scene
 * @param {Position} shown
 */
function sceneView({ entry, phase }, shown) {
  const stones = stonesOf(shown);
  if (entry.captured && phase !== "take") stones.set(entry.captured, other(entry.side));
  const mills = millMarks(shown, entry);
  const landed = [...lastMarks(entry, shown), ...mills];
  return {
    stones,
    marks: phase === "move" ? mills.filter((mark) => !mark.fresh) : landed,
    choices: new Set(),
    movable: new Set(),
    selected: null,
    calm: true,
    label: labels(shown, stones, new Map()),
  };
}

/**
 * @param {Position} shown
 * @param {Map<string, Side>} stones
 * @param {Map<string, Step>} choices
 */
const labels = (shown, stones, choices) => (shown.game === "muehle" ? muehleLabels(shown, stones, choices) : columnLabels(shown, choices));

/**
 * A position that is only looked at: nothing can be chosen.
 *
 * @param {NonNullable<typeof state.peek>} peek
 */
function peekView({ position: shown, entry }) {
  const stones = stonesOf(shown);
  /** @type {Mark[]} */
  const marks = [...lastMarks(entry, shown), ...millMarks(shown, entry)];
  for (const line of shown.winningLines) marks.push({ type: "win", ids: line });
  const none = new Map();
  return {
    stones,
    marks,
    choices: new Set(),
    movable: new Set(),
    selected: null,
    label: shown.game === "muehle" ? muehleLabels(shown, stones, none) : columnLabels(shown, none),
  };
}

/**
 * What the player who is not to move would do if the other passed.
 *
 * @param {Position} shown
 */
const threatMarks = (shown) => shown.threats.flatMap((move) => moveMarks(move, other(shown.mover)));

/**
 * @param {MadeMove | null} entry
 * @param {Position} shown
 * @returns {Mark[]}
 */
function lastMarks(entry, shown) {
  if (!entry) return [];
  if (entry.column) return shown.winningLines.length ? [] : [{ type: "last-drop", id: entry.to }];
  /** @type {Mark[]} */
  const marks = [{ type: "last-to", id: entry.to }];
  if (entry.from) marks.push({ type: "last-from", id: entry.from });
  return marks;
}

/**
 * @param {Position} shown
 * @param {MadeMove | null} entry
 * @returns {LineMark[]}
 */
function millMarks(shown, entry) {
  const fresh = new Set((entry?.closed ?? []).map((line) => [...line].sort().join()));
  return shown.mills.map((line) => ({ type: "mill", ids: line, fresh: fresh.has([...line].sort().join()) }));
}

/**
 * A move on its way to the server is already shown; its answer confirms or takes it back.
 *
 * @param {Move} move
 * @param {Map<string, Side>} stones
 * @param {Side} side
 */
function preview(move, stones, side) {
  if (move.from) stones.delete(move.from);
  if (move.captured) stones.delete(move.captured);
  stones.set(move.to, side);
}

/**
 * While a stone to take is being chosen, the board already shows the stone on its new point.
 *
 * @param {Move} move
 * @param {Map<string, Side>} stones
 * @param {Position} shown
 * @param {Shape} shape
 * @param {Mark[]} marks
 */
function previewTake(move, stones, shown, shape, marks) {
  if (move.from) stones.delete(move.from);
  marks.push(...closedBy(move, stones, shown, shape));
  stones.set(move.to, shown.mover);
}

/**
 * The mills that a move closes.
 *
 * @param {Move} move
 * @param {Map<string, Side>} stones before it
 * @param {Position} shown
 * @param {Shape} shape
 * @returns {LineMark[]}
 */
function closedBy({ from, to }, stones, { mover }, shape) {
  const left = new Map(stones);
  if (from) left.delete(from);
  return shape.linesThrough(to, left, mover).map((line) => ({ type: "mill", ids: line, fresh: true }));
}

/**
 * @param {Map<string, Step>} choices
 * @param {Move[]} options
 * @param {Position} shown
 */
function choiceMarks(choices, options, shown) {
  /** @type {Mark[]} */
  const marks = [];
  for (const [id, kind] of choices) {
    if (kind !== "drop") marks.push({ type: kind, id });
    else if (state.focus === id) {
      marks.push({ type: "preview", id, side: shown.mover });
      for (const { column, to } of options) if (column === id) marks.push({ type: "to", id: to });
    }
  }
  if (state.path.length === 1 && [...choices.values()].includes("to")) marks.push({ type: "selected", id: state.path[0] });
  return marks;
}

/**
 * An arrow or a ring for a move that is shown, not played.
 *
 * @param {Move} move
 * @param {Side} side
 */
function moveMarks(move, side) {
  /** @type {Mark[]} */
  const marks = [{ type: "hint", id: move.to }];
  if (move.from) marks.push({ type: "hint", id: move.from }, { type: "arrow", from: move.from, to: move.to });
  if (move.captured) marks.push({ type: "take", id: move.captured });
  if (move.column) marks.push({ type: "preview", id: move.to, side });
  return marks;
}

/**
 * The move that was asked "why?", and what the chosen sentence is about.
 *
 * @param {Position} shown
 */
function whyMarks(shown) {
  const { why, pointed } = state;
  const asked = why?.about === "next" && state.view === "analysis" ? shown.moves.find((move) => move.move === why.move) : null;
  return [...(asked ? moveMarks(asked, shown.mover) : []), ...pointMarks(pointed?.points ?? [])];
}

/**
 * What a sentence is about.
 *
 * @param {string[]} points
 * @returns {Mark[]}
 */
export const pointMarks = (points) => points.map((id) => ({ type: "why", id }));

/**
 * The best value reachable through each next click; the moves of an analysis come best first.
 *
 * @param {Analysis} values
 * @param {Move[]} options
 */
function valueMarks(values, options) {
  const step = state.path.length;
  const open = new Set(options.map((move) => move.move));
  /** @type {Map<string, ValueMark>} */
  const seen = new Map();
  const best = values.moves.find((move) => open.has(move.move));
  for (const valued of values.moves) {
    if (!open.has(valued.move)) continue;
    const id = valued.column ? valued.to : clicks(valued)[step];
    if (id && !seen.has(id))
      seen.set(id, {
        type: "value",
        id,
        text: chip(valued.evaluation),
        result: valued.evaluation.result,
        exact: valued.evaluation.exact,
        best: best !== undefined && chip(best.evaluation) === chip(valued.evaluation),
      });
  }
  return [...seen.values()];
}

/**
 * A value in a few characters: W7 wins with the seventh move from now, D draw, L4 loses, else the estimate with its sign.
 *
 * @param {Evaluation} evaluation
 */
export function chip(evaluation) {
  if (evaluation.result)
    return t(`chip.${evaluation.result}`) + (evaluation.result === "draw" || !evaluation.plies ? "" : Math.ceil(evaluation.plies / 2));
  return signed(evaluation.score / 100, 1);
}

/**
 * A hint in words.
 *
 * @param {{ move: Move } | Hint} hint
 * @param {Position} shown
 */
export function hintWords(hint, shown) {
  const evaluation = "evaluation" in hint ? hint.evaluation : null;
  const { move } = hint.move;
  const said = evaluation ? t("hint.says", { move, value: capital(`${fullValue(evaluation, shown)}.`) }) : t("hint.plain", { move });
  // The best move's loss is everybody's: no hint sounds as if there were something to win.
  return evaluation?.exact && evaluation.result === "loss" ? `${said} ${t("hint.lost")}` : said;
}

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * @param {Side} side
 * @returns {Side}
 */
const other = (side) => (side === "white" ? "black" : "white");

/**
 * @param {number} score
 * @param {number} digits
 */
function signed(score, digits) {
  const text = Math.abs(score).toFixed(digits);
  const sign = score > 0 ? "+" : "−";
  return (Number(text) === 0 ? "±" : sign) + text.replace(".", t("decimal"));
}

/**
 * The evaluation of a finished game: who won; why stands elsewhere.
 *
 * @typedef {{ over: true, result: "draw", exact: true, white: number, text: Spoken }} Ending
 */

/**
 * A value in words, naming the side it favours, without saying how sure it is.
 *
 * @param {Evaluation | Ending} evaluation
 * @param {Position} shown
 */
export function valueWords(evaluation, shown) {
  if (evaluation.result) return say(evaluation.text).replace(/\s*\([^)]*\)\s*$/, "");
  const score = evaluation.score / 100;
  const ahead = score >= 0 ? evaluation.side : other(evaluation.side);
  return Math.abs(score) < 0.005 ? t("value.even") : `${sideName(shown, ahead)} ${signed(Math.abs(score), 2)}`;
}

/**
 * A value in words, always with "proven" or "estimated".
 *
 * @param {Evaluation} evaluation
 * @param {Position} shown
 */
export const fullValue = (evaluation, shown) =>
  `${valueWords(evaluation, shown)} (${t(evaluation.exact ? "evaluation.proven" : "evaluation.estimated")})`;

/**
 * Proven or estimated; in Mühle a proof holds under the rules of the game only, so it names them.
 *
 * @param {Evaluation | Ending} evaluation
 * @param {Position} shown
 */
export function certainty(evaluation, { game, variant }) {
  if (!evaluation.exact) return t("evaluation.estimated");
  return game === "muehle" ? t("evaluation.provenUnder", { rules: variantTitle(game, variant) }) : t("evaluation.proven");
}

/**
 * @param {Outcome} outcome
 * @param {Position} shown
 * @returns {Ending | null}
 */
export function ending(outcome, shown) {
  if (!outcome.over) return null;
  const words = outcome.winner ? t("end.side", { side: sideName(shown, outcome.winner) }) : t("end.draw");
  return {
    result: "draw",
    exact: true,
    over: true,
    white: outcome.winner ? { white: 1, black: -1 }[outcome.winner] : 0,
    text: { en: words, de: words },
  };
}

/**
 * @param {Position} shown
 * @param {Map<string, Side>} stones
 * @param {Map<string, Step>} choices
 */
function muehleLabels(shown, stones, choices) {
  const inMill = new Set(shown.points.filter((point) => point.inMill).map((point) => point.name));
  /** @param {string} id */
  return (id) => {
    const side = stones.get(id);
    const parts = [id, side ? t(`stone.${side}`) : t("point.empty")];
    if (side && inMill.has(id)) parts.push(t("point.mill"));
    if (state.path[0] === id && side) parts.push(t("point.selected"));
    if (choices.has(id)) parts.push(t(`choice.${choices.get(id)}`));
    return parts.join(", ");
  };
}

/**
 * @param {Position} shown
 * @param {Map<string, Step>} choices
 */
function columnLabels(shown, choices) {
  const stones = stonesOf(shown);
  /** @param {string} id */
  return (id) => columnText(id, columnCells(shown, id), stones, shown) + (choices.has(id) ? `, ${t("choice.drop")}` : "");
}

/**
 * The cells of a column, from the bottom.
 *
 * @param {Pick<Position, "points">} shown
 * @param {string} id
 */
export function columnCells(shown, id) {
  return shown.points.filter((point) => point.x === Number(id) - 1).sort((a, b) => b.y - a.y);
}

/**
 * A column as it is spoken: its number, its stones from the bottom, and how many still fit.
 *
 * @param {string} id
 * @param {Point[]} cells
 * @param {Map<string, Side>} stones
 * @param {Position} shown
 */
export function columnText(id, cells, stones, shown) {
  const held = cells.map((cell) => stones.get(cell.name)).flatMap((side) => (side ? [sideName(shown, side)] : []));
  const free = cells.length - held.length;
  return [
    id,
    held.length ? t("column.stones", { stones: held.join(", ") }) : t("column.empty"),
    free ? t("column.free", { free }) : t("column.full"),
  ].join(", ");
}

/**
 * What is to be done now, in words: the kind of move due.
 *
 * @param {Position | null} shown
 */
export function dueText(shown) {
  if (!shown) return "";
  if (shown.outcome.over || shown.kind === "none") return "";
  const options = candidates(shown.moves, state.path);
  if (state.path.length > 0 && options.length > 0) {
    const whole = clicks(options[0]).length === state.path.length;
    return whole ? "" : t(`due.${stepKind(options[0], state.path.length)}`);
  }
  return t(`due.${shown.kind}`);
}
