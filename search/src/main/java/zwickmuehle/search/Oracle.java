package zwickmuehle.search;

import java.util.function.BooleanSupplier;

/**
 * Perfect knowledge about some positions of a game. Search, levels, analysis and the page ask it and never care what is
 * behind it. Implementations may be asked from many threads at once, and never throw: what cannot be read is unknown.
 */
@FunctionalInterface
public interface Oracle {
    /** The answer where nothing is known. */
    int UNKNOWN = Integer.MIN_VALUE;

    /** Knows nothing. */
    Oracle NONE = (_, _) -> UNKNOWN;

    /**
     * The exact value for the side to move as a {@link Score}, or {@link #UNKNOWN}. Answers at once, by looking it up, so
     * a search may ask at every node. The plies of a win or loss are those to the end in Vier Gewinnt, and those to the
     * next capture or the end in Mühle; {@link Score#MOST_PLIES} if only the result is known.
     *
     * @param quietMoves quiet moves in a row already made, which bring a draw nearer
     */
    int probe(long position, int quietMoves);

    /**
     * The same, but what cannot be looked up may be worked out, as long as whoever asks wants to wait.
     *
     * @param stop asked often; true means: answer at once with what is known
     */
    default int solve(long position, int quietMoves, BooleanSupplier stop) {
        return probe(position, quietMoves);
    }

    /** Whether it looks answers up, so that thousands of positions can be asked about for one move. */
    default boolean isLookedUp() {
        return true;
    }

    /** The same of one position: of some, the answer may have to be worked out. */
    default boolean isLookedUp(long position) {
        return isLookedUp();
    }
}
