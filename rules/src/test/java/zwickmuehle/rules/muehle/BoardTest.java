package zwickmuehle.rules.muehle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The shape of the board, and its bit tricks against loops over the sixteen mills. */
final class BoardTest {

    @Test
    void theBoardHas32LinesBetweenNeighbours() {
        int ends = 0;
        for (int point = 0; point < Board.POINTS; point++) {
            ends += Integer.bitCount(Board.neighbours(point));
        }
        assertThat(ends).isEqualTo(2 * 32);
    }

    @Test
    void neighboursAreMutualAndNobodysOwn() {
        for (int a = 0; a < Board.POINTS; a++) {
            assertThat(Board.neighbours(a) & Board.bit(a)).isZero();
            for (int b = 0; b < Board.POINTS; b++) {
                assertThat((Board.neighbours(a) & Board.bit(b)) != 0)
                        .isEqualTo((Board.neighbours(b) & Board.bit(a)) != 0);
            }
        }
    }

    @Test
    void thereAreSixteenMillsOfThreeAndEachPointIsInTwo() {
        int[] mills = Board.mills();
        assertThat(Arrays.stream(mills).distinct()).hasSize(16);
        assertThat(Arrays.stream(mills)).allMatch(mill -> Integer.bitCount(mill) == 3);
        for (int point = 0; point < Board.POINTS; point++) {
            int bit = Board.bit(point);
            assertThat(Arrays.stream(mills).filter(mill -> (mill & bit) != 0)).hasSize(2);
        }
    }

    @Test
    void theMillsCannotBeChangedFromOutside() {
        Board.mills()[0] = 0;
        assertThat(Board.mills()[0]).isNotZero();
    }

    @Test
    void closesMillAgreesWithTheObviousOne() {
        Random random = new Random(1);
        for (int i = 0; i < 20_000; i++) {
            int stones = sparse(random);
            for (int point = 0; point < Board.POINTS; point++) {
                int bit = Board.bit(point);
                int with = stones | bit;
                boolean obvious = Arrays.stream(Board.mills()).anyMatch(m -> (m & bit) != 0 && (with & m) == m);
                assertThat(Board.closesMill(stones & ~bit, point)).isEqualTo(obvious);
            }
        }
    }

    @Test
    void inMillsAgreesWithTheObviousOne() {
        Random random = new Random(2);
        for (int i = 0; i < 100_000; i++) {
            int stones = Board.ALL & ~sparse(random);
            int obvious = 0;
            for (int mill : Board.mills()) {
                obvious |= (stones & mill) == mill ? mill : 0;
            }
            assertThat(Board.inMills(stones)).isEqualTo(obvious);
        }
    }

    @Test
    void neighboursOfAgreesWithTheObviousOne() {
        Random random = new Random(3);
        for (int i = 0; i < 100_000; i++) {
            int stones = sparse(random);
            int obvious = 0;
            for (int point = 0; point < Board.POINTS; point++) {
                obvious |= (stones & Board.bit(point)) != 0 ? Board.neighbours(point) : 0;
            }
            assertThat(Board.neighboursOf(stones)).isEqualTo(obvious);
        }
    }

    @Test
    void completionsAreThePointsThatCloseAMill() {
        Random random = new Random(4);
        for (int i = 0; i < 20_000; i++) {
            int stones = sparse(random);
            int obvious = 0;
            for (int point = 0; point < Board.POINTS; point++) {
                obvious |= Board.closesMill(stones, point) ? Board.bit(point) : 0;
            }
            assertThat(Board.completions(stones)).isEqualTo(obvious);
        }
    }

    /** A quarter of all points. */
    private static int sparse(Random random) {
        int half = random.nextInt() & Board.ALL;
        return half & random.nextInt();
    }
}
