package zwickmuehle.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import zwickmuehle.arena.players.Players;
import zwickmuehle.arena.players.ResourceLimits;
import zwickmuehle.arena.players.Sandbox;
import zwickmuehle.arena.players.SandboxChoice;
import zwickmuehle.arena.record.TextRecordReader;
import zwickmuehle.arena.tournament.TournamentFile;
import zwickmuehle.arena.tournament.TournamentPlan;
import zwickmuehle.perfect.muehle.files.Databases;
import zwickmuehle.search.Oracle;

/** A tournament held by the server, as those see it who look at it. */
class TournamentShownTest {
    private static final Players PLAYERS = Players.standard(Sandbox.strongest(ResourceLimits.STANDARD),
            _ -> Oracle.NONE);
    /** Takes its time, so that a game is under way whenever one looks. */
    private static final String SLOW = "read side; echo Slow; while read board; do sleep 1; echo 3; done\n";
    private static final String BROKEN = "read side; echo Broken; read board; echo 3; read board; echo help >&2; echo 9; cat\n";

    @TempDir
    private Path folder = Path.of("");

    private TournamentPlan plan(String... players) {
        StringBuilder file = new StringBuilder("name = \"Cup\"\ngame = \"viergewinnt\"\nparallel = 2\ntime = 20\n");
        for (String player : players) {
            file.append("[[player]]\nname = \"").append(player, 0, player.indexOf('=')).append("\"\nplay = \"")
                    .append(player.substring(player.indexOf('=') + 1)).append("\"\n");
        }
        return TournamentFile.parse(file.toString());
    }

    private WebServer server() {
        return WebServer.start(Settings.plain(0, folder.resolve("games")));
    }

    private Path program(String name, String script) throws IOException {
        return Files.writeString(folder.resolve(name), script);
    }

    private static JsonNode finished(Visit visit) {
        return visit.await("/api/tournament", state -> state.path("state").asString("").equals("finished"));
    }

    private static void checkSchema(Visit visit, String address, String schema) {
        Schemas schemas = new Schemas(visit.get("/openapi.json").json());
        assertThat(schemas.complaints(schemas.named(schema), visit.get(address).json())).as(address).isEmpty();
    }

    @Test
    void aServerWithoutATournamentSaysSo() {
        try (WebServer server = server()) {
            Visit visit = new Visit(server.port());
            assertThat(visit.get("/api/tournament").status()).isEqualTo(404);
            assertThat(visit.get("/api/tournament/games/1.1.1").status()).isEqualTo(404);
            assertThat(visit.get("/api/opponents").json().path("tournament").isNull()).isTrue();
        }
    }

    @Test
    void whoCanNotPlayIsNamedWithItsReason() throws IOException {
        try (WebServer server = server()) {
            server.hold(plan("A=random", "B=level:1", "C=sh " + program("silent.sh", "read side; exit 4\n")), PLAYERS,
                    folder.resolve("cup"));
            Visit visit = new Visit(server.port());
            JsonNode state = finished(visit);
            assertThat(state.path("finished")).hasSize(1);
            assertThat(state.path("leftOut")).hasSize(1);
            JsonNode out = state.path("leftOut").path(0);
            assertThat(out.path("player").asString("")).isEqualTo("C");
            assertThat(out.path("reason").path("en").asString("")).contains("exit code 4");
            assertThat(out.path("reason").path("de").asString("")).contains("Exit-Code 4");
            checkSchema(visit, "/api/tournament", "Tournament");
        }
    }

