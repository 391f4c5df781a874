package zwickmuehle.search.viergewinnt;

import zwickmuehle.rules.viergewinnt.Size;
import zwickmuehle.rules.viergewinnt.VierGewinnt;

/** Cells that would complete a row of four, on boards of any size. */
final class Threats {
    private final int stride;
    private final long board;
    private final long bottom;

    Threats(Size size) {
        this.stride = size.stride();
        this.bottom = size.bottom();
        this.board = size.board();
    }

    /** All cells of the board. */
    long board() {
        return board;
    }

    /** All cells of one row, 0 at the bottom. */
    long row(int row) {
        return bottom << row;
    }

    /** The cells a stone can fall into now. */
    long playable(long occupied) {
        return (occupied + bottom) & board;
    }

    /** The empty cells that would complete four for {@code stones}. */
    long completions(long stones, long occupied) {
        long cells = along(stones, 1) | along(stones, stride) | along(stones, stride - 1) | along(stones, stride + 1);
        return cells & board & ~occupied;
    }

    /** In one direction: both ends of a three, and the hole in a broken one. */
    private static long along(long stones, int step) {
        if ((VierGewinnt.ROW - 1) * step >= Long.SIZE) {
            return 0;
        }
        long pairs = stones & stones >>> step;
        long threes = pairs & stones >>> (2 * step);
        long thirdMissing = (pairs & stones >>> (3 * step)) << (2 * step);
        long secondMissing = (stones & pairs >>> (2 * step)) << step;
        return threes << (3 * step) | threes >>> step | thirdMissing | secondMissing;
    }
}
