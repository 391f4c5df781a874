package zwickmuehle.perfect.muehle;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.muehle.Board;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.Phase;

/**
 * The side to move numbers the columns: its moves stay in the row, and what it takes leads to a row with one stone less.
 * A move into a column without a mill is a quiet one, whichever it was. For the columns with mills it matters where the
 * stone came to stand, so from each of them the moves that lead there are followed back.
 */
final class SuccessorsByColumnSide implements SectorCheck.RowSuccessors {
    /** Between 20 points, which four stones of the other side leave free. */
    private static final int MOST_LINES = 20 * 19 / 2;

    private final Muehle rules;
    private final SymmetryClasses rows;
    private final boolean flies;
    private final int[] sets;
    private final short[] ranks;
    private final SectorValues turned;
    private final SectorValues smaller;
    private final SymmetryClasses smallerRows;
    private final short[] smallerRanks;
    private final Outlook outlook;
    private final FreeSetMap map;

    private final int[] lines = new int[MOST_LINES];
    private int lineCount;
    /** What moving into a column is worth if it has no mill, and into the column that is none. */
    private final short[] withoutMill;
    /** The columns with mills, the stones in them, and what taking is worth. */
    private final int[] millColumns;
    private final int[] inMills;
    private final short[] taking;
    private int mills;

    SuccessorsByColumnSide(Muehle rules, IndexTables tables, SectorValues turned, @Nullable SectorValues smaller) {
        if (smaller == null) {
            throw new IllegalArgumentException("the side that numbers the rows has more stones than three");
        }
        this.rules = rules;
        Sector sector = turned.index().sector();
        rows = tables.classes(sector.rowStones());
        flies = sector.columnStones() == Phase.FLYING_STONES;
        Combinations columns = tables.columns(sector.rowStones(), sector.columnStones());
        sets = columns.sets();
        ranks = columns.ranks();
        this.turned = turned;
        this.smaller = smaller;
        smallerRows = tables.classes(sector.rowStones() - 1);
        smallerRanks = tables.columns(sector.rowStones() - 1, sector.columnStones()).ranks();
        outlook = new Outlook(rules.quietLimit());
        map = new FreeSetMap(Board.POINTS - sector.rowStones());
        withoutMill = new short[sets.length + 1];
        millColumns = new int[sets.length];
        inMills = new int[sets.length];
        taking = new short[sets.length];
    }

    @Override
    public void best(int row, short[] best) {
        int free = rows.free(row);
        int takeable = rules.takeable(rows.representative(row));
        findLines(free);
        sortColumns(turned.rows()[row], free, takeable != 0);
        findTaking(row, takeable);
        for (int column = 0; column < sets.length; column++) {
            best[column] = bestWithoutMill(sets[column]);
        }
        for (int i = 0; i < mills; i++) {
            moveIntoMills(i, turned.rows()[row], best);
        }
    }

    private void findLines(int free) {
        lineCount = 0;
        for (int ends = free; ends != 0; ends &= ends - 1) {
            int end = Integer.numberOfTrailingZeros(ends);
            int beyond = free & ~(2 * Board.bit(end) - 1);
            for (int others = flies ? beyond : beyond & Board.neighbours(end); others != 0; others &= others - 1) {
                lines[lineCount++] = Integer.compress(Board.bit(end) | Integer.lowestOneBit(others), free);
            }
        }
    }

    private void sortColumns(byte[] after, int free, boolean millsTake) {
        mills = 0;
        withoutMill[sets.length] = Outlook.NO_MOVE;
        for (int column = 0; column < sets.length; column++) {
            int closed = millsTake ? Board.inMills(Integer.expand(sets[column], free)) : 0;
            if (closed == 0) {
                withoutMill[column] = outlook.afterQuietMove()[after[column] & 0xFF];
            } else {
                withoutMill[column] = Outlook.NO_MOVE;
                inMills[mills] = Integer.compress(closed, free);
                millColumns[mills++] = column;
            }
        }
    }

    private void findTaking(int row, int takeable) {
        Arrays.fill(taking, 0, mills, Outlook.NO_MOVE);
        for (int rest = takeable; rest != 0; rest &= rest - 1) {
            int place = smallerRows.place(rows.representative(row) & ~Integer.lowestOneBit(rest));
            map.between(rows.free(row), SymmetryClasses.symmetry(place),
                    smallerRows.free(SymmetryClasses.number(place)));
            byte[] after = smaller.rows()[SymmetryClasses.number(place)];
            for (int i = 0; i < mills; i++) {
                int column = smallerRanks[map.of(sets[millColumns[i]])];
                taking[i] = (short) Math.max(taking[i], outlook.afterCapture()[after[column] & 0xFF]);
            }
        }
    }

    /** A line that has not exactly one end occupied leads to a set of another size, which is no column. */
    private short bestWithoutMill(int set) {
        int best = Outlook.NO_MOVE;
        for (int line = 0; line < lineCount; line++) {
            best = Math.max(best, withoutMill[ranks[set ^ lines[line]]]);
        }
        return (short) best;
    }

    private void moveIntoMills(int i, byte[] after, short[] best) {
        int column = millColumns[i];
        short quiet = outlook.afterQuietMove()[after[column] & 0xFF];
        for (int line = 0; line < lineCount; line++) {
            int before = ranks[sets[column] ^ lines[line]];
            int worth = (lines[line] & inMills[i]) == 0 ? quiet : taking[i];
            best[before] = (short) Math.max(best[before], worth);
        }
    }
}
