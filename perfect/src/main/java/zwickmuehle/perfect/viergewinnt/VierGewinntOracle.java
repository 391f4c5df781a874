package zwickmuehle.perfect.viergewinnt;

import zwickmuehle.rules.Ending;
import zwickmuehle.rules.viergewinnt.VierGewinnt;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.Score;

/**
 * The exact value of every position: from the book, or by solving it. May be asked from many threads at once; they take
 * turns at the solver. A thread that is interrupted gets {@link Oracle#UNKNOWN} and stays interrupted.
 */
public final class VierGewinntOracle implements Oracle {
    private final VierGewinnt rules;
    private final Book book;
    private final Solver solver;
    private final int solvableFrom;

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
        int stones = Long.bitCount(rules.occupied(position));
        int score = book.score(position);
        if (score == Solver.UNKNOWN && stones >= solvableFrom) {
            score = solved(position);
        }
        return score == Solver.UNKNOWN ? UNKNOWN : worth(score, stones, rules.size().cells());
    }

    private synchronized int solved(long position) {
        return solver.score(position, (_, _, _) -> Thread.currentThread().isInterrupted());
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
