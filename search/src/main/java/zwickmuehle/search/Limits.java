package zwickmuehle.search;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/** When to stop thinking: whichever comes first. */
public record Limits(int depth, long nodes, Duration time) {
    /** Longer than any game. */
    public static final Duration FOREVER = Duration.ofDays(365);

    public static final Limits NONE = new Limits(Integer.MAX_VALUE, Long.MAX_VALUE, FOREVER);

    public Limits {
        if (depth < 1 || nodes < 1 || time.isNegative()) {
            throw new IllegalArgumentException("limits must be positive: " + depth + ", " + nodes + ", " + time);
        }
    }

    public static Limits depth(int depth) {
        return new Limits(depth, Long.MAX_VALUE, FOREVER);
    }

    public static Limits nodes(long nodes) {
        return new Limits(Integer.MAX_VALUE, nodes, FOREVER);
    }

    public static Limits time(Duration time) {
        return new Limits(Integer.MAX_VALUE, Long.MAX_VALUE, time);
    }

    /** Whether nothing here ever stops a thought. */
    boolean unlimited() {
        return depth == Integer.MAX_VALUE && nodes == Long.MAX_VALUE && time.compareTo(FOREVER) >= 0;
    }

    /** From now on says whether thinking has to end, early enough for the answer to be in time, or because of {@code stop}. */
    public BooleanSupplier expiry(LongSupplier nanoClock, BooleanSupplier stop) {
        return new ThinkingLimit(nanoClock, time, stop)::expired;
    }

    /** Stops where either of two would stop. */
    public Limits and(Limits other) {
        return new Limits(Math.min(depth, other.depth), Math.min(nodes, other.nodes),
                time.compareTo(other.time) < 0 ? time : other.time);
    }
}