    /** Whoever comes while programs are examined sees which, and then the games, without asking again. */
    @Test
    void aTournamentThatIsBeingPreparedIsShownAndComesAliveByItself() throws IOException, InterruptedException {
        Path allowed = folder.resolve("allowed");
        Path begun = folder.resolve("begun");
        Path seen = folder.resolve("seen");
        // Its first question is that of the examination. In the game it waits until somebody has seen that it is played.
        Path hesitant = program("hesitant.sh", """
                read side
                echo Hesitant
                while read board; do
                  if [ -e %1$s ]; then awaited=%3$s; else awaited=%2$s; touch %1$s; fi
                  while [ ! -e $awaited ]; do sleep 0.05; done
                  echo 3
                done
                """.formatted(begun, allowed, seen));
        TournamentPlan plan = plan("A=level:1", "B=sh " + hesitant);
        Players plain = Players.standard(Sandbox.of(SandboxChoice.PLAIN, ResourceLimits.STANDARD), _ -> Oracle.NONE);
        try (WebServer server = server()) {
            Thread holding = Thread.ofPlatform().start(() -> {
                try {
                    server.hold(plan, plain, folder.resolve("cup"));
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
            Visit visit = new Visit(server.port());
            JsonNode early = visit.await("/api/tournament", state -> !state.path("examined").asString("").isEmpty());
            assertThat(early.path("state").asString("")).isEqualTo("preparing");
            assertThat(early.path("examined").asString("")).isEqualTo("B");
            checkSchema(visit, "/api/tournament", "Tournament");
            var events = visit.client().send(visit.request("/api/tournament/events").build(),
                    HttpResponse.BodyHandlers.ofLines());
            Files.createFile(allowed);
            assertThat(events.body().filter(line -> line.contains("\"state\":\"running\"")).findFirst()).isPresent();
            Files.createFile(seen);
            holding.join();
            assertThat(finished(visit).path("finished")).hasSize(1);
        }
    }

    /** There are 300 places at a tournament: who asks again and again while refused must not fill them with nobody. */
    @Test
    void whoIsRefusedAStreamTakesNoPlaceOfTheTournament() throws IOException, InterruptedException {
        Settings settings = new Settings("127.0.0.1", 0, folder.resolve("games"), List.of(), Set.of(),
                _ -> Oracle.NONE, 2, Allowances.STANDARD.with(Limit.STREAMS_PER_CLIENT, 1), false,
                new Databases(folder.resolve("databases"), _ -> {}));
        try (WebServer server = WebServer.start(settings)) {
            server.hold(plan("A=sh " + program("slow.sh", SLOW), "B=level:1"), PLAYERS, folder.resolve("cup"));
            Visit visit = new Visit(server.port());
            visit.await("/api/tournament", state -> state.path("state").asString("").equals("running"));
            HttpRequest events = visit.request("/api/tournament/events").build();
            HttpRequest other = visit.request("/api/analysis?game=muehle&seconds=30").header("Accept",
                    "text/event-stream").build();
            var only = visit.client().send(other, HttpResponse.BodyHandlers.ofInputStream());
            for (int i = 0; i < 301; i++) {
                assertThat(visit.send(events).statusCode()).isEqualTo(429);
            }
            only.body().close();
            int status = 429;
            for (int i = 0; i < 100 && status == 429; i++) {
                Thread.sleep(50);
                var answer = visit.client().send(events, HttpResponse.BodyHandlers.ofInputStream());
                status = answer.statusCode();
                answer.body().close();
            }
            assertThat(status).isEqualTo(200);
        }
    }

    @Test
    void itIsPlayedShownAndLeavesItsReports() throws IOException {
        try (WebServer server = server()) {
            server.hold(plan("A=random", "B=level:1", "C=random",
                    "D=sh " + program("broken.sh", BROKEN)), PLAYERS, folder.resolve("cup"));
            Visit visit = new Visit(server.port());
            JsonNode state = finished(visit);
            assertThat(state.path("name").asString("")).isEqualTo("Cup");
            assertThat(visit.get("/api/opponents").json().path("tournament").asString("")).isEqualTo("Cup");
            assertThat(state.path("progress").path("played").asInt()).isEqualTo(6);
            assertThat(state.path("progress").path("total").asInt()).isEqualTo(6);
            assertThat(state.path("standings").valueStream().mapToDouble(row -> row.path("points").asDouble()).sum())
                    .isEqualTo(6);
            assertThat(state.path("finished")).hasSize(6);
            assertThat(state.path("forfeits")).hasSize(3)
                    .allMatch(forfeit -> forfeit.path("player").asString("").equals("D"));
            assertThat(state.path("forfeits").get(0).path("reason").path("en").asString("")).contains("'9'");
            String label = state.path("forfeits").get(0).path("game").asString("");
            JsonNode said = visit.get("/api/tournament/games/" + label + "/conversation").json().path("lines");
            assertThat(said.valueStream().map(line -> line.path("speaker").asString("") + " "
                    + line.path("text").asString(""))).contains("program Broken", "complaint help", "program 9");
            checkSchema(visit, "/api/tournament", "Tournament");
            checkSchema(visit, "/api/tournament/games/" + label, "Game");
            checkSchema(visit, "/api/tournament/games/" + label + "/conversation", "Conversation");
            checkSchema(visit, "/api/tournament/games/" + label + "/export?format=json", "ExportedGame");
            JsonNode game = visit.get("/api/tournament/games/" + label).json();
            assertThat(game.path("turn").asString("")).isEqualTo("over");
            assertThat(game.path("outcome").path("reason").asString("")).isEqualTo("forfeit");
            assertThat(game.path("you").path("sides")).isEmpty();
            String text = visit.send(visit.request("/api/tournament/games/" + label + "/export").GET().build()).body();
            assertThat(TextRecordReader.read(text)).hasSize(1);
        }
        assertThat(folder.resolve("cup").resolve("report.html")).content()
                .contains("\"conversation\":\"conversations/").contains("\"answer\":\"9\"");
        whatWasSaidIsShownAfterARestartToo();
    }

    private void whatWasSaidIsShownAfterARestartToo() throws IOException {
        try (WebServer server = server()) {
            server.hold(plan("A=random", "B=level:1", "C=random", "D=sh " + folder.resolve("broken.sh")), PLAYERS,
                    folder.resolve("cup"));
            Visit visit = new Visit(server.port());
            String label = visit.get("/api/tournament").json().path("forfeits").get(0).path("game").asString("");
            String conversation = "/api/tournament/games/" + label + "/conversation";
            JsonNode lines = visit.get(conversation).json().path("lines");
            assertThat(lines.valueStream().map(line -> line.path("speaker").asString("") + " "
                    + line.path("text").asString(""))).contains("program Broken", "complaint help", "program 9");
            assertThat(lines.valueStream().filter(line -> line.path("text").asString("").equals("9"))
                    .map(line -> line.path("took").isNumber())).containsExactly(true);
            checkSchema(visit, conversation, "Conversation");
        }
    }

    @Test
    void nobodyIsToldTheCommandsOfThePlayers() throws IOException {
        try (WebServer server = server()) {
            server.hold(plan("A=random", "B=sh " + program("secret.sh", BROKEN)), PLAYERS, folder.resolve("cup"));
            Visit visit = new Visit(server.port());
            finished(visit);
            assertThat(visit.get("/api/tournament").json().toString()).doesNotContain("secret.sh");
            assertThat(visit.get("/api/tournament/games/1.1.1").json().toString()).doesNotContain("secret.sh");
        }
    }

    @Test
    void movesAndResultsArePushed() throws IOException, InterruptedException {
        try (WebServer server = server()) {
            String slow = "sh " + program("slow.sh", SLOW);
            server.hold(plan("A=" + slow, "B=" + slow), PLAYERS, folder.resolve("cup"));
            Visit visit = new Visit(server.port());
            HttpRequest request = visit.request("/api/tournament/events").header("Accept", "text/event-stream").GET()
                    .build();
            Set<String> seen = new HashSet<>();
            try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                    visit.client().send(request, HttpResponse.BodyHandlers.ofInputStream()).body(),
                    StandardCharsets.UTF_8))) {
                for (String line = lines.readLine(); line != null
                        && !seen.containsAll(List.of("tournament", "boards")); line = lines.readLine()) {
                    if (line.startsWith("event: ")) {
                        seen.add(line.substring("event: ".length()));
                    }
                }
            }
            assertThat(seen).contains("tournament", "boards");
            visit.await("/api/tournament",
                    state -> state.path("running").path(0).path("moveNumber").asInt() > 0);
            JsonNode game = visit.get("/api/tournament/games/1.1.1").json();
            assertThat(game.path("turn").asString("")).isEqualTo("computer");
        }
    }

