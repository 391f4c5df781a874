package zwickmuehle.search;

/**
 * Estimates a position without looking ahead. One instance belongs to one thread; it allocates nothing while it
 * estimates.
 */
public interface Evaluator {

    /** The estimate for the side to move, at most {@link Score#LARGEST_ESTIMATE} either way, of a game that is not over. */
    int evaluate(long position);

    /** About how many static estimates one call is worth in time, so that a search looks at the clock often enough. */
    default int effort() {
        return 1;
    }
}
