package zwickmuehle.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import zwickmuehle.arena.record.TextRecordReader;

/** Matches, checks and tournaments as scripts see them. */
final class ArenaCommandsTest {
    @TempDir
    private Path folder = Path.of("");

    private static JsonNode json(String text) {
        return JsonMapper.builder().build().readTree(text);
    }

    @Test
    void aMatchAddsUpAndRecordsItsGames() throws IOException {
        Path games = folder.resolve("games.txt");
        Run run = Run.of("match", "--white", "level:1", "--black", "random", "--games", "6", "--openings", "2", "-t",
                "5",
                "--json", "--record", games.toString());
        assertThat(run.exitCode()).isZero();
        JsonNode json = json(run.out());
        int sum = json.path("wins").asInt() + json.path("draws").asInt() + json.path("losses").asInt();
        assertThat(sum).isEqualTo(6).isEqualTo(json.path("games").asInt());
        assertThat(json.path("points").asDouble())
                .isEqualTo(json.path("wins").asInt() + json.path("draws").asInt() / 2.0);
        assertThat(json.path("forfeits").isArray()).isTrue();
        assertThat(TextRecordReader.read(Files.readString(games))).hasSize(6);
    }

    @Test
    void aBrokenProgramIsToldWhatIsWrong() {
        Run run = Run.of("check-bot", "-t", "0.5", "sh -c 'read c; echo hi; read p; echo nonsense'");
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).contains("FAILED  places the first stone as White", "answered 'nonsense'", "< nonsense",
                "> EEEEEEEEEEEEEEEEEEEEEEEE 9 9");
    }

    @Test
    void aTournamentIsPlayedOnceAndResumed() throws IOException {
        Path file = folder.resolve("cup.toml");
        Files.writeString(file, """
                game = "viergewinnt"
                [[player]]
                name = "A"
                play = "random"
                [[player]]
                name = "B"
                play = "random"
                [[player]]
                name = "C"
                play = "level:1"
                """);
        Run first = Run.of("tournament", file.toString());
        assertThat(first.exitCode()).isZero();
        assertThat(first.out()).contains("Zwickmühle", "round-robin", "3 games", "Forfeits: 0");
        Run again = Run.of("tournament", file.toString());
        assertThat(again.exitCode()).isEqualTo(2);
        assertThat(again.err()).contains("--resume");
        Run resumed = Run.of("tournament", file.toString(), "--resume", "--json");
        assertThat(json(resumed.out()).path("games").size()).isEqualTo(3);
        assertThat(folder.resolve("cup-results").resolve("report.html")).isNotEmptyFile();
    }

    @ParameterizedTest
    @ValueSource(strings = {"match", "match --white random", "match --white random --black human",
            "match --white random --black level:99", "match --white random --black random --games 0",
            "match --white random --black random -t 0", "match --white random --black random --sprt 5",
            "match --white random --black random --record /nothing/here/games.txt",
            "match --white random --black random --parallel 0", "check-bot", "check-bot random", "tournament",
            "tournament /nothing/here.toml"})
    void wrongUsageGivesOneLineAndExitCodeTwo(String line) {
        Run run = Run.of(line.split(" ", -1));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines()).hasSize(1).first().asString().startsWith("zwickmuehle: ")
                .doesNotContain("Exception");
    }
}
