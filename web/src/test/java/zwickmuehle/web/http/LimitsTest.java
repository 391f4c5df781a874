package zwickmuehle.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.SocketTimeoutException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.AbstractConnection;
import org.eclipse.jetty.io.ByteArrayEndPoint;
import org.eclipse.jetty.io.Connection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwickmuehle.perfect.muehle.files.Databases;
import zwickmuehle.search.Oracle;

/** Limits of docs/operating.md that no other test reaches, each on a server where it is small. */
class LimitsTest {
    private static final int MOST_PAGES_OF_A_PERSON = 20;

    @TempDir
    private Path data = Path.of("");

    private WebServer server(Limit limit, int amount) {
        return server(Allowances.STANDARD.with(limit, amount));
    }

    private WebServer server(Allowances allowances) {
        return WebServer.start(new Settings("127.0.0.1", 0, data, List.of(), Set.of(), _ -> Oracle.NONE, 1, allowances,
                false, new Databases(data.resolve("databases"), _ -> {})));
    }

    private static HttpResponse<InputStream> open(Visit visit, String path) throws IOException, InterruptedException {
        return visit.client().send(visit.request(path).header("Accept", "text/event-stream").build(),
                HttpResponse.BodyHandlers.ofInputStream());
    }

    @Test
    void onlySoManyQuestionsOfOneClientRunOrWait() throws IOException, InterruptedException {
        try (WebServer server = server(Limit.QUESTIONS_PER_CLIENT, 2)) {
            Visit visit = new Visit(server.port());
            HttpResponse<InputStream> first = open(visit, "/api/analysis?game=muehle&seconds=6");
            HttpResponse<InputStream> second = open(visit, "/api/analysis?game=muehle&seconds=6");
            HttpResponse<String> third = visit.send(visit.request("/api/analysis?game=muehle&seconds=0").build());
            assertThat(third.statusCode()).isEqualTo(429);
            assertThat(third.headers().firstValue("Retry-After")).isPresent();
            assertThat(visit.send(visit.request("/api/analysis?game=muehle&seconds=0")
                    .header("X-Forwarded-For", "192.0.2.9").build()).statusCode()).as("another client").isEqualTo(200);
            first.body().close();
            second.body().close();
        }
    }

    @Test
    void onlySoManyConnectionsAreAccepted() throws IOException {
        int most = 10;
        List<Socket> sockets = new ArrayList<>();
        try (WebServer server = server(Limit.CONNECTIONS, most)) {
            Visit visit = new Visit(server.port());
            String game = visit.newGame("{'game':'muehle'}");
            visit.client().close();
            int answered = 0;
            for (int i = 0; i < 2 * most; i++) {
                Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
                sockets.add(socket);
                // Who is only idle would be shown out for others.
                answered += answered(socket, game + "/events", 300) ? 1 : 0;
            }
            assertThat(answered).isBetween(1, most);
            for (Socket socket : sockets) {
                socket.close();
            }
            try (Socket later = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
                assertThat(answered(later, "/health", 20_000)).as("when the others have gone").isTrue();
            }
        }
    }

