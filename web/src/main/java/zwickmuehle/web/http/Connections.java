package zwickmuehle.web.http;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongSupplier;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.handler.EventsHandler;
import org.jspecify.annotations.Nullable;

/**
 * The open connections: not too many from one address, and none that only pretends to send a request. Whoever dribbles
 * a header byte by byte is never idle, so time is counted from the first byte, or from the connection, to the whole
 * header. Proxies may have as many as they like, as they speak for everybody.
 */
final class Connections extends EventsHandler implements Connection.Listener {
    private final int mostPerAddress;
    private final Proxies proxies;
    private final long nanosForAHeader;
    private final LongSupplier nanoClock;
    private final Map<Connection, Watched> watched = new ConcurrentHashMap<>();
    private final Map<InetAddress, Integer> byAddress = new ConcurrentHashMap<>();
    private final LongAdder refused = new LongAdder();

    /** What is known of one connection. */
    private static final class Watched {
        private volatile boolean handling;
        /** What had come in when the last request was done; more means that another one is on its way. */
        private volatile long bytesDone;
        private volatile long waitingSince;
        private volatile boolean waiting = true;

        Watched(long now) {
            waitingSince = now;
        }
    }

    Connections(Handler.@Nullable Singleton next, int mostPerAddress, Proxies proxies, long nanosForAHeader,
            LongSupplier nanoClock) {
        super(next);
        this.mostPerAddress = mostPerAddress;
        this.proxies = proxies;
        this.nanosForAHeader = nanosForAHeader;
        this.nanoClock = nanoClock;
    }

    @Override
    public void onOpened(Connection connection) {
        watched.put(connection, new Watched(nanoClock.getAsLong()));
        InetAddress address = address(connection);
        if (address != null && byAddress.merge(address, 1, Integer::sum) > mostPerAddress) {
            refused.increment();
            connection.getEndPoint().close();
        }
    }

    @Override
    public void onClosed(Connection connection) {
        InetAddress address = watched.remove(connection) == null ? null : address(connection);
        if (address != null) {
            byAddress.computeIfPresent(address, (_, count) -> count == 1 ? null : count - 1);
        }
    }

    private @Nullable InetAddress address(Connection connection) {
        return connection.getEndPoint().getRemoteSocketAddress() instanceof InetSocketAddress socket
                && !proxies.trusts(socket.getAddress()) ? socket.getAddress() : null;
    }

    @Override
    protected void onBeforeHandling(Request request) {
        Watched connection = of(request);
        if (connection != null) {
            connection.handling = true;
        }
    }

    @Override
    protected void onComplete(Request request, int status, HttpFields headers, @Nullable Throwable failure) {
        Watched connection = of(request);
        if (connection != null) {
            connection.bytesDone = request.getConnectionMetaData().getConnection().getBytesIn();
            connection.waiting = false;
            connection.handling = false;
        }
    }

    private @Nullable Watched of(Request request) {
        return watched.get(request.getConnectionMetaData().getConnection());
    }

    /** Ends those who have been sending a header for too long; called now and then. */
    void sweep() {
        long now = nanoClock.getAsLong();
        watched.forEach((connection, state) -> {
            if (state.handling) {
                return;
            }
            if (!state.waiting && connection.getBytesIn() > state.bytesDone) {
                state.waitingSince = now;
                state.waiting = true;
            }
            if (state.waiting && now - state.waitingSince > nanosForAHeader) {
                refused.increment();
                connection.getEndPoint().close();
            }
        });
    }

    int open() {
        return watched.size();
    }

    /** Connections ended by us. */
    long refused() {
        return refused.sum();
    }
}
