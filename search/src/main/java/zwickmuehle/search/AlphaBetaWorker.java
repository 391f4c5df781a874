package zwickmuehle.search;

import java.util.List;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;

/**
 * The alpha-beta search itself, as one thread does it: negamax with a null window for all moves but the first
 * (principal-variation search), and a quiescence search below. Scores inside are seen from the root: a win found at ply
 * n is a win in n plies. Everything it needs is there before it begins.
 *
 * <p>When the time is up, {@link Stopped} is thrown through all of it; the root keeps what it has.
 */
final class AlphaBetaWorker {
    /** Deeper than this no search goes. */
    static final int DEEPEST = 100;

    private static final int FORCING_PLIES = 6;
    /** And no line that is looked at is longer. */
    static final int DEEPEST_PLY = DEEPEST + FORCING_PLIES + 1;

    private static final int INFINITE = Score.WIN + 1;
    private static final int NODES_BETWEEN_LOOKS = 256;
    /** The quiet moves that remain, no more than {@link #DEEPEST}, fit above a position of a game with such a limit. */
    private static final int REMAINING_SHIFT = Rules.POSITION_BITS;

    private final Rules rules;
    private final Tactics tactics;
    private final Oracle oracle;
    private final Evaluator evaluator;
    private final TranspositionTable table;
    private final MoveSorter sorter;
    private final ThinkingLimit watch;
    private final ThreadGaps pulse;
    private final Path path;
    private final PrincipalVariation variation;
    private final long root;
    private final int[][] moves;
    private final long nodeLimit;
    private final int nodesBetweenLooks;
    private final boolean remembers;
    private final boolean mergesEquivalents;
    private final boolean narrowsWindow;
    private final int lateMoves;
    private final int forcingPlies;

    private long nodes;
    private long nextLook;

    AlphaBetaWorker(SearchSetup setup, TranspositionTable table, Scratch scratch, Game game, long nodeLimit,
            ThinkingLimit watch,
            ThreadGaps pulse) {
        this.rules = game.rules();
        this.tactics = setup.tactics();
        this.oracle = setup.oracle();
        this.evaluator = setup.evaluators().create(watch::expired);
        this.table = table;
        this.watch = watch;
        this.pulse = pulse;
        this.path = new Path(game, DEEPEST_PLY);
        scratch.clear();
        this.sorter = scratch.sorter;
        this.variation = scratch.variation;
        this.moves = scratch.moves;
        this.root = game.position();
        this.nodeLimit = nodeLimit;
        this.nodesBetweenLooks = Math.max(1, NODES_BETWEEN_LOOKS / evaluator.effort());
        this.remembers = setup.has(Idea.TABLE);
        this.mergesEquivalents = setup.has(Idea.SYMMETRY);
        this.narrowsWindow = setup.has(Idea.WINDOW);
        this.lateMoves = setup.has(Idea.REDUCTION) ? tactics.lateMoves() : Integer.MAX_VALUE;
        this.forcingPlies = setup.has(Idea.QUIESCENCE) ? FORCING_PLIES : 0;
    }

    long nodes() {
        return nodes;
    }

    /** The continuation expected after the last root move that improved on the others, beginning with it. */
    List<Integer> principalVariation() {
        return variation.line();
    }

    /**
     * The score of one root move, searched with an open window.
     *
     * @throws Stopped if the time is up
     */
    int scoreOf(int move, int depth) {
        return scoreAfter(root, move, 0, depth, -INFINITE, INFINITE);
    }

    /**
     * Searches the root moves to {@code depth} and brings the best to the front. If it is stopped halfway, the best so
     * far is in front all the same, and its score is left in {@code best}.
     */
    void searchRoot(RootMoves rootMoves, int depth) {
        int alpha = -INFINITE;
        for (int i = 0; i < rootMoves.count(); i++) {
            int move = rootMoves.move(i);
            int score = i == 0
                    ? scoreAfter(root, move, 0, depth, alpha, INFINITE)
                    : scoreByNullWindow(root, move, 0, depth, 0, alpha, INFINITE);
            if (score > alpha) {
                alpha = score;
                variation.extend(0, move);
                rootMoves.bringToFront(i, score, depth);
            }
        }
    }

    /** A null window first, which merely asks whether the move is better than {@code alpha}; the value only if it is. */
    private int scoreByNullWindow(long position, int move, int ply, int depth, int reduction, int alpha, int beta) {
        int bar = narrowsWindow ? alpha + 1 : beta;
        int score = scoreAfter(position, move, ply, depth - reduction, alpha, bar);
        if (score > alpha && reduction > 0) {
            score = scoreAfter(position, move, ply, depth, alpha, bar);
        }
        return score > alpha && score < beta && bar < beta
                ? scoreAfter(position, move, ply, depth, alpha, beta)
                : score;
    }

    private int scoreAfter(long position, int move, int ply, int depth, int alpha, int beta) {
        long next = rules.play(position, move);
        path.step(ply, move, next);
        return -negamax(next, ply + 1, depth - 1, -beta, -alpha);
    }

