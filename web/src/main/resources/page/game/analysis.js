// Analysis: a tree of moves over positions the server computes, the stream of values for the position
// shown, and "Learn from your mistakes". Both sides are played by hand here.

import { here, write } from "../address.js";
import * as api from "../transport/api.js";
import { positionOf } from "../transport/positions.js";
import { say, t } from "../language/language.js";
import { position, state, update } from "../state.js";
import { announce, guarded, toast } from "../element/toast.js";
import { firstPointed, reasonsFor } from "./why.js";

/**
 * @import { Branch, Lesson, Line, MadeMove, Source, Why } from "../state.js"
 * @import { Analysis, Evaluation, Graded, Mistake, Move, Position, Spoken } from "../transport/server"
 * @import { GameName, Side } from "../transport/transport"
 */

/**
 * Evaluations known by position text, from analyses, reviews and the computer's own moves.
 *
 * @type {Map<string, Evaluation>}
 */
export const evaluations = new Map();

/**
 * @param {Branch | null} parent
 * @param {string | null} move
 * @returns {Branch}
 */
const node = (parent, move) => ({ parent, move, children: [], position: null, entry: null, number: parent ? parent.number + 1 : 0 });

/**
 * The moves from the start to a node.
 *
 * @param {Branch} here
 */
export function movesTo(here) {
  /** @type {string[]} */
  const moves = [];
  for (let at = here; at.parent && at.move !== null; at = at.parent) moves.unshift(at.move);
  return moves;
}

/**
 * The main line from the start through the first children, the root before it.
 *
 * @param {Branch} root
 */
export function mainLine(root) {
  const nodes = [root];
  for (let at = root.children[0]; at; at = at.children[0]) nodes.push(at);
  return nodes;
}

/**
 * What is analysed; `at` is the number of moves after which to stand (default: the end).
 *
 * @typedef {object} Subject
 * @property {GameName} [game]
 * @property {string | null} [variant]
 * @property {string | null} [position]
 * @property {string[]} [moves]
 * @property {number | null} [at]
 * @property {Source | null} [source]
 */

/** @param {Subject} subject */
export async function openAnalysis({ game = "muehle", variant = null, position: start = null, moves = [], at = null, source = null }) {
  const root = node(null, null);
  let last = root;
  let current = root;
  for (const move of moves) {
    const next = node(last, move);
    last.children.push(next);
    last = next;
    if (next.number <= (at ?? Infinity)) current = next;
  }
  /** @type {Line} */
  const line = { game, variant, start, root, current, source };
  line.variant = (await load(line, current)).variant;
  update({ view: "analysis", line, analysing: true, learn: null, path: [], hint: null, values: null, why: null, pointed: null });
  writeUrl(line, "pushState");
}

/**
 * A move that led to a position, in full. The topmost stone of a column is the one dropped last.
 *
 * @param {string} move
 * @param {Position} position
 * @returns {MadeMove}
 */
export function madeMove(move, { points, mills }) {
  if (/^\d+$/.test(move)) {
    const cells = points.filter((cell) => cell.x === Number(move) - 1 && cell.stone).sort((a, b) => a.y - b.y);
    return { move, from: null, to: cells[0].name, captured: null, column: move, closed: [] };
  }
  const [path, captured = null] = move.split("x");
  const [from, to] = path.includes("-") ? path.split("-") : [null, path];
  return { move, from, to, captured, column: null, closed: captured ? mills.filter((mill) => mill.includes(to)) : [] };
}

/**
 * @param {Line} line
 * @param {Branch} here
 */
async function load(line, here) {
  const position = here.position ?? (await positionOf(line.game, line.variant, line.start, movesTo(here)));
  here.position = position;
  if (here.move !== null) here.entry ??= madeMove(here.move, position);
  return position;
}

/**
 * @param {Line} line
 * @param {"replaceState" | "pushState"} how
 */
function writeUrl(line, how = "replaceState") {
  const query = new URLSearchParams({ game: line.game });
  if (line.variant) query.set("variant", line.variant);
  if (line.start) query.set("position", line.start);
  const moves = movesTo(line.current);
  if (moves.length) query.set("moves", moves.join(","));
  write(`/analysis?${query}`, here().pathname === "/analysis" ? "replaceState" : how);
}

