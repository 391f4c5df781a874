package zwickmuehle.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import zwickmuehle.perfect.muehle.MoverResult;
import zwickmuehle.perfect.muehle.files.Database;
import zwickmuehle.perfect.viergewinnt.Book;
import zwickmuehle.perfect.viergewinnt.Solver;
import zwickmuehle.perfect.viergewinnt.SolverWatch;
import zwickmuehle.perfect.viergewinnt.files.BookFile;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.RuleSet;
import zwickmuehle.web.http.Settings;
import zwickmuehle.web.http.WebServer;

/** What 1.0 wrote is opened as it is: files that 1.0 made, and what was in them (version-1.0/README.md). */
final class FilesOfVersionOneTest {
    private static final Path SAMPLES = Path.of("src/test/resources/version-1.0");
    private static final JsonMapper JSON = JsonMapper.builder().build();

    @TempDir
    private Path folder = Path.of("");

    /** A copy of a sample, to be opened and changed. */
    private Path copy(String name) throws IOException {
        Path sample = SAMPLES.resolve(name);
        try (Stream<Path> files = Files.walk(sample)) {
            for (Path file : files.toList()) {
                Path target = folder.resolve(SAMPLES.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(target);
                } else {
                    Files.createDirectories(target.getParent());
                    Files.copy(file, target);
                }
            }
        }
        return folder.resolve(name);
    }

    /** What 1.0 said of its games. */
    private static JsonNode told() throws IOException {
        JsonNode games = JSON.readTree(Files.readString(SAMPLES.resolve("games.json")));
        assertThat(games.size()).isEqualTo(7);
        return games;
    }

