package zwickmuehle.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code puzzles} and {@code explore} on the command line. */
final class TrainCommandsTest {

    @Test
    void puzzlesAreTheSameForTheSameSeed() {
        String[] words = {"puzzles", "--game", "viergewinnt", "--count", "3", "--seed", "7", "--json"};
        Run run = Run.of(words);
        assertThat(run.out()).isEqualTo(Run.of(words).out());
        assertThat(run.out().lines()).hasSize(3).allSatisfy(line -> {
            JsonNode puzzle = JsonMapper.shared().readTree(line);
            assertThat(puzzle.propertyNames()).containsExactly("id", "game", "rules", "position", "quiet", "kind",
                    "goal",
                    "solutions", "rating", "themes");
            assertThat(puzzle.path("solutions").path(0).path(0).asString("")).matches("[1-7]");
        });
    }

    @Test
    void puzzlesNeedSomethingThatProvesThem(@TempDir Path empty) {
        Run run = Run.of("puzzles", "--database", empty.resolve("none").toString());
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).hasLineCount(1);
        assertThat(Run.of("puzzles", "--game", "viergewinnt", "--keep", "3").err()).contains("--rate");
    }

    @Test
    void puzzlesAreKeptInABookAndRated(@TempDir Path folder) throws IOException {
        Path book = folder.resolve("book.txt");
        assertThat(Run.of("puzzles", "--game", "viergewinnt", "--count", "2", "--book", book.toString()).exitCode())
                .isZero();
        Path journal = folder.resolve("journal.txt");
        String[] words = {"puzzles", "--game", "viergewinnt", "--from", book.toString(), "--rate", "--journal",
                journal.toString(), "--json"};
        Run first = Run.of(words);
        assertThat(first.out()).doesNotContain("\"rating\":null");
        String tried = Files.readString(journal);
        assertThat(tried).hasLineCount(2);
        assertThat(Run.of(words).out()).isEqualTo(first.out());
        assertThat(Files.readString(journal)).as("nothing is tried twice").isEqualTo(tried);
    }

    @Test
    void exploreShowsValuesAndWhatWasPlayed(@TempDir Path folder) {
        Path games = folder.resolve("games.txt");
        assertThat(Run.of("match", "--game", "viergewinnt", "--white", "level:1", "--black", "level:1", "--games", "2",
                "--record", games.toString()).exitCode()).isZero();
        JsonNode explored = JsonMapper.shared()
                .readTree(Run.of("explore", "--game", "viergewinnt", "--games", games.toString(), "--json").out());
        assertThat(explored.path("games").asInt()).isEqualTo(2);
        assertThat(explored.path("moves")).hasSize(4);
        assertThat(explored.path("moves").path(0).path("result").asString("")).isEqualTo("win");
        assertThat(Run.of("explore", "--game", "viergewinnt", "4").out()).contains("4 ");
        assertThat(Run.of("explore", "--games", folder.resolve("none").toString()).exitCode()).isEqualTo(2);
    }
}
