package zwickmuehle.arena.referee;

import java.time.Duration;
import java.util.function.LongSupplier;
import zwickmuehle.rules.Sentence;
import zwickmuehle.search.Limits;

/**
 * When the answer to one question is due. Absolute: nothing a player does in the meantime moves it.
 *
 * <pre>
 *   asked          due       due + TOLERANCE       due + PATIENCE
 *   |--- moveTime ---|-- not held against it --|--- late ---|   nobody waits any longer
 * </pre>
 *
 * @param asked when the question was put
 * @param nanoTime the clock that {@code asked} was read from
 */
public record Deadline(long asked, Duration moveTime, LongSupplier nanoTime) {
    /** What handing a line from process to process may cost on a busy machine: no player is blamed for that. */
    public static final Duration TOLERANCE = Duration.ofMillis(25);

    /** How long after the deadline a late answer is still awaited, only to say how late it was. */
    public static final Duration PATIENCE = Duration.ofMillis(250);

    /** The same question, with no answer to it too late: our own thinkers are not blamed for a busy machine. */
    public Deadline forgiving() {
        return new Deadline(asked, Limits.FOREVER, nanoTime);
    }

    /** The time from the question to {@code moment}. */
    public Duration taken(long moment) {
        // Time for which nobody is blamed is taken off, and may be a little more than all of it.
        return Duration.ofNanos(Math.max(0, moment - asked));
    }

    /** The time left until the answer is due; negative once it is overdue. */
    public Duration left() {
        return moveTime.minus(taken(nanoTime.getAsLong()));
    }

    /** How long a wait for the answer may still last. */
    public Duration patience() {
        return left().plus(PATIENCE);
    }

    /** What is said of whoever gave no answer until nobody waited any longer. */
    public Sentence silence() {
        return Sentence.of("gave no answer in %s, nor within %d ms after that",
                "gab in %s keine Antwort und auch in den %d ms danach nicht", Seconds.of(moveTime),
                PATIENCE.toMillis());
    }

    /** Whether an answer that came at {@code moment} came too late. */
    public boolean missed(long moment) {
        return taken(moment).compareTo(moveTime.plus(TOLERANCE)) > 0;
    }
}
