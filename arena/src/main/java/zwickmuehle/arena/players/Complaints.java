package zwickmuehle.arena.players;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Excerpt;

/**
 * Drains a program's stderr on a thread of its own and keeps the end of it, for the verdict. It is read to its end,
 * however much comes: a program must never wait for somebody to read its complaints. Only the beginning is told.
 */
final class Complaints implements Runnable {
    private static final int BUFFER = 8_192;
    /** Tracebacks are indented, by tabs in Java. */
    private static final String TAB = "    ";
    /** A stack that has run over tells the error first and a thousand frames after it. */
    static final int KEPT = 1 << 16;

    private final InputStream input;
    private final int mostTold;
    private final Consumer<String> listener;
    private final StringBuilder tail = new StringBuilder();
    private final CountDownLatch ended = new CountDownLatch(1);

    /** @param mostTold so many bytes are passed on to the listener, line by line */
    Complaints(InputStream input, int mostTold, Consumer<String> listener) {
        this.input = input;
        this.mostTold = mostTold;
        this.listener = listener;
    }

    @Override
    public void run() {
        byte[] buffer = new byte[BUFFER];
        int told = 0;
        String unfinished = "";
        try {
            for (int count = input.read(buffer); count >= 0; count = input.read(buffer)) {
                String text = new String(buffer, 0, count, StandardCharsets.UTF_8);
                synchronized (tail) {
                    tail.append(text);
                    tail.delete(0, Math.max(0, tail.length() - KEPT));
                }
                if (told < mostTold) {
                    told += count;
                    String lines = unfinished + text;
                    int end = lines.lastIndexOf('\n') + 1;
                    lines.substring(0, end).lines().map(line -> line.replace("\t", TAB)).forEach(listener);
                    unfinished = lines.substring(end);
                    if (told >= mostTold) {
                        listener.accept(unfinished + " …");
                        unfinished = "";
                    }
                }
            }
        } catch (IOException closed) {
            // The process was ended: what was kept is what there is.
        }
        if (!unfinished.isEmpty()) {
            listener.accept(unfinished);
        }
        ended.countDown();
    }

    /** Waits for the end of it, which comes with the end of the program unless a child of it keeps it open. */
    void awaitEnd(long millis) throws InterruptedException {
        boolean _ = ended.await(millis, TimeUnit.MILLISECONDS);
    }

    /** The error and the line of the program's own code in which it happened; null if no traceback was written. */
    @Nullable
    String error() {
        synchronized (tail) {
            String summary = Traceback.summary(tail.toString());
            return summary == null ? null : Excerpt.spelledOut(summary, Conversation.LONGEST_LINE);
        }
    }

    /** The last lines, on one line; empty if there was nothing. */
    String lastLines(int count) {
        synchronized (tail) {
            String[] lines = tail.toString().strip().split("\n", -1);
            StringBuilder last = new StringBuilder();
            for (int i = Math.max(0, lines.length - count); i < lines.length; i++) {
                last.append(last.isEmpty() ? "" : " | ")
                        .append(Excerpt.spelledOut(lines[i].strip(), Conversation.LONGEST_LINE));
            }
            return last.toString();
        }
    }
}
