package zwickmuehle.trust;

import java.util.Arrays;

/** Times of answers, and what share of them was how short. Any thread may add. */
final class AnswerTimes {
    private long[] nanos = new long[1024];
    private int count;

    synchronized void add(long taken) {
        if (count == nanos.length) {
            nanos = Arrays.copyOf(nanos, 2 * count);
        }
        nanos[count++] = taken;
    }

    synchronized int count() {
        return count;
    }

    /** Milliseconds within which that share of the answers came. */
    synchronized double millis(double share) {
        if (count == 0) {
            return Double.NaN;
        }
        long[] sorted = Arrays.copyOf(nanos, count);
        Arrays.sort(sorted);
        return sorted[Math.min(count - 1, (int) Math.ceil(share * count))] / 1e6;
    }
}
