package zwickmuehle.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwickmuehle.arena.players.Players;
import zwickmuehle.arena.players.ResourceLimits;
import zwickmuehle.arena.players.Sandbox;
import zwickmuehle.arena.tournament.TournamentFile;
import zwickmuehle.search.Oracle;
import zwickmuehle.web.work.WorkServer;

/** Who may play games for a server: only who has the key, and no more of them than docs/workers.md says. */
class WorkKeyTest {
    private static final String KEY = "0123456789abcdef0123";
    private static final List<String> QUESTIONS = List.of("join", "take", "beat", "result", "trouble");
    private static final String TOURNAMENT = """
            game = "viergewinnt"
            parallel = 0
            [[player]]
            name = "A"
            play = "random"
            [[player]]
            name = "B"
            play = "random"
            """;
    private static final int MOST_WORKERS = 500;
    private static final int MOST_BYTES = 2 << 20;

    @TempDir
    private Path folder = Path.of("");

    private WebServer holding() throws IOException {
        WebServer server = WebServer.start(Settings.plain(0, folder.resolve("games")));
        server.holdForWorkers(TournamentFile.parse(TOURNAMENT),
                Players.standard(Sandbox.strongest(ResourceLimits.STANDARD), _ -> Oracle.NONE),
                folder.resolve("results"), KEY, Duration.ofSeconds(30));
        return server;
    }

    private static HttpResponse<String> ask(Visit visit, String question, @Nullable String key, String body) {
        HttpRequest.Builder request = visit.request("/api/work/" + question).header("X-Zwickmuehle", "1")
                .header("Content-Type", "application/json");
        if (key != null) {
            request.header(WorkServer.KEY, key);
        }
        return visit.send(request.POST(HttpRequest.BodyPublishers.ofString(body)).build());
    }

    private static String worker(int number) {
        return String.format(Locale.ROOT, "{\"worker\":\"%032x\",\"name\":\"lab\",\"speed\":1}", number);
    }

    @Test
    void withoutTheKeyNothingIsTold() throws IOException {
        try (WebServer server = holding()) {
            Visit visit = new Visit(server.port());
            for (String key : new String[]{null, "", KEY.substring(1), KEY + "0", KEY.toUpperCase(Locale.ROOT)}) {
                for (String question : QUESTIONS) {
                    HttpResponse<String> refused = ask(visit, question, key, worker(1));
                    assertThat(refused.statusCode()).as("%s with %s", question, key).isEqualTo(403);
                    assertThat(refused.body()).doesNotContain(KEY);
                }
            }
            assertThat(visit.get("/api/work/parcels/" + "a".repeat(64)).status()).isEqualTo(403);
            assertThat(ask(visit, "take", KEY, worker(1)).statusCode()).as("join first").isEqualTo(409);
            assertThat(ask(visit, "join", KEY, worker(1)).statusCode()).isEqualTo(200);
            assertThat(ask(visit, "take", KEY, worker(1)).body()).contains("\"order\"");
            assertThat(ask(visit, "result", KEY, "{\"x\":\"" + "x".repeat(MOST_BYTES) + "\"}").statusCode())
                    .isEqualTo(413);
        }
    }

    @Test
    void aServerWithoutWorkersKnowsNoKey() {
        try (WebServer server = WebServer.start(Settings.plain(0, folder.resolve("games")))) {
            for (String question : QUESTIONS) {
                assertThat(ask(new Visit(server.port()), question, "", worker(1)).statusCode()).isEqualTo(404);
            }
        }
    }

    @Test
    void onlySoManyWorkersAreTaken() throws IOException {
        try (WebServer server = holding()) {
            Visit visit = new Visit(server.port());
            for (int i = 0; i < MOST_WORKERS; i++) {
                assertThat(ask(visit, "join", KEY, worker(i)).statusCode()).isEqualTo(200);
            }
            HttpResponse<String> refused = ask(visit, "join", KEY, worker(MOST_WORKERS));
            assertThat(refused.statusCode()).isEqualTo(429);
            assertThat(refused.headers().firstValue("Retry-After")).isPresent();
            assertThat(ask(visit, "join", KEY, worker(0)).statusCode()).as("one that is known").isEqualTo(200);
        }
    }
}
