package zwickmuehle.web.work;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import zwickmuehle.search.scenarios.Bench;

/**
 * How fast this machine is, and how busy. The speed is that of the fixed searches of {@code bench} on one thread. The
 * load is looked at all the time, a few times a second: how many processes want to run for each core, on the average
 * between two looks; and how long this process was kept from running at a stretch, as one is that was stopped.
 *
 * <p>Any thread may ask; {@link #watch} runs on one of its own.
 */
final class Gauge {
    private static final Path LOAD = Path.of("/proc/loadavg");
    private static final long MILLIS_BETWEEN_LOOKS = 200;
    /** What is shorter happens on any machine. */
    private static final long SHORTEST_GAP_MILLIS = 300;
    private static final int MOST_GAPS = 1_000;
    private static final int CORES = Runtime.getRuntime().availableProcessors();

    private double wanting;
    private long looks;
    private final Deque<Gap> gaps = new ArrayDeque<>();

    /** A time in which this process did not run, noticed at a look. */
    private record Gap(long look, long millis) {}

    /** Where it stood at some moment, to be compared with later. */
    record Mark(double wanting, long looks) {}

    /**
     * What was between a mark and now.
     *
     * @param load processes that wanted to run, for each core
     * @param stallMillis the longest time in which this process did not run
     */
    record Reading(double load, long stallMillis) {}

    /** Thousands of nodes a second; takes a second or two. */
    static double speed() {
        // The first round is for the compiler.
        Bench.run("alphabeta", System::nanoTime, _ -> {});
        long begun = System.nanoTime();
        long nodes = Bench.run("alphabeta", System::nanoTime, _ -> {});
        return Math.rint(nodes * 1e6 / Math.max(1, System.nanoTime() - begun));
    }

    static int cores() {
        return CORES;
    }

    void watch() {
        long before = System.nanoTime();
        while (!Thread.currentThread().isInterrupted()) {
            try {
                Thread.sleep(MILLIS_BETWEEN_LOOKS);
            } catch (InterruptedException _) {
                return;
            }
            long now = System.nanoTime();
            look((now - before) / 1_000_000 - MILLIS_BETWEEN_LOOKS, wanting());
            before = now;
        }
    }

    synchronized void look(long gapMillis, double wantToRun) {
        wanting += wantToRun;
        looks++;
        if (gapMillis >= SHORTEST_GAP_MILLIS) {
            gaps.addLast(new Gap(looks, gapMillis));
        }
        if (gaps.size() > MOST_GAPS) {
            gaps.removeFirst();
        }
    }

    synchronized Mark mark() {
        return new Mark(wanting, looks);
    }

    synchronized Reading since(Mark mark) {
        long count = looks - mark.looks();
        double load = count == 0 ? 0 : (wanting - mark.wanting()) / count / CORES;
        long stall = gaps.stream().filter(gap -> gap.look() > mark.looks()).mapToLong(Gap::millis).max().orElse(0);
        return new Reading(Math.rint(load * 100) / 100, stall);
    }

    /** Those who want to run at this moment, this process not counted; elsewhere than on Linux the average of a minute. */
    private static double wanting() {
        return running().orElseGet(() -> Math.max(0,
                ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage()));
    }

    private static Optional<Double> running() {
        try {
            return Optional.ofNullable(running(Files.readString(LOAD)));
        } catch (IOException notLinux) {
            return Optional.empty();
        }
    }

    /** The fourth word is {@code running/all}. */
    static @Nullable Double running(String loadavg) {
        String[] words = loadavg.split(" ", -1);
        return words.length > 3 && words[3].matches("[0-9]{1,6}/[0-9]+")
                ? Double.valueOf(Math.max(0, Integer.parseInt(words[3].substring(0, words[3].indexOf('/'))) - 1))
                : null;
    }
}