    private int negamax(long position, int ply, int depth, int alpha, int beta) {
        count();
        variation.clear(ply);
        if (path.repeats(ply)) {
            return Score.DRAW;
        }
        if (path.quietMoves(ply) >= rules.quietLimit()) {
            return rules.ending(position).decisive() ? Score.loss(ply) : Score.DRAW;
        }
        int known = oracle.probe(position, path.quietMoves(ply));
        if (known != Oracle.UNKNOWN) {
            return Score.farther(known, ply);
        }
        if (depth <= 0 || ply >= DEEPEST) {
            return quiesce(position, ply, forcingPlies, alpha, beta);
        }

        long key = key(position, ply, depth);
        long entry = remembers ? table.probe(key) : TranspositionTable.MISSING;
        int tableMove = TranspositionTable.NO_MOVE;
        if (entry != TranspositionTable.MISSING) {
            int score = Score.farther(TranspositionTable.score(entry), ply);
            if (beta - alpha == 1 && TranspositionTable.depth(entry) >= depth && table.current(entry)
                    && cuts(TranspositionTable.bound(entry), score, alpha, beta)) {
                return score;
            }
            tableMove = fromCanonical(position, TranspositionTable.move(entry));
        }

        int[] here = moves[ply];
        int count = rules.legalMoves(position, here);
        if (count == 0) {
            return rules.ending(position).decisive() ? Score.loss(ply) : Score.DRAW;
        }
        sorter.rate(position, ply, here, count, tableMove);
        int best = -INFINITE;
        int bestMove = TranspositionTable.NO_MOVE;
        int bar = alpha;
        for (int i = 0; i < count; i++) {
            int move = sorter.next(ply, here, count, i);
            int score = i == 0
                    ? scoreAfter(position, move, ply, depth, bar, beta)
                    : scoreByNullWindow(position, move, ply, depth, reduction(ply, depth, i), bar, beta);
            if (score > best) {
                best = score;
            }
            if (score > bar) {
                bar = score;
                bestMove = move;
                variation.extend(ply, move);
                if (score >= beta) {
                    sorter.refuted(ply, i, move, depth);
                    break;
                }
            }
        }
        int bound = best >= beta
                ? TranspositionTable.LOWER
                : best > alpha ? TranspositionTable.EXACT : TranspositionTable.UPPER;
        if (remembers) {
            table.store(key, depth, bound, Score.farther(best, -ply), toCanonical(position, bestMove));
        }
        return best;
    }

    /** How many plies less a move is looked at first, because it comes late in the order and looks like nothing. */
    private int reduction(int ply, int depth, int index) {
        return depth >= 3 && index >= lateMoves && sorter.unremarkable(ply, index) ? 1 : 0;
    }

    /** A position is judged only when it is quiet: while a forcing move is there, the mover may make it or leave it. */
    private int quiesce(long position, int ply, int pliesLeft, int alpha, int beta) {
        Ending ending = rules.ending(position);
        if (ending != Ending.ONGOING) {
            return ending.decisive() ? Score.loss(ply) : Score.DRAW;
        }
        int best = evaluator.evaluate(position);
        if (best >= beta || pliesLeft == 0) {
            return best;
        }
        int[] here = moves[ply];
        int count = tactics.forcingMoves(position, here);
        int bar = Math.max(alpha, best);
        for (int i = 0; i < count && best < beta; i++) {
            count();
            int score = -quiesce(rules.play(position, here[i]), ply + 1, pliesLeft - 1, -beta, -bar);
            best = Math.max(best, score);
            bar = Math.max(bar, score);
        }
        return best;
    }

    private static boolean cuts(int bound, int score, int alpha, int beta) {
        return ((bound & TranspositionTable.LOWER) != 0 && score >= beta)
                || ((bound & TranspositionTable.UPPER) != 0 && score <= alpha);
    }

    /** The position for the table: one for all equivalents, and apart where the quiet-move limit is within reach. */
    private long key(long position, int ply, int depth) {
        long canonical = mergesEquivalents ? rules.canonical(position) : position;
        int remaining = rules.quietLimit() - path.quietMoves(ply);
        return remaining <= depth ? canonical | (long) remaining << REMAINING_SHIFT : canonical;
    }

    private int toCanonical(long position, int move) {
        return move == TranspositionTable.NO_MOVE || !mergesEquivalents
                ? move
                : rules.transformMove(move, rules.canonicalSymmetry(position));
    }

    private int fromCanonical(long position, int move) {
        return move == TranspositionTable.NO_MOVE || !mergesEquivalents
                ? move
                : rules.transformMove(move, rules.inverse(rules.canonicalSymmetry(position)));
    }

    private void count() {
        if (++nodes >= nextLook) {
            nextLook = Math.min(nodes + nodesBetweenLooks, nodeLimit);
            if (nodes >= nodeLimit || watch.expired(pulse)) {
                throw new Stopped();
            }
        }
    }
}
