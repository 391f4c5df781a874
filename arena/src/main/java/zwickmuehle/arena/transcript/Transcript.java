package zwickmuehle.arena.transcript;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import zwickmuehle.arena.players.Conversation;
import zwickmuehle.rules.Side;

/**
 * What was said in a game so far. Bounded, whatever the programs say: of a long one the beginning and the end are kept.
 * May be used from any thread.
 */
final class Transcript {
    static final int MOST_FIRST = 400;
    static final int MOST_LAST = 2_000;

    private final long start = System.nanoTime();
    private final Object lock = new Object();
    @GuardedBy("lock")
    private final List<String> first = new ArrayList<>();
    @GuardedBy("lock")
    private final Deque<String> last = new ArrayDeque<>();
    @GuardedBy("lock")
    private int dropped;

    void add(Side side, Conversation.Line line) {
        Duration at = Duration.ofNanos(System.nanoTime() - start);
        note(new SaidLine(at, side, line.speaker(), line.text()).toString());
    }

    /** A line for people only. */
    void note(String line) {
        synchronized (lock) {
            if (first.size() < MOST_FIRST) {
                first.add(line);
                return;
            }
            if (last.size() == MOST_LAST) {
                last.removeFirst();
                dropped++;
            }
            last.addLast(line);
        }
    }

    /** All of it, as a file holds it. */
    String text() {
        synchronized (lock) {
            StringBuilder text = new StringBuilder();
            first.forEach(line -> text.append(line).append('\n'));
            if (dropped > 0) {
                text.append("# ").append(dropped).append(" lines are left out here\n");
            }
            last.forEach(line -> text.append(line).append('\n'));
            return text.toString();
        }
    }
}
