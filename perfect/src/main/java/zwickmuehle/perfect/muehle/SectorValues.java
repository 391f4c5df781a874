package zwickmuehle.perfect.muehle;

/**
 * The values of a whole sector in memory: a byte a cell, row by row. Each row has one more column at its end, which
 * belongs to no position: what is written there is never read as a value.
 */
public final class SectorValues {
    private final SectorIndex index;
    private final byte[][] rows;

    public SectorValues(SectorIndex index, byte[][] rows) {
        this.index = index;
        this.rows = rows;
    }

    public SectorIndex index() {
        return index;
    }

    public byte[][] rows() {
        return rows;
    }

    /** A row without values, with room for the column that holds nothing. */
    public static byte[] newRow(SectorIndex index) {
        return new byte[index.columns() + 1];
    }

    public byte value(int moverSet, int opponentSet) {
        int cell = index.cell(moverSet, opponentSet);
        return rows[SectorIndex.row(cell)][SectorIndex.column(cell)];
    }
}
