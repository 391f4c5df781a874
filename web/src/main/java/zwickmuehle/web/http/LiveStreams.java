package zwickmuehle.web.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import zwickmuehle.web.table.Message;
import zwickmuehle.web.table.Watcher;
import zwickmuehle.web.thinking.LiveTranscript;

/** Streams that go on as long as a page listens: what a watcher gets, or what is added to a transcript. */
final class LiveStreams {
    static final Duration HEARTBEAT = Duration.ofSeconds(15);
    static final Duration QUICK_HEARTBEAT = Duration.ofSeconds(4);
    /** Lines of a chatty program go together; nobody reads faster. */
    private static final long MILLIS_BETWEEN_LINES = 100;

    private LiveStreams() {}

    /** Sends what the watcher gets until one of both goes; a move that the whole game before it already told is left out. */
    static void watcher(Context context, Watcher joined, Shares.Place place) throws IOException, InterruptedException {
        watcher(context, joined, place, HEARTBEAT);
    }

    /** @param heartbeat how long nothing may be sent */
    static void watcher(Context context, Watcher joined, Shares.Place place, Duration heartbeat)
            throws IOException, InterruptedException {
        // Charged before it is sent: who does not stay to hear it has cost as much.
        Limiter limiter = Limiter.of(context);
        Client client = Client.of(context);
        limiter.answered(client, joined.bytes());
        try (Watcher watcher = joined; EventStream stream = EventStream.open(context, place)) {
            boolean first = true;
            long version = 0;
            while (!watcher.closed()) {
                Message message = watcher.next(heartbeat);
                if (message == null) {
                    stream.beat();
                } else if (!message.event().equals("move") || message.version() > version) {
                    if (message.event().equals("game") && !first) {
                        limiter.answered(client, message.data().length());
                    }
                    stream.send(message.event(), message.version(), message.data());
                    version = message.version();
                    first = false;
                }
            }
            stream.sayGoodbye();
        } catch (IOException _) {
            // The page has gone; its watcher is closed with this block.
        }
    }

    /** What was said between us and the programs of a game: all that is kept, or as events {@code lines} as it grows. */
    static void transcript(Context context, LiveTranscript transcript, Shares streams)
            throws IOException, InterruptedException {
        if (!EventStream.wanted(context)) {
            Json.answer(context, Map.of("lines", transcript.after(0)));
            return;
        }
        try (EventStream stream = EventStream.open(context, streams)) {
            for (long number = 0;;) {
                List<LiveTranscript.Line> lines = transcript.after(number, HEARTBEAT);
                if (lines.isEmpty()) {
                    stream.beat();
                } else {
                    stream.send("lines", Map.of("lines", lines));
                    number = lines.getLast().number();
                    Thread.sleep(MILLIS_BETWEEN_LINES);
                }
            }
        } catch (IOException _) {
            // The page has gone.
        }
    }
}
