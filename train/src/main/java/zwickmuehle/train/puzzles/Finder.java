package zwickmuehle.train.puzzles;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.MuehleMove;
import zwickmuehle.rules.muehle.MuehlePosition;
import zwickmuehle.rules.muehle.Phase;
import zwickmuehle.search.Equipment;
import zwickmuehle.search.Limits;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.Score;
import zwickmuehle.search.Thinker;
import zwickmuehle.search.thinkers.Thinkers;
import zwickmuehle.train.Truth;

/**
 * Finds puzzles in games that levels play against each other, so that they look like games. The same rules, oracle and
 * seed give the same puzzles in the same order. No two are equivalent. One thread.
 */
public final class Finder {
    private static final int WEAKEST = 2;
    private static final int STRONGEST = 7;
    private static final long TABLE_BYTES = 1 << 20;
    /** Of one game no more, so that puzzles differ. */
    private static final int MOST_OF_A_GAME = 3;
    /** Before that little can be seen; from where on a game is looked at is left to chance, so that every phase comes up. */
    private static final int FIRST_PLY = 8;
    private static final int LATEST_START_OF_MUEHLE = 50;
    private static final int LATEST_START_OF_VIER_GEWINNT = 26;
    private static final int LATEST_START_OF_HARD = 18;
    /** Hard is what this level does not solve. */
    private static final int STRONG = 8;
    /** Positions that follow each other ask the same thing. */
    private static final int PLIES_BETWEEN = 4;
    private static final int FEWEST_MOVES = 3;
    private static final int MOST_RIGHT = 2;
    /** Of the ways out of a trap. */
    private static final int MOST_WAYS_OUT = 6;
    private static final int SHORTEST_ENDING = 7;
    /** A thinker that looks so far falls into traps. */
    private static final String TEMPTED = "alphabeta:depth=2";

    private final Rules rules;
    private final Truth truth;
    private final SolutionLines lines;
    private final Wanted wanted;
    private final SplittableRandom random;
    private final Set<Long> known = new HashSet<>();

    /** Which puzzles are looked for. */
    public enum Wanted {
        /** Also those that anyone sees, a closing move. */
        EASY,
        /** What takes a thought. */
        USUAL,
        /** What a strong level gets wrong, from any ply on: early ones go deepest. */
        HARD
    }

    public Finder(Rules rules, Oracle oracle, long seed, Wanted wanted) {
        this.rules = rules;
        this.truth = new Truth(oracle);
        this.lines = new SolutionLines(truth);
        this.wanted = wanted;
        this.random = new SplittableRandom(seed);
    }

    /** Plays games until so many puzzles are found. */
    public void find(int count, Consumer<Puzzle> found) {
        int left = count;
        while (left > 0) {
            for (Puzzle puzzle : ofOneGame()) {
                if (left-- > 0) {
                    found.accept(puzzle);
                }
            }
        }
    }

    private List<Puzzle> ofOneGame() {
        List<Puzzle> puzzles = new ArrayList<>();
        Thinker first = level();
        Thinker second = level();
        int opening = random.nextInt(1, 4);
        int from = random.nextInt(FIRST_PLY, latestStart());
        Game game = Game.start(rules);
        while (!game.outcome().over() && puzzles.size() < MOST_OF_A_GAME) {
            if (game.length() >= from) {
                Puzzle puzzle = in(game);
                if (puzzle != null && known.add(rules.canonical(game.position())) && fits(puzzle)) {
                    puzzles.add(puzzle);
                    from = game.length() + PLIES_BETWEEN;
                }
            }
            int[] moves = game.legalMoves();
            Thinker mover = game.length() % 2 == 0 ? first : second;
            game = game.play(game.length() < opening
                    ? moves[random.nextInt(moves.length)]
                    : mover.think(game, Limits.NONE, () -> false, _ -> {}).move());
        }
        return puzzles;
    }

    private int latestStart() {
        if (wanted == Wanted.HARD) {
            return LATEST_START_OF_HARD;
        }
        return rules instanceof Muehle ? LATEST_START_OF_MUEHLE : LATEST_START_OF_VIER_GEWINNT;
    }

    private boolean fits(Puzzle puzzle) {
        return wanted != Wanted.HARD || LevelTrials.solved(puzzle, STRONG, 1, puzzle.position()) == 0;
    }

    private Thinker level() {
        return Thinkers.parse("level:" + random.nextInt(WEAKEST, STRONGEST + 1), rules, equipment());
    }

