package zwickmuehle.arena.players;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Reads a program's lines on a thread of its own and stamps each with the moment it was complete, so that a busy referee
 * does not make an answer late. Bounded in every direction: a line that never ends, or lines that nobody asked for, stop
 * the reading for good; the program then blocks on its full pipe, and the referee has what it needs for a verdict.
 */
final class LineReader implements Runnable {
    static final int LONGEST_LINE = 1_024;
    static final int MOST_PENDING = 16;
    /** This thread may also have waited before there was anything to read: then its wait excuses nobody. */
    private static final long MOST_EXCUSED_NANOS = 50_000_000;

    /** What was heard. */
    sealed interface Heard {
        /**
         * A whole line.
         *
         * @param after how many lines had been handed over to the program by then: what it says is an answer to the last of
         *        those at most
         */
        record Line(String text, long arrived, int after) implements Heard {}

        /** A line longer than any answer; {@code beginning} is what fits. */
        record TooLong(String beginning) implements Heard {}

        /** The program closed its output. */
        record End() implements Heard {}
    }

    private final InputStream input;
    private final LongSupplier nanoTime;
    private final IntSupplier handedOver;
    private final Consumer<Heard> listener;
    /** What was read at once is handed over at once, so that two lines in one breath are seen as two. */
    private final BlockingQueue<List<Heard>> heard = new LinkedBlockingQueue<>();
    private final Deque<Heard> unread = new ArrayDeque<>();
    private volatile String unfinished = "";

    /**
     * @param handedOver how many lines the program was given so far
     * @param listener is told what was heard, on the reading thread, before anybody can judge it
     */
    LineReader(InputStream input, LongSupplier nanoTime, IntSupplier handedOver, Consumer<Heard> listener) {
        this.input = input;
        this.nanoTime = nanoTime;
        this.handedOver = handedOver;
        this.listener = listener;
    }

    @Override
    public void run() {
        byte[] line = new byte[LONGEST_LINE];
        byte[] buffer = new byte[LONGEST_LINE];
        int length = 0;
        try {
            while (heard.size() < MOST_PENDING) {
                long waited = CoreWait.ofThisThread();
                int count = input.read(buffer);
                int after = handedOver.getAsInt();
                if (count < 0) {
                    break;
                }
                // It was there as soon as this thread was woken, not when it got a core.
                long kept = CoreWait.ofThisThread() - waited;
                long arrived = nanoTime.getAsLong() - Math.min(kept, MOST_EXCUSED_NANOS);
                List<Heard> breath = new ArrayList<>();
                for (int i = 0; i < count; i++) {
                    if (buffer[i] == '\n') {
                        breath.add(new Heard.Line(text(line, length), arrived, after));
                        length = 0;
                    } else if (length == LONGEST_LINE) {
                        breath.add(new Heard.TooLong(text(line, length)));
                        hear(breath);
                        return;
                    } else {
                        line[length++] = buffer[i];
                    }
                }
                unfinished = text(line, length);
                hear(breath);
            }
        } catch (IOException closed) {
            // The process was ended: nothing more will come.
        }
        end();
    }

    private void hear(List<Heard> breath) {
        // Noted before it is judged: a verdict ends the game, and what is noted of it.
        breath.forEach(listener);
        if (!breath.isEmpty()) {
            heard.add(breath);
        }
    }

    /** What is no UTF-8 is taken byte by byte, so that it can be shown as it came. */
    private static String text(byte[] line, int length) {
        String text = new String(line, 0, length, StandardCharsets.UTF_8);
        return text.indexOf('\uFFFD') < 0 ? text : new String(line, 0, length, StandardCharsets.ISO_8859_1);
    }

    /** The beginning of a line that has no end yet; empty if there is none. */
    String unfinished() {
        return unfinished;
    }

    /** The next thing heard, or null if there is none until the time is over; for one thread only. */
    @Nullable
    Heard next(long nanos) throws InterruptedException {
        if (unread.isEmpty()) {
            List<Heard> breath = heard.poll(nanos, TimeUnit.NANOSECONDS);
            unread.addAll(breath == null ? List.of() : breath);
        }
        return unread.poll();
    }

    /** What has been heard already, or null; for the same thread. */
    @Nullable
    Heard pending() {
        if (unread.isEmpty()) {
            List<Heard> breath = heard.poll();
            unread.addAll(breath == null ? List.of() : breath);
        }
        return unread.poll();
    }

    /** Wakes whoever waits for a line: there will be none. */
    void end() {
        heard.add(List.of(new Heard.End()));
    }
}
