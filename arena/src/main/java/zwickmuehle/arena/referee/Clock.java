package zwickmuehle.arena.referee;

import java.time.Duration;
import java.util.function.LongSupplier;
import zwickmuehle.search.Limits;

/**
 * The time each move may take. Every move has the whole of it; nothing is carried over.
 *
 * @param nanoTime as {@link System#nanoTime}
 */
public record Clock(Duration moveTime, LongSupplier nanoTime) {

    public Clock {
        if (moveTime.isNegative() || moveTime.isZero()) {
            throw new IllegalArgumentException("time for a move: " + moveTime);
        }
    }

    public static Clock of(Duration moveTime) {
        return new Clock(moveTime, System::nanoTime);
    }

    public static Clock unlimited() {
        return of(Limits.FOREVER);
    }

    /** A turn that begins now. */
    public Deadline start() {
        return new Deadline(nanoTime.getAsLong(), moveTime, nanoTime);
    }
}
