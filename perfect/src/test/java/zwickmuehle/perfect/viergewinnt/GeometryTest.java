package zwickmuehle.perfect.viergewinnt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zwickmuehle.rules.viergewinnt.Size;
import zwickmuehle.rules.viergewinnt.VierGewinnt;

/** Every trick with bits against the obvious way, cell by cell. */
final class GeometryTest {
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    @ParameterizedTest
    @ValueSource(strings = {"7x6", "4x4", "5x4", "8x7", "9x6", "10x5", "16x3", "32x1", "3x20", "1x63", "7x8", "6x5"})
    void linesAreWhatTheEyeSees(String text) {
        Size size = Size.parse(text);
        Geometry g = Geometry.of(size);
        VierGewinnt rules = new VierGewinnt(size);
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < 300; i++) {
            long occupied = 0;
            long stones = 0;
            int density = 1 + random.nextInt(4);
            for (int column = 0; column < size.width(); column++) {
                int height = random.nextInt(size.height() + 1);
                for (int row = 0; row < height; row++) {
                    occupied |= cell(g, column, row);
                    stones |= random.nextInt(5) < density ? cell(g, column, row) : 0;
                }
            }
            assertThat(g.hasFour(stones)).isEqualTo(rules.hasFour(stones)).isEqualTo(slowFour(size, g, stones));
            long wins = 0;
            for (int column = 0; column < size.width(); column++) {
                for (int row = 0; row < size.height(); row++) {
                    long cell = cell(g, column, row);
                    if ((occupied & cell) == 0 && throughCell(size, g, stones | cell, column, row)) {
                        wins |= cell;
                    }
                }
            }
            assertThat(g.winningCells(stones, occupied)).isEqualTo(wins);
            assertThat(g.mirrored(g.mirrored(stones))).isEqualTo(stones);
            assertThat(g.upwards(wins)).isEqualTo(slowUpwards(size, g, wins));
            assertThat(g.lowest(wins)).isEqualTo(wins & ~(slowUpwards(size, g, wins) << 1));
        }
        assertThat(g.leader() | g.follower()).isEqualTo(g.board());
        assertThat(g.leader() & g.follower()).isZero();
        assertThat(Long.bitCount(g.board())).isEqualTo(g.cells());
    }

    private static long cell(Geometry g, int column, int row) {
        return 1L << (column * g.stride() + row);
    }

    private static boolean slowFour(Size size, Geometry g, long stones) {
        for (int column = 0; column < size.width(); column++) {
            for (int row = 0; row < size.height(); row++) {
                if ((stones & cell(g, column, row)) != 0 && throughCell(size, g, stones, column, row)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean throughCell(Size size, Geometry g, long stones, int column, int row) {
        for (int[] direction : DIRECTIONS) {
            int length = 1;
            for (int sign = -1; sign <= 1; sign += 2) {
                int c = column + sign * direction[0];
                int r = row + sign * direction[1];
                while (c >= 0 && c < size.width() && r >= 0 && r < size.height() && (stones & cell(g, c, r)) != 0) {
                    length++;
                    c += sign * direction[0];
                    r += sign * direction[1];
                }
            }
            if (length >= VierGewinnt.ROW) {
                return true;
            }
        }
        return false;
    }

    private static long slowUpwards(Size size, Geometry g, long cells) {
        long up = 0;
        for (int column = 0; column < size.width(); column++) {
            boolean above = false;
            for (int row = 0; row < size.height(); row++) {
                above |= (cells & cell(g, column, row)) != 0;
                up |= above ? cell(g, column, row) : 0;
            }
        }
        return up;
    }
}
