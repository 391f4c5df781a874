package zwickmuehle.web.http;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
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
 *
 * <p>A guest is not charged for our own stalls. While the process stands still, or no thread is free for requests, what
 * was sent lies unread; so a pass of {@link #sweep} counts at most two of its intervals, however long ago the last one
 * was, and it is called from where requests are answered.
 */
final class Connections extends EventsHandler implements Connection.Listener {
    /** When fewer places than this share of all are left, who is idle makes room. */
    private static final int SHARE_OF_THE_LAST_PLACES = 10;

    private final int many;
    private final int mostPerAddress;
    private final Proxies proxies;
    private final long nanosForAHeader;
    private final long mostNanosAPass;
    private final LongSupplier nanoClock;
    private final Map<Connection, Watched> watched = new ConcurrentHashMap<>();
    private final Map<InetAddress, Integer> byAddress = new ConcurrentHashMap<>();
    private final LongAdder refused = new LongAdder();
    @GuardedBy("this")
    private long lastPass;

    /** What is known of one connection. */
    private static final class Watched {
        private volatile boolean handling;
        /** What had come in when the last request was done; more means that another one is on its way. */
        private volatile long bytesDone;
        private volatile boolean waiting = true;
        /** Since when nothing has been done for it. */
        private volatile long idleSince;
        /** Until when its time is counted, and how much of it; of the sweep alone. */
        private long countedUntil;
        private long counted;

        Watched(long now) {
            countedUntil = now;
            idleSince = now;
        }

        long count(long now, long most) {
            counted += Math.min(now - countedUntil, most);
            countedUntil = now;
            return counted;
        }
    }

    /**
     * Connections of one server.
     *
     * @param most there can be, over all
     * @param nanosBetweenPasses how often {@link #sweep} is to be called
     */
    Connections(Handler.@Nullable Singleton next, int most, int mostPerAddress, Proxies proxies, long nanosForAHeader,
            long nanosBetweenPasses, LongSupplier nanoClock) {
        super(next);
        this.many = most - Math.max(1, most / SHARE_OF_THE_LAST_PLACES);
        this.mostPerAddress = mostPerAddress;
        this.proxies = proxies;
        this.nanosForAHeader = nanosForAHeader;
        this.mostNanosAPass = 2 * nanosBetweenPasses;
        this.nanoClock = nanoClock;
        this.lastPass = nanoClock.getAsLong();
    }

    @Override
    public void onOpened(Connection connection) {
        watched.put(connection, new Watched(nanoClock.getAsLong()));
        InetAddress address = address(connection);
        if (address != null && byAddress.merge(address, 1, Integer::sum) > mostPerAddress) {
            refused.increment();
            connection.getEndPoint().close();
        } else if (watched.size() > many) {
            makeRoom();
        }
    }

    /**
     * Nearly all places are taken: those with whom nothing has been going on for longest, and for a while, give theirs
     * up. Otherwise somebody on this machine, whose connections nobody counts as it might be a proxy, would only have to
     * hold on to what it has opened.
     */
    private synchronized void makeRoom() {
        List<Map.Entry<Connection, Watched>> open = watched.entrySet().stream()
                .filter(entry -> entry.getKey().getEndPoint().isOpen()).toList();
        int surplus = open.size() - many;
        if (surplus > 0) {
            long now = nanoClock.getAsLong();
            open.stream()
                    .filter(entry -> !entry.getValue().handling && now - entry.getValue().idleSince > mostNanosAPass)
                    .map(entry -> Map.entry(entry.getValue().idleSince, entry.getKey()))
                    .sorted(Map.Entry.comparingByKey()).limit(surplus + roomAtOnce())
                    .map(entry -> entry.getValue().getEndPoint()).toList().forEach(end -> {
                        refused.increment();
                        end.close();
                    });
        }
    }

    private int roomAtOnce() {
        return many / (2 * SHARE_OF_THE_LAST_PLACES);
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
            connection.idleSince = nanoClock.getAsLong();
            connection.handling = false;
        }
    }

    private @Nullable Watched of(Request request) {
        return watched.get(request.getConnectionMetaData().getConnection());
    }

    /** Ends those who have been sending a header for too long; called now and then. */
    synchronized void sweep() {
        long now = nanoClock.getAsLong();
        long most = Math.min(now - lastPass, mostNanosAPass);
        lastPass = now;
        if (watched.size() > many) {
            makeRoom();
        }
        watched.forEach((connection, state) -> {
            if (state.handling) {
                return;
            }
            if (!state.waiting && connection.getBytesIn() > state.bytesDone) {
                state.countedUntil = now;
                state.counted = 0;
                state.waiting = true;
            }
            if (state.waiting && state.count(now, most) > nanosForAHeader) {
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
