package zwickmuehle.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checking positions with known values, and building the book, as scripts use them. */
final class CheckCommandTest {
    @TempDir
    private Path folder = Path.of(".");

    private Run check(String lines, String... options) throws IOException {
        Path file = Files.writeString(folder.resolve("known.txt"), lines);
        String[] all = new String[options.length + 5];
        System.arraycopy(new String[]{"check", "--cold", "--game", "viergewinnt", file.toString()}, 0, all, 0, 5);
        System.arraycopy(options, 0, all, 5, options.length);
        return Run.of(all);
    }

    @Test
    void rightValuesOfEveryKindAreConfirmed() throws IOException {
        Run run = check("""
                5554224333234511764415115 4
                5554224333234511764415115 win
                5554224333234511764415115 win 11
                1212121 loss

                121212 18
                121212 win 1
                """);
        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("positions:        6", "mismatches:       0");
    }

    @Test
    void mismatchesAreCountedAndFail() throws IOException {
        Run run = check("""
                5554224333234511764415115 3
                5554224333234511764415115 draw
                5554224333234511764415115 win 13
                121212 17
                121212 18
                """, "--json", "--threads", "2", "--no-book");
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).startsWith("{\"positions\":5,\"mismatches\":4,\"meanSeconds\":0.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"4453|line 1, '4453': expected a position, then a score",
            "4453 lost|line 1, '4453 lost'", "4453 win x|line 1, '4453 win x'",
            "448 1|line 1: '8' at character 3: expected a column from 1 to 7"})
    void malformedLinesAreNamed(String line, String complaint) throws IOException {
        Run run = check(line);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains(complaint);
    }

    @Test
    void whatCannotBeCheckedIsSaid() throws IOException {
        assertThat(Run.of("check", "--game", "viergewinnt", "nowhere.txt").err())
                .contains("can't read nowhere.txt (there is no such file or folder)");
        assertThat(Run.of("check", "nowhere.txt").exitCode()).isEqualTo(2);
        assertThat(check("- 1", "--threads", "0").exitCode()).isEqualTo(2);
    }

    @Test
    void nothingToCheckIsNoSuccess() throws IOException {
        for (String lines : new String[]{"", "\n\n", "# only a comment\n"}) {
            Run run = check(lines);
            assertThat(run.exitCode()).isEqualTo(2);
            assertThat(run.out()).isEmpty();
            assertThat(run.err()).contains("there are no positions in");
        }
    }

    @Test
    void commentsAndTheMarkOfSomeEditorsAreAllowed() throws IOException {
        Run run = check("\uFEFF# made by hand\n121212 18 # wins at once\n  # the same\n121212 win 1\n");
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("positions:        2", "mismatches:       0", "processor time:   ");
        assertThat(check("121212 18", "--json").out()).contains("\"meanProcessorSeconds\":0.");
        assertThat(check("121212 18", "--json", "--threads", "2").out()).contains("\"meanProcessorSeconds\":0.");
    }

    @Test
    void bytesThatAreNoTextAreNamedInOneSentence() throws IOException {
        Path file = Files.write(folder.resolve("bytes"), new byte[]{(byte) 0xFF, (byte) 0xFE, 0, '4'});
        Run run = Run.of("check", "--game", "viergewinnt", file.toString());
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).isEqualTo("zwickmuehle: can't read " + file + " (it is not UTF-8 text)\n");
    }

    @Test
    void aBookIsBuiltAndBuiltOn() {
        String file = folder.resolve("small.book").toString();
        Run run = Run.of("book", "--plies", "2", "--size", "4x4", "--threads", "1", "--table", "1", "--file", file);
        assertThat(run.out()).endsWith("small.book: 8 positions, complete: true\n");
        assertThat(run.err()).contains("8 of 8 positions");
        assertThat(Run.of("book", "--plies", "2", "--size", "4x4", "--file", file).exitCode()).isZero();
        assertThat(Run.of("book", "--plies", "3", "--size", "4x4", "--file", file).exitCode()).isEqualTo(2);
        assertThat(Run.of("book", "--plies", "0").exitCode()).isEqualTo(2);
        for (Path wrong : new Path[]{folder, folder.resolve("nowhere/small.book")}) {
            assertThat(Run.of("book", "--plies", "1", "--size", "4x4", "--file", wrong.toString()).exitCode())
                    .isEqualTo(2);
        }
    }
}
