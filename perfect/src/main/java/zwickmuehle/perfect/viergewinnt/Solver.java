package zwickmuehle.perfect.viergewinnt;

import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.viergewinnt.Size;
import zwickmuehle.rules.viergewinnt.VierGewinnt;

/**
 * The exact score of any position: 0 is a draw; a positive score is a win for the player to move and counts the stones it
 * has left after its winning one, plus one; a negative score is a loss, counted in the same way for the opponent.
 *
 * <p>To be asked by one thread at a time; inside, it uses as many threads as it was given. With one thread everything,
 * the number of nodes included, depends on the questions asked since {@link #forget} alone.
 */
public final class Solver {
    /** The answer when stopped; also the score of a column that is full. */
    public static final int UNKNOWN = Integer.MIN_VALUE;

    /** Plenty for every position of the standard board. */
    public static final long DEFAULT_TABLE_BYTES = 64L << 20;

    /** Smaller searches are over before a second thread has started. */
    private static final long NODES_ALONE = 50_000;

    private final VierGewinnt rules;
    private final Geometry g;
    private final BoundTable table;
    private final Search alone;
    private final @Nullable SolverCrew crew;

    public Solver(Size size, long tableBytes, int threads) {
        rules = new VierGewinnt(size);
        g = Geometry.of(size);
        table = new BoundTable(g.width() * g.stride(), tableBytes);
        alone = new Search(g, table, Crowd.ofOne());
        crew = threads > 1 ? new SolverCrew(g, table, threads) : null;
    }

    /** One thread, a table of the default size. */
    public Solver(Size size) {
        this(size, DEFAULT_TABLE_BYTES, 1);
    }

    public VierGewinnt rules() {
        return rules;
    }

    /** Empties the table. Takes time only if it was in use. */
    public void forget() {
        table.clear();
        alone.forget();
        if (crew != null) {
            crew.forget();
        }
    }

    /** Positions entered so far, by all threads. */
    public long nodes() {
        return alone.nodes() + (crew == null ? 0 : crew.nodes());
    }

    /** The score of a position for the side to move, or {@link #UNKNOWN} if stopped. */
    public int score(long position, SolverWatch watch) {
        return between(position, -g.cells(), g.cells(), watch);
    }

    /** Win (1), draw (0) or loss (-1) for the side to move, or {@link #UNKNOWN} if stopped: faster than the score. */
    public int outcome(long position, SolverWatch watch) {
        return between(position, -1, 1, watch);
    }

    /** The score of each column for the player who drops a stone into it; {@link #UNKNOWN} where it is full, or if stopped. */
    public int[] columns(long position, SolverWatch watch) {
        return IntStream.range(0, g.width()).map(column -> column(position, column, watch)).toArray();
    }

    /** The score of one column, as in {@link #columns}. */
    public int column(long position, int column, SolverWatch watch) {
        if (rules.objection(position, column) != null) {
            return UNKNOWN;
        }
        long next = rules.play(position, column);
        return switch (rules.ending(next)) {
            case FOUR_IN_A_ROW -> g.winNow(stones(position));
            case FULL_BOARD -> 0;
            default -> negated(score(next, watch));
        };
    }

    private int between(long position, int least, int most, SolverWatch watch) {
        if (rules.ending(position) == Ending.FOUR_IN_A_ROW) {
            throw new IllegalArgumentException("the game is over: " + rules.notation().position(position));
        }
        Side mover = rules.mover(position);
        return between(rules.stones(position, mover), rules.stones(position, mover.other()), stones(position), least,
                most, watch);
    }

    private int stones(long position) {
        return Long.bitCount(rules.occupied(position));
    }

    private static int negated(int score) {
        return score == UNKNOWN ? UNKNOWN : -score;
    }

    /** The score, or the nearer of {@code least} and {@code most} where it lies beyond. What is forced is played at once. */
    private int between(long player, long opponent, int stones, int least, int most, SolverWatch watch) {
        long occupied = player | opponent;
        long landings = g.landings(occupied);
        if ((g.winningCells(player, occupied) & landings) != 0) {
            return Math.min(most, g.winNow(stones));
        }
        if (stones >= g.cells() - 1) {
            return 0;
        }
        long dangers = g.winningCells(opponent, occupied);
        long forced = landings & dangers;
        if ((forced & (forced - 1)) != 0 || (landings & ~(dangers >>> 1)) == 0) {
            return Math.max(least, g.lossNext(stones));
        }
        if (forced != 0) {
            return negated(between(opponent, player | forced, stones + 1, -most, -least, watch));
        }
        return searched(player, opponent, dangers, stones, least, most, watch);
    }

    private int searched(long player, long opponent, long dangers, int stones, int least, int most, SolverWatch watch) {
        int lower = Math.max(least, g.worst(stones));
        int upper = Math.min(most,
                Math.min(g.best(stones), Zugzwang.upperBound(g, player, opponent, dangers, stones)));
        Questions questions = new Questions(g.cells() - stones);
        long start = nodes();
        while (lower < upper) {
            int alpha = questions.next(lower, upper, nodes() - start);
            int atLeast = lower;
            int atMost = upper;
            int bound = ask(new Question(player, opponent, dangers, stones, alpha), start,
                    () -> watch.stop(nodes() - start, atLeast, atMost));
            if (bound == UNKNOWN) {
                return UNKNOWN;
            }
            if (bound > alpha) {
                lower = Math.min(bound, upper);
            } else {
                upper = Math.max(bound, lower);
            }
        }
        return lower;
    }

    /** Alone first; a question that turns out to be a large one goes to the crew, if there is one. */
    private int ask(Question question, long start, BooleanSupplier stop) {
        if (crew == null) {
            return askAlone(question, stop);
        }
        if (nodes() - start <= NODES_ALONE) {
            int answer = askAlone(question, () -> nodes() - start > NODES_ALONE || stop.getAsBoolean());
            if (answer != UNKNOWN || nodes() - start <= NODES_ALONE) {
                return answer;
            }
        }
        return crew.ask(question, stop);
    }

    private int askAlone(Question question, BooleanSupplier stop) {
        try {
            alone.stopWhen(stop);
            return question.put(alone);
        } catch (Search.Stopped _) {
            return UNKNOWN;
        }
    }
}
