package zwickmuehle.arena.players;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/**
 * Drains a program's stderr on a thread of its own and keeps the end of it, for the verdict. A program may complain a
 * lot, but not without end: after {@link #MOST_BYTES} nobody listens any longer.
 */
final class Complaints implements Runnable {
    static final int KEPT = 2_048;
    static final long MOST_BYTES = 32L << 20;
    /** Lines passed on to the conversation; the rest is only drained. */
    static final int MOST_TOLD = 200;

    private final InputStream input;
    private final Consumer<String> listener;
    private final StringBuilder tail = new StringBuilder();

    Complaints(InputStream input, Consumer<String> listener) {
        this.input = input;
        this.listener = listener;
    }

    @Override
    public void run() {
        byte[] buffer = new byte[KEPT];
        int told = 0;
        try {
            long bytes = 0;
            for (int count = input.read(buffer); count >= 0 && bytes < MOST_BYTES; count = input.read(buffer)) {
                bytes += count;
                String text = new String(buffer, 0, count, StandardCharsets.UTF_8);
                synchronized (tail) {
                    tail.append(text);
                    tail.delete(0, Math.max(0, tail.length() - KEPT));
                }
                for (String line : told < MOST_TOLD ? text.stripTrailing().split("\n", MOST_TOLD) : new String[0]) {
                    listener.accept(line);
                    told++;
                }
            }
        } catch (IOException closed) {
            // The process was ended: what was kept is what there is.
        }
    }

    /** The last lines, on one line; empty if there was nothing. */
    String lastLines(int count) {
        synchronized (tail) {
            String[] lines = tail.toString().strip().split("\n", -1);
            StringBuilder last = new StringBuilder();
            for (int i = Math.max(0, lines.length - count); i < lines.length; i++) {
                last.append(last.isEmpty() ? "" : " | ")
                        .append(Printable.of(lines[i].strip(), Conversation.LONGEST_LINE));
            }
            return last.toString();
        }
    }
}
