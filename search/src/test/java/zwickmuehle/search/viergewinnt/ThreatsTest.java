package zwickmuehle.search.viergewinnt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.viergewinnt.Size;
import zwickmuehle.rules.viergewinnt.VierGewinnt;

final class ThreatsTest {
    @ParameterizedTest
    @ValueSource(strings = {"7x6", "8x7", "4x4", "3x5", "5x3", "9x6"})
    void completionsAreTheEmptyCellsThatMakeFour(String size) {
        VierGewinnt rules = new VierGewinnt(Size.parse(size));
        Threats threats = new Threats(rules.size());
        SplittableRandom random = new SplittableRandom(1);
        int[] moves = new int[rules.maxMoves()];
        for (int game = 0; game < 200; game++) {
            long position = rules.start();
            for (int count = rules.legalMoves(position, moves); count > 0; count = rules.legalMoves(position, moves)) {
                position = rules.play(position, moves[random.nextInt(count)]);
                long occupied = rules.occupied(position);
                for (Side side : Side.values()) {
                    long stones = rules.stones(position, side);
                    if (!rules.hasFour(stones)) {
                        assertThat(threats.completions(stones, occupied))
                                .isEqualTo(obvious(rules, threats, stones, occupied));
                    }
                }
            }
        }
    }

    private static long obvious(VierGewinnt rules, Threats threats, long stones, long occupied) {
        long cells = 0;
        for (int bit = 0; bit < Long.SIZE; bit++) {
            long cell = 1L << bit;
            if ((threats.board() & ~occupied & cell) != 0 && rules.hasFour(stones | cell)) {
                cells |= cell;
            }
        }
        return cells;
    }
}
