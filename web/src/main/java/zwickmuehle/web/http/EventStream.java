package zwickmuehle.web.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import zwickmuehle.play.problem.Refusal;

/**
 * Server-sent events to one page. Written by the thread of the request, which is a virtual one and may wait; the page
 * has gone when writing fails.
 *
 * <p>Who reads slowly makes us keep what is being written. So it is written piece by piece, without a copy of it all, and
 * of what is long, such as a whole game, only so much is on its way to one client: beyond that the stream ends, and the
 * page comes again.
 */
final class EventStream implements AutoCloseable {
    private static final int CHARACTERS_OF_A_PIECE = 8_192;
    private static final int SHORT_CHARACTERS = 64 * 1024;

    private final OutputStream out;
    private final Shares.Place place;
    private final Shares longOnes;
    private final Client client;

    /** @param longOnes places for long events that are on their way */
    EventStream(OutputStream out, Shares.Place place, Shares longOnes, Client client) {
        this.out = out;
        this.place = place;
        this.longOnes = longOnes;
        this.client = client;
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
            EventStream stream = new EventStream(context.res().getOutputStream(), place,
                    Limiter.of(context).longEvents(), Client.of(context));
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
        send("event: " + event + "\ndata: ", Json.write(view));
    }

    void send(String event, long id, String data) throws IOException {
        send("event: " + event + "\nid: " + id + "\ndata: ", data);
    }

    private void send(String head, String data) throws IOException {
        if (data.length() <= SHORT_CHARACTERS) {
            write(head, data, "\n\n");
            return;
        }
        try (Shares.Place _ = longOnes.take(client)) {
            write(head, data, "\n\n");
        } catch (Refusal e) {
            throw new IOException("too much is on its way to this client", e);
        }
    }

    /** Tells the page that this is the end for now, and to come back soon. */
    void sayGoodbye() throws IOException {
        write("retry: 1000\nevent: restart\ndata: {}\n\n");
    }

    /** Shows the page, and whatever lies between, that the stream is alive. */
    void beat() throws IOException {
        write(":\n\n");
    }

    private void write(String... texts) throws IOException {
        for (String text : texts) {
            for (int from = 0; from < text.length();) {
                int to = Math.min(text.length(), from + CHARACTERS_OF_A_PIECE);
                // Two chars that are one character stay together.
                to -= to < text.length() && Character.isHighSurrogate(text.charAt(to - 1)) ? 1 : 0;
                out.write(text.substring(from, to).getBytes(StandardCharsets.UTF_8));
                from = to;
            }
        }
        out.flush();
    }

    @Override
    public void close() {
        place.close();
    }
}
