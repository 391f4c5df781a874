package zwickmuehle.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import zwickmuehle.perfect.muehle.files.Databases;
import zwickmuehle.search.Oracle;

/** A server that stops, and one whose store does not work for a while. */
class StoppingTest {
    @TempDir
    private Path data = Path.of("");

    @Test
    void pagesAreToldToComeBackAndQuestionsAreAnswered() throws IOException, InterruptedException {
        // Two are thought about at once, whatever this machine has; the other two wait.
        WebServer server = WebServer.start(new Settings("127.0.0.1", 0, data, List.of(), Set.of(), _ -> Oracle.NONE, 2,
                new Databases(data.resolve("databases"), _ -> {})));
        Visit visit = new Visit(server.port());
        String watched = visit.newGame("{'game':'muehle'}");
        AtomicInteger answered = new AtomicInteger();
        List<Thread> askers = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            String game = visit.newGame("{'game':'muehle','seconds':60}");
            askers.add(Thread.ofVirtual().start(() -> answered.addAndGet(visit.post(game + "/best", "{}").status())));
        }
        try (Socket page = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            page.getOutputStream().write(("GET " + watched + "/events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                    .getBytes(StandardCharsets.US_ASCII));
            BufferedReader heard = new BufferedReader(
                    new InputStreamReader(page.getInputStream(), StandardCharsets.UTF_8));
            assertThat(heard.lines().anyMatch(line -> line.equals("event: game"))).isTrue();
            awaitFigures(visit, "searches_running 2", "searches_waiting 2");
            long begun = System.nanoTime();
            server.close();
            assertThat((System.nanoTime() - begun) / 1e9).isLessThan(15);
            assertThat(heard.lines()).contains("event: restart");
        }
        for (Thread asker : askers) {
            asker.join();
        }
        // Two were being thought about and got their moves, two waited and were sent away politely.
        assertThat(answered.get()).isEqualTo(200 + 200 + 429 + 429);
    }

    /** A review has no move to answer with at once, but what it has found so far. */
    @Test
    void aReviewUnderWayIsAnsweredAndTheStoreIsClosed() throws InterruptedException {
        WebServer server = WebServer.start(Settings.plain(0, data));
        Visit visit = new Visit(server.port());
        String game = visit.newGame("{'game':'muehle','moves':['d6','d2','f4','b4','d7','d1','g4','a4']}");
        AtomicInteger answered = new AtomicInteger();
        Thread asker = Thread.ofVirtual().start(
                () -> answered.set(visit.get(game + "/review?seconds=2").status()));
        awaitFigures(visit, "searches_running 1");
        long begun = System.nanoTime();
        server.close();
        assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(10));
        asker.join();
        assertThat(answered.get()).isEqualTo(200);
        assertThat(data.resolve("games.sqlite-wal")).as("a store that was closed leaves no log").doesNotExist();
    }

    /** It takes a while to stop here, because somebody else holds the file into which a computer's move is to go. */
    @Test
    void whoComesWhileItStopsIsSentAway() throws InterruptedException {
        WebServer server = WebServer.start(Settings.plain(0, data));
        Visit visit = new Visit(server.port());
        String game = visit.newGame("{'game':'muehle','white':'human','black':'level:10','seconds':60}");
        assertThat(visit.play(game, "d6", 0).status()).isEqualTo(200);
        awaitFigures(visit, "searches_running 1");
        Thread stopping;
        try (Handle other = Jdbi.create("jdbc:sqlite:" + data.resolve("games.sqlite")).open()) {
            other.execute("BEGIN IMMEDIATE");
            stopping = Thread.ofVirtual().start(server::close);
            Visit.Reply health = visit.get("/health");
            for (int looks = 0; health.status() == 200 && looks < 100; looks++) {
                Thread.sleep(5);
                health = visit.get("/health");
            }
            assertThat(health.status()).isEqualTo(503);
            assertThat(health.text("status")).isEqualTo("stopping");
            assertThat(visit.get("/ready").status()).isEqualTo(503);
            HttpResponse<String> refused = visit.send(visit.request("/api/rules").GET().build());
            assertThat(refused.statusCode()).isEqualTo(503);
            assertThat(refused.headers().firstValue("Retry-After")).isPresent();
            other.execute("ROLLBACK");
        }
        stopping.join();
        try (WebServer started = WebServer.start(Settings.plain(0, data))) {
            assertThat(visit.at(started.port()).get(game).number("moveNumber")).isGreaterThanOrEqualTo(2);
        }
    }

    private static void awaitFigures(Visit visit, String... figures) throws InterruptedException {
        long end = System.nanoTime() + Duration.ofSeconds(20).toNanos();
        String body = "";
        while (!Arrays.stream(figures).allMatch(body::contains)) {
            assertThat(System.nanoTime()).as("%s", body).isLessThan(end);
            Thread.sleep(5);
            body = visit.send(visit.request("/metrics").GET().build()).body();
        }
    }

    @Test
    void aLockedStoreIsSaidAndPlayGoesOnAfterwards() {
        try (WebServer server = WebServer.start(Settings.plain(0, data))) {
            Visit visit = new Visit(server.port());
            String game = visit.newGame("{'game':'muehle'}");
            String computers = visit.newGame("{'game':'viergewinnt','white':'human','black':'level:1','seconds':0.1}");
            try (Handle other = Jdbi.create("jdbc:sqlite:" + data.resolve("games.sqlite")).open()) {
                other.execute("BEGIN IMMEDIATE");
                Visit.Reply refused = visit.play(game, "d6", 0);
                assertThat(refused.status()).isEqualTo(503);
                assertThat(refused.text("type")).isEqualTo("urn:zwickmuehle:store");
                HttpResponse<String> again = visit.send(visit.request(game + "/moves").header("X-Zwickmuehle", "1")
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString("{\"move\":\"d6\",\"number\":0}")).build());
                assertThat(again.statusCode()).isEqualTo(503);
                assertThat(again.headers().firstValue("Retry-After")).isPresent();
                assertThat(visit.get("/health").status()).isEqualTo(200);
                assertThat(visit.get(game).number("moveNumber")).isZero();
                other.execute("ROLLBACK");
            }
            assertThat(visit.play(game, "d6", 0).status()).isEqualTo(200);
            assertThat(visit.play(computers, "4", 0).status()).isEqualTo(200);
            JsonNode answered = visit.awaitTurn(computers);
            assertThat(answered.path("moveNumber").asInt()).isEqualTo(2);
        }
    }
}
