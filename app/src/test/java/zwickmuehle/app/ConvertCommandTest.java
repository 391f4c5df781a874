package zwickmuehle.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code convert}, and the commands that take positions of others. */
final class ConvertCommandTest {
    private static final String POSITION = "WEEEEEEEEEEEEEEEEEEEEEEB 8 8 w";
    private static final String FEN = "********/********/***@***O w p p 1 8 1 8 0 0 0 0 0 0 0 0 2";
    private static final String MFEN = "MFEN/1.0 mill24-state-v1 W...B.../......../........ w p p 8,8 - 0 2 -";

    @TempDir
    private Path folder;

    private Run convert(String text, String... options) throws IOException {
        Path file = Files.writeString(folder.resolve("in.txt"), text);
        String[] all = new String[options.length + 2];
        all[0] = "convert";
        System.arraycopy(options, 0, all, 1, options.length);
        all[all.length - 1] = file.toString();
        return Run.of(all);
    }

    @ParameterizedTest
    @CsvSource({"mfen", "sanmill", "text", "json"})
    void aPositionGoesRound(String format) throws IOException {
        Run out = convert(POSITION, "--to", format);
        assertThat(out.err()).isEmpty();
        assertThat(convert(out.out(), "--to", "text").out()).isEqualTo(POSITION + "\n");
    }

    @ParameterizedTest
    @CsvSource({"text", "json", "wmd", "playok", "sanmill", "mfen", "openspiel"})
    void aGameGoesThroughEveryFormat(String format) throws IOException {
        String moves = "1. a7 a1\n2. d7 d1\n3. g7xa1\n*\n";
        Run out = convert(moves, "--to", format);
        assertThat(out.exitCode()).as(out.err()).isZero();
        assertThat(convert(out.out(), "--to", "wmd").out()).isEqualTo(moves);
    }

    @Test
    void columnsCountFromWhereItIsSaid() throws IOException {
        assertThat(convert("3324", "--from", "columns", "--first-column", "0", "--to", "openspiel").out())
                .isEqualTo("3 3 2 4\n");
        assertThat(convert("4435", "--to", "columns", "--first-column", "1").out()).isEqualTo("4435\n");
        assertThat(convert("3 3 2 3", "--game", "viergewinnt", "--to", "columns").out()).isEqualTo("4434\n");
    }

    @ParameterizedTest
    @CsvSource({"text", "json", "wmd", "playok", "sanmill", "mfen", "openspiel", "columns"})
    void nonsenseIsRefusedByEveryFormat(String format) throws IOException {
        Run run = convert("?! nonsense {", "--from", format, "--to", "text");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines()).hasSize(1);
        assertThat(convert("", "--from", format, "--to", "text").exitCode()).isEqualTo(2);
        assertThat(convert("12", "--to", format).exitCode()).as("could be several").isEqualTo(2);
    }

    @Test
    void wrongUsageIsOneSentence() throws IOException {
        assertThat(convert(POSITION, "--to", "pgn").err()).contains("'pgn' is no format: expected text, json, wmd");
        assertThat(convert(POSITION, "--to", "text", "--first-column", "2").exitCode()).isEqualTo(2);
        assertThat(Run.of("convert", "--to", "text", "nowhere.txt").exitCode()).isEqualTo(2);
        Path bytes = Files.write(folder.resolve("bytes"), new byte[]{(byte) 0xFF});
        assertThat(Run.of("convert", "--to", "text", bytes.toString()).exitCode()).isEqualTo(2);
    }

    @Test
    void positionsOfOthersAreShownAndAnalysed() {
        String ours = Run.of("show", POSITION).out();
        assertThat(Run.of("show", FEN).out()).isEqualTo(ours);
        assertThat(Run.of("show", MFEN).out()).isEqualTo(ours);
        assertThat(Run.of("show", "1. a7 g1").out()).isEqualTo(ours);
        assertThat(Run.of("analyse", "-t", "0.05", "--json", FEN).out()).contains("\"position\":\"" + POSITION);
        assertThat(Run.of("show", FEN.replace("1 8 1 8", "1 8 2 8")).exitCode()).isEqualTo(2);
    }
}
