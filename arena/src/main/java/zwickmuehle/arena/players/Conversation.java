package zwickmuehle.arena.players;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import zwickmuehle.rules.Excerpt;

/**
 * Everything said between the referee and one program, for debugging. Bounded: the latest lines are kept, each cut to
 * what a person would read. May be used from any thread.
 */
public final class Conversation {
    /** Longer than any game, by far. */
    static final int MOST_LINES = 2_500;
    static final int LONGEST_LINE = 300;

    /** Who speaks. */
    public enum Speaker {
        REFEREE(">"), PROGRAM("<"), COMPLAINT("!");

        private final String sign;

        Speaker(String sign) {
            this.sign = sign;
        }

        /** {@code >} to the program, {@code <} from it, {@code !} from its stderr. */
        public String sign() {
            return sign;
        }
    }

    /** One line, and when it was said after the start of the program. */
    public record Line(Duration at, Speaker speaker, String text) {
        @Override
        public String toString() {
            return String.format(Locale.ROOT, "%8.3f %s %s", at.toNanos() / 1e9, speaker.sign(), text);
        }
    }

    private final Consumer<Line> listener;
    private final Deque<Line> lines = new ArrayDeque<>();
    private final long start = System.nanoTime();
    private int dropped;

    /** A conversation that also tells {@code listener} each line as it is said, on the thread that hears it. */
    public Conversation(Consumer<Line> listener) {
        this.listener = listener;
    }

    void add(Speaker speaker, String text) {
        add(speaker, text, "");
    }

    /** @param remark of ours, behind the line however long it is */
    void add(Speaker speaker, String text, String remark) {
        Line line = new Line(Duration.ofNanos(System.nanoTime() - start), speaker,
                Excerpt.spelledOut(text, LONGEST_LINE) + remark);
        synchronized (lines) {
            if (lines.size() == MOST_LINES) {
                lines.removeFirst();
                dropped++;
            }
            lines.addLast(line);
        }
        listener.accept(line);
    }

    /** The lines so far; the earliest may be missing. */
    public List<Line> lines() {
        synchronized (lines) {
            return List.copyOf(lines);
        }
    }

    /** How many of the earliest lines are missing. */
    public int dropped() {
        synchronized (lines) {
            return dropped;
        }
    }
}
