package zwickmuehle.web.store;

import java.time.Instant;
import java.time.InstantSource;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The time of the database, as near as a server can tell without asking: what it said last, and how long ago that was by
 * a clock that never jumps. So the servers agree although their own clocks do not. Any thread may call.
 */
final class DatabaseClock implements InstantSource {
    private static final long NANOS_OF_A_MILLI = 1_000_000;

    private final LongSupplier nanoClock;
    private volatile @Nullable Reading last;

    /** What the database said, and at which moment of ours that was. */
    private record Reading(long millis, long nanos) {}

    DatabaseClock(LongSupplier nanoClock) {
        this.nanoClock = nanoClock;
    }

    /** The database said this between those two moments. */
    void heard(long millis, long asked, long answered) {
        last = new Reading(millis, asked + (answered - asked) / 2);
    }

    @Override
    public Instant instant() {
        Reading reading = last;
        if (reading == null) {
            throw new IllegalStateException("nobody has asked the database for its time yet");
        }
        return Instant.ofEpochMilli(reading.millis() + (nanoClock.getAsLong() - reading.nanos()) / NANOS_OF_A_MILLI);
    }
}
