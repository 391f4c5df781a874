package zwickmuehle.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code check} and {@code analyse} with a small database of Mühle. */
final class MuehleCheckTest {
    private static final String WON = "EEEBEEBEEEEEEWWEEEBEWEEE 0 0 w";
    private static final Path KNOWN_VALUES = Path.of("../../shared/data/muehle_values.txt");

    @TempDir
    private static Path folder;

    private static String database() {
        return folder.resolve("database").toString();
    }

    @BeforeAll
    static void solve() {
        assertThat(Run.of("solve", "--rules", "theorie", "--stones", "7", "--database", database()).exitCode())
                .isZero();
    }

    private static Run check(String... lines) throws IOException {
        Path file = folder.resolve("values.txt");
        Files.write(file, List.of(lines));
        return Run.of("check", "--database", database(), file.toString());
    }

    @Test
    void rightValuesAreConfirmed() throws IOException {
        Run run = check(WON + " win", WON + " win 1");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("positions:        2").contains("mismatches:       0");
    }

    @Test
    void wrongValuesAreCounted() throws IOException {
        Run run = check(WON + " loss", WON + " draw", WON + " win 3", WON + " win");
        assertThat(run.exitCode()).isEqualTo(ExitCode.FAILURE);
        assertThat(run.out()).contains("mismatches:       3");
    }

    @Test
    void positionsBeyondTheDatabaseAreLeftOut() throws IOException {
        Run run = check(WON + " win", "WWWWWEEEEEEEEEEEEEEBBBBB 0 0 w win");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("beyond the database: 1").contains("positions:        1");
    }

    @Test
    void aDatabaseThatIsNotThereOrReachesNothingIsNoSuccess() throws IOException {
        Path file = Files.writeString(folder.resolve("values.txt"), "WWWWWEEEEEEEEEEEEEEBBBBB 0 0 w win\n");
        Run beyond = Run.of("check", "--database", database(), file.toString());
        assertThat(beyond.exitCode()).isEqualTo(ExitCode.USAGE);
        assertThat(beyond.err()).contains("reaches none of the 1 positions");
        for (Path wrong : List.of(Path.of("/nonexistent"), folder, file)) {
            for (Run run : List.of(Run.of("check", "--database", wrong.toString(), file.toString()),
                    Run.of("analyse", "--rules", "theorie", "--database", wrong.toString(), WON),
                    Run.of("verify-database", wrong.toString()))) {
                assertThat(run.exitCode()).isEqualTo(ExitCode.USAGE);
                assertThat(run.out()).isEmpty();
                assertThat(run.err().lines()).hasSize(1).first().asString().contains(wrong.toString());
            }
        }
        assertThat(Run.of("analyse", "--game", "viergewinnt", "--database", database()).exitCode())
                .isEqualTo(ExitCode.USAGE);
        assertThat(Run.of("analyse", "--rules", "kurs", "--database", database(), WON).exitCode())
                .isEqualTo(ExitCode.USAGE);
    }

    @Test
    void whoWaitsWithTwoStonesHasLost() throws IOException {
        String won = "WWWEEEEEEEEEEEEEEEEEEEBB 0 0 w";
        assertThat(check(won + " win", won + " win 0").exitCode()).isZero();
        Run run = Run.of("analyse", "--rules", "theorie", "--database", database(), "--json", won);
        assertThat(run.out()).contains("\"best\":null,\"value\":{\"result\":\"win\",\"plies\":0,", "\"moves\":[]");
    }

    @Test
    void valuesMadeByOthersAreConfirmed() {
        if (Files.exists(KNOWN_VALUES)) {
            Run run = Run.of("check", "--database", database(), KNOWN_VALUES.toString());
            assertThat(run.out()).contains("mismatches:       0");
            assertThat(run.exitCode()).isZero();
        }
    }

    @Test
    void analysisIsExactWhereTheDatabaseReaches() {
        Run run = Run.of("analyse", "--rules", "theorie", "--database", database(), "--json", WON);
        assertThat(run.out()).contains("\"result\":\"win\",\"plies\":1").contains("\"exact\":true");
    }
}
