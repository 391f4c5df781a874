// Analysis: a tree of moves over positions the server computes, the stream of values for the position
// shown, and "Learn from your mistakes". Both sides are played by hand here.

import { listen, positionOf } from "../transport/api.js";
import { say } from "../language/language.js";
import { position, state, update } from "../state.js";
import { toast } from "../element/toast.js";

/** Evaluations known by position text, from analyses, reviews and the computer's own moves. */
export const evaluations = new Map();

const node = (parent, move) => ({ parent, move, children: [], position: null, entry: null, number: parent ? parent.number + 1 : 0 });

/** The moves from the start to a node. */
export function movesTo(here) {
  const moves = [];
  for (let at = here; at.parent; at = at.parent) moves.unshift(at.move);
  return moves;
}

/** The main line from the start through the first children, as a list of nodes without the root. */
export function mainLine(root) {
  const nodes = [];
  for (let at = root.children[0]; at; at = at.children[0]) nodes.push(at);
  return nodes;
}

/** Opens an analysis; `at` is the number of moves after which to stand (default: the end). */
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
  const line = { game, variant, start, root, current, source };
  await load(line, current);
  line.variant = current.position.variant;
  update({ view: "analysis", line, analysing: true, learn: null, path: [], hint: null, values: null });
  writeUrl(line, "pushState");
}

/** The move that led to a node, in full. The topmost stone of a column is the one dropped last. */
function entryOf(here) {
  if (!here.parent) return null;
  const parts = here.move.split(/[-x]/);
  if (/^\d+$/.test(here.move)) {
    const cells = here.position.points.filter((cell) => cell.x === Number(here.move) - 1 && cell.stone);
    return { move: here.move, column: here.move, to: cells.sort((a, b) => a.y - b.y)[0]?.name };
  }
  const moved = here.move.includes("-");
  const to = moved ? parts[1] : parts[0];
  const captured = here.move.includes("x") ? parts.at(-1) : null;
  return {
    move: here.move,
    from: moved ? parts[0] : null,
    to,
    captured,
    closed: captured ? here.position.mills.filter((mill) => mill.includes(to)) : [],
  };
}

async function load(line, here) {
  here.position ??= await positionOf(line.game, line.variant ?? undefined, line.start ?? undefined, movesTo(here));
  here.entry ??= entryOf(here);
}

function writeUrl(line, how = "replaceState") {
  const query = new URLSearchParams({ game: line.game, variant: line.variant });
  if (line.start) query.set("position", line.start);
  const moves = movesTo(line.current);
  if (moves.length) query.set("moves", moves.join(","));
  const url = `/analysis?${query}`;
  history[location.pathname === "/analysis" ? "replaceState" : how](null, "", url);
}

export async function goTo(here) {
  const { line } = state;
  await load(line, here);
  line.current = here;
  update({ line, path: [], hint: null });
  writeUrl(line);
}

/** Steps: -1 back, 1 forward along the first continuation, ±Infinity to the ends. */
export async function walk(steps) {
  let at = state.line.current;
  for (let i = 0; i < Math.abs(steps); i++) {
    const next = steps < 0 ? at.parent : at.children[0];
    if (!next) break;
    at = next;
  }
  await goTo(at);
}

/** Plays a move in the analysis: an existing branch is entered, a new one grows. */
export async function playHere(move) {
  const { current } = state.line;
  let next = current.children.find((child) => child.move === move.move);
  if (!next) {
    next = node(current, move.move);
    current.children.push(next);
  }
  await goTo(next);
}

let closeStream = () => {};
let watched = null;
let timer = null;

/** Follows the position shown while analysis is on; called after every change of state. */
export function watchValues() {
  const shown = position();
  const wanted =
    state.analysing && shown && !shown.outcome.over && (state.view === "analysis" || state.view === "play") && state.learn?.phase !== "ask"
      ? JSON.stringify([shown.game, shown.variant, shown.text])
      : null;
  if (wanted === watched) return;
  watched = wanted;
  closeStream();
  clearTimeout(timer);
  closeStream = () => {};
  if (wanted) timer = setTimeout(() => openStream(shown), 90);
}

function openStream(shown) {
  const seconds = shown.game === "muehle" ? "6" : "20"; // Vier Gewinnt is solved, however long it takes
  const query = new URLSearchParams({ game: shown.game, variant: shown.variant, position: shown.text, seconds });
  const take = (values) => {
    evaluations.set(shown.text, values.value);
    update({ values: { ...values, position: shown.text } });
  };
  const close = listen(
    `/api/analysis?${query}`,
    {
      analysis: take,
      done: (values) => {
        take(values);
        close();
      },
      failed: (reason) => fail(reason, close),
    },
    { ends: true },
  );
  closeStream = close;
}

/** The server gave up; it says why. */
function fail(reason, close) {
  close();
  toast(say(reason.sentence ?? reason), "bad");
}

/** Asks the server to look through the whole game; values arrive one by one. */
export function review(gameId, sides, onMistakes) {
  const nodes = [state.line.root, ...mainLine(state.line.root)];
  const found = [];
  update({ learn: { phase: "search", done: 0, total: nodes.length, mistakes: found, index: 0 } });
  const close = listen(
    `/api/games/${gameId}/review`,
    {
      evaluation: ({ number, evaluation }) => {
        if (!nodes[number]) return;
        nodes[number].evaluation = evaluation;
        update({ learn: { ...state.learn, done: number + 1 } });
      },
      mistake: (mistake) => {
        const known = found.some((other) => other.number === mistake.number);
        if (!known && (sides.length === 0 || sides.includes(mistake.side))) found.push(mistake);
      },
      done: () => {
        close();
        onMistakes(found);
      },
      failed: (reason) => {
        fail(reason, close);
        update({ learn: null });
      },
    },
    { ends: true },
  );
}

/** Shows the position before a mistake and asks for something better. */
export async function askMistake(index) {
  const { mistakes } = state.learn;
  if (index >= mistakes.length) {
    update({ learn: { ...state.learn, phase: "finished" } });
    return;
  }
  update({ learn: { ...state.learn, phase: "ask", index } });
  await goTo([state.line.root, ...mainLine(state.line.root)][mistakes[index].number - 1]);
}

/** A person's answer to a mistake. */
export async function answerMistake(move) {
  const { mistakes, index } = state.learn;
  const right = mistakes[index].better.includes(move.move);
  if (right) await playHere(move);
  update({ path: [], learn: { ...state.learn, phase: right ? "right" : "wrong", tried: move.move } });
}

/** Shows the solution on the board. */
export function revealMistake() {
  const { mistakes, index } = state.learn;
  update({ learn: { ...state.learn, phase: "shown" }, hint: { move: mistakes[index].best } });
}
