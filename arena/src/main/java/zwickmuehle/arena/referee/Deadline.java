package zwickmuehle.arena.referee;

import java.time.Duration;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
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
 * @param clock of the whole game, on which {@code moveTime} is left; null if every move has the same time
 * @param nanoTime the clock that {@code asked} was read from
 */
public record Deadline(long asked, Duration moveTime, @Nullable GameClock clock, LongSupplier nanoTime) {
    /** What handing a line from process to process may cost on a busy machine: no player is blamed for that. */
    public static final Duration TOLERANCE = Duration.ofMillis(25);

    /** How long after the deadline a late answer is still awaited, only to say how late it was. */
    public static final Duration PATIENCE = Duration.ofMillis(250);

    public Deadline(long asked, Duration moveTime, LongSupplier nanoTime) {
        this(asked, moveTime, null, nanoTime);
    }

    /** How much of the time is well spent on this move: all of it, unless later moves need some, too. */
    public Duration worthwhile() {
        return clock == null ? moveTime : clock.worthwhile(moveTime);
    }

    /** What whoever misses it has lost by. */
    public VerdictCode charge() {
        return clock == null ? VerdictCode.OUT_OF_TIME : VerdictCode.CLOCK_RAN_OUT;
    }

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

    /** Without what nobody wants to read; a page knows no other way to cut it off. */
    private Duration wholeMillis() {
        return Duration.ofMillis(moveTime.toMillis());
    }

    /** What is said of whoever gave no answer until nobody waited any longer. */
    public Sentence silence() {
        if (clock != null) {
            return Sentence.of("ran out of time: gave no answer in the %s left on its clock of %s",
                    "überschritt die Zeit: gab in den %s, die auf seiner Uhr (%s) blieben, keine Antwort",
                    Seconds.of(wholeMillis()), clock.text());
        }
        return Sentence.of("gave no answer in %s, nor within %d ms after that",
                "gab in %s keine Antwort und auch in den %d ms danach nicht", Seconds.of(moveTime),
                PATIENCE.toMillis());
    }

    /** What is said of an answer that came too late, at {@code moment}. */
    Sentence lateness(long moment) {
        long late = taken(moment).minus(moveTime).toMillis();
        return clock == null
                ? Sentence.of("answered %d ms too late (%s were allowed)",
                        "antwortete %d ms zu spät (erlaubt waren %s)", late, Seconds.of(moveTime))
                : Sentence.of("ran out of time: answered %d ms too late (%s were left on its clock of %s)",
                        "überschritt die Zeit: antwortete %d ms zu spät (auf seiner Uhr (%3$s) blieben %2$s)", late,
                        Seconds.of(wholeMillis()), clock.text());
    }

    /** Whether an answer that came at {@code moment} came too late. */
    public boolean missed(long moment) {
        return taken(moment).compareTo(moveTime.plus(TOLERANCE)) > 0;
    }
}