/** @param {Branch | undefined} here */
export async function goTo(here) {
  const { line } = state;
  if (!line || !here) return;
  await load(line, here);
  line.current = here;
  peeks++;
  update({ line, path: [], hint: null, peek: null, why: null, pointed: null });
  writeUrl(line);
}

/**
 * Steps: -1 back, 1 forward along the first continuation, ±Infinity to the ends.
 *
 * @param {number} steps
 */
export async function walk(steps) {
  if (!state.line) return;
  let at = state.line.current;
  for (let i = 0; i < Math.abs(steps); i++) {
    /** @type {Branch | null | undefined} */
    const next = steps < 0 ? at.parent : at.children[0];
    if (!next) break;
    at = next;
  }
  await goTo(at);
}

/**
 * Plays a move in the analysis: an existing branch is entered, a new one grows.
 *
 * @param {Pick<Move, "move">} move
 */
export async function playHere(move) {
  if (!state.line) return;
  const { current } = state.line;
  let next = current.children.find((child) => child.move === move.move);
  if (!next) {
    next = node(current, move.move);
    current.children.push(next);
  }
  await goTo(next);
}

/**
 * Plays several moves, as those of a line.
 *
 * @param {string[]} moves
 */
export async function playLine(moves) {
  update({ peek: null });
  for (const move of moves) await playHere({ move });
}

/**
 * Shows the position after these moves on the board, or with none what was there.
 *
 * @param {string[]} moves
 */
export async function peekAt(moves) {
  const { line } = state;
  const wanted = ++peeks;
  if (!line || moves.length === 0) {
    update({ peek: null });
    return;
  }
  const position = await positionOf(line.game, line.variant, line.start, [...movesTo(line.current), ...moves]);
  if (wanted === peeks) update({ peek: { position, entry: madeMove(moves[moves.length - 1], position) } });
}

let peeks = 0;

/**
 * What a line looks like to who asks about one of its positions.
 *
 * @param {Line} line
 * @param {Branch} at
 */
const playedTo = ({ game, variant, start }, at) => ({ game, variant, start, moves: movesTo(at) });

/**
 * Asks why a move is good or bad: one that could be played now, or the one that led here. Asked twice, it is put away.
 *
 * @param {"next" | "last"} about
 * @param {string} move
 */
export async function askWhy(about, move) {
  const { line, why: before } = state;
  if (!line) return;
  if (before?.about === about && before.move === move) {
    update({ why: null, pointed: null });
    return;
  }
  const { current } = line;
  const at = about === "last" ? current.parent : current;
  if (!at) return;
  /** @type {Why} */
  const asked = { about, move, reasons: null };
  update({ why: asked, pointed: null });
  const exact = [state.values?.value, ...(state.values?.moves ?? []).map((valued) => valued.evaluation)].some((value) => value?.exact);
  const reasons = await reasonsFor(playedTo(line, at), move, exact);
  if (state.why !== asked) return;
  update({ why: { ...asked, reasons }, pointed: firstPointed(reasons, "why") });
  announce(reasons.length ? reasons.map(say).join(" ") : t("why.nothing"));
}

let closeStream = () => {};
/** @type {string | null} */
let watched = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** Follows the position shown while analysis is on; called after every change of state. */
export function watchValues() {
  const shown = toBeWatched();
  const wanted = shown ? JSON.stringify([shown.game, shown.variant, shown.text]) : null;
  if (wanted === watched) return;
  watched = wanted;
  closeStream();
  clearTimeout(timer);
  closeStream = () => {};
  if (shown) timer = setTimeout(() => openStream(shown), 90);
}

/** The position whose values are wanted now, if any. */
function toBeWatched() {
  const shown = position();
  const table = state.view === "analysis" || state.view === "play";
  if (!shown || !table || !state.analysing || shown.outcome.over) return null;
  return state.learn?.phase === "ask" ? null : shown;
}

/** @param {Position} shown */
function openStream(shown) {
  const seconds = shown.game === "muehle" ? 6 : 20; // Vier Gewinnt is solved, however long it takes
  /** @param {Analysis} values */
  const take = (values) => {
    evaluations.set(shown.text, values.value);
    update({ values: { ...values, position: shown.text } });
  };
  const close = api.followAnalysis(shown, seconds, {
    analysis: take,
    done: (values) => {
      take(values);
      close();
    },
    failed: (reason) => fail(reason, close),
  });
  closeStream = close;
}

