package zwickmuehle.search;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * Says when thinking has to end: when the time is up, or when somebody says stop. All threads of a search share one;
 * once it has expired, it stays so.
 */
final class ThinkingLimit {
    /**
     * Kept back from every time limit, because on a busy machine a thread may have to wait for its turn: as much as an
     * operating system lets others run, and a little for the answer's way to the clock that counts.
     */
    private static final long RESERVE_NANOS = 5_000_000;
    private static final int RESERVE_FRACTION = 100;
    private static final int LARGEST_FRACTION = 4;
    private static final int SAFE_GAPS = 2;
    private static final int QUARTERS = 4;

    private final LongSupplier nanoClock;
    private final long start;
    private final long budget;
    private final boolean limited;
    private final BooleanSupplier stop;
    private volatile boolean expired;

    ThinkingLimit(LongSupplier nanoClock, Duration time, BooleanSupplier stop) {
        this.nanoClock = nanoClock;
        this.start = nanoClock.getAsLong();
        this.limited = time.compareTo(Limits.FOREVER) < 0;
        long nanos = limited ? time.toNanos() : Limits.FOREVER.toNanos();
        this.budget = nanos - Math.min(nanos / LARGEST_FRACTION, RESERVE_NANOS + nanos / RESERVE_FRACTION);
        this.stop = stop;
    }

    boolean expired() {
        if (!expired && (stop.getAsBoolean() || nanoClock.getAsLong() - start >= budget)) {
            expired = true;
        }
        return expired;
    }

    /**
     * The same for a thread that looks all the time: the time it was kept from running at worst may come once more at
     * the end, and is kept back too.
     */
    boolean expired(ThreadGaps pulse) {
        long now = nanoClock.getAsLong();
        pulse.beat(now);
        long kept = Math.min(SAFE_GAPS * pulse.largestGap(), budget / LARGEST_FRACTION * (LARGEST_FRACTION - 1));
        if (!expired && (stop.getAsBoolean() || now - start >= budget - kept)) {
            expired = true;
        }
        return expired;
    }

    /** Whether less than half of the time is left. */
    boolean halfGone() {
        return gone(2);
    }

    /** Whether less than a quarter of the time is left. */
    boolean mostGone() {
        return gone(3);
    }

    /**
     * Whether no time is left for what merely makes a good answer a little better: less than a quarter. Without a limit
     * of time there is none to spare, since nobody said how long it may take.
     */
    boolean spareGone() {
        return !limited || mostGone();
    }

    private boolean gone(int quarters) {
        return expired() || nanoClock.getAsLong() - start >= budget / QUARTERS * quarters;
    }

    /** From now on it has expired. */
    void expire() {
        expired = true;
    }

    Duration elapsed() {
        return Duration.ofNanos(nanoClock.getAsLong() - start);
    }
}
