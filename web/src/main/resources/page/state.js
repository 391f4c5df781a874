// The one state of the page. Everything shown follows from it; render.js draws it once a frame.

/**
 * @import { Analysis, Entry, Evaluation, Game, Graded, Hint, Mistake, Move, Opponents, Position, Reason, Rules, You } from "./transport/server"
 * @import { GameName, Side } from "./transport/transport"
 */

/**
 * The live game as the server tells it, put together from the whole and the news of single moves. A game of the
 * tournament has a `path` of its own and is only watched. `heard` is when the server said it, for the clocks, and
 * `met` when it last said who is there.
 *
 * @typedef {Game & { start: string, history: Entry[], you: You, heard: number, met: number, path?: string }} LiveGame
 */

/**
 * A move that was made, as far as the board shows it.
 *
 * @typedef {Pick<Entry, "move" | "from" | "to" | "captured" | "column" | "closed">} MadeMove
 */

/**
 * A position in the tree of an analysis, with the move that led there. It is loaded when first looked at.
 *
 * @typedef {object} Branch
 * @property {Branch | null} parent
 * @property {string | null} move
 * @property {Branch[]} children
 * @property {Position | null} position
 * @property {MadeMove | null} entry
 * @property {number} number
 * @property {Evaluation} [evaluation]
 * @property {Grade} [grade]
 */

/**
 * How good a move was.
 *
 * @typedef {Graded["grade"]} Grade
 */

/**
 * The game an analysis came from, the sides that the person there played, and who won, if anybody did.
 *
 * @typedef {{ id: string, sides: Side[], winner: Side | null, over: boolean }} Source
 */

/**
 * How good the moves of a game were, by number from 1.
 *
 * @typedef {{ id: string, grades: Map<number, Graded> }} Review
 */

/**
 * An analysis: a tree of moves and where one stands in it.
 *
 * @typedef {object} Line
 * @property {GameName} game
 * @property {string | null} variant
 * @property {string | null} start
 * @property {Branch} root
 * @property {Branch} current
 * @property {Source | null} source
 */

/**
 * What of a move is being shown: the stone on its way, the mill it closes, the stone it takes.
 *
 * @typedef {"move" | "mill" | "take"} Phase
 * @typedef {{ entry: Entry, phase: Phase }} Scene
 */

/**
 * "Learn from your mistakes" under way.
 *
 * @typedef {object} Lesson
 * @property {"search" | "none" | "ask" | "wrong" | "right" | "shown" | "finished"} phase
 * @property {number} done
 * @property {number} total
 * @property {Mistake[]} mistakes
 * @property {number} index
 * @property {number} found mistakes for which the person found something better
 * @property {string} [tried]
 * @property {Reason[]} [why] what speaks against what was tried
 */

/**
 * A move of an analysis that was asked "why?": one that could be played now, or the one that led here.
 *
 * @typedef {object} Why
 * @property {"next" | "last"} about
 * @property {string} move
 * @property {Reason[] | null} reasons null while they are on their way
 */

/**
 * A sentence that is pointed out on the board.
 *
 * @typedef {{ key: string, points: string[] }} Pointed
 */

/**
 * @typedef {object} State
 * @property {"play" | "analysis" | "editor" | "scenarios" | "perfect" | "games" | "howto" | "puzzles" | "explore" | "mine" | "tournament" | "missing"} view
 * @property {LiveGame | null} game
 * @property {number | null} cursor number of moves shown while looking back; null: the present
 * @property {Position | null} shown the Position shown while looking back
 * @property {Scene | null} scene the last move of the game while it is being shown
 * @property {string[]} path what has been clicked of the move being entered
 * @property {{ move: Move, reasons?: Reason[] } | Hint | null} hint a move that is shown, not played; one that was asked for has words
 * @property {string | null} focus point under the pointer or the keyboard
 * @property {boolean} connected
 * @property {boolean} away whether games go on in this page because the server cannot be reached
 * @property {string | null} busy name of the request under way
 * @property {Analysis | null} values latest Analysis of the shown position while analysis is on
 * @property {boolean} analysing
 * @property {Line | null} line
 * @property {{ position: Position, entry: MadeMove } | null} peek a position of a line that is looked at, not entered
 * @property {boolean} threats whether it is shown what the other player threatens
 * @property {Why | null} why
 * @property {Pointed | null} pointed
 * @property {Lesson | null} learn
 * @property {Review | null} review
 * @property {{ rules: Rules | null, opponents: Opponents | null }} catalogue
 */

