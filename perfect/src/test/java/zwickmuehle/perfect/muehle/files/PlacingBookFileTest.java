package zwickmuehle.perfect.muehle.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwickmuehle.perfect.muehle.PlacingBook;
import zwickmuehle.perfect.muehle.MoverResult;
import zwickmuehle.rules.muehle.RuleSet;

/** A book on disk is read as it was written, or not at all. */
final class PlacingBookFileTest {
    @TempDir
    private Path folder;

    private static long position(int i) {
        return ((long) i * i) << 30;
    }

    private static PlacingBook book() {
        long[] entries = new long[100];
        for (int i = 0; i < entries.length; i++) {
            entries[i] = position(i) | (long) (i % 3) << 57;
        }
        return PlacingBook.of(entries);
    }

    @Test
    void aBookIsReadAsItWasWritten() throws IOException {
        Path file = folder.resolve("placing.book");
        PlacingBookFile.write(file, RuleSet.KURS, book());
        PlacingBook read = PlacingBookFile.read(file, RuleSet.KURS);
        assertThat(read.size()).isEqualTo(100);
        for (int i = 0; i < 100; i++) {
            assertThat(read.result(position(i))).isEqualTo(i % 3 - 1);
        }
        assertThat(read.result(5)).isEqualTo(MoverResult.UNKNOWN);
    }

    @Test
    void withoutAFileNothingIsKnown() throws IOException {
        assertThat(PlacingBookFile.read(folder.resolve("none"), RuleSet.KURS).size()).isZero();
    }

    @Test
    void anyDamagedByteIsNoticedAndTheFileNamed() throws IOException {
        Path file = folder.resolve("placing.book");
        PlacingBookFile.write(file, RuleSet.KURS, book());
        byte[] intact = Files.readAllBytes(file);
        for (int at = 0; at < intact.length; at++) {
            byte[] bytes = intact.clone();
            bytes[at] ^= 4;
            Files.write(file, bytes);
            assertThatThrownBy(() -> PlacingBookFile.read(file, RuleSet.KURS)).as("byte %d", at)
                    .isInstanceOf(DatabaseException.class).hasMessageContaining("placing.book");
        }
    }

    @Test
    void aBookForOtherRulesIsRefused() throws IOException {
        Path file = folder.resolve("placing.book");
        PlacingBookFile.write(file, RuleSet.KURS, book());
        assertThatThrownBy(() -> PlacingBookFile.read(file, RuleSet.THEORIE)).isInstanceOf(DatabaseException.class)
                .hasMessageContaining("kurs");
    }
}
