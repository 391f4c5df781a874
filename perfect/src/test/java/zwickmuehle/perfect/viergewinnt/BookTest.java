package zwickmuehle.perfect.viergewinnt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zwickmuehle.rules.viergewinnt.Size;
import zwickmuehle.rules.viergewinnt.VierGewinnt;

final class BookTest {

    @Test
    void openingsAreCountedUpToTheMirrorImage() {
        assertThat(Arrays.stream(Openings.upTo(VierGewinnt.STANDARD, 8)).map(ply -> ply.length))
                .containsExactly(1, 4, 25, 121, 568, 2144, 8231, 27_109, 91_295);
    }

    /** Up to a ply at which games end, so that finished ones are passed over. */
    @ParameterizedTest
    @CsvSource({"4x4,9", "5x4,4", "4x5,5", "6x2,8"})
    void theScoresOfAllPliesFollowFromTheLast(String text, int plies) {
        Size size = Size.parse(text);
        SlowSolver twin = new SlowSolver(size);
        VierGewinnt rules = new VierGewinnt(size);
        long[][] positions = Openings.upTo(rules, plies);
        byte[] scores = new byte[positions[plies].length];
        for (int i = 0; i < scores.length; i++) {
            scores[i] = (byte) twin.score(positions[plies][i]);
        }
        Book book = new Book(size, plies, scores);
        for (long[] ply : positions) {
            for (long position : ply) {
                assertThat(book.score(position)).isEqualTo(twin.score(position));
                assertThat(book.score(rules.transform(position, 1))).isEqualTo(twin.score(position));
            }
        }
        assertThat(book.complete()).isTrue();
    }

    @Test
    void whatIsMissingIsUnknownAndSoIsWhatDependsOnIt() {
        Size size = Size.parse("4x4");
        byte[] scores = new byte[Openings.upTo(new VierGewinnt(size), 2)[2].length];
        scores[0] = Book.MISSING;
        Book book = new Book(size, 2, scores);
        assertThat(book.score(book.lastPositions()[0])).isEqualTo(Solver.UNKNOWN);
        assertThat(book.score(book.lastPositions()[1])).isZero();
        assertThat(book.score(new VierGewinnt(size).start())).isEqualTo(Solver.UNKNOWN);
        assertThat(book.complete()).isFalse();
    }

    @Test
    void aBookNeedsAScoreForEveryPosition() {
        assertThatThrownBy(() -> new Book(Size.STANDARD, 1, new byte[3])).hasMessage("3 scores for 4");
    }
}
