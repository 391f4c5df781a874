// Positions and games as the server sends them, as small as a test needs them.

/**
 * @import { Entry, Evaluation, Game, Move, Position } from "../../main/resources/page/transport/server"
 * @import { LiveGame } from "../../main/resources/page/state.js"
 * @import { Side } from "../../main/resources/page/transport/transport"
 */

export const spoken = { en: "said", de: "gesagt" };

/**
 * A move from its notation: `d6`, `d6-d5xb4`, or a column with the cell it falls to, `4:d1`.
 *
 * @param {string} text
 * @returns {Move}
 */
export function move(text) {
  const [column, cell] = text.split(":");
  if (cell) return { move: column, from: null, to: cell, captured: null, column };
  const [path, captured = null] = text.split("x");
  const [from, to] = path.includes("-") ? path.split("-") : [null, path];
  return { move: text, from, to, captured, column: null };
}

/** @type {Game["outcome"]} */
export const ongoing = { over: false, result: "*", winner: null, reason: "ongoing", text: spoken };

/**
 * A position of Mühle with these stones (`wd6 ba7`) and these legal moves.
 *
 * @param {string} stones
 * @param {string[]} moves
 * @param {Partial<Position>} more
 * @returns {Position}
 */
export function muehle(stones, moves, more = {}) {
  /** @type {Map<string, Side>} */
  const held = new Map(stones.split(" ").map((word) => [word.slice(1), word[0] === "w" ? "white" : "black"]));
  const names = new Set([...held.keys(), ...moves.flatMap((text) => text.split(/[-x]/))]);
  return {
    game: "muehle",
    variant: "klassisch",
    text: `${stones} with ${moves.length} moves`,
    columns: 7,
    rows: 7,
    points: [...names].filter(Boolean).map((name) => ({ name, x: 0, y: 0, stone: held.get(name) ?? null })),
    mover: "white",
    kind: "place",
    moves: moves.map(move),
    threats: [],
    stones: { white: { onBoard: 0, inHand: 9, taken: 0 }, black: { onBoard: 0, inHand: 9, taken: 0 } },
    mills: [],
    winningLines: [],
    quietMoves: 0,
    quietLimit: 20,
    occurrences: 1,
    repetitionLimit: 3,
    outcome: ongoing,
    description: [],
    sideNames: { white: { en: "White", de: "Weiß" }, black: { en: "Black", de: "Schwarz" } },
    ...more,
  };
}

/**
 * A position of Vier Gewinnt, two columns by two rows, with a stone for each word (`wa1`).
 *
 * @param {string} stones
 * @param {string[]} moves
 * @returns {Position}
 */
export function vierGewinnt(stones, moves) {
  const cells = ["a2", "b2", "a1", "b1"].map((name, i) => ({ name, x: i % 2, y: i >> 1 }));
  const { points } = muehle(stones, []);
  return {
    ...muehle("", moves, { game: "viergewinnt", variant: "2x2", columns: 2, rows: 2, kind: "drop" }),
    sideNames: { white: { en: "Yellow", de: "Gelb" }, black: { en: "Red", de: "Rot" } },
    points: cells.map((cell) => ({ ...cell, stone: points.find((point) => point.name === cell.name)?.stone ?? null })),
  };
}

/**
 * A game that a person plays as White against the computer.
 *
 * @param {Position} position
 * @param {Partial<LiveGame>} more
 * @returns {LiveGame}
 */
export function liveGame(position, more = {}) {
  const unknown = { name: null, presence: null, away: null };
  const person = /** @type {const} */ ({ words: "human", kind: "human", title: spoken, seat: "taken", ...unknown });
  const computer = /** @type {const} */ ({ words: "level:2", kind: "computer", title: spoken, seat: "computer", ...unknown });
  return {
    id: "game",
    version: 1,
    game: position.game,
    variant: position.variant,
    start: "start",
    moveNumber: 0,
    position,
    outcome: ongoing,
    players: { white: person, black: computer },
    seconds: 1,
    turn: "human",
    thinking: null,
    lastMove: null,
    history: [],
    future: [],
    canUndo: false,
    canRedo: false,
    pace: { paused: false, delay: 0 },
    evaluation: null,
    offers: [],
    next: null,
    clock: null,
    heard: 0,
    met: 0,
    you: { sides: ["white"], control: true, mayJoin: [] },
    ...more,
  };
}

/**
 * @param {number} number
 * @param {string} text
 * @returns {Entry}
 */
export function entry(number, text) {
  return {
    ...move(text),
    number,
    side: number % 2 ? "white" : "black",
    closed: [],
    seconds: null,
    by: "human",
    evaluation: null,
    depth: null,
    position: `after ${number}`,
  };
}

/**
 * @param {Partial<Evaluation>} more
 * @returns {Evaluation}
 */
export function evaluation(more) {
  return { result: null, plies: null, score: 0, exact: false, side: "white", white: 0, text: spoken, ...more };
}