    private static boolean answered(Socket socket, String path, int millis) throws IOException {
        socket.setSoTimeout(millis);
        try {
            socket.getOutputStream()
                    .write(("GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            return socket.getInputStream().read() == 'H';
        } catch (SocketTimeoutException waiting) {
            return false;
        }
    }

    /** From loopback everybody may be a proxy, so this one is asked without a network. */
    @Test
    void onlySoManyConnectionsComeFromOneAddressThatIsNoProxy() {
        Connections connections = new Connections(null, 100, 2, new Proxies(List.of(Network.parse("10.0.0.0/8"))),
                TimeUnit.SECONDS.toNanos(20), TimeUnit.SECONDS.toNanos(2), System::nanoTime);
        assertThat(opened(connections, "192.0.2.1", 3)).containsExactly(true, true, false);
        assertThat(opened(connections, "192.0.2.2", 1)).containsExactly(true);
        assertThat(opened(connections, "10.1.2.3", 5)).containsOnly(true);
        assertThat(connections.refused()).isEqualTo(1);
    }

    private static List<Boolean> opened(Connections connections, String address, int count) {
        List<Boolean> open = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int port = 40_000 + i;
            ByteArrayEndPoint end = new ByteArrayEndPoint() {
                @Override
                public SocketAddress getRemoteSocketAddress() {
                    return new InetSocketAddress(address, port);
                }
            };
            Connection connection = new AbstractConnection(end, Runnable::run) {
                @Override
                public void onFillable() {}
            };
            connections.onOpened(connection);
            open.add(end.isOpen());
        }
        return open;
    }

    @Test
    void ofManyPagesOfOnePersonOnOneGameTheOldestGoes() throws IOException, InterruptedException {
        try (WebServer server = server(Allowances.STANDARD)) {
            Visit visit = new Visit(server.port());
            String game = visit.newGame("{'game':'muehle'}");
            HttpResponse<InputStream> oldest = open(visit, game + "/events");
            CompletableFuture<String> heard = CompletableFuture.supplyAsync(() -> {
                try {
                    return new String(oldest.body().readAllBytes(), StandardCharsets.UTF_8);
                } catch (IOException e) {
                    return e.toString();
                }
            });
            List<HttpResponse<InputStream>> others = new ArrayList<>();
            for (int i = 0; i < MOST_PAGES_OF_A_PERSON; i++) {
                others.add(open(visit, game + "/events"));
                assertThat(others.getLast().statusCode()).isEqualTo(200);
            }
            assertThat(heard.join()).contains("event: restart");
            for (HttpResponse<InputStream> other : others) {
                other.body().close();
            }
        }
    }

    @Test
    void onlySoManyPagesOfOneClientListenToGamesInWhichItPlays() throws IOException, InterruptedException {
        try (WebServer server = server(Limit.PLAYING_STREAMS_PER_CLIENT, 1)) {
            Visit visit = new Visit(server.port());
            String game = visit.newGame("{'game':'muehle'}");
            HttpResponse<InputStream> first = open(visit, game + "/events");
            assertThat(first.statusCode()).isEqualTo(200);
            assertThat(visit.send(visit.request(game + "/events").build()).statusCode()).isEqualTo(429);
            first.body().close();
        }
    }

    @Test
    void onlySoManyCodesAreTried() {
        try (WebServer server = server(Allowances.STANDARD)) {
            Visit visit = new Visit(server.port());
            int tried = 0;
            while (visit.post("/api/session", "{'code':'aaaaa-aaaaa'}").status() == 404) {
                tried++;
                assertThat(tried).as("one more comes each second").isLessThan(120);
            }
            assertThat(tried).isGreaterThanOrEqualTo(60);
        }
    }

    /** To write a long game out costs the same whether anybody hears it. */
    @Test
    void whoGoesBeforeALongGameHasComeHasAskedForAllOfIt() throws IOException {
        try (WebServer server = server(Allowances.STANDARD.with(Limit.REQUESTS_AT_ONCE, 210)
                .with(Limit.REQUESTS_PER_SECOND, 1))) {
            Visit visit = new Visit(server.port());
            String game = visit.newGame("{'game':'muehle','variant':'theorie','moves':["
                    + "'a7','a1','d7','d1','b6','b2','d6','d2','c5','e3','e5','c4','f4','a4','g4','f6','c3','g7'"
                    + ",'c3-d3','d2-f2','d3-c3','f2-d2'".repeat(150) + "]}");
            int gone = 0;
            while (visit.get("/api/keeping").status() == 200) {
                try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
                    socket.getOutputStream().write(("GET " + game + "/events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
                }
                gone++;
                assertThat(gone).as("each of them costs ten requests").isLessThan(60);
            }
            assertThat(gone).isPositive();
        }
    }

    @Test
    void aListOfGamesCountsAsTwentyRequests() {
        try (WebServer server = server(Allowances.STANDARD.with(Limit.REQUESTS_AT_ONCE, 210)
                .with(Limit.REQUESTS_PER_SECOND, 1))) {
            Visit visit = new Visit(server.port());
            HttpRequest list = visit.request("/api/games").build();
            int lists = 0;
            while (visit.send(list).statusCode() == 200) {
                lists++;
            }
            assertThat(lists).isBetween(9, 11);
        }
    }
}