    private static HttpResponse<String> send(HttpRequest.Builder request, JsonNode game, String seat)
            throws IOException, InterruptedException {
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(
                    request.header("X-Zwickmuehle", "test").header("Cookie", game.path(seat).path(0).asString())
                            .build(),
                    BodyHandlers.ofString());
        }
    }

    private static JsonNode shown(WebServer server, JsonNode game, String seat)
            throws IOException, InterruptedException {
        HttpResponse<String> answer = send(
                HttpRequest.newBuilder(uri(server, "api/games/" + game.path("id").asString())),
                game, seat);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return JSON.readTree(answer.body());
    }

    private static URI uri(WebServer server, String path) {
        return URI.create("http://127.0.0.1:" + server.port() + "/" + path);
    }

    @Test
    void storedGamesAreThereForThoseWhoPlayedThemAndGoOn() throws IOException, InterruptedException {
        try (WebServer server = WebServer.start(Settings.plain(0, copy("data")))) {
            for (JsonNode game : told()) {
                JsonNode shown = shown(server, game, "white");
                assertThat(shown.path("position").path("text")).isEqualTo(game.path("position"));
                assertThat(shown.path("outcome").path("result")).isEqualTo(game.path("outcome"));
                assertThat(shown.path("moveNumber")).isEqualTo(game.path("moves"));
                assertThat(shown.path("future").size()).isEqualTo(game.path("future").asInt());
            }
            JsonNode people = told().path("two people");
            playOn(server, people, "white");
            playOn(server, people, "black");
            JsonNode back = told().path("taken back");
            HttpResponse<String> redone = send(post(server, back, "redo", "{}"), back, "white");
            assertThat(redone.statusCode()).as(redone.body()).isEqualTo(200);
            assertThat(JSON.readTree(redone.body()).path("moveNumber").asInt())
                    .isGreaterThan(back.path("moves").asInt());
        }
    }

    private static HttpRequest.Builder post(WebServer server, JsonNode game, String order, String body) {
        return HttpRequest.newBuilder(uri(server, "api/games/" + game.path("id").asString() + "/" + order))
                .header("Content-Type", "application/json").POST(BodyPublishers.ofString(body));
    }

    /** Somebody who had a seat under 1.0 has it still: the cookie of 1.0 plays. */
    private static void playOn(WebServer server, JsonNode game, String seat) throws IOException, InterruptedException {
        JsonNode before = shown(server, game, seat);
        String move = before.path("position").path("moves").path(0).path("move").asString();
        int number = before.path("moveNumber").asInt();
        HttpResponse<String> played = send(
                post(server, game, "moves", "{\"move\":\"%s\",\"number\":%d}".formatted(move, number)), game, seat);
        assertThat(played.statusCode()).as(played.body()).isEqualTo(200);
        assertThat(shown(server, game, seat).path("moveNumber").asInt()).isEqualTo(number + 1);
    }

    @Test
    void aBackupIsRestoredWithEveryGame() throws IOException {
        Path data = folder.resolve("restored");
        Run restored = Run.of("restore", "--data", data.toString(), SAMPLES.resolve("backup.sqlite").toString());
        assertThat(restored.exitCode()).as(restored.err()).isZero();
        assertThat(restored.out()).startsWith("7 games with ");
        for (JsonNode game : told()) {
            Run shown = Run.of("games", "show", "--json", "--data", data.toString(), game.path("id").asString());
            assertThat(shown.exitCode()).as(shown.err()).isZero();
            JsonNode record = JSON.readTree(shown.out());
            assertThat(record.path("moves").size()).isEqualTo(game.path("moves").asInt());
            assertThat(record.path("result")).isEqualTo(game.path("outcome"));
        }
    }

    @Test
    void aFinishedTournamentHasItsStandingsAndPlaysNothingAgain() throws IOException {
        Path results = copy("finished");
        byte[] journal = Files.readAllBytes(results.resolve("journal.jsonl"));
        List<String> games = games(results);
        assertThat(games).hasSize(6);
        Files.delete(results.resolve("games.csv"));
        Run resumed = resume("finished.toml", results);
        assertThat(resumed.exitCode()).as(resumed.err()).isZero();
        assertThat(Files.readAllBytes(results.resolve("journal.jsonl"))).isEqualTo(journal);
        assertThat(games(results)).isEqualTo(games);
        assertThat(Files.readAllLines(results.resolve("standings.csv")))
                .anyMatch(line -> line.startsWith("1,Shallow,3,3,"))
                .anyMatch(line -> line.startsWith("4,Echo,0,3,"));
    }

    @Test
    void anInterruptedTournamentGoesOnWhereItWas() throws IOException {
        Path results = copy("half");
        byte[] journal = Files.readAllBytes(results.resolve("journal.jsonl"));
        Run resumed = resume("half.toml", results);
        assertThat(resumed.exitCode()).as(resumed.err()).isZero();
        assertThat(Files.readAllBytes(results.resolve("journal.jsonl"))).startsWith(journal)
                .hasSizeGreaterThan(journal.length);
        assertThat(games(results)).hasSize(6);
    }

    private static Run resume(String file, Path results) {
        return Run.of("tournament", SAMPLES.resolve(file).toString(), "--resume", "--keep-broken", "--output",
                results.toString());
    }

    /** Who played whom, and how it ended. */
    private static List<String> games(Path results) throws IOException {
        return Files.readAllLines(results.resolve("games.csv")).stream().skip(1)
                .map(line -> String.join(",", List.of(line.split(",", -1)).subList(0, 8))).toList();
    }

    @Test
    void aBookHasTheScoresThatTheSolverFinds() {
        Book book = BookFile.read(SAMPLES.resolve("viergewinnt-6x5.book"));
        assertThat(book.complete()).isTrue();
        assertThat(book.plies()).isEqualTo(6);
        Solver solver = new Solver(book.size(), 16 << 20, 1);
        long[] positions = book.lastPositions();
        for (int i = 0; i < positions.length; i += 50) {
            assertThat(book.score(positions[i])).isEqualTo(solver.score(positions[i], SolverWatch.NOBODY));
        }
    }

    @Test
    void aDatabaseHasItsValuesItsCountsAndItsBookOfPlacing() throws IOException {
        Path database = copy("klassisch");
        Run verified = Run.of("verify-database", database.toString());
        assertThat(verified.exitCode()).as(verified.err()).isZero();
        assertThat(verified.lastLine()).isEqualTo("1690422 positions, 0 mismatches");
        Run solved = Run.of("solve", "--stones", "7", "--database", database.toString());
        assertThat(solved.exitCode()).as(solved.err()).isZero();
        assertThat(database.resolve("counts.csv")).hasSameTextualContentAs(SAMPLES.resolve("klassisch/counts.csv"));

        JsonNode analysed = JSON.readTree(Files.readString(SAMPLES.resolve("analysed.json")));
        Run again = Run.of("analyse", "--json", "--database", database.toString(),
                analysed.path("position").asString());
        assertThat(JSON.readTree(again.out()).path("value")).isEqualTo(analysed.path("value"));
        assertThat(JSON.readTree(again.out()).path("moves").size()).isEqualTo(analysed.path("moves").size());

        Muehle rules = new Muehle(RuleSet.KLASSISCH);
        Database opened = Database.open(database, RuleSet.KLASSISCH, trouble -> assertThat(trouble).isNull());
        assertThat(opened.book().result(rules.canonical(rules.start()))).isEqualTo(MoverResult.DRAW);
        assertThat(opened.book().size()).isGreaterThan(1_000);
    }
}
