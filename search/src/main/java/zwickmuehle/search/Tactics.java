package zwickmuehle.search;

/**
 * What a search wants to know about one game beyond its rules: which moves look promising, and which are so forcing that
 * a position cannot be judged before they are tried. Stateless, so all threads share one; allocates nothing.
 */
public interface Tactics {

    /** A promise of at least this much marks a move that is never thought less of for coming late. */
    int FORCING = 1 << 20;

    /** Every promise is smaller than this. */
    int LARGEST_PROMISE = 1 << 24;

    /** Writes how promising each of the first {@code count} moves looks at first sight; larger is better, 0 is nothing. */
    void promise(long position, int[] moves, int count, int[] promises);

    /** Writes the moves a quiescence search must try, the best first, and returns how many there are. */
    int forcingMoves(long position, int[] moves);

    /** At which place in the order, from 0, moves begin of which a shallower look is enough at first. */
    int lateMoves();

    /** Whether the plies an {@link Oracle} counts begin anew after this move. */
    boolean converts(int move);

    /** No game from here lasts more plies than this. */
    int longestGame(long position);
}
