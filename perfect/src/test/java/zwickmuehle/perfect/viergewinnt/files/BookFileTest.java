package zwickmuehle.perfect.viergewinnt.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwickmuehle.perfect.viergewinnt.Book;
import zwickmuehle.perfect.viergewinnt.Solver;
import zwickmuehle.perfect.viergewinnt.SolverWatch;
import zwickmuehle.rules.viergewinnt.Size;
import zwickmuehle.rules.viergewinnt.VierGewinnt;

final class BookFileTest {
    private static final Size SMALL = Size.parse("5x4");

    @TempDir
    private Path folder = Path.of(".");

    @Test
    void aBookIsBuiltStoppedAndResumed() throws IOException {
        Path file = folder.resolve("small.book");
        Book begun = builder(file, 10).build(3);
        assertThat(begun.complete()).isFalse();
        Book book = builder(file, Integer.MAX_VALUE).build(3);
        assertThat(book.complete()).isTrue();
        Book read = BookFile.read(file);
        assertThat(read.lastScores()).isEqualTo(book.lastScores());
        Solver solver = new Solver(SMALL, 1 << 20, 1);
        for (long position : read.lastPositions()) {
            assertThat(read.score(position)).isEqualTo(solver.score(position, SolverWatch.NOBODY));
        }
        assertThat(read.score(solver.rules().start())).isZero();
    }

    private static BookBuilder builder(Path file, int positions) {
        AtomicInteger solved = new AtomicInteger();
        return new BookBuilder(file, new Solver(SMALL, 1 << 20, 1), new BookBuilder.Progress() {
            @Override
            public void solved(int done, int ofAll, long nodes) {
                assertThat(done).isBetween(1, ofAll);
                solved.set(done);
            }

            @Override
            public boolean stop() {
                return solved.get() >= positions;
            }
        });
    }

    /** After twelve plies there are millions of positions, which nobody works out for twelve scores. */
    @Test
    void aBookOfManyPliesAndFewScoresIsRefusedAtOnce() {
        byte[] bytes = {'Z', 'V', 'G', 'B', 1, 7, 6, 12, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
        CRC32C checksum = new CRC32C();
        checksum.update(bytes, 0, bytes.length - Integer.BYTES);
        ByteBuffer.wrap(bytes).putInt(bytes.length - Integer.BYTES, (int) checksum.getValue());
        assertTimeoutPreemptively(Duration.ofSeconds(20), () -> assertThatThrownBy(() -> BookFile.parse(bytes, "b"))
                .isInstanceOf(BookException.class).hasMessageContaining("damaged")
                .hasStackTraceContaining("more than 100000 positions"));
    }

    @Test
    void everyDamagedByteIsNoticed() throws IOException {
        byte[] bytes = BookFile.bytes(builder(folder.resolve("b"), Integer.MAX_VALUE).build(2));
        for (int i = 0; i < bytes.length; i++) {
            byte[] damaged = bytes.clone();
            damaged[i] ^= 4;
            assertThatThrownBy(() -> BookFile.parse(damaged, "b")).as("byte %d", i).isInstanceOf(BookException.class);
        }
        byte[] shorter = Arrays.copyOf(bytes, bytes.length - 1);
        assertThatThrownBy(() -> BookFile.parse(shorter, "b"))
                .hasMessage("the book b is damaged: its checksum or length is wrong");
        assertThatThrownBy(() -> BookFile.parse(new byte[3], "b"))
                .hasMessage("b is no Vier-Gewinnt book of this version");
    }

    @Test
    void aBookOfSomethingElseIsNotContinued() throws IOException {
        Path file = folder.resolve("small.book");
        builder(file, Integer.MAX_VALUE).build(1);
        assertThatThrownBy(() -> builder(file, 1).build(2))
                .hasMessageEndingWith("is a book of 1 plies of 5x4, not of 2 plies of 5x4");
    }

    @Test
    void aMissingFileIsNamed() {
        assertThatThrownBy(() -> BookFile.read(folder.resolve("none"))).hasMessageContaining("none");
        assertThat(Files.exists(folder.resolve("none"))).isFalse();
    }

    @Test
    void theBookInsideTheProgramKnowsTheFirstMove() {
        Book book = BookFile.bundled();
        VierGewinnt rules = VierGewinnt.STANDARD;
        assertThat(book.complete()).isTrue();
        assertThat(book.score(rules.start())).isEqualTo(1);
        assertThat(IntStream.range(0, 7).map(column -> -book.score(rules.play(rules.start(), column))))
                .containsExactly(-2, -1, 0, 1, 0, -1, -2);
    }
}
