package zwickmuehle.arena.referee;

import java.time.Duration;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import zwickmuehle.search.Limits;

/**
 * The time each move may take. Every move has the whole of it and nothing is carried over, unless there is a clock for the
 * whole game: then a move may take what that has left.
 *
 * @param moveTime as players are told it
 * @param game null if every move has the same time
 * @param nanoTime as {@link System#nanoTime}
 */
public record Clock(Duration moveTime, @Nullable GameClock game, LongSupplier nanoTime) {

    public Clock {
        if (moveTime.isNegative() || moveTime.isZero()) {
            throw new IllegalArgumentException("time for a move: " + moveTime);
        }
    }

    public Clock(Duration moveTime, LongSupplier nanoTime) {
        this(moveTime, null, nanoTime);
    }

    public static Clock of(Duration moveTime) {
        return new Clock(moveTime, System::nanoTime);
    }

    /** The same, with a clock for the whole game if there is one. */
    public static Clock of(Duration moveTime, @Nullable GameClock game) {
        return new Clock(moveTime, game, System::nanoTime);
    }

    public static Clock unlimited() {
        return of(Limits.FOREVER);
    }

    /** A turn that begins now. */
    public Deadline start() {
        return new Deadline(nanoTime.getAsLong(), moveTime, nanoTime);
    }

    /** The same for a side that has so much left for all its moves. */
    Deadline start(Duration left) {
        return new Deadline(nanoTime.getAsLong(), left, game, nanoTime);
    }
}