    @Test
    void aStoppedServerLosesNoGameAndRepeatsNone() throws IOException {
        Path cup = folder.resolve("cup");
        String slow = "sh " + program("slow.sh", SLOW);
        TournamentPlan plan = plan("A=random", "B=random", "C=random", "D=" + slow);
        List<String> before;
        try (WebServer server = server()) {
            server.hold(plan, PLAYERS, cup);
            Visit visit = new Visit(server.port());
            visit.await("/api/tournament", state -> state.path("progress").path("played").asInt() >= 1);
            before = Files.readAllLines(cup.resolve("journal.jsonl"));
        }
        assertThat(Files.readString(cup.resolve("journal.jsonl"))).doesNotContain("CRASHED");
        try (WebServer server = server()) {
            server.hold(plan, PLAYERS, cup);
            Visit visit = new Visit(server.port());
            assertThat(visit.get("/api/tournament").json().path("progress").path("played").asInt())
                    .isGreaterThanOrEqualTo((int) games(before).count());
        }
        List<String> after = Files.readAllLines(cup.resolve("journal.jsonl"));
        assertThat(after).startsWith(before.toArray(String[]::new));
        Set<String> fixtures = new HashSet<>();
        assertThat(games(after)).isNotEmpty().allMatch(fixtures::add);
    }

    /** The fixtures of the games in a journal, in which other things are noted too. */
    private static Stream<String> games(List<String> journal) {
        return journal.stream().filter(line -> line.contains("\"record\""))
                .map(line -> line.substring(0, line.indexOf("\"record\"")));
    }
}
