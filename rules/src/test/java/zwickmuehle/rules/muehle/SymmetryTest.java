package zwickmuehle.rules.muehle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The transformations of whole bytes against maps of single points. */
final class SymmetryTest {

    @Test
    void stonesGoWhereTheirPointsGo() {
        Random random = new Random(1);
        for (int i = 0; i < 5_000; i++) {
            long stones = random.nextLong() & MuehlePosition.ALL_STONES;
            for (int symmetry = 0; symmetry < Symmetry.OF_BOARD; symmetry++) {
                assertThat(Symmetry.ofStones(stones, symmetry)).isEqualTo(pointByPoint(stones, symmetry));
            }
        }
    }

    @Test
    void smallestIsTheSmallestOfTheSixteenImages() {
        Random random = new Random(2);
        for (int i = 0; i < 5_000; i++) {
            long stones = random.nextLong() & MuehlePosition.ALL_STONES;
            long smallest = Long.MAX_VALUE;
            for (int symmetry = 0; symmetry < Symmetry.OF_BOARD; symmetry++) {
                smallest = Math.min(smallest, pointByPoint(stones, symmetry));
            }
            assertThat(Symmetry.smallest(stones)).isEqualTo(smallest);
            assertThat(pointByPoint(stones, Symmetry.toSmallest(stones))).isEqualTo(smallest);
        }
    }

    @Test
    void inACanonicalPositionWhiteIsToMove() {
        Muehle rules = new Muehle(RuleSet.KURS);
        RandomPositions positions = new RandomPositions(new Random(5));
        for (int i = 0; i < 1_000; i++) {
            assertThat(rules.canonical(positions.next())).isBetween(0L, MuehlePosition.BLACK_MOVES - 1);
        }
    }

    @Test
    void sixteenDifferentTransformationsKeepLinesAndMills() {
        Set<String> images = new HashSet<>();
        Set<Integer> mills = new HashSet<>(Arrays.stream(Board.mills()).boxed().toList());
        for (int symmetry = 0; symmetry < Symmetry.OF_BOARD; symmetry++) {
            StringBuilder image = new StringBuilder();
            for (int point = 0; point < Board.POINTS; point++) {
                int there = Symmetry.ofPoint(point, symmetry);
                image.append(there).append(' ');
                assertThat((long) Board.neighbours(there)).isEqualTo(pointByPoint(Board.neighbours(point), symmetry));
            }
            images.add(image.toString());
            for (int mill : Board.mills()) {
                assertThat(mills).contains((int) pointByPoint(mill, symmetry));
            }
        }
        assertThat(images).hasSize(16);
    }

    private static long pointByPoint(long stones, int symmetry) {
        long image = 0;
        for (int i = 0; i < 2 * Board.POINTS; i++) {
            if (((stones >>> i) & 1) != 0) {
                image |= 1L << (i / Board.POINTS * Board.POINTS + Symmetry.ofPoint(i % Board.POINTS, symmetry));
            }
        }
        return image;
    }
}
