// The one state of the page. Everything shown follows from it; render.js draws it once a frame.

export const state = {
  view: "play", // play, analysis, editor, scenarios, perfect, howto, tournament
  game: null, // the live game as the server tells it
  cursor: null, // number of moves shown while looking back; null: the present
  shown: null, // the Position shown while looking back
  path: [], // what has been clicked of the move being entered
  hint: null, // answer of "Hint"
  focus: null, // point under the pointer or the keyboard
  connected: true,
  busy: null, // name of the request under way
  values: null, // latest Analysis of the shown position while analysis is on
  analysing: false,
  line: null, // the analysis tree (game/analysis.js)
  learn: null, // "Learn from your mistakes" under way
  catalogue: { rules: null, opponents: null },
};

const listeners = new Set();
let scheduled = false;

/** Changes the state and asks for one drawing in the next frame, however many changes come before it. */
export function update(change) {
  Object.assign(state, change);
  if (scheduled) return;
  scheduled = true;
  // A hidden tab gets no frames; a timer keeps titles and announcements going there.
  const next = document.hidden ? (run) => setTimeout(run, 250) : requestAnimationFrame;
  next(() => {
    scheduled = false;
    for (const listener of listeners) listener(state);
  });
}

export function onChange(listener) {
  listeners.add(listener);
}

/** The Position on the board: of the past while looking back, of the analysis there, else of the game. */
export function position() {
  if (state.view === "analysis") return state.line?.current.position ?? null;
  if (state.cursor !== null) return state.shown;
  return state.game?.position ?? null;
}

/** The stones of a Position: point -> side. */
export function stonesOf(shown) {
  return new Map(shown.points.filter((point) => point.stone).map((point) => [point.name, point.stone]));
}

/** A move as the list of things one clicks: from, to, stone taken; or the column alone. */
export function clicks(move) {
  if (move.column) return [move.column];
  return [move.from, move.to, move.captured].filter((point) => point !== null && point !== undefined);
}

/** The legal moves that begin with what has been clicked so far. */
export function candidates(moves, path) {
  return moves.filter((move) => path.every((point, step) => clicks(move)[step] === point));
}

/** What the next click chooses in a move: "place", "select", "to", "take" or "drop". */
export function stepKind(move, step) {
  if (move.column) return "drop";
  const named = [];
  if (move.from) named.push("select", "to");
  else named.push("place");
  if (move.captured) named.push("take");
  return named[step];
}

/** Whether the person at this page may enter a move on the board now. */
export function mayMove() {
  if (state.view === "analysis") return state.line !== null;
  const { game } = state;
  if (!game || !state.connected) return false;
  if (state.cursor !== null) return true;
  if (game.turn === "over") return false;
  if (game.turn === "paused") return game.you.control || game.you.sides.length > 0;
  return game.turn === "human" && game.you.sides.includes(game.position.mover);
}
