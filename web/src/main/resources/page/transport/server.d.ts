// What the server sends. Written by build/format-page from openapi.json, where it is declared; a test of the server
// holds its answers against that, a test of the page this file.

/** A sentence in both languages */
export interface Spoken {
  en: string;
  de: string;
}

/** RFC 9457; detail is one sentence in the language of Accept-Language */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  sentence: Spoken;
  moveNumber?: number;
}

/** What the players of a game call its sides: Yellow and Red in Vier Gewinnt */
export interface SideNames {
  white: Spoken;
  black: Spoken;
}

export interface Outcome {
  over: boolean;
  result: "*" | "1-0" | "0-1" | "1/2-1/2";
  winner: "white" | "black" | null;
  reason:
    | "ongoing"
    | "too_few_stones"
    | "no_move"
    | "four_in_a_row"
    | "full_board"
    | "repetition"
    | "quiet_moves"
    | "resigned"
    | "agreed"
    | "called_off"
    | "too_long"
    | "forfeit";
  text: Spoken;
}

/** result and score are for side; white is from -1 to 1, for White */
export interface Evaluation {
  result: "win" | "draw" | "loss" | null;
  plies: number | null;
  score: number;
  exact: boolean;
  side: "white" | "black";
  white: number;
  text: Spoken;
}

export interface Move {
  move: string;
  from: string | null;
  to: string;
  captured: string | null;
  column: string | null;
}

/** x from the left, y from the top, from 0 */
export interface Point {
  name: string;
  x: number;
  y: number;
  stone: "white" | "black" | null;
  inMill?: boolean;
}

export interface Count {
  onBoard: number;
  inHand: number;
  /** stones that have left the game */
  taken: number;
}

export interface Position {
  game: "muehle" | "viergewinnt";
  variant: string;
  text: string;
  columns: number;
  rows: number;
  points: Array<Point>;
  mover: "white" | "black";
  kind: "place" | "move" | "fly" | "drop" | "none";
  moves: Array<Move>;
  threats: Array<Move>;
  stones: {
    white: Count;
    black: Count;
  };
  mills: Array<Array<string>>;
  winningLines: Array<Array<string>>;
  quietMoves: number;
  quietLimit: number | null;
  occurrences: number;
  repetitionLimit: number | null;
  outcome: Outcome;
  description: Array<Spoken>;
  sideNames: SideNames;
}

/** A move of the list of moves; position is the text after it */
export interface Entry {
  number: number;
  side: "white" | "black";
  move: string;
  from: string | null;
  to: string;
  captured: string | null;
  column: string | null;
  closed: Array<Array<string>>;
  seconds: number | null;
  by: "human" | "computer" | "best" | "random" | "program" | "import";
  evaluation: Evaluation | null;
  depth: number | null;
  position: string;
}

export interface Thinking {
  side: "white" | "black";
  purpose: "move" | "best" | "hint";
  depth: number;
  nodes: number;
  evaluation: Evaluation | null;
  best: string | null;
  elapsed: number;
  hurries: boolean;
}

export interface Player {
  words: string;
  kind: "human" | "computer" | "program";
  title: Spoken;
  seat: "taken" | "free" | "computer";
  /** what a person wants to be called */
  name: string | null;
  /** of one of two people; null where it is not known or nobody waits for them */
  presence: "here" | "away" | "left" | null;
  /** for how many seconds they have been away, if that is known */
  away: number | null;
}

/** What the one who asks may do */
export interface You {
  sides: Array<"white" | "black">;
  control: boolean;
  mayJoin: Array<"white" | "black">;
}

/** What one of two people proposes to the other, for so many seconds more */
export interface Offer {
  kind: "undo" | "restart" | "draw" | "rematch";
  side: "white" | "black";
  seconds: number;
}

/** the clocks of two people, in seconds left when this is said; the first move of each side is free */
export interface Clock {
  base: number;
  increment: number;
  white: number;
  black: number;
  running: "white" | "black" | null;
}

/** The news of a single move (event move) has entry instead of start and history; you is said only to the one who asked */
export interface Game {
  id: string;
  version: number;
  game: "muehle" | "viergewinnt";
  variant: string;
  start?: string;
  moveNumber: number;
  position: Position;
  outcome: Outcome;
  players: {
    white: Player;
    black: Player;
  };
  seconds: number;
  turn: "human" | "computer" | "paused" | "over";
  thinking: Thinking | null;
  lastMove: Entry | null;
  history?: Array<Entry>;
  entry?: Entry;
  future: Array<Entry>;
  canUndo: boolean;
  canRedo: boolean;
  pace: {
    paused: boolean;
    delay: number;
  };
  evaluation: Evaluation | null;
  offers: Array<Offer>;
  /** the id of the rematch that both players went on to */
  next: string | null;
  clock: Clock | null;
  you?: You;
}

