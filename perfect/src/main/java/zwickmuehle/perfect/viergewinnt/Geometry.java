package zwickmuehle.perfect.viergewinnt;

import zwickmuehle.rules.viergewinnt.Size;

/**
 * The board in bits, and the lines on it. A set of cells is a long; a column takes one bit more than it has rows:
 *
 * <pre>
 *    6 13 20 27 34 41 48     the row above the board: always empty, so no line runs from one column into the next
 *   ---------------------
 *    5 12 19 26 33 40 47     F   F: cells of the follower, L: cells of the leader. Where an even number of cells is
 *    4 11 18 25 32 39 46     L   left and a player answers every stone right above it, the answers are the F cells.
 *    3 10 17 24 31 38 45     F   The top row is always F.
 *    2  9 16 23 30 37 44     L
 *    1  8 15 22 29 36 43     F
 *    0  7 14 21 28 35 42     L
 * </pre>
 *
 * The measures are methods, so that the compiler sees constants: while the standard board is the only one in use, each
 * of them has a single implementation, and everything folds. Immutable; for any thread.
 */
abstract class Geometry {

    static Geometry of(Size size) {
        return size.equals(Size.STANDARD) ? new StandardBoard() : AnyBoard.sized(size);
    }

    abstract int width();

    /** Bits of a column, and so the step from a cell to its right neighbour. */
    abstract int stride();

    /** How many cells the board has. */
    abstract int cells();

    abstract long board();

    abstract long bottom();

    /** The empty row above the board. */
    abstract long ceiling();

    /** The cells that the player who answers right above every stone gets while an even number is left. */
    abstract long follower();

    /** The cells below those. */
    abstract long leader();

    /** All cells if lines other than columns fit on the board, else none. */
    abstract long sideways();

    static long bottom(int width, int stride) {
        long cells = 0;
        for (int column = 0; column < width; column++) {
            cells |= 1L << (column * stride);
        }
        return cells;
    }

    /** The cells a stone can fall to. */
    final long landings(long occupied) {
        return (occupied + bottom()) & board();
    }

    final int column(long cell) {
        return Long.numberOfTrailingZeros(cell) / stride();
    }

    final long columnOf(long cell) {
        return (-1L >>> (Long.SIZE + 1 - stride())) << (column(cell) * stride());
    }

    /** In each column, the lowest of these cells and all above it. */
    final long upwards(long cells) {
        return (cells | (ceiling() - cells)) & board();
    }

    /** In each column, the lowest of these cells. */
    final long lowest(long cells) {
        return cells & ~(upwards(cells) << 1);
    }

    /** The empty cells that would complete four stones of this set. */
    final long winningCells(long stones, long occupied) {
        long below = (stones << 1) & (stones << 2) & (stones << 3);
        long beside = completing(stones, stride()) | completing(stones, stride() - 1)
                | completing(stones, stride() + 1);
        return (below | (beside & sideways())) & board() & ~occupied;
    }

    private static long completing(long stones, int step) {
        long twoBelow = (stones << step) & (stones << (2 * step));
        long twoAbove = (stones >>> step) & (stones >>> (2 * step));
        return (twoBelow & (stones << (3 * step) | stones >>> step))
                | (twoAbove & (stones >>> (3 * step) | stones << step));
    }

    final boolean hasFour(long cells) {
        long beside = fours(cells, stride()) | fours(cells, stride() - 1) | fours(cells, stride() + 1);
        return (fours(cells, 1) | (beside & sideways())) != 0;
    }

    private static long fours(long cells, int step) {
        long pairs = cells & cells >>> step;
        return pairs & pairs >>> (2 * step);
    }

    /** The mirror image of a set of cells, or of anything else laid out in these columns. */
    final long mirrored(long cells) {
        long column = -1L >>> (Long.SIZE - stride());
        long image = 0;
        for (int from = 0, to = (width() - 1) * stride(); to >= 0; from += stride(), to -= stride()) {
            image |= (cells >>> from & column) << to;
        }
        return image;
    }

    /** How many lines of four the board has through a cell. */
    final int linesThrough(long cell) {
        int lines = 0;
        for (int step : new int[]{1, stride() - 1, stride(), stride() + 1}) {
            long starts = fours(board(), step) & (step == 1 ? board() : sideways());
            for (int back = 0; back < 4; back++) {
                lines += back * step < Long.SIZE && (starts << (back * step) & cell) != 0 ? 1 : 0;
            }
        }
        return lines;
    }

    // ------------------------------------------------------------------ scores

    /** The score of the player to move who wins with the very next stone. */
    final int winNow(int stones) {
        return (cells() + 1 - stones) >> 1;
    }

    /** The score of the player to move who loses to the next stone but one. */
    final int lossNext(int stones) {
        return -((cells() - stones) >> 1);
    }

    /** The best a player can get who doesn't win at once. */
    final int best(int stones) {
        return winNow(stones + 2);
    }

    /** The worst a player can get who doesn't lose to the next stone. */
    final int worst(int stones) {
        return lossNext(stones + 2);
    }
}
