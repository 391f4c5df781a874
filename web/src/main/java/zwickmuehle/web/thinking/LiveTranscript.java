package zwickmuehle.web.thinking;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.players.Conversation;
import zwickmuehle.arena.transcript.SaidLine;
import zwickmuehle.rules.Side;

/**
 * What was said between us and the programs of one game, for those who watch it: the latest lines, numbered from 1, so
 * that a reader can ask for those after the last one it saw. Bounded, whatever the programs say. Any thread may call.
 */
public final class LiveTranscript {
    static final int MOST_LINES = 600;

    /**
     * One line.
     *
     * @param number from 1, counting those that were dropped
     * @param side whose program
     * @param speaker {@code referee}, {@code program}, or {@code complaint} for its stderr
     * @param at seconds since the transcript began
     * @param took seconds from the question to this answer; null where it is none
     */
    public record Line(long number, String side, String speaker, double at, @Nullable Double took, String text) {}

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition grown = lock.newCondition();
    @GuardedBy("lock")
    private final Deque<Line> lines = new ArrayDeque<>();
    @GuardedBy("lock")
    private final Map<Side, Duration> asked = new EnumMap<>(Side.class);
    private final LongSupplier nanoClock;
    private final long start;
    @GuardedBy("lock")
    private long last;

    public LiveTranscript(LongSupplier nanoClock) {
        this.nanoClock = nanoClock;
        this.start = nanoClock.getAsLong();
    }

    public void add(Side side, Conversation.Line said) {
        add(side, said.speaker(), said.at(), Duration.ofNanos(nanoClock.getAsLong() - start), said.text());
    }

    /** A line of a game that was played before. */
    public void add(SaidLine said) {
        add(said.side(), said.speaker(), said.at(), said.at(), said.text());
    }

    /** @param spoken on the clock of its program, from which answers are timed */
    private void add(Side side, Conversation.Speaker speaker, Duration spoken, Duration at, String text) {
        lock.lock();
        try {
            Double took = null;
            switch (speaker) {
                case REFEREE -> asked.put(side, spoken);
                case PROGRAM -> {
                    Duration question = asked.remove(side);
                    took = question == null ? null : rounded(spoken.minus(question).toNanos());
                }
                case COMPLAINT -> {
                }
            }
            if (lines.size() == MOST_LINES) {
                lines.removeFirst();
            }
            lines.addLast(new Line(++last, side.name().toLowerCase(Locale.ROOT),
                    speaker.name().toLowerCase(Locale.ROOT), rounded(at.toNanos()), took, text));
            grown.signalAll();
        } finally {
            lock.unlock();
        }
    }

    private static double rounded(long nanos) {
        return Math.round(nanos / 1e6) / 1e3;
    }

    /** The lines after {@code number} that are still kept; none if none came in time. */
    public List<Line> after(long number, Duration patience) throws InterruptedException {
        lock.lock();
        try {
            long nanos = patience.toNanos();
            while (last <= number && nanos > 0) {
                nanos = grown.awaitNanos(nanos);
            }
            return after(number);
        } finally {
            lock.unlock();
        }
    }

    /** The lines after {@code number} that are still kept. */
    public List<Line> after(long number) {
        lock.lock();
        try {
            return lines.stream().filter(line -> line.number() > number).toList();
        } finally {
            lock.unlock();
        }
    }
}
