package zwickmuehle.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpRequest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Databases built from the page: by whom, one at a time, and beyond a restart. */
class PerfectTest {
    @TempDir
    private Path data = Path.of("");

    private WebServer server() {
        return WebServer.start(Settings.plain(0, data));
    }

    private static JsonNode await(Visit visit, Predicate<JsonNode> state) throws InterruptedException {
        Instant deadline = Instant.now().plus(Duration.ofMinutes(2));
        JsonNode now = visit.get("/api/perfect").json();
        while (!state.test(now) && Instant.now().isBefore(deadline)) {
            Thread.sleep(50);
            now = visit.get("/api/perfect").json();
        }
        assertThat(state.test(now)).as(now.toString()).isTrue();
        return now;
    }

    private static boolean idle(JsonNode state) {
        return state.path("building").isNull();
    }

    @Test
    void theSmallestAreBuiltAtTheFirstStartAndUsed() throws InterruptedException {
        try (WebServer server = server()) {
            server.openWorkshop();
            JsonNode state = await(new Visit(server.port()),
                    now -> idle(now) && now.path("rules").get(2).path("stones").asInt(0) == 7);
            for (JsonNode rules : state.path("rules")) {
                assertThat(rules.path("stones").asInt(0)).isEqualTo(7);
                assertThat(rules.path("steps").get(0).path("stones").asInt(0)).isEqualTo(8);
            }
        }
        assertThat(data.resolve("databases/klassisch/4-3.sector")).exists();
    }

    @Test
    void anOrderGoesOnAfterARestart() throws IOException, InterruptedException {
        Files.createDirectories(data.resolve("databases"));
        Files.writeString(data.resolve("databases/building.txt"), "theorie 8\n");
        try (WebServer server = server()) {
            server.openWorkshop();
            await(new Visit(server.port()), now -> idle(now) && now.path("rules").get(2).path("stones").asInt(0) == 8);
        }
        assertThat(data.resolve("databases/building.txt")).doesNotExist();
    }

    @Test
    void onlyWhoSitsAtTheMachineMayBuild() {
        try (WebServer server = server()) {
            Visit visit = new Visit(server.port());
            assertThat(visit.get("/api/perfect").json().path("mayBuild").asBoolean()).isTrue();
            HttpRequest proxied = visit.request("/api/perfect/build").header("X-Zwickmuehle", "1")
                    .header("X-Forwarded-For", "192.0.2.7").header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString("{\"rules\":\"theorie\",\"stones\":8}")).build();
            assertThat(visit.send(proxied).statusCode()).isEqualTo(403);
        }
    }

    @Test
    void aStepThatDoesNotExistIsRefused() {
        try (WebServer server = server()) {
            Visit visit = new Visit(server.port());
            assertThat(visit.post("/api/perfect/build", "{'rules':'theorie','stones':9}").status()).isEqualTo(409);
            assertThat(visit.post("/api/perfect/build", "{'rules':'unknown','stones':8}").status()).isEqualTo(422);
        }
    }
}
