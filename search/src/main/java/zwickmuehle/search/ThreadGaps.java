package zwickmuehle.search;

/**
 * How long a thread is kept from running: the largest gap between two of its looks at the clock. On a busy machine this
 * is what has to be kept back from a time limit, and a sign that more threads would only be in each other's way. Belongs
 * to one thread at a time, and is kept from move to move, since the machine is likely to stay as it was.
 */
final class ThreadGaps {
    private static final long NONE = Long.MIN_VALUE;
    private static final long CALM_NANOS = 3_000_000;
    private static final int FORGETTING = 8;

    private long last = NONE;
    private long worst;

    /** A new thought begins: what lies between the thoughts is no gap, and what was long ago counts a little less. */
    void begin() {
        last = NONE;
        worst -= worst / FORGETTING;
    }

    void beat(long now) {
        if (last != NONE) {
            worst = Math.max(worst, now - last);
        }
        last = now;
    }

    /** In nanoseconds. */
    long largestGap() {
        return worst;
    }

    /** Whether the thread runs whenever it wants to. */
    boolean calm() {
        return worst < CALM_NANOS;
    }
}
