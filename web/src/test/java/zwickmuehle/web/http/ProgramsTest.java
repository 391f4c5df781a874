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

    @Test
    void aProgramThatBreaksTheRulesLosesAndIsTold() throws IOException {
        try (WebServer server = serverWith("read side; echo Rival; while read board; do echo 9; done\n")) {
            Visit visit = new Visit(server.port());
            String game = visit.newGame("{'game':'viergewinnt','white':'program:Rival','black':'human','seconds':20}");
            JsonNode state = visit.awaitTurn(game);
            assertThat(state.path("outcome").path("reason").asString("")).isEqualTo("forfeit");
            assertThat(state.path("outcome").path("result").asString("")).isEqualTo("0-1");
            assertThat(state.path("outcome").path("text").path("en").asString("")).contains("Rival");
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
