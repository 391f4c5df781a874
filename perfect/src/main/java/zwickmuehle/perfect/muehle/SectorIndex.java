package zwickmuehle.perfect.muehle;

/**
 * A dense, reversible number for every position of a sector up to the sixteen symmetries.
 *
 * <pre>
 *   row    = class of the row side's set under the symmetries
 *   column = rank of the other side's set, moved along by the symmetry that leads to the representative of the class,
 *            among the points that the representative leaves free
 * </pre>
 *
 * Where the representative has symmetries of its own, several columns of its row mean the same position. They all hold
 * its value; {@link #isFirst} tells which of them counts.
 */
public final class SectorIndex {
    /** A cell is row << COLUMN_BITS | column, unsigned: 17 bits and 15 bits. */
    private static final int COLUMN_BITS = 15;

    private final Sector sector;
    private final SymmetryClasses rows;
    private final Combinations columns;

    SectorIndex(Sector sector, SymmetryClasses rows, Combinations columns) {
        this.sector = sector;
        this.rows = rows;
        this.columns = columns;
    }

    public Sector sector() {
        return sector;
    }

    public int rows() {
        return rows.count();
    }

    public int columns() {
        return columns.count();
    }

    /** The cell of a position given by both sides' sets: see {@link #row} and {@link #column}. */
    public int cell(int moverSet, int opponentSet) {
        int rowSet = sector.moverNumbersRows() ? moverSet : opponentSet;
        int columnSet = sector.moverNumbersRows() ? opponentSet : moverSet;
        int place = rows.place(rowSet);
        int row = SymmetryClasses.number(place);
        int image = Images.of(columnSet, SymmetryClasses.symmetry(place));
        return row << COLUMN_BITS | columns.ranks()[Integer.compress(image, rows.free(row))];
    }

    public static int row(int cell) {
        return cell >>> COLUMN_BITS;
    }

    public static int column(int cell) {
        return cell & (1 << COLUMN_BITS) - 1;
    }

    /** The mover's set of the position in a cell. */
    public int moverSet(int row, int column) {
        return sector.moverNumbersRows() ? rows.representative(row) : columnSet(row, column);
    }

    /** The opponent's set of the position in a cell. */
    public int opponentSet(int row, int column) {
        return sector.moverNumbersRows() ? columnSet(row, column) : rows.representative(row);
    }

    /** Whether several columns of the row mean the same position. */
    boolean isSymmetric(int row) {
        return rows.stabiliser(row) != 1;
    }

    /** Whether this is the first of the columns of the row that mean the same position. */
    public boolean isFirst(int row, int column) {
        int set = columnSet(row, column);
        for (int rest = rows.stabiliser(row); rest != 0; rest &= rest - 1) {
            if (Images.of(set, Integer.numberOfTrailingZeros(rest)) < set) {
                return false;
            }
        }
        return true;
    }

    private int columnSet(int row, int column) {
        return Integer.expand(columns.sets()[column], rows.free(row));
    }
}