    private Equipment equipment() {
        return new Equipment(Oracle.NONE, () -> 0, new SplittableRandom(random.nextLong()), 1, TABLE_BYTES);
    }

    /** The puzzle that a position of a game holds, if it holds one. */
    @Nullable
    Puzzle in(Game played) {
        Game game = Game.from(rules, played.position(), played.quietMoves());
        int[] scores = truth.scores(game);
        if (scores == null || scores.length < FEWEST_MOVES) {
            return null;
        }
        int best = Arrays.stream(scores).max().orElseThrow();
        long asGood = Arrays.stream(scores).filter(score -> Truth.result(score) == Truth.result(best)).count();
        long losing = Arrays.stream(scores).filter(Score::loses).count();
        boolean alone = asGood == 1 && losing == scores.length - 1;
        if (Score.wins(best)) {
            if (alone && Score.plies(best) > 1) {
                return single(game, PuzzleKind.SAVE, scores, best);
            }
            Puzzle win = Score.plies(best) < Score.MOST_PLIES ? win(game, scores, best) : null;
            return win == null ? trap(game, scores, best) : win;
        }
        if (best != Score.DRAW) {
            return null;
        }
        return alone ? single(game, PuzzleKind.HOLD, scores, best) : trap(game, scores, best);
    }

    private @Nullable Puzzle win(Game game, int[] scores, int best) {
        long right = Arrays.stream(scores).filter(score -> score == best).count();
        int plies = Score.plies(best);
        if (right > MOST_RIGHT || (plies == 1 && wanted != Wanted.EASY)) {
            return null;
        }
        boolean ending = plies >= SHORTEST_ENDING && random.nextBoolean();
        List<List<Integer>> solutions = ending ? lines.winning(game) : null;
        PuzzleKind kind = PuzzleKind.ENDING;
        if (solutions == null) {
            solutions = lines.shortest(game);
            kind = takesToWin(game) ? PuzzleKind.MILL : PuzzleKind.WIN;
        }
        return solutions == null ? null : puzzle(game, kind, solutions);
    }

    /** Whether the plies of the oracle lead to a capture, and not to the end of the game. */
    private static boolean takesToWin(Game game) {
        return game.rules() instanceof Muehle
                && MuehlePosition.phase(game.position(), game.mover().other()) != Phase.FLYING;
    }

    /** One move is right, whatever comes after it. */
    private @Nullable Puzzle single(Game game, PuzzleKind kind, int[] scores, int best) {
        int[] moves = game.legalMoves();
        for (int i = 0; i < moves.length; i++) {
            if (scores[i] == best) {
                return obvious(game, moves[i]) ? null : puzzle(game, kind, List.of(List.of(moves[i])));
            }
        }
        throw new IllegalStateException("the best score belongs to no move");
    }

    /** Who looks two plies ahead goes wrong, though there is more than one way to go right, and not too many. */
    private @Nullable Puzzle trap(Game game, int[] scores, int best) {
        int[] moves = game.legalMoves();
        List<List<Integer>> right = new ArrayList<>();
        for (int i = 0; i < moves.length; i++) {
            if (Truth.result(scores[i]) == Truth.result(best)) {
                right.add(List.of(moves[i]));
            }
        }
        if (right.size() > MOST_WAYS_OUT || right.size() * 2 > moves.length) {
            return null;
        }
        int tempting = Thinkers.parse(TEMPTED, rules, equipment()).think(game, Limits.NONE, () -> false, _ -> {})
                .move();
        return right.contains(List.of(tempting)) ? null : puzzle(game, PuzzleKind.TRAP, right);
    }

    /** A closing move, or the answer to the only threat there is: unless easy ones are asked for, no puzzle. */
    private boolean obvious(Game game, int move) {
        if (wanted == Wanted.EASY) {
            return false;
        }
        if (game.rules() instanceof Muehle) {
            return MuehleMove.captures(move);
        }
        int[] moves = game.legalMoves();
        return Arrays.stream(moves).filter(other -> other != move).map(other -> truth.score(game, other))
                .allMatch(score -> score == Score.loss(2));
    }

    private static Puzzle puzzle(Game game, PuzzleKind kind, List<List<Integer>> solutions) {
        int longest = solutions.stream().mapToInt(List::size).max().orElseThrow();
        return new Puzzle(game.rules(), game.position(), game.quietMoves(), kind, (longest + 1) / 2, solutions, null,
                Themes.of(game, kind, solutions.getFirst()));
    }
}
