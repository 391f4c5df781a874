package zwickmuehle.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.Queue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import zwickmuehle.postgres.Postgres;
import zwickmuehle.web.store.StoreAddress;

/** Two servers, one PostgreSQL: whatever is done at one is seen at the other, once, and either can take over. */
class SeveralServersTest {
    private static final Duration SOON = Duration.ofSeconds(20);

    @TempDir
    private Path data = Path.of("");

    private final List<WebServer> servers = new ArrayList<>();
    private String store = "";

    @BeforeEach
    void start() throws IOException {
        store = Postgres.shared().fresh();
        serve("one");
        serve("two");
    }

    private WebServer serve(String name) throws IOException {
        Path folder = Files.createDirectories(data.resolve(name));
        WebServer server = WebServer.start(
                Settings.plain(0, folder).storing(StoreAddress.parse(store, Postgres.shared().variables())));
        servers.add(server);
        return server;
    }

    @AfterEach
    void stop() {
        servers.parallelStream().forEach(WebServer::close);
    }

    private int port(int server) {
        return servers.get(server).port();
    }

    /** The same person at another server: a cookie does not know ports. */
    private Visit same(Visit visit, int server) {
        return visit.at(port(server));
    }

    @Test
    void aMoveMadeAtOneServerIsThereAtTheOtherAtOnce() {
        Visit one = new Visit(port(0));
        Visit two = same(one, 1);
        String game = one.newGame("{'game':'viergewinnt'}");
        for (int number = 0; number < 6; number++) {
            Visit here = number % 2 == 0 ? one : two;
            Visit there = number % 2 == 0 ? two : one;
            assertThat(here.play(game, Integer.toString(number + 1), number).status()).isEqualTo(200);
            assertThat(there.get(game).json().path("history").size()).isEqualTo(number + 1);
        }
        assertThat(one.post(game + "/undo", "{}").status()).isEqualTo(200);
        assertThat(two.get(game).json().path("history")).isEqualTo(one.get(game).json().path("history"))
                .hasSizeLessThan(6);
        assertThat(two.post(game + "/delete", "{}").status()).isEqualTo(200);
        assertThat(one.get(game).status()).isEqualTo(404);
    }

    @Test
    void ofMovesThatRaceExactlyOneIsMadeAndTheOthersAreToldSo() throws InterruptedException, ExecutionException {
        Visit one = new Visit(port(0));
        Visit two = same(one, 1);
        String game = one.newGame("{'game':'viergewinnt'}");
        two.get(game);
        try (ExecutorService threads = Executors.newCachedThreadPool()) {
            for (int number = 0; number < 6; number++) {
                int seen = number;
                Future<Integer> first = threads.submit(() -> one.play(game, "3", seen).status());
                Future<Integer> second = threads.submit(() -> two.play(game, "5", seen).status());
                List<Integer> statuses = List.of(first.get(), second.get());
                assertThat(statuses).containsExactlyInAnyOrder(200, 409);
                assertThat(one.get(game).json().path("history")).isEqualTo(two.get(game).json().path("history"))
                        .hasSize(seen + 1);
                if (one.get(game).json().path("outcome").path("over").asBoolean(false)) {
                    return;
                }
            }
        }
    }

