package zwickmuehle.web.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.jspecify.annotations.Nullable;

/**
 * Whether the client of a request that takes a while is still there. Whoever has asked and waits sends nothing more, so
 * the one thing that can arrive is the end of the connection; who sends the next request before the answer to this one
 * counts as gone too. Used by the thread of the request.
 */
final class Attendance implements AutoCloseable {
    private final @Nullable Selector arrivals;

    private Attendance(@Nullable Selector arrivals) {
        this.arrivals = arrivals;
    }

    static Attendance of(Context context) {
        Object transport = ServletContextRequest.getServletContextRequest(context.req()).getConnectionMetaData()
                .getConnection().getEndPoint().getTransport();
        if (!(transport instanceof SocketChannel channel)) {
            return new Attendance(null);
        }
        try {
            Selector selector = Selector.open();
            channel.register(selector, SelectionKey.OP_READ);
            return new Attendance(selector);
        } catch (IOException _) {
            // The connection is gone already, or there are no more descriptors: then writing the answer will show it.
            return new Attendance(null);
        }
    }

    boolean gone() {
        try {
            return arrivals != null && arrivals.selectNow() > 0;
        } catch (IOException _) {
            return true;
        }
    }

    @Override
    public void close() {
        try {
            if (arrivals != null) {
                arrivals.close();
            }
        } catch (IOException _) {
            // Nothing depends on it any more.
        }
    }
}
