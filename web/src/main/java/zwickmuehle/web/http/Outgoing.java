package zwickmuehle.web.http;

import io.javalin.http.Context;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.server.Request;
import zwickmuehle.play.problem.Refusal;

/** What was asked for, on its way to who asked. It counts by its length, and until it has been read. */
final class Outgoing {
    /** What is shorter is taken in by the system, whether it is read or not. */
    private static final int SHORT_BYTES = 8_192;

    private Outgoing() {}

    /**
     * Sends an answer.
     *
     * @throws Refusal if the client does not read what it asked for before, unless something was changed by this request:
     *         then it hears that it has to look
     */
    static void send(Context context, String type, byte[] bytes) {
        Limiter limiter = Limiter.of(context);
        Client client = Client.of(context);
        limiter.answered(client, bytes.length);
        if (bytes.length > SHORT_BYTES) {
            try {
                Runnable arrived = limiter.freight().send(client, bytes.length);
                Request.addCompletionListener(ServletContextRequest.getServletContextRequest(context.req()),
                        _ -> arrived.run());
            } catch (Refusal refused) {
                throw context.method().name().equals("GET") ? refused : Problem.unread();
            }
        }
        context.contentType(type).result(bytes);
    }
}
