package zwickmuehle.perfect.muehle;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.muehle.Board;

/** The counterpart of {@link FirstPassOfX} for Y to move, whose moves stay inside the row. */
final class FirstPassOfY implements Crew.RowWork {
    private final Pair pair;
    private final @Nullable SymmetryClasses smallerRows;
    private final byte[][] smaller;
    private final short[] smallerRanks;

    private final FreeLines lines = new FreeLines();
    private final int[] sets;
    /** The columns in which Y has a mill, its stones that stand in mills, and what taking a stone is worth there. */
    private final int[] millSets;
    private final int[] stonesInMills;
    private final byte[] worth;
    private int mills;

    /** @param smaller X to move with one stone less, by X's rows; null if that is too few */
    FirstPassOfY(Pair pair, byte @Nullable [][] smaller, IndexTables tables) {
        this.pair = pair;
        this.smaller = smaller == null ? new byte[0][] : smaller;
        smallerRows = smaller == null ? null : tables.classes(pair.xStones() - 1);
        smallerRanks = smaller == null
                ? new short[0]
                : tables.columns(pair.xStones() - 1, pair.yStones()).ranks();
        sets = pair.columns().sets();
        millSets = new int[sets.length];
        stonesInMills = new int[sets.length];
        worth = new byte[sets.length];
    }

    @Override
    public void row(int row) {
        int free = pair.rows().free(row);
        byte[] values = new byte[sets.length + 1];
        countMoves(free, values);
        values[sets.length] = SectorValue.WIN_AT_ONCE;
        int stones = pair.rows().representative(row);
        int outside = stones & ~Board.inMills(stones);
        if (outside != 0 || !pair.millsShelterAll()) {
            findWorth(row, outside == 0 ? stones : outside);
            closeMills(free, values);
        }
        FirstPassOfX.settle(values, pair.undecided());
        pair.yToMove()[row] = values;
    }

    /** Counts all moves as if they were quiet, and collects the columns with mills. */
    private void countMoves(int free, byte[] values) {
        int undecided = pair.undecided();
        boolean flies = pair.yFlies();
        int flights = Sector.FEWEST * (Integer.bitCount(free) - Sector.FEWEST);
        mills = 0;
        for (int column = 0; column < sets.length; column++) {
            int stones = Integer.expand(sets[column], free);
            values[column] = (byte) (undecided + (flies ? flights : Board.movesAlong(stones, free & ~stones)));
            int inMills = Board.inMills(stones);
            if (inMills != 0) {
                millSets[mills] = sets[column];
                stonesInMills[mills++] = Integer.compress(inMills, free);
            }
        }
    }

    /** For each column with a mill the best of taking one of X's stones, X then being to move. */
    private void findWorth(int row, int takeable) {
        Arrays.fill(worth, 0, mills, smallerRows == null ? CaptureWorth.WINS : CaptureWorth.LOSES);
        if (smallerRows == null) {
            return;
        }
        int stones = pair.rows().representative(row);
        for (int rest = takeable; rest != 0; rest &= rest - 1) {
            int place = smallerRows.place(stones ^ Integer.lowestOneBit(rest));
            byte[] after = smaller[SymmetryClasses.number(place)];
            RowMap map = new RowMap(pair.rows().free(row), SymmetryClasses.symmetry(place),
                    smallerRows.free(SymmetryClasses.number(place)), smallerRanks);
            for (int i = 0; i < mills; i++) {
                worth[i] = (byte) Math.max(worth[i], CaptureWorth.of(after[map.column(millSets[i])]));
            }
        }
    }

    /** A closing move is no quiet one. Seen from behind, it is an un-move of a stone that stands in a mill. */
    private void closeMills(int free, byte[] values) {
        lines.among(free, pair.yFlies());
        int[] ends = lines.ends();
        short[] ranks = pair.columns().ranks();
        for (int i = 0; i < mills; i++) {
            for (int line = 0; line < lines.count(); line++) {
                if ((ends[line] & stonesInMills[i]) != 0) {
                    int before = ranks[millSets[i] ^ ends[line]];
                    if (values[before] != SectorValue.WIN_AT_ONCE) {
                        values[before] = withCapture(worth[i], values[before]);
                    }
                }
            }
        }
    }

    private static byte withCapture(byte worth, byte value) {
        return switch (worth) {
            case CaptureWorth.WINS -> SectorValue.WIN_AT_ONCE;
            case CaptureWorth.DRAWS -> SectorValue.DRAW;
            default -> (byte) (value - 1);
        };
    }
}
