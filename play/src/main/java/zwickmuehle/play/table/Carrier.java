package zwickmuehle.play.table;

import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * What one game needs of the world around it. Whoever carries a game sees to it that one thing happens to it at a time:
 * calls of its {@link Table}, what it gave to the timer, and what {@link Thinking} calls back never overlap.
 *
 * @param nanoClock as {@link System#nanoTime}
 * @param ids new ids for games, which nobody guesses
 */
public record Carrier(Ledger ledger, Thinking thinking, Timer timer, Audience audience, LongSupplier nanoClock,
        RandomGenerator random, Supplier<String> ids) {

    /** Does something after a while; not at all if everything ends before. */
    public interface Timer {
        void later(long nanos, Runnable work);
    }
}
