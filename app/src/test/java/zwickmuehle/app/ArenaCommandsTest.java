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
import zwickmuehle.arena.match.Elo;
import zwickmuehle.arena.match.Tally;
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
    void eloIsSaidWithItsBoundsAsFarAsThereAreAny() {
        assertThat(MatchCommand.inWords(Elo.of(new Tally(60, 20, 20))).english()).isEqualTo("Elo +147 ± 66");
        assertThat(MatchCommand.inWords(Elo.of(new Tally(1, 0, 1))).english())
                .isEqualTo("Elo +0, of which so few games say nothing certain");
        assertThat(MatchCommand.inWords(Elo.of(new Tally(4, 1, 0))).english()).startsWith("Elo +382, at least +");
        assertThat(MatchCommand.inWords(Elo.of(new Tally(2, 0, 0))).english()).contains("no figure");
    }

    @Test
    void aBrokenProgramIsToldWhatIsWrong() {
        Run run = Run.of("check-bot", "-t", "0.5", "sh -c 'read c; echo hi; read p; echo nonsense'");
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).contains("FAILED  places the first stone as White", "answered 'nonsense'", "< nonsense",
                "> EEEEEEEEEEEEEEEEEEEEEEEE 9 9");
    }

    @Test
    void onePositionCanBeTriedAndReportsAreWritten() throws IOException {
        Path junit = folder.resolve("junit.xml");
        Path gradescope = folder.resolve("results.json");
        String stubborn = "sh -c 'read c; echo hi; while read p; do echo 3; done'";
        Run tried = Run.of("check-bot", "--game", "viergewinnt", "--position", "4453", "-t", "20", stubborn);
        assertThat(tried.exitCode()).isZero();
        assertThat(tried.out()).contains("ok      answers 4453", "answered '3', that is 4", "< 3")
                .doesNotContain("ready to hand in");
        Run full = Run.of("check-bot", "--game", "viergewinnt", "--position", "444444", "-t", "20", "--junit",
                junit.toString(), "--gradescope", gradescope.toString(), stubborn);
        assertThat(full.exitCode()).isEqualTo(1);
        assertThat(full.out()).contains("answered '3', that is 4: ");
        assertThat(Files.readString(junit)).contains("<failure type=\"FAILED\"", "that is 4");
        assertThat(json(Files.readString(gradescope)).path("tests").path(0).path("status").asString())
                .isEqualTo("failed");
    }

    /** Whoever lost by a fault in the middle of a game can ask for it alone, in the words that are printed, once a program. */
    @Test
    void aMatchSaysHowToAskTheLastQuestionOnceMore() {
        String fails = "sh -c 'read c; echo hi; read p; echo 3; read p; exit 3'";
        Run run = Run.of("match", "--game", "viergewinnt", "--games", "2", "-t", "20", "--black", "alphabeta:depth=1",
                "--white", fails);
        assertThat(run.exitCode()).isZero();
        assertThat(run.err().lines().filter(line -> line.contains("the same question once more")))
                .singleElement().asString()
                .matches(" +the same question once more: check-bot --game viergewinnt --size 7x6 -t 20"
                        + " --position '4[1-7]' 'sh -c '\\\\''read c; echo hi; read p; echo 3; read p; exit 3'\\\\'''");
        // Who does not even begin was asked no question.
        Run never = Run.of("match", "--games", "1", "-t", "20", "--black", "random", "--white", "sh -c 'exit 3'");
        assertThat(never.err()).contains("exit code 3").doesNotContain("once more");
    }

    @Test
    void aMatchKeepsItsConversations() throws IOException {
        Path talk = folder.resolve("talk");
        Run run = Run.of("match", "--game", "viergewinnt", "--games", "2", "-t", "20", "--black", "random", "--white",
                "sh -c 'read c; echo hi; read p; echo nonsense'", "--conversations", talk.toString());
        assertThat(run.exitCode()).isZero();
        assertThat(Files.readString(talk.resolve("1.txt"))).contains(" white > 0\n", " white < hi\n",
                " white < nonsense\n");
        assertThat(Files.readString(talk.resolve("2.txt"))).contains(" black > 1\n");
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
            "match --white random --black random --parallel 0", "check-bot", "check-bot random",
            "check-bot --position nonsense ./bot", "check-bot --game viergewinnt --position 1212121 ./bot",
            "tournament",
            "tournament /nothing/here.toml"})
    void wrongUsageGivesOneLineAndExitCodeTwo(String line) {
        Run run = Run.of(line.split(" ", -1));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines()).hasSize(1).first().asString().startsWith("zwickmuehle: ")
                .doesNotContain("Exception");
    }
}
