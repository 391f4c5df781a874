package zwickmuehle.search;

/**
 * Perfect knowledge about some positions of a game. Search, levels, analysis and the page ask it and never care what is
 * behind it. Implementations may be asked from many threads at once.
 */
@FunctionalInterface
public interface Oracle {
    /** The answer where nothing is known. */
    int UNKNOWN = Integer.MIN_VALUE;

    /** Knows nothing. */
    Oracle NONE = (_, _) -> UNKNOWN;

    /**
     * The exact value for the side to move as a {@link Score}, or {@link #UNKNOWN}. The plies of a win or loss are those
     * to the end in Vier Gewinnt, and those to the next capture or the end in Mühle.
     *
     * @param quietMoves quiet moves in a row already made, which bring a draw nearer
     */
    int probe(long position, int quietMoves);
}
