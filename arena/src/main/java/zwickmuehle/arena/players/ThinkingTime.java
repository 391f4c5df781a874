package zwickmuehle.arena.players;

import java.time.Duration;
import zwickmuehle.search.Limits;

/**
 * How much of the time for a move to think: all but a margin for what lies between a finished thought and an answer
 * that has arrived (a search that notices the end late, garbage collection, pipes, a busy machine).
 */
public final class ThinkingTime {
    private static final Duration LEAST_MARGIN = Duration.ofMillis(25);
    private static final Duration LARGEST_MARGIN = Duration.ofMillis(250);
    private static final int MARGIN_DIVISOR = 20;

    private static final long SMALLEST_TABLE = 4L << 20;
    private static final long FILLED_IN_A_MILLISECOND = 128L << 10;

    private ThinkingTime() {}

    /** Memory that so much time for each move can fill; to make more would take time too. At most {@code most}. */
    public static long tableBytes(Duration moveTime, long most) {
        long millis = Math.min(moveTime.toMillis(), most / FILLED_IN_A_MILLISECOND);
        return Math.min(most, Math.max(SMALLEST_TABLE, FILLED_IN_A_MILLISECOND * millis));
    }

    public static Duration of(Duration moveTime) {
        return of(moveTime, Duration.ZERO);
    }

    /** The same if some of the time has gone already. */
    static Duration of(Duration moveTime, Duration gone) {
        if (moveTime.compareTo(Limits.FOREVER) >= 0) {
            return moveTime;
        }
        Duration margin = moveTime.dividedBy(MARGIN_DIVISOR);
        margin = margin.compareTo(LEAST_MARGIN) < 0 ? LEAST_MARGIN : margin;
        margin = margin.compareTo(LARGEST_MARGIN) > 0 ? LARGEST_MARGIN : margin;
        Duration half = moveTime.dividedBy(2);
        Duration thinking = (margin.compareTo(half) > 0 ? half : moveTime.minus(margin)).minus(gone);
        return thinking.isNegative() ? Duration.ZERO : thinking;
    }
}