/** beyond: whether the server answers anybody but its own machine */
export interface Addresses {
  beyond: boolean;
  hosts: Array<string>;
}

/** best is the move of alpha-beta, tempting that of Monte Carlo, which is worse */
export interface HardCase {
  position: Position;
  best: {
    move: Move;
    evaluation: Evaluation;
  };
  tempting: {
    move: Move;
    evaluation: Evaluation;
  };
}

export interface HardCases {
  cases: Array<HardCase>;
}

export interface Games {
  games: Array<{
    id: string;
    game: "muehle" | "viergewinnt";
    variant: string;
    white: string;
    black: string;
    whiteName: string | null;
    blackName: string | null;
    moveNumber: number;
    outcome: Outcome;
    changed: string;
  }>;
  more: boolean;
}

/** How many games are gone, and how many only hidden because others still have them */
export interface Deleted {
  deleted: number;
  hidden: number;
}

/** days after the last move; null: for ever */
export interface Keeping {
  days: number | null;
  games: number;
}

/** Works once, for so many seconds */
export interface SessionCode {
  code: string;
  seconds: number;
}

/** How many games there are now */
export interface Session {
  games: number;
}

export interface Hint {
  move: Move;
  evaluation: Evaluation | null;
  depth: number | null;
  seconds: number;
  line: Array<string>;
  reasons: Array<Reason>;
}

export interface PresenceNews {
  version: number;
  players: {
    white: Player;
    black: Player;
  };
}

export interface ThinkingNews {
  version: number;
  thinking: Thinking | null;
}

/** line is how the game may go on, beginning with the move; empty for all but the best moves, and until the analysis is final */
export interface Analysis {
  position: string;
  mover: "white" | "black";
  value: Evaluation;
  best: string | null;
  moves: Array<{
    move: string;
    from: string | null;
    to: string;
    captured: string | null;
    column: string | null;
    evaluation: Evaluation;
    line: Array<string>;
  }>;
  depth: number;
  nodes: number;
  seconds: number;
  final: boolean;
}

export interface Reasons {
  position: string;
  reasons: Array<Reason>;
}

/** wins and losses are those of the player who made the move; games without a result are in games only; losingAnswers is null where not every answer is known */
export interface ExploredMove {
  moves: Array<string>;
  evaluation: Evaluation;
  losingAnswers: number | null;
  answers: number;
  played: Array<{
    source: "own" | "tournament" | "collection";
    games: number;
    wins: number;
    draws: number;
    losses: number;
  }>;
}

/** proven: every value is exact; the games of a source are those of these rules */
export interface Explored {
  position: Position;
  sources: Array<{
    source: "own" | "tournament" | "collection";
    games: number;
  }>;
  moves: Array<ExploredMove>;
  proven: boolean;
}

/** One thing said about a move */
export interface Reason {
  move: string;
  kind: string;
  /** whether it speaks for the move */
  good: boolean;
  en: string;
  de: string;
  /** what it is about, to be marked on the board */
  points: Array<string>;
}

export interface Puzzles {
  game: "muehle" | "viergewinnt";
  puzzles: Array<{
    id: string;
    kind: "win" | "mill" | "hold" | "save" | "trap" | "ending";
    goal: number;
    rating: number | null;
    themes: Array<string>;
  }>;
}

export interface Puzzle {
  id: string;
  kind: "win" | "mill" | "hold" | "save" | "trap" | "ending";
  /** moves of the solver on the longest way */
  goal: number;
  task: Spoken;
  /** what is true of every move that is not right */
  wrong: Spoken;
  position: Position;
  solutions: Array<Array<string>>;
  rating: number | null;
  themes: Array<string>;
}

export interface Graded {
  number: number;
  side: "white" | "black";
  grade: "best" | "good" | "inaccuracy" | "mistake" | "blunder";
  lost: number;
}

/** had is the result that could be expected (1 a win, 0.5 a draw), lost what was thrown away of it; answer is the best answer to what was played; reasons speak for best and not for what was played, faults against what was played and not against best, answerReasons for answer */
export interface Mistake {
  number: number;
  side: "white" | "black";
  grade: "best" | "good" | "inaccuracy" | "mistake" | "blunder";
  had: number;
  lost: number;
  played: Move;
  best: Move;
  better: Array<string>;
  before: Evaluation;
  after: Evaluation;
  answer: Move | null;
  reasons: Array<Reason>;
  faults: Array<Reason>;
  answerReasons: Array<Reason>;
  position: string;
}

export interface Review {
  evaluations: Array<{
    number: number;
    evaluation: Evaluation;
  }>;
  mistakes: Array<Mistake>;
  moves: Array<Graded>;
}

