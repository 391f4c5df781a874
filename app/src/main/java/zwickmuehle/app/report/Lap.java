package zwickmuehle.app.report;

import java.time.Duration;
import java.util.concurrent.Callable;

/**
 * How long something took: by the clock on the wall, and by the time all threads of this process spent on processors.
 * The second hardly depends on what else the machine is doing.
 */
record Lap(double wall, double processor) {
    private static final double NANOS = 1e9;

    static Lap of(Callable<?> work) throws Exception {
        double processor = processorSeconds();
        long start = System.nanoTime();
        work.call();
        return new Lap((System.nanoTime() - start) / NANOS, Math.max(processorSeconds() - processor, 1e-2));
    }

    private static double processorSeconds() {
        return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO).toNanos() / NANOS;
    }
}
