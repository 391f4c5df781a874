package zwickmuehle.web.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Server-sent events to one page. Written by the thread of the request, which is a virtual one and may wait; the page
 * has gone when writing fails.
 */
final class EventStream implements AutoCloseable {
    private final OutputStream out;
    private final Shares.Place place;

    private EventStream(OutputStream out, Shares.Place place) {
        this.out = out;
        this.place = place;
    }

    /** Takes one of the places that there are for listening pages, until it is closed. */
    static EventStream open(Context context, Shares streams) throws IOException {
        return open(context, streams.take(Client.of(context)));
    }

    /** The same for who has a place; it is given back when the stream is closed. */
    static EventStream open(Context context, Shares.Place place) throws IOException {
        try {
            context.contentType("text/event-stream; charset=utf-8");
            context.header("Cache-Control", "no-store");
            context.header("X-Accel-Buffering", "no");
            EventStream stream = new EventStream(context.res().getOutputStream(), place);
            stream.write("retry: 1000\n\n");
            return stream;
        } catch (IOException | RuntimeException e) {
            place.close();
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

    /** Tells the page that this is the end for now, and to come back soon. */
    void sayGoodbye() throws IOException {
        write("retry: 1000\nevent: restart\ndata: {}\n\n");
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
        place.close();
    }
}
