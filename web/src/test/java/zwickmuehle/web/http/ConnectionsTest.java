package zwickmuehle.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.io.AbstractConnection;
import org.eclipse.jetty.io.ByteArrayEndPoint;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwickmuehle.perfect.muehle.files.Databases;
import zwickmuehle.search.Oracle;

/** Who sends no request is sent away in time; who did, and was not read by us, is not. */
class ConnectionsTest {
    private static final int SECONDS_FOR_A_HEADER = 20;
    private static final int SECONDS_BETWEEN_PASSES = 2;
    private static final int MOST = 40;

    private final AtomicLong seconds = new AtomicLong(1_000);
    private final Connections connections = new Connections(null, MOST, 10, new Proxies(List.of()),
            TimeUnit.SECONDS.toNanos(SECONDS_FOR_A_HEADER), TimeUnit.SECONDS.toNanos(SECONDS_BETWEEN_PASSES),
            () -> TimeUnit.SECONDS.toNanos(seconds.get()));

    @TempDir
    private Path data = Path.of("");

    private ByteArrayEndPoint opened() {
        return opened("192.0.2.1");
    }

    private ByteArrayEndPoint opened(String address) {
        ByteArrayEndPoint end = new ByteArrayEndPoint() {
            @Override
            public SocketAddress getRemoteSocketAddress() {
                return new InetSocketAddress(address, 40_000);
            }
        };
        connections.onOpened(new AbstractConnection(end, Runnable::run) {
            @Override
            public void onFillable() {}
        });
        return end;
    }

    private void pass(int secondsLater) {
        seconds.addAndGet(secondsLater);
        connections.sweep();
    }

    /** In seconds, with passes as regular as they should be. */
    private int timeLeft(ByteArrayEndPoint end) {
        int waited = 0;
        while (end.isOpen()) {
            assertThat(waited).as("it is sent away some time").isLessThan(1_000);
            pass(SECONDS_BETWEEN_PASSES);
            waited += SECONDS_BETWEEN_PASSES;
        }
        return waited;
    }

    @Test
    void whoSendsNothingIsSentAwayAfterItsTime() {
        assertThat(timeLeft(opened())).isEqualTo(SECONDS_FOR_A_HEADER + SECONDS_BETWEEN_PASSES);
        assertThat(connections.refused()).isEqualTo(1);
    }

    @Test
    void whileTheServerStandsStillNobodysTimeRuns() {
        ByteArrayEndPoint end = opened();
        pass(SECONDS_BETWEEN_PASSES);
        pass(300);
        assertThat(end.isOpen()).as("after five minutes in which nobody was served").isTrue();
        assertThat(timeLeft(end)).isEqualTo(SECONDS_FOR_A_HEADER - 2 * SECONDS_BETWEEN_PASSES);
    }

    /** Connections of proxies, and so of everybody on this machine, are not counted; yet they do not shut others out. */
    @Test
    void whoHoldsNearlyAllConnectionsAndDoesNothingGivesSomeUp() {
        List<ByteArrayEndPoint> held = new ArrayList<>();
        for (int i = 0; i < 36; i++) {
            held.add(opened("127.0.0.1"));
            seconds.addAndGet(1);
        }
        assertThat(held).as("there is room for all").allMatch(ByteArrayEndPoint::isOpen);
        ByteArrayEndPoint late = opened("127.0.0.1");
        assertThat(held.getFirst().isOpen()).as("who has been idle for longest").isFalse();
        assertThat(held.subList(10, 36)).allMatch(ByteArrayEndPoint::isOpen);
        assertThat(late.isOpen()).isTrue();
    }

    @Test
    void whoHasJustComeIsNotSentAwayForOthers() {
        List<ByteArrayEndPoint> all = new ArrayList<>();
        for (int i = 0; i < MOST; i++) {
            all.add(opened("127.0.0.1"));
        }
        assertThat(all).allMatch(ByteArrayEndPoint::isOpen);
        // Nobody can come any more, so nobody's coming makes room.
        pass(5);
        assertThat(all.stream().filter(ByteArrayEndPoint::isOpen).count()).isBetween(30L, 36L);
    }

    @Test
    void beforeAGuestCameNothingIsCounted() {
        pass(SECONDS_BETWEEN_PASSES);
        seconds.addAndGet(SECONDS_BETWEEN_PASSES);
        ByteArrayEndPoint end = opened();
        connections.sweep();
        assertThat(timeLeft(end)).isEqualTo(SECONDS_FOR_A_HEADER + SECONDS_BETWEEN_PASSES);
    }

    /** As when all of them wait for a slow disk: the request is there, and nobody reads it. */
    @Test
    void whoAskedWhileNoThreadWasFreeIsAnsweredAfterwards() throws IOException, InterruptedException {
        int secondsForAHeader = 5;
        AtomicBoolean busy = new AtomicBoolean(true);
        List<Thread> holding = new ArrayList<>();
        try (WebServer server = WebServer.start(new Settings("127.0.0.1", 0, data, List.of(), Set.of(),
                _ -> Oracle.NONE, 1, Allowances.STANDARD.with(Limit.SECONDS_FOR_A_REQUEST, secondsForAHeader), false,
                new Databases(data.resolve("databases"), _ -> {})));
                Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            try {
                for (int i = 0; i < Runtime.getRuntime().availableProcessors(); i++) {
                    holding.add(Thread.startVirtualThread(() -> {
                        while (busy.get()) {
                            Thread.onSpinWait();
                        }
                    }));
                }
                socket.getOutputStream()
                        .write("GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
                TimeUnit.SECONDS.sleep(secondsForAHeader + 2 * SECONDS_BETWEEN_PASSES);
            } finally {
                busy.set(false);
            }
            for (Thread thread : holding) {
                thread.join();
            }
            socket.setSoTimeout(20_000);
            assertThat(socket.getInputStream().read()).isEqualTo('H');
        }
    }
}
