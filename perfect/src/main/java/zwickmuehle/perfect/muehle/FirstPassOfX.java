package zwickmuehle.perfect.muehle;

import java.util.Arrays;
import zwickmuehle.rules.muehle.Board;

/**
 * Fills the rows of X to move with what is known before any quiet move is followed: a winning capture, or nothing but
 * losing captures, or a drawing capture, or else the number of quiet moves.
 */
final class FirstPassOfX implements Crew.RowWork {
    private static final int LOW_POINTS = 8;

    private final Pair pair;
    private final RowMoves moves;
    private final byte[][] worth;
    private final int points;
    private final byte[] movesOntoLow = new byte[1 << LOW_POINTS];
    private final byte[] movesOntoHigh;

    /** @param worth what {@link CapturesByX} found */
    FirstPassOfX(Pair pair, RowMoves moves, byte[][] worth) {
        this.pair = pair;
        this.moves = moves;
        this.worth = worth;
        points = Board.POINTS - pair.xStones();
        movesOntoHigh = new byte[1 << (points - LOW_POINTS)];
    }

    @Override
    public void row(int row) {
        byte[] values = new byte[pair.columns().count() + 1];
        countQuietMoves(row, values);
        values[values.length - 1] = SectorValue.WIN_AT_ONCE;
        RowMoves.Kind closing = moves.closing();
        for (int i = closing.first(row); i < closing.end(row); i++) {
            closeMill(row, closing.move(i), values);
        }
        settle(values, pair.undecided());
        pair.xToMove()[row] = values;
    }

    /** All quiet moves of X, less those onto the points that Y occupies: the latter by two tables grown for the row. */
    private void countQuietMoves(int row, byte[] values) {
        int free = pair.rows().free(row);
        int[] onto = new int[points];
        RowMoves.Kind quiet = moves.quiet();
        for (int i = quiet.first(row); i < quiet.end(row); i++) {
            onto[Integer.bitCount(free & Board.bit(RowMoves.to(quiet.move(i))) - 1)]++;
        }
        byte[] low = sums(onto, 0, movesOntoLow);
        byte[] high = sums(onto, LOW_POINTS, movesOntoHigh);
        int all = pair.undecided() + Arrays.stream(onto).sum();
        int[] sets = pair.columns().sets();
        for (int column = 0; column < sets.length; column++) {
            int set = sets[column];
            values[column] = (byte) (all - low[set & (1 << LOW_POINTS) - 1] - high[set >>> LOW_POINTS]);
        }
    }

    private static byte[] sums(int[] terms, int first, byte[] sums) {
        for (int set = 1; set < sums.length; set++) {
            int term = first + Integer.numberOfTrailingZeros(set);
            sums[set] = (byte) (sums[set & set - 1] + (term < terms.length ? terms[term] : 0));
        }
        return sums;
    }

    private void closeMill(int row, int move, byte[] values) {
        byte[] after = worth[RowMoves.row(move)];
        RowMap back = RowMoves.back(pair, row, move);
        int[] sets = pair.columns().sets();
        for (int column = 0; column < sets.length; column++) {
            if (after[column] != CaptureWorth.LOSES) {
                add(after[column], values, back.column(sets[column]));
            }
        }
    }

    private static void add(byte worth, byte[] values, int column) {
        if (worth == CaptureWorth.WINS) {
            values[column] = SectorValue.WIN_AT_ONCE;
        } else if (values[column] != SectorValue.WIN_AT_ONCE) {
            boolean safe = worth == CaptureWorth.DRAWS || values[column] == SectorValue.DRAW;
            values[column] = safe ? SectorValue.DRAW : (byte) (values[column] + 1);
        }
    }

    /** What has no quiet move and no capture worth making is lost at once. */
    static void settle(byte[] values, int undecided) {
        for (int column = 0; column < values.length; column++) {
            if (values[column] == (byte) undecided) {
                values[column] = SectorValue.LOST_AT_ONCE;
            }
        }
    }
}