/** @type {State} */
export const state = {
  view: "play",
  game: null,
  cursor: null,
  shown: null,
  scene: null,
  path: [],
  hint: null,
  focus: null,
  connected: true,
  away: false,
  busy: null,
  values: null,
  analysing: false,
  line: null,
  peek: null,
  threats: false,
  why: null,
  pointed: null,
  learn: null,
  review: null,
  catalogue: { rules: null, opponents: null },
};

/** @type {Set<(state: State) => void>} */
const listeners = new Set();
let scheduled = false;

/** @type {(draw: () => void) => void} */
let soon = queueMicrotask;

/**
 * Says when a change is drawn: in the page, with the next frame.
 *
 * @param {(draw: () => void) => void} schedule
 */
export function drawBy(schedule) {
  soon = schedule;
}

/**
 * Changes the state and asks for one drawing, however many changes come before it.
 *
 * @param {Partial<State>} change
 */
export function update(change) {
  Object.assign(state, change);
  if (scheduled) return;
  scheduled = true;
  soon(() => {
    scheduled = false;
    for (const listener of listeners) listener(state);
  });
}

/** @param {(state: State) => void} listener */
export function onChange(listener) {
  listeners.add(listener);
}

/**
 * The Position on the board: of the past while looking back, of the analysis there, else of the game.
 *
 * @returns {Position | null}
 */
export function position() {
  if (state.view === "analysis") return state.line?.current.position ?? null;
  if (state.cursor !== null) return state.shown;
  return state.game?.position ?? null;
}

/**
 * The stones of a Position: point -> side.
 *
 * @param {Pick<Position, "points">} shown
 */
export function stonesOf(shown) {
  /** @type {Map<string, Side>} */
  const stones = new Map();
  for (const { name, stone } of shown.points) if (stone) stones.set(name, stone);
  return stones;
}

/**
 * A move as the list of things one clicks: from, to, stone taken; or the column alone.
 *
 * @param {Move} move
 */
export function clicks(move) {
  if (move.column) return [move.column];
  return [move.from, move.to, move.captured].filter((point) => point !== null);
}

/**
 * The legal moves that begin with what has been clicked so far.
 *
 * @template {Move} M
 * @param {M[]} moves
 * @param {string[]} path
 */
export function candidates(moves, path) {
  return moves.filter((move) => path.every((point, step) => clicks(move)[step] === point));
}

/**
 * What a click leads to: a whole move, a longer way to one, another begun, the one begun given up, or nothing.
 *
 * @param {Move[]} moves the legal ones
 * @param {string[]} path what has been clicked before
 * @param {string} id
 * @returns {{ move: Move } | { path: string[] } | null}
 */
export function clicked(moves, path, id) {
  const longer = [...path, id];
  const options = candidates(moves, longer);
  const whole = options.find((move) => clicks(move).length === longer.length);
  if (whole) return { move: whole };
  if (options.length > 0) return { path: longer };
  // While a stone is to be taken, only such a stone can be meant, and a click too many takes nothing back.
  const taking = candidates(moves, path).some((move) => stepKind(move, path.length) === "take");
  if (path.at(-1) === id) return { path: taking ? path : [] };
  return !taking && candidates(moves, [id]).length > 0 ? { path: [id] } : null;
}

/**
 * What a click chooses.
 *
 * @typedef {"place" | "select" | "to" | "take" | "drop"} Step
 */

/**
 * What the next click chooses in a move.
 *
 * @param {Move} move
 * @param {number} step
 * @returns {Step}
 */
export function stepKind(move, step) {
  if (move.column) return "drop";
  if (!move.from) return step === 0 ? "place" : "take";
  if (step === 0) return "select";
  return step === 1 ? "to" : "take";
}

/** Whether the person at this page may enter a move on the board now. */
export function mayMove() {
  if (state.view === "analysis") return state.line !== null;
  const { game } = state;
  // Looking back is not playing, and what moves is looked at first.
  if (!game || !state.connected || state.cursor !== null || state.scene) return false;
  if (game.turn === "over") return false;
  if (game.turn === "paused") return game.you.control || game.you.sides.length > 0;
  return game.turn === "human" && game.you.sides.includes(game.position.mover);
}
