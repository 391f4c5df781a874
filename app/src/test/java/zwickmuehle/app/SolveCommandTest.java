package zwickmuehle.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code solve} and {@code verify-database}, in this process and in one that is killed. */
final class SolveCommandTest {
    private static final String[] COUNTS = {"mover,opponent,wins,losses,draws,longestWin,longestLoss",
            "3,3,139123,27464,3039,19,20", "4,3,75397,102,684899,1,4", "3,4,23784,0,736614,3,0"};

    @TempDir
    private Path folder;

    private Run solve(Path database, String... more) {
        List<String> arguments = new ArrayList<>(
                List.of("solve", "--game", "muehle", "--database", database.toString()));
        arguments.addAll(List.of(more));
        return Run.of(arguments.toArray(String[]::new));
    }

    @Test
    void aSolvedDatabaseHasItsCountsAndCanBeVerified() throws IOException {
        Run solved = solve(folder, "--stones", "7");
        assertThat(solved.exitCode()).isZero();
        assertThat(solved.lastLine()).startsWith("1690422 positions in 3 sectors");
        assertThat(solved.err()).contains("3-3 solved up to level").contains("million a second");
        assertThat(Files.readAllLines(folder.resolve("counts.csv"))).containsExactly(COUNTS);

        Run verified = Run.of("verify-database", folder.toString());
        assertThat(verified.exitCode()).isZero();
        assertThat(verified.lastLine()).isEqualTo("1690422 positions, 0 mismatches");
        assertThat(verified.err()).contains("of 1690422 positions").contains("s left");

        Run again = Run.of("verify-database", folder.toString());
        assertThat(again.out()).contains("3-3: found in order by an earlier run");
        assertThat(again.lastLine()).isEqualTo("1690422 positions, 0 mismatches");
    }

    @Test
    void killedAtRandomMomentsAndResumedItEndsWithTheSameBytes() throws Exception {
        Path undisturbed = folder.resolve("undisturbed");
        Path disturbed = folder.resolve("disturbed");
        solve(undisturbed, "--stones", "7");
        RandomGenerator random = new Random(5);
        for (int i = 0; i < 5; i++) {
            Process process = inItsOwnProcess(disturbed);
            boolean ended = process.waitFor(300 + random.nextInt(1500), TimeUnit.MILLISECONDS);
            process.destroyForcibly().waitFor();
            if (ended) {
                Files.deleteIfExists(disturbed.resolve("4-3.sector"));
            }
        }
        assertThat(solve(disturbed, "--stones", "7").exitCode()).isZero();
        for (String file : List.of("3-3.sector", "4-3.sector", "3-4.sector", "counts.csv")) {
            assertThat(disturbed.resolve(file)).hasSameBinaryContentAs(undisturbed.resolve(file));
        }
    }

    private static Process inItsOwnProcess(Path database) throws IOException {
        String classPath = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        return new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED", "-cp", classPath, "zwickmuehle.app.Main", "solve", "--stones",
                "7",
                "--database", database.toString()).redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
    }

    @Test
    void aDamagedFileIsNamedAndNotBelieved() throws IOException {
        solve(folder, "--stones", "6");
        Path sector = folder.resolve("3-3.sector");
        byte[] bytes = Files.readAllBytes(sector);
        bytes[bytes.length / 2] ^= 1;
        Files.write(sector, bytes);
        Run verified = Run.of("verify-database", folder.toString());
        assertThat(verified.exitCode()).isEqualTo(ExitCode.FAILURE);
        assertThat(verified.err()).contains("3-3.sector is damaged");
    }

    @Test
    void aDatabaseOfOtherRulesIsNotMixedUp() {
        solve(folder, "--stones", "6");
        Run other = solve(folder, "--stones", "7", "--rules", "kurs");
        assertThat(other.exitCode()).isEqualTo(ExitCode.USAGE);
        assertThat(other.err()).contains("klassisch").contains("kurs");
    }

    @Test
    void wrongUsageIsOneSentence() {
        assertThat(solve(folder, "--stones", "5").exitCode()).isEqualTo(ExitCode.USAGE);
        assertThat(solve(folder, "--stones", "19").err()).contains("expected 6 to 18");
        assertThat(solve(folder, "--threads", "0").exitCode()).isEqualTo(ExitCode.USAGE);
        Run otherGame = Run.of("solve", "--game", "viergewinnt", "--database", folder.toString());
        assertThat(otherGame.exitCode()).isEqualTo(ExitCode.USAGE);
        Run nothing = Run.of("verify-database", folder.toString());
        assertThat(nothing.exitCode()).isEqualTo(ExitCode.USAGE);
        assertThat(nothing.err()).contains("no sectors");
    }

    @Test
    void aFileIsNoFolderForADatabase() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "x");
        for (Path wrong : List.of(file, file.resolve("below"))) {
            Run run = solve(wrong, "--stones", "6");
            assertThat(run.exitCode()).isEqualTo(ExitCode.USAGE);
            assertThat(run.err()).isEqualTo("zwickmuehle: " + file + " is a file: expected a folder\n");
        }
    }
}