    @Test
    void whoWatchesAtTheOtherServerSeesTheMove() throws InterruptedException, IOException {
        Visit one = new Visit(port(0));
        Visit two = new Visit(port(1));
        String game = one.newGame("{'game':'viergewinnt'}");
        Queue<String> events = new ConcurrentLinkedQueue<>();
        HttpResponse<InputStream> stream = two.client().send(two.request(game + "/events").GET().build(),
                HttpResponse.BodyHandlers.ofInputStream());
        Thread listening = Thread.ofVirtual().start(() -> {
            try (BufferedReader lines = new BufferedReader(
                    new InputStreamReader(stream.body(), StandardCharsets.UTF_8))) {
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    if (line.startsWith("event: ")) {
                        events.add(line.substring("event: ".length()));
                    }
                }
            } catch (IOException _) {
                // The server was stopped.
            }
        });
        long end = System.nanoTime() + SOON.toNanos();
        while (!events.contains("game") && System.nanoTime() < end) {
            Thread.sleep(5);
        }
        assertThat(one.play(game, "4", 0).status()).isEqualTo(200);
        while (!events.contains("move") && System.nanoTime() < end) {
            Thread.sleep(5);
        }
        assertThat(events).contains("move");
        listening.interrupt();
    }

    @Test
    void aComputersTurnIsThoughtAboutOnce() {
        Visit one = new Visit(port(0));
        Visit two = same(one, 1);
        String game = one.newGame("{'game':'viergewinnt','black':'level:2'}");
        for (int number = 0; number < 8; number += 2) {
            Visit here = number % 4 == 0 ? one : two;
            JsonNode state = here.awaitTurn(game);
            if (state.path("outcome").path("over").asBoolean(false)) {
                return;
            }
            String move = state.path("position").path("moves").get(0).path("move").asString("");
            assertThat(here.play(game, move, number).status()).isEqualTo(200);
            Visit there = number % 4 == 0 ? two : one;
            there.await(game, after -> !after.path("turn").asString("").equals("computer"));
            assertThat(there.get(game).json().path("history").size()).isLessThanOrEqualTo(number + 2);
        }
    }

    @Test
    void moveNowIsHeardByTheServerThatThinks() {
        Visit one = new Visit(port(0));
        String game = one.newGame("{'game':'muehle','black':'level:10','seconds':60}");
        String move = one.get(game).json().path("position").path("moves").get(0).path("move").asString("");
        assertThat(one.play(game, move, 0).status()).isEqualTo(200);
        Visit two = same(one, 1);
        assertThat(two.get(game).json().path("turn").asString("")).isEqualTo("computer");
        // "Move now", asked for at the server that does not think.
        assertThat(two.post(game + "/stop", "{}").status()).isEqualTo(200);
        JsonNode after = two.awaitTurn(game);
        assertThat(after.path("history").size()).isEqualTo(2);
    }

    @Test
    void whatIsProposedAtOneServerIsSeenAndAcceptedAtTheOther() {
        Visit white = new Visit(port(0));
        Visit black = new Visit(port(1));
        String game = white.newGame("{'game':'viergewinnt','seats':'white'}");
        assertThat(black.post(game + "/seats", "{}").status()).isEqualTo(200);
        assertThat(white.play(game, "4", 0).status()).isEqualTo(200);
        assertThat(black.play(game, "4", 1).status()).isEqualTo(200);
        assertThat(white.post(game + "/undo", "{}").number("moveNumber")).as("only proposed").isEqualTo(2);
        assertThat(black.get(game).json().path("offers").path(0).path("kind").asString("")).isEqualTo("undo");
        assertThat(black.post(game + "/accept", "{'kind':'undo'}").number("moveNumber")).isZero();
        assertThat(white.post(game + "/offer", "{'kind':'draw'}").status()).isEqualTo(200);
        assertThat(black.post(game + "/decline", "{'kind':'draw'}").status()).isEqualTo(200);
        assertThat(white.get(game).json().path("offers").size()).isZero();
        assertThat(black.post(game + "/resign", "{}").status()).isEqualTo(200);
        assertThat(black.post(game + "/offer", "{'kind':'rematch'}").status()).isEqualTo(200);
        String next = white.post(game + "/accept", "{'kind':'rematch'}").text("next");
        assertThat(next).hasSize(12);
        assertThat(black.get(game).text("next")).isEqualTo(next);
        assertThat(black.play("/api/games/" + next, "4", 0).status()).as("colours are swapped").isEqualTo(200);
    }

    @Test
    void aCodeOfOneServerWorksOnceAtTheOther() {
        Visit one = new Visit(port(0));
        one.newGame("{'game':'viergewinnt'}");
        String code = one.post("/api/session/code", "{}").text("code");
        assertThat(new Visit(port(1)).post("/api/session", "{'code':'" + code + "'}").number("games")).isEqualTo(1);
        assertThat(new Visit(port(0)).post("/api/session", "{'code':'" + code + "'}").status()).isEqualTo(404);
    }

    /** Nobody is called away who is at another server: that would be seen after fifteen seconds, and end a game later. */
    @Test
    void whoIsAtTheOtherServerIsThere() throws InterruptedException {
        Visit white = new Visit(port(0));
        Visit black = new Visit(port(1));
        String game = white.newGame("{'game':'viergewinnt','seats':'white'}");
        assertThat(black.post(game + "/seats", "{}").status()).isEqualTo(200);
        for (int seconds = 0; seconds < 18; seconds++) {
            Thread.sleep(1_000);
            black.get(game);
        }
        assertThat(white.get(game).json().path("players").path("black").path("presence").asString(""))
                .isEqualTo("here");
        white.await(game, state -> state.path("players").path("black").path("presence").asString("").equals("away"));
    }

    @Test
    void aServerThatIsBeingReplacedSaysSoAndStillServes() throws InterruptedException {
        Visit one = new Visit(port(0));
        String game = one.newGame("{'game':'viergewinnt'}");
        assertThat(one.get("/ready").status()).isEqualTo(200);
        WebServer first = servers.removeFirst();
        Thread draining = Thread.ofVirtual().start(first::drain);
        long end = System.nanoTime() + SOON.toNanos();
        while (one.get("/ready").status() == 200 && System.nanoTime() < end) {
            Thread.sleep(5);
        }
        // It is closed only when this is through: a slow machine may need longer than the three seconds before that.
        assertThat(one.play(game, "4", 0).status()).isEqualTo(200);
        assertThat(one.send(one.request(game).GET().build()).headers().firstValue("Connection")).contains("close");
        draining.join();
        first.close();
        assertThat(same(one, 0).play(game, "4", 1).status()).isEqualTo(200);
    }
}
