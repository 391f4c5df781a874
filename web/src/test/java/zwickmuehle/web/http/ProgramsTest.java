package zwickmuehle.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import zwickmuehle.perfect.muehle.files.Databases;
import zwickmuehle.search.Oracle;
import zwickmuehle.web.thinking.Program;

/** Programs on the stdio protocol as opponents in the browser. */
class ProgramsTest {
    @TempDir
    private Path data = Path.of("");

    private WebServer serverWith(String script) throws IOException {
        Path program = data.resolve("program.sh");
        Files.writeString(program, script);
        return WebServer.start(new Settings("127.0.0.1", 0, data.resolve("games"),
                List.of(new Program("Rival", "sh " + program)), Set.of(), _ -> Oracle.NONE, 1,
                new Databases(data.resolve("databases"), _ -> {})));
    }

    @Test
    void aProgramAnswersAPerson() throws IOException {
        try (WebServer server = serverWith("read side; echo Rival; while read board; do echo 3; done\n")) {
            Visit visit = new Visit(server.port());
            assertThat(visit.get("/api/opponents").json().path("programs").get(0).path("words").asString(""))
                    .isEqualTo("program:Rival");
            String game = visit.newGame("{'game':'viergewinnt','white':'human','black':'program:Rival','seconds':20}");
            visit.play(game, "1", 0);
            JsonNode state = visit.awaitTurn(game);
            assertThat(state.path("lastMove").path("move").asString("")).isEqualTo("4");
            assertThat(state.path("lastMove").path("by").asString("")).isEqualTo("program");
        }
    }

    /** Whoever writes a program for the course knows no other rules, and would lose by them. */
    @Test
    void aProgramPlaysByTheRulesOfTheCourseUnlessOthersAreNamed() throws IOException {
        try (WebServer server = serverWith("read side; echo Rival; while read board; do sleep 9; done\n")) {
            Visit visit = new Visit(server.port());
            assertThat(variant(visit, "{'game':'muehle','white':'human','black':'program:Rival'}")).isEqualTo("kurs");
            assertThat(variant(visit, "{'game':'muehle','variant':'theorie','black':'program:Rival'}"))
                    .isEqualTo("theorie");
            assertThat(variant(visit, "{'game':'viergewinnt','black':'program:Rival'}")).isEqualTo("7x6");
            assertThat(variant(visit, "{'game':'muehle','black':'level:1'}")).isEqualTo("klassisch");
        }
    }

    private static String variant(Visit visit, String body) throws IOException {
        return visit.get(visit.newGame(body)).json().path("variant").asString("");
    }

    @Test
    void aProgramThatBreaksTheRulesLosesAndIsTold() throws IOException {
        try (WebServer server = serverWith("read side; echo Rival; while read board; do echo 9; done\n")) {
            Visit visit = new Visit(server.port());
            String game = visit.newGame("{'game':'viergewinnt','white':'program:Rival','black':'human','seconds':20}");
            JsonNode state = visit.awaitTurn(game);
            assertThat(state.path("outcome").path("reason").asString("")).isEqualTo("forfeit");
            assertThat(state.path("outcome").path("result").asString("")).isEqualTo("0-1");
            assertThat(state.path("outcome").path("text").path("en").asString(""))
                    .startsWith("Red wins: Yellow (Rival) answered '9': ");
        }
    }

    @Test
    void whyAMoveIsIllegalIsSaidInOneSentence() throws IOException {
        // Column 1 is full after six stones.
        try (WebServer server = serverWith("read side; echo Rival; while read board; do echo 0; done\n")) {
            Visit visit = new Visit(server.port());
            String game = visit.newGame(
                    "{'game':'viergewinnt','white':'human','black':'program:Rival','seconds':20,'position':'1111'}");
            visit.play(game, "1", 0);
            visit.awaitTurn(game);
            visit.play(game, "2", 2);
            JsonNode outcome = visit.awaitTurn(game).path("outcome");
            assertThat(outcome.path("text").path("en").asString(""))
                    .startsWith("Yellow wins: Red (Rival) answered '0', that is 1: ").contains("full");
        }
    }

    @Test
    void howLateAnAnswerWasIsSaid() throws IOException {
        try (WebServer server = serverWith("read side; echo Rival; read board; sleep 0.3; echo 3; cat\n")) {
            Visit visit = new Visit(server.port());
            String game = visit
                    .newGame("{'game':'viergewinnt','white':'human','black':'program:Rival','seconds':0.1}");
            visit.play(game, "1", 0);
            assertThat(visit.awaitTurn(game).path("outcome").path("text").path("en").asString(""))
                    .matches("Yellow wins: Red \\(Rival\\) (answered \\d+ ms too late|gave no answer in) .*");
        }
    }

    @Test
    void theConversationIsShownLineByLineWithTimes() throws IOException {
        try (WebServer server = serverWith(
                "read side; echo Rival; while read board; do echo I wonder >&2; echo 3; done\n")) {
            Visit visit = new Visit(server.port());
            String game = visit.newGame("{'game':'viergewinnt','white':'human','black':'program:Rival','seconds':20}");
            visit.play(game, "1", 0);
            visit.awaitTurn(game);
            // What a program says on stderr may arrive a moment later.
            JsonNode lines = visit.await(game + "/conversation", said -> said.path("lines").size() >= 5).path("lines");
            assertThat(lines.valueStream().map(line -> line.path("speaker").asString("") + " "
                    + line.path("text").asString(""))).contains("referee 1", "program Rival", "complaint I wonder",
                            "program 3");
            assertThat(lines.valueStream().filter(line -> line.path("text").asString("").equals("3")).findFirst()
                    .orElseThrow().path("took").asDouble()).isGreaterThanOrEqualTo(0);
            assertThat(lines.valueStream().map(line -> line.path("number").asInt())).isSorted();
        }
    }

    @Test
    void aProgramIsNotHurried() throws IOException {
        try (WebServer server = serverWith("read side; echo Rival; read board; sleep 60\n")) {
            Visit visit = new Visit(server.port());
            String game = visit.newGame("{'game':'viergewinnt','white':'human','black':'program:Rival','seconds':30}");
            visit.play(game, "1", 0);
            JsonNode state = visit.await(game, now -> now.path("thinking").isObject());
            assertThat(state.path("thinking").path("hurries").asBoolean(true)).isFalse();
            assertThat(visit.post(game + "/stop", "{}").status()).isEqualTo(409);
            // Taking back ends the program that thinks about a move nobody wants any more.
            assertThat(visit.post(game + "/undo", "{}").status()).isEqualTo(200);
        }
    }

    @Test
    void aProgramThatCannotBeStartedLosesToo() throws IOException {
        try (WebServer server = serverWith("exit 3\n")) {
            Visit visit = new Visit(server.port());
            String game = visit.newGame("{'game':'muehle','white':'human','black':'program:Rival','seconds':20}");
            visit.play(game, "d6", 0);
            assertThat(visit.awaitTurn(game).path("outcome").path("reason").asString("")).isEqualTo("forfeit");
        }
    }
}
