package zwickmuehle.perfect.muehle;

/** The results of whole sectors in memory, two bits a cell: everything there is fits into 2.3 GB. */
public final class PackedResults implements MovingResults {
    private final SectorIndex[] indexes = new SectorIndex[1 << 8];
    private final byte[][][] rows = new byte[1 << 8][][];

    /** Takes up one more sector. Not while anybody asks. */
    public void add(SectorValues values, Crew crew) {
        Sector sector = values.index().sector();
        byte[][] packed = new byte[values.rows().length][];
        crew.overRows(packed.length, () -> row -> packed[row] = pack(values.rows()[row]));
        indexes[number(sector.mover(), sector.opponent())] = values.index();
        rows[number(sector.mover(), sector.opponent())] = packed;
    }

    @Override
    public int result(int moverSet, int opponentSet) {
        int number = number(Integer.bitCount(moverSet), Integer.bitCount(opponentSet));
        int cell = indexes[number].cell(moverSet, opponentSet);
        int column = SectorIndex.column(cell);
        return (rows[number][SectorIndex.row(cell)][column >>> 2] >>> (2 * (column & 3)) & 3) - 1;
    }

    private static byte[] pack(byte[] row) {
        byte[] packed = new byte[(row.length + 3) / 4];
        for (int column = 0; column < row.length; column++) {
            packed[column >>> 2] |= (byte) ((MoverResult.of(row[column]) + 1) << (2 * (column & 3)));
        }
        return packed;
    }

    private static int number(int mover, int opponent) {
        return mover << 4 | opponent;
    }
}
