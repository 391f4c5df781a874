package zwickmuehle.perfect.muehle;

import java.util.Arrays;
import zwickmuehle.rules.muehle.Board;
import zwickmuehle.rules.muehle.Symmetry;

/**
 * The moves of X, Y left aside: from the representative of a row each leads to a row and the symmetry that maps the
 * moved set to that row's representative. Quiet moves and moves that close a mill are kept apart, each kind in one
 * array with the rows one after the other.
 *
 * <pre>
 *   row      symmetry   to      from
 *   31..14   13..10     9..5    4..0
 * </pre>
 */
final class RowMoves {
    private final Kind quiet;
    private final Kind closing;

    /** The moves of one kind: those of a row are found from {@link #first} to before {@link #end}. */
    static final class Kind {
        private final int[] ends;
        private int[] moves = new int[1024];
        private int count;

        private Kind(int rows) {
            ends = new int[rows];
        }

        int first(int row) {
            return row == 0 ? 0 : ends[row - 1];
        }

        int end(int row) {
            return ends[row];
        }

        int move(int index) {
            return moves[index];
        }

        private void add(int move) {
            if (count == moves.length) {
                moves = Arrays.copyOf(moves, 2 * count);
            }
            moves[count++] = move;
        }
    }

    RowMoves(SymmetryClasses rows) {
        quiet = new Kind(rows.count());
        closing = new Kind(rows.count());
        for (int row = 0; row < rows.count(); row++) {
            addMoves(rows, rows.representative(row));
            quiet.ends[row] = quiet.count;
            closing.ends[row] = closing.count;
        }
    }

    private void addMoves(SymmetryClasses rows, int set) {
        boolean flying = rows.stones() == Sector.FEWEST;
        for (int stones = set; stones != 0; stones &= stones - 1) {
            int from = Integer.numberOfTrailingZeros(stones);
            int others = set & ~Board.bit(from);
            for (int targets = (flying ? Board.ALL : Board.neighbours(from)) & ~set; targets != 0; targets &= targets
                    - 1) {
                int to = Integer.numberOfTrailingZeros(targets);
                int move = rows.place(others | Board.bit(to)) << 10 | to << 5 | from;
                (Board.closesMill(others, to) ? closing : quiet).add(move);
            }
        }
    }

    Kind quiet() {
        return quiet;
    }

    Kind closing() {
        return closing;
    }

    static int row(int move) {
        return move >>> 14;
    }

    static int to(int move) {
        return move >>> 5 & 31;
    }

    /** From the columns of the row a move leads to, to those of the row it comes from. */
    static RowMap back(Pair pair, int row, int move) {
        return new RowMap(pair.rows().free(row(move)), Symmetry.inverse(move >>> 10 & 15), pair.rows().free(row),
                pair.columns().ranks());
    }
}
