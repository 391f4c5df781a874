// Everything the page asks, each question with the type of its answer. How it gets there is the transport's business.

/**
 * @import { Addresses, Analysis, Conversation, Evaluation, Explored, Game, Games, Graded, HardCase, Hint, Mistake, Opponents, Perfect, Position, PresenceNews, Puzzle, Puzzles, Records } from "./server"
 * @import { Reasons, Rules, RunningGame, ScenarioResult, Scenarios, Spoken, ThinkingNews, Tournament } from "./server"
 * @import { Deleted, Keeping, Session, SessionCode } from "./server"
 * @import { GameName, Handlers, Listening, Side, Transport } from "./transport"
 */

/** @type {Transport} */
let transport;

/**
 * Chooses who answers; main.js does so once, before anything is asked.
 *
 * @param {Transport} chosen
 */
export function askThrough(chosen) {
  transport = chosen;
}

/** @returns {Promise<Rules>} */
export const rules = () => transport.read("/api/rules");

/** @returns {Promise<Addresses>} */
export const addresses = () => transport.read("/api/addresses");

/** @returns {Promise<Opponents>} */
export const opponents = () => transport.read("/api/opponents");

/**
 * The Position for a text (without one: the start) and the moves from it.
 *
 * @param {GameName} game
 * @param {string | null} variant
 * @param {string | null} text
 * @param {string[]} moves
 * @param {number} [quiet] quiet moves that led to the text
 * @returns {Promise<Position>}
 */
export const position = (game, variant, text, moves, quiet = 0) =>
  transport.send("/api/positions", {
    game,
    variant: variant ?? undefined,
    position: text ?? undefined,
    moves: moves.length ? moves : undefined,
    quiet: quiet || undefined,
  });

/**
 * All puzzles of a game, to choose from.
 *
 * @param {GameName} game
 * @returns {Promise<Puzzles>}
 */
export const puzzles = (game) => transport.read(`/api/puzzles?game=${game}`);

/**
 * @param {GameName} game
 * @param {string} id
 * @returns {Promise<Puzzle>}
 */
export const puzzle = (game, id) => transport.read(`/api/puzzles/${encodeURIComponent(id)}?game=${game}`);

/**
 * What a new game may be told; the server knows the rest.
 *
 * @typedef {object} NewGame
 * @property {GameName} [game]
 * @property {string} [variant]
 * @property {string} [white]
 * @property {string} [black]
 * @property {number} [seconds]
 * @property {Side} [seats]
 * @property {string} [clock]
 * @property {string} [position]
 * @property {string} [name]
 */

/**
 * @param {NewGame} wishes
 * @returns {Promise<Game>}
 */
export const createGame = (wishes) => transport.send("/api/games", wishes);

/**
 * The games this browser has a seat at, the one changed last first.
 *
 * @param {number} from
 * @param {number} limit
 * @returns {Promise<Games>}
 */
export const games = (from, limit) => transport.read(`/api/games?from=${from}&limit=${limit}`);

/**
 * Where a game is kept: the path of everything that is asked about it.
 *
 * @param {string} id
 */
export const gamePath = (id) => `/api/games/${encodeURIComponent(id)}`;

/**
 * The same for a game of the tournament.
 *
 * @param {string} label
 */
export const tournamentGamePath = (label) => `/api/tournament/games/${encodeURIComponent(label)}`;

/**
 * @param {string} path
 * @returns {Promise<Game>}
 */
export const game = (path) => transport.read(path);

/**
 * An action on a game, such as `moves`, `undo` or `resign`; its answer is the game after it.
 *
 * @param {string} path
 * @param {string} name
 * @param {object} [body]
 * @returns {Promise<Game>}
 */
export const act = (path, name, body) => transport.send(`${path}/${name}`, body);

/**
 * @param {string} path
 * @returns {Promise<Hint>}
 */
export const hint = (path) => transport.send(`${path}/hint`);

/**
 * @param {string} path
 * @param {Handlers<{ game: Game, move: Game, thinking: ThinkingNews, presence: PresenceNews }>} handlers
 * @param {Listening} options
 */
export const followGame = (path, handlers, options) => transport.listen(`${path}/events`, handlers, options);

/**
 * @param {string} path
 * @param {Handlers<{ lines: Conversation }>} handlers
 */
export const followConversation = (path, handlers) => transport.listen(`${path}/conversation`, handlers);

/**
 * @param {Position} shown
 * @param {number} seconds
 * @param {Handlers<{ analysis: Analysis, done: Analysis, failed: Spoken }>} handlers
 */
export function followAnalysis(shown, seconds, handlers) {
  const query = new URLSearchParams({ game: shown.game, variant: shown.variant, position: shown.text, seconds: String(seconds) });
  return transport.listen(`/api/analysis?${query}`, handlers, { ends: true });
}

