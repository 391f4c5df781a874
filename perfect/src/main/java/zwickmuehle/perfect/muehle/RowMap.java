package zwickmuehle.perfect.muehle;

/**
 * Leads from the columns of one row to the columns of another that mean the same set on the board: out of the points
 * the one representative leaves free, through a symmetry, into those the other leaves free. A set that does not fit
 * there leads to the column that holds nothing.
 */
final class RowMap {
    private final int fromFree;
    private final byte[] ringTable;
    private final int outerGoesTo;
    private final int toFree;
    private final short[] toRanks;

    RowMap(int fromFree, int symmetry, int toFree, short[] toRanks) {
        this.fromFree = fromFree;
        this.ringTable = Images.ringTable(symmetry);
        this.outerGoesTo = Images.outerGoesTo(symmetry);
        this.toFree = toFree;
        this.toRanks = toRanks;
    }

    /** @param set in the numbering of the points that are free in the row it comes from */
    int column(int set) {
        int image = Images.of(Integer.expand(set, fromFree), ringTable, outerGoesTo);
        return toRanks[Integer.compress(image, toFree)];
    }
}
