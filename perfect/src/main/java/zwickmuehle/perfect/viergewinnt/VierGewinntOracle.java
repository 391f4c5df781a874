package zwickmuehle.perfect.viergewinnt;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.viergewinnt.VierGewinnt;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.Score;

/**
 * The exact value of every position: from the book, or by solving it. May be asked from many threads at once; they take
 * turns at the solver, and whoever does not want to wait for his turn gets {@link Oracle#UNKNOWN}.
 */
public final class VierGewinntOracle implements Oracle {
    private static final long GLANCE_MILLIS = 2;

    private final VierGewinnt rules;
    private final Book book;
    private final int solvableFrom;
    private final ReentrantLock turn = new ReentrantLock(/* fair= */ true);
    @GuardedBy("turn")
    private final Solver solver;

    /**
     * @param solvableFrom positions with fewer stones are looked up only, as solving them may take long
     */
    public VierGewinntOracle(Book book, Solver solver, int solvableFrom) {
        this.rules = solver.rules();
        this.book = book;
        this.solver = solver;
        this.solvableFrom = solvableFrom;
    }

    @Override
    public int probe(long position, int quietMoves) {
        Ending ending = rules.ending(position);
        if (ending != Ending.ONGOING) {
            return ending.decisive() ? Score.loss(0) : Score.DRAW;
        }
        return worth(book.score(position), stones(position));
    }

    @Override
    public int solve(long position, int quietMoves, BooleanSupplier stop) {
        int known = probe(position, quietMoves);
        return known == UNKNOWN && stones(position) >= solvableFrom
                ? worth(solved(position, stop), stones(position))
                : known;
    }

    /** Beyond the book each position is solved. */
    @Override
    public boolean isLookedUp() {
        return false;
    }

    private int solved(long position, BooleanSupplier stop) {
        try {
            while (!turn.tryLock(GLANCE_MILLIS, TimeUnit.MILLISECONDS)) {
                if (stop.getAsBoolean()) {
                    return Solver.UNKNOWN;
                }
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return Solver.UNKNOWN;
        }
        try {
            return stop.getAsBoolean()
                    ? Solver.UNKNOWN
                    : solver.score(position,
                            (_, _, _) -> stop.getAsBoolean() || Thread.currentThread().isInterrupted());
        } finally {
            turn.unlock();
        }
    }

    private int stones(long position) {
        return Long.bitCount(rules.occupied(position));
    }

    private int worth(int score, int stones) {
        return score == Solver.UNKNOWN ? UNKNOWN : worth(score, stones, rules.size().cells());
    }

    /** A Vier-Gewinnt score in the words of {@link Score}. */
    static int worth(int score, int stones, int cells) {
        if (score == 0) {
            return Score.DRAW;
        }
        return score > 0 ? Score.win(plies(score, stones, cells)) : Score.loss(plies(score, stones, cells));
    }

    /**
     * How many plies a win or loss of this score is away. Stones come in turn, so of the two numbers of stones on the
     * board that give a score, one fits the player who wins.
     */
    public static int plies(int score, int stones, int cells) {
        int last = cells + 2 - 2 * Math.abs(score);
        boolean moverWins = score > 0;
        boolean moverHasLast = (last - stones & 1) == 1;
        return (moverWins == moverHasLast ? last : last - 1) - stones;
    }
}
