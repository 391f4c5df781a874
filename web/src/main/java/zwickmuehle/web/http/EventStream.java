package zwickmuehle.web.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Semaphore;
import zwickmuehle.web.problem.Refusal;

/**
 * Server-sent events to one page. Written by the thread of the request, which is a virtual one and may wait; the page
 * has gone when writing fails.
 */
final class EventStream implements AutoCloseable {
    /** More streams than this at once are refused. */
    private static final Semaphore PLACES = new Semaphore(2_000);

    private final OutputStream out;

    private EventStream(OutputStream out) {
        this.out = out;
    }

    static EventStream open(Context context) throws IOException {
        if (!PLACES.tryAcquire()) {
            throw Refusal.busy("too many pages listen at once", "zu viele Seiten hören zugleich zu");
        }
        try {
            context.contentType("text/event-stream; charset=utf-8");
            context.header("Cache-Control", "no-store");
            context.header("X-Accel-Buffering", "no");
            EventStream stream = new EventStream(context.res().getOutputStream());
            stream.write("retry: 1000\n\n");
            return stream;
        } catch (IOException | RuntimeException e) {
            PLACES.release();
            throw e;
        }
    }

    /** Whether the request wants events rather than one answer. */
    static boolean wanted(Context context) {
        String accepted = context.header("Accept");
        return accepted != null && accepted.contains("text/event-stream");
    }

    void send(String event, Object view) throws IOException {
        write("event: " + event + "\ndata: " + Json.write(view) + "\n\n");
    }

    void send(String event, long id, String data) throws IOException {
        write("event: " + event + "\nid: " + id + "\ndata: " + data + "\n\n");
    }

    /** Shows the page, and whatever lies between, that the stream is alive. */
    void beat() throws IOException {
        write(":\n\n");
    }

    private void write(String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    @Override
    public void close() {
        PLACES.release();
    }
}
