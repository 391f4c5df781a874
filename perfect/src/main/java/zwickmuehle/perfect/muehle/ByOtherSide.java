package zwickmuehle.perfect.muehle;

import zwickmuehle.rules.muehle.Board;

/**
 * Numbers a sector by the other side: rows by the set that numbered the columns. Needed where both sides of a pair have
 * equally many stones, because a capture by Y then leaves X with fewer, in a sector whose rows are numbered by Y.
 */
final class ByOtherSide implements Crew.RowWork {
    private final SymmetryClasses rows;
    private final int[] sets;
    private final SymmetryClasses oldRows;
    private final short[] oldRanks;
    private final byte[][] old;
    private final byte[][] result;

    private ByOtherSide(SectorValues values, IndexTables tables, byte[][] result) {
        Sector sector = values.index().sector();
        rows = tables.classes(sector.columnStones());
        sets = tables.columns(sector.columnStones(), sector.rowStones()).sets();
        oldRows = tables.classes(sector.rowStones());
        oldRanks = tables.columns(sector.rowStones(), sector.columnStones()).ranks();
        old = values.rows();
        this.result = result;
    }

    static byte[][] of(SectorValues values, IndexTables tables, Crew crew) {
        int rows = tables.classes(values.index().sector().columnStones()).count();
        byte[][] result = new byte[rows][];
        crew.overRows(rows, () -> new ByOtherSide(values, tables, result));
        return result;
    }

    @Override
    public void row(int row) {
        int set = rows.representative(row);
        int free = Board.ALL & ~set;
        byte[] values = new byte[sets.length + 1];
        for (int column = 0; column < sets.length; column++) {
            int place = oldRows.place(Integer.expand(sets[column], free));
            int image = Images.of(set, SymmetryClasses.symmetry(place));
            values[column] = old[SymmetryClasses.number(place)][oldRanks[Integer.compress(image,
                    oldRows.free(SymmetryClasses.number(place)))]];
        }
        result[row] = values;
    }
}
