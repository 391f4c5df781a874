package zwickmuehle.web.http;

import java.util.Locale;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.LongAdder;

/** How long answers took, counted in classes as Prometheus wants them. Any thread may add. */
final class Latencies {
    private static final double[] UP_TO_SECONDS = {0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5,
            10};

    private final AtomicLongArray counts = new AtomicLongArray(UP_TO_SECONDS.length + 1);
    private final LongAdder nanos = new LongAdder();

    void add(long taken) {
        double seconds = taken / 1e9;
        int at = 0;
        while (at < UP_TO_SECONDS.length && seconds > UP_TO_SECONDS[at]) {
            at++;
        }
        counts.incrementAndGet(at);
        nanos.add(taken);
    }

    /** The lines of a histogram with one label. */
    void write(StringBuilder text, String name, String label) {
        long below = 0;
        for (int i = 0; i < UP_TO_SECONDS.length; i++) {
            below += counts.get(i);
            text.append(name).append("_bucket{").append(label).append(",le=\"").append(UP_TO_SECONDS[i]).append("\"} ")
                    .append(below).append('\n');
        }
        below += counts.get(UP_TO_SECONDS.length);
        text.append(name).append("_bucket{").append(label).append(",le=\"+Inf\"} ").append(below).append('\n');
        text.append(name).append("_sum{").append(label).append("} ")
                .append(String.format(Locale.ROOT, "%.6f", nanos.sum() / 1e9)).append('\n');
        text.append(name).append("_count{").append(label).append("} ").append(below).append('\n');
    }
}