/**
 * The server gave up; it says why.
 *
 * @param {Spoken} reason
 * @param {() => void} close
 */
function fail(reason, close) {
  close();
  toast(say(reason), "bad");
}

/**
 * How the game ended for the one who learns from it; `open` for who played both sides, or none, or not to the end.
 *
 * @param {Source | null} source
 * @returns {"won" | "drawn" | "lost" | "open"}
 */
export function resultFor(source) {
  if (!source?.over || source.sides.length !== 1) return "open";
  if (!source.winner) return "drawn";
  return source.sides.includes(source.winner) ? "won" : "lost";
}

/** Looks through the game the analysis came from, then asks for better moves, one mistake after the other. */
export function startLesson() {
  const { line } = state;
  if (line?.source) review(line, line.source.id, line.source.sides);
}

/**
 * Asks the server to look through a whole game; values and grades arrive one by one, then the mistakes of these sides.
 *
 * @param {Line} line
 * @param {string} gameId
 * @param {Side[]} sides
 */
function review(line, gameId, sides) {
  const nodes = mainLine(line.root);
  /** @type {Mistake[]} */
  const found = [];
  /** @type {Map<number, Graded>} */
  const grades = new Map();
  /** A stream that broke begins again: what it tells twice counts once. @type {Set<number>} */
  const seen = new Set();
  update({
    analysing: false,
    review: { id: gameId, grades },
    learn: { phase: "search", done: 0, total: nodes.length, mistakes: found, index: 0, found: 0 },
  });
  // Whoever leaves meanwhile, for another view or another game, is not called back.
  const awaited = () => {
    const here = state.view === "analysis" && state.line === line && state.learn !== null;
    if (!here) close();
    return here;
  };
  const close = api.followReview(gameId, {
    evaluation: ({ number, evaluation }) => {
      if (!awaited() || !nodes[number]) return;
      nodes[number].evaluation = evaluation;
      seen.add(number);
      if (state.learn) update({ learn: { ...state.learn, done: seen.size } });
    },
    judgement: (graded) => {
      if (!awaited()) return;
      grades.set(graded.number, graded);
      const node = nodes[graded.number];
      if (node) node.grade = graded.grade;
    },
    mistake: (mistake) => {
      const known = found.some((other) => other.number === mistake.number);
      if (!known && (sides.length === 0 || sides.includes(mistake.side))) found.push(mistake);
    },
    done: () => {
      if (awaited()) guarded(() => askMistake(0));
      close();
    },
    failed: (reason) => {
      if (awaited()) fail(reason, close);
      update({ learn: null });
    },
  });
}

/**
 * Shows the position before a mistake and asks for something better.
 *
 * @param {number} index
 */
export async function askMistake(index) {
  const { learn, line } = state;
  if (!learn || !line) return;
  const mistake = learn.mistakes[index];
  if (!mistake) {
    update({ learn: { ...learn, phase: learn.mistakes.length === 0 ? "none" : "finished" } });
    return;
  }
  update({ learn: { ...learn, phase: "ask", index } });
  await goTo(mainLine(line.root)[mistake.number - 1]);
}

/**
 * A person's answer to a mistake.
 *
 * @param {Move} move
 */
export async function answerMistake(move) {
  const { learn, line } = state;
  if (!learn || !line) return;
  const at = line.current;
  const right = learn.mistakes[learn.index].better.includes(move.move);
  if (right) await playHere(move);
  const found = learn.found + (right && learn.phase === "ask" ? 1 : 0);
  /** @type {Lesson} */
  const next = { ...learn, found, phase: right ? "right" : "wrong", tried: move.move, why: undefined };
  update({ path: [], learn: next, pointed: right ? firstPointed(next.mistakes[next.index].reasons, "best") : null });
  if (right) return;
  const exact = learn.mistakes[learn.index].before.exact;
  const why = (await reasonsFor(playedTo(line, at), move.move, exact)).filter((reason) => !reason.good);
  if (state.learn === next) update({ learn: { ...next, why }, pointed: firstPointed(why, "tried") });
}

/** Shows the solution on the board. */
export function revealMistake() {
  const { learn } = state;
  if (!learn) return;
  const mistake = learn.mistakes[learn.index];
  update({ learn: { ...learn, phase: "shown" }, hint: { move: mistake.best }, pointed: firstPointed(mistake.reasons, "best") });
}
