package zwickmuehle.perfect.muehle.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwickmuehle.perfect.muehle.Crew;
import zwickmuehle.perfect.muehle.Sector;
import zwickmuehle.rules.muehle.RuleSet;

/** The smallest sector with each of its bytes flipped once: every flip is noticed, none is believed. */
final class EveryByteTest {
    private static final int HEADER = 300;
    private static final Sector THREE = new Sector(3, 3);

    @TempDir
    private Path folder;

    private Path file = Path.of("");
    private byte[] intact = new byte[0];

    @BeforeEach
    void build() throws IOException {
        try (Crew crew = new Crew(2)) {
            new DatabaseBuilder(folder, RuleSet.THEORIE, crew, new DatabaseBuilder.Progress() {
                @Override
                public void stage(Sector sector, String stage) {}

                @Override
                public void solved(long positions) {}
            }).build(THREE.stones());
        }
        file = folder.resolve("3-3.sector");
        intact = Files.readAllBytes(file);
    }

    /** Opens the file as whoever asks a database does, and reads all of it. */
    private void read() throws IOException {
        SectorFile sector = new DatabaseFolder(folder).open(THREE, RuleSet.THEORIE);
        for (int block = 0; block < sector.blocks(); block++) {
            sector.block(block);
        }
    }

    /** Each byte of the header, and some of the blocks: all of them are flipped in {@code ./verify -Psoak}. */
    @Test
    void flippedBytesAreNoticed() throws IOException {
        flipped(23);
    }

    @Test
    @Tag("trial")
    @Tag("flips")
    void everyFlippedByteIsNoticed() throws IOException {
        int tried = flipped(1);
        Path figures = Files.createDirectories(Path.of("target", "reliability"));
        Files.writeString(figures.resolve("flips"), tried + "\n");
    }

    private int flipped(int stride) throws IOException {
        read();
        int tried = 0;
        int believed = 0;
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            for (int at = 0; at < intact.length; at += at < HEADER ? 1 : stride) {
                tried++;
                write(channel, at, (byte) (intact[at] ^ (1 << at % 8)));
                try {
                    read();
                    believed++;
                } catch (DatabaseException noticed) {
                    assertThat(noticed.getMessage()).contains("3-3.sector");
                }
                write(channel, at, intact[at]);
            }
        }
        assertThat(believed).as("of %d bytes", intact.length).isZero();
        read();
        return tried;
    }

    private static void write(FileChannel channel, int at, byte value) throws IOException {
        channel.write(ByteBuffer.wrap(new byte[]{value}), at);
    }

    @Test
    void aTruncatedFileIsNoticedWhereverItEnds() throws IOException {
        for (int length = 0; length < intact.length; length += length < HEADER ? 1 : 997) {
            Files.write(file, Arrays.copyOf(intact, length));
            assertThatThrownBy(this::read).as("%d bytes", length).isInstanceOf(DatabaseException.class)
                    .hasMessageContaining("3-3.sector is damaged");
        }
    }

    @Test
    void filesOfANewerVersionAreSaidToBeThat() throws IOException {
        byte[] newer = intact.clone();
        System.arraycopy("ZMUEHLE3".getBytes(StandardCharsets.US_ASCII), 0, newer, 0, 8);
        Files.write(file, newer);
        assertThatThrownBy(this::read).isInstanceOf(DatabaseException.class).hasMessageContaining("newer version");
        Path book = folder.resolve("placing.book");
        Files.write(book, "ZMBOOK02 and whatever that format has".getBytes(StandardCharsets.US_ASCII));
        assertThatThrownBy(() -> PlacingBookFile.read(book, RuleSet.THEORIE)).isInstanceOf(DatabaseException.class)
                .hasMessageContaining("newer version");
    }

    @Test
    void aSectorOfOtherRulesIsRefused() {
        assertThatThrownBy(() -> new DatabaseFolder(folder).open(THREE, RuleSet.KLASSISCH))
                .isInstanceOf(DatabaseException.class).hasMessageContaining("theorie")
                .hasMessageContaining("klassisch");
    }
}