export interface Rules {
  games: Array<{
    game: "muehle" | "viergewinnt";
    title: Spoken;
    variantTitle: Spoken;
    variants: Array<{
      variant: string;
      default: boolean;
      /** whether programs play by it unless told otherwise */
      programs: boolean;
      title: Spoken;
      differences: Array<Spoken>;
    }>;
    otherVariants: Spoken;
    sideNames: SideNames;
  }>;
}

export interface Opponents {
  levels: Array<{
    words: string;
    level: number;
    title: Spoken;
    description: Spoken;
  }>;
  methods: Array<{
    method: string;
    title: Spoken;
    description: Spoken;
    parameters: Array<{
      name: string;
      title: Spoken;
      type: "number" | "choice";
      min?: number;
      max?: number;
      choices?: Array<{
        value: string;
        title: Spoken;
      }>;
      default: number | string;
      when?: Record<string, string>;
    }>;
  }>;
  programs: Array<{
    words: string;
    name: string;
    games: Array<"muehle" | "viergewinnt">;
  }>;
  seconds: {
    min: number;
    max: number;
    default: number;
  };
  tournament: string | null;
}

/** stones: every position with at most so many is known; seconds and bytes of a step are what it adds, about */
export interface Perfect {
  mayBuild: boolean;
  freeBytes: number;
  memory: number;
  rules: Array<{
    rules: string;
    title: Spoken;
    stones: number;
    sectors: number;
    positions: number;
    bytes: number;
    complete: boolean;
    steps: Array<{
      stones: number;
      positions: number;
      seconds: number;
      bytes: number;
      obstacle: Spoken | null;
    }>;
  }>;
  building: {
    rules: string;
    stones: number;
    sector: string;
    stage: string;
    done: number;
    total: number;
    rate: number;
    secondsLeft: number | null;
  } | null;
}

export interface Scenarios {
  scenarios: Array<{
    id: string;
    game: "muehle" | "viergewinnt";
    title: Spoken;
    position: Position;
  }>;
}

export interface ScenarioResult {
  id: string;
  passed: boolean;
  boards: Array<{
    position: Position;
    move: string | null;
  }>;
  lines: Array<Spoken>;
  seconds: number;
}

export interface ExportedGame {
  game: string;
  rules: string;
  white: string;
  black: string;
  tags: Record<string, string>;
  start: string;
  moves: Array<{
    move: string;
    seconds?: number;
    evaluation?: number;
    depth?: number;
  }>;
  result: string;
  code: string;
  answer?: string;
  reason: Spoken;
}

export interface Health {
  status: "ok";
}

export interface Records {
  games: Array<{
    number: number;
    game: "muehle" | "viergewinnt";
    white: string;
    black: string;
    result: string;
    text: Spoken;
    moves: number;
  }>;
}

export interface Conversation {
  lines: Array<{
    number: number;
    side: "white" | "black";
    speaker: "referee" | "program" | "complaint";
    at: number;
    took: number | null;
    text: string;
  }>;
}

export interface RunningGame {
  game: string;
  white: string;
  black: string;
  moveNumber: number;
  mover: "white" | "black";
  stones: {
    white: Array<string>;
    black: Array<string>;
  };
  last?: Move;
  lines: Array<Array<string>>;
}

/** The event news is the same, but lists of the finished games only those after the first `from` */
export interface Tournament {
  version: number;
  name: string;
  game: "muehle" | "viergewinnt";
  variant: string;
  format: string;
  moveTime: number;
  /** Seconds for the whole game and for each move, as in 300+3; null if every move has the same time */
  clock: string | null;
  state: "preparing" | "running" | "finished" | "stopped" | "failed";
  /** While it is being prepared: whose program is being built or examined; null if nobody's is */
  examined: string | null;
  columns: number;
  rows: number;
  progress: {
    played: number;
    total: number;
    secondsLeft: number | null;
  };
  standings: Array<{
    rank: number;
    name: string;
    points: number;
    games: number;
    wins: number;
    draws: number;
    losses: number;
    tieBreak: number;
    elo: number;
    eloError: number;
    forfeits: number;
  }>;
  crossTable: Array<Array<string>>;
  forfeits: Array<{
    game: string;
    player: string;
    code: string;
    reason: Spoken;
  }>;
  /** Those of the file who did not pass the examination before the first game */
  leftOut: Array<{
    player: string;
    reason: Spoken;
  }>;
  running: Array<RunningGame>;
  from: number;
  finished: Array<{
    game: string;
    white: string;
    black: string;
    result: string;
    code: string;
    text: Spoken;
    moves: number;
  }>;
  sandbox: Spoken;
  machines: Array<{
    name: string;
    state: "there" | "slow" | "silent";
    cores: number;
    parallel: number;
    speed: number;
    load: number;
    played: number;
    games: Array<string>;
  }>;
  notes: Array<Spoken>;
}
