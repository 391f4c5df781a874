package zwickmuehle.trust;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import zwickmuehle.web.store.Backup;

/** What an operator gets to read: one line an event, without anything that opens a game or a seat. */
class LogTest {
    private static final int TERMINATED = 143;

    @TempDir
    private Path data = Path.of("");

    @Test
    void theLogTellsEverythingButSecrets() throws IOException {
        String token;
        String game;
        int exitCode;
        Path log;
        try (ServerProcess server = new ServerProcess(data,
                List.of("--log-level", "debug", "--log-format", "json"))) {
            log = server.log();
            try (LoopbackVisitor visitor = new LoopbackVisitor(server.port(), 1)) {
                game = visitor.newGame("{'game':'muehle'}");
                token = Objects.requireNonNull(visitor.cookie());
                visitor.post(game + "/moves", "{'move':'d6','number':0}");
                visitor.post(game + "/moves", "{'move':'\u001b[2J','number':1}");
                visitor.get("/api/%1b%5b2Jgames?token=" + token);
                visitor.get("/api/abcdefgh");
                visitor.get("/api/games/abcdefghjkmn/abcdefgh");
                visitor.get("/game/" + game.substring(game.lastIndexOf('/') + 1));
            }
            LoopbackVisitor.raw(server.port(), 2_000,
                    "GET /\u001b[2J HTTP/1.1\r\nHost: \u001b[31mred\r\nHost: x\r\n\r\n"
                            .getBytes(StandardCharsets.ISO_8859_1));
            LoopbackVisitor.raw(server.port(), 2_000, ("POST /api/work/join HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                    + "X-Zwickmuehle: 1\r\nX-Zwickmuehle-Key: abcdefghabcdefgh\r\nContent-Length: 2\r\n\r\n{}")
                    .getBytes(StandardCharsets.ISO_8859_1));
            // Methods that no route knows.
            for (String method : List.of("CONNECT", "TRACE", "BREW")) {
                LoopbackVisitor.raw(server.port(), 2_000, (method + " " + game + " HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                        .getBytes(StandardCharsets.ISO_8859_1));
            }
            Backup.write(data, data.resolve("backup"));
            exitCode = server.terminate();
        }
        assertThat(exitCode).isEqualTo(TERMINATED);
        List<JsonNode> events = Files.readAllLines(log).stream().filter(line -> line.startsWith("{"))
                .map(line -> JsonMapper.builder().build().readTree(line)).toList();
        String text = Files.readString(log);
        assertThat(events).anySatisfy(event -> assertThat(event.path("event").asString("")).isEqualTo("started"));
        assertThat(events).anySatisfy(event -> assertThat(event.path("event").asString("")).isEqualTo("stopped"));
        assertThat(events).anySatisfy(event -> {
            assertThat(event.path("route").asString("")).isEqualTo("/api/games/{id}/moves");
            assertThat(event.path("status").asInt()).isEqualTo(200);
        });
        assertThat(text).doesNotContain(token).doesNotContain(game.substring(game.lastIndexOf('/') + 1))
                .doesNotContain("\u001b").doesNotContain("127.1.0.1").doesNotContain("2J")
                .doesNotContain("abcdefgh");
        for (String stored : List.of("games.sqlite", "backup")) {
            assertThat(Files.readString(data.resolve(stored), StandardCharsets.ISO_8859_1)).contains("muehle")
                    .doesNotContain(token);
        }
        // Apart from the two lines that greet on stdout, everything is an event.
        assertThat(Files.readAllLines(log).stream().filter(line -> !line.startsWith("{"))).hasSizeLessThanOrEqualTo(2);
    }

    @Test
    void whoAsksForNothingReadsNothingAndWhoAsksForEventsReadsOneALine() throws IOException {
        assertThat(events(List.of())).isEmpty();
        assertThat(events(List.of("--log-level", "info"))).noneMatch(line -> line.contains("route="))
                .allSatisfy(line -> assertThat(line).contains("level=info"))
                .anySatisfy(line -> assertThat(line).contains("event=started"))
                .anySatisfy(line -> assertThat(line).contains("event=stopped"));
    }

    /** The log of a server that answered one request and was stopped, without what greets on stdout. */
    private List<String> events(List<String> options) throws IOException {
        Path log;
        try (ServerProcess server = new ServerProcess(data, options)) {
            log = server.log();
            try (LoopbackVisitor visitor = new LoopbackVisitor(server.port(), 1)) {
                visitor.get("/api/abcdefgh");
            }
            server.terminate();
        }
        return Files.readAllLines(log).stream().filter(line -> line.contains("event=") || line.contains("level="))
                .toList();
    }
}