/**
 * A position, told by where its game began: what was played before it can make a sentence true or false.
 *
 * @typedef {object} Played
 * @property {GameName} game
 * @property {string | null} variant
 * @property {string | null} start
 * @property {string[]} moves
 * @property {number} [quiet] quiet moves that led to the start
 */

/**
 * What speaks for and against a move.
 *
 * @param {Played} played
 * @param {string} move
 * @param {number} [seconds] with time, by exact values too
 * @returns {Promise<Reasons>}
 */
export function reasons({ game, variant, start, moves, quiet = 0 }, move, seconds = 0) {
  const query = new URLSearchParams({ game, move, seconds: String(seconds) });
  if (variant) query.set("variant", variant);
  if (start) query.set("position", start);
  if (moves.length) query.set("moves", moves.join(","));
  if (quiet) query.set("quiet", String(quiet));
  return transport.read(`/api/reasons?${query}`);
}

/**
 * The moves of a position with what they are worth and with what was played.
 *
 * @param {Played} played
 * @param {number} [seconds] for values that cannot be looked up
 * @returns {Promise<Explored>}
 */
export function explore({ game, variant, start, moves }, seconds) {
  const query = new URLSearchParams({ game });
  if (variant) query.set("variant", variant);
  if (start) query.set("position", start);
  if (moves.length) query.set("moves", moves.join(","));
  if (seconds !== undefined) query.set("seconds", String(seconds));
  return transport.read(`/api/explore?${query}`);
}

/**
 * What a review tells, the last move first.
 *
 * @typedef {object} ReviewEvents
 * @property {{ number: number, evaluation: Evaluation }} evaluation
 * @property {Graded} judgement
 * @property {Mistake} mistake
 * @property {unknown} done
 * @property {Spoken} failed
 */

/**
 * @param {string} id
 * @param {Handlers<ReviewEvents>} handlers
 */
export const followReview = (id, handlers) => transport.listen(`${gamePath(id)}/review`, handlers, { ends: true });

/**
 * The games that a text or JSON holds, one line each.
 *
 * @param {string} text
 * @returns {Promise<Records>}
 */
export const recordsIn = (text) => transport.send("/api/records", text);

/**
 * Brings one of them in.
 *
 * @param {string} text
 * @param {number} number
 * @returns {Promise<Game>}
 */
export const importGame = (text, number) => transport.send(`/api/games/import?number=${number}`, text);

/** @returns {Promise<Keeping>} */
export const keeping = () => transport.read("/api/keeping");

/** @returns {Promise<Deleted>} */
export const deleteGames = () => transport.send("/api/games/delete");

/**
 * @param {string} id
 * @returns {Promise<Deleted>}
 */
export const deleteGame = (id) => transport.send(`${gamePath(id)}/delete`);

/** @returns {Promise<SessionCode>} */
export const sessionCode = () => transport.send("/api/session/code");

/**
 * @param {string} code
 * @returns {Promise<Session>}
 */
export const takeSession = (code) => transport.send("/api/session", { code });

/**
 * A game as a file, where no server sends one.
 *
 * @param {string} path
 * @returns {Promise<{ name: string, contents: string }>}
 */
export const written = (path) => transport.read(path);

/** @returns {Promise<Perfect>} */
export const perfect = () => transport.read("/api/perfect");

/**
 * @param {string} rules
 * @param {number} stones
 * @returns {Promise<Perfect>}
 */
export const build = (rules, stones) => transport.send("/api/perfect/build", { rules, stones });

/** @returns {Promise<Perfect>} */
export const pauseBuild = () => transport.send("/api/perfect/pause");

/**
 * Positions in which our two methods disagree, one after the other.
 *
 * @param {GameName} game
 * @param {number} count
 * @param {number} seed
 * @param {Handlers<{ case: HardCase, done: unknown, failed: Spoken }>} handlers
 */
export const followHardCases = (game, count, seed, handlers) =>
  transport.listen(`/api/hardcases?${new URLSearchParams({ game, count: String(count), seed: String(seed) })}`, handlers, { ends: true });

/** @returns {Promise<Scenarios>} */
export const scenarios = () => transport.read("/api/scenarios");

/**
 * @param {string} id
 * @returns {Promise<ScenarioResult>}
 */
export const runScenario = (id) => transport.send(`/api/scenarios/${id}/run`);

/** @returns {Promise<Tournament>} */
export const tournament = () => transport.read("/api/tournament");

/**
 * @param {Handlers<{ tournament: Tournament, news: Tournament, boards: { running: RunningGame[] } }>} handlers
 * @param {Listening} options
 */
export const followTournament = (handlers, options) => transport.listen("/api/tournament/events", handlers, options);
