package zwickmuehle.search;

import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;

/**
 * What a thinker is given from outside, so that it can be replayed: knowledge, a clock, chance, cores and memory.
 *
 * @param nanoClock as {@link System#nanoTime}
 * @param threads 1 makes thinking deterministic where no time limit is set
 * @param tableBytes memory for a transposition table, at most
 */
public record Equipment(Oracle oracle, LongSupplier nanoClock, RandomGenerator random, int threads, long tableBytes) {

    public Equipment {
        if (threads < 1 || tableBytes < 1024) {
            throw new IllegalArgumentException("threads " + threads + ", table of " + tableBytes + " bytes");
        }
    }
}
