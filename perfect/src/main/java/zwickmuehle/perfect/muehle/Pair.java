package zwickmuehle.perfect.muehle;

import zwickmuehle.rules.muehle.RuleSet;

/**
 * Two sectors being solved together: X to move and Y to move, X being the row side of both.
 *
 * <p>Moves and un-moves of Y stay inside a row; a move of X leads from one whole row to one other whole row. All columns
 * of a row are kept, equivalent ones too, so every move has exactly one un-move and nothing is counted twice. While
 * solving, a byte is
 *
 * <pre>
 *   0 .. 221, 0 .. 190     decided: a {@link SectorValue}; the second range where somebody flies
 *   undecided + n          n quiet moves are not yet known to lose
 *   255                    undecided, and a capture draws at least
 * </pre>
 *
 * No side has more than 32 moves (the lines of the board), or 54 if it flies: so counting down from 255 never reaches
 * {@code undecided}, and what has a drawing capture is never lost.
 */
final class Pair {
    private static final int UNDECIDED = 222;
    private static final int UNDECIDED_WHERE_FLYING = 191;

    private final Sector sector;
    private final RuleSet ruleSet;
    private final SymmetryClasses rows;
    private final Combinations columns;
    private final byte[][] xToMove;
    private final byte[][] yToMove;

    /** A pair without values. */
    Pair(Sector sector, RuleSet ruleSet, IndexTables tables) {
        this.sector = sector;
        this.ruleSet = ruleSet;
        rows = tables.classes(sector.rowStones());
        columns = tables.columns(sector.rowStones(), sector.columnStones());
        xToMove = new byte[rows.count()][];
        yToMove = new byte[rows.count()][];
    }

    Sector sector() {
        return sector;
    }

    SymmetryClasses rows() {
        return rows;
    }

    Combinations columns() {
        return columns;
    }

    byte[][] xToMove() {
        return xToMove;
    }

    byte[][] yToMove() {
        return yToMove;
    }

    int xStones() {
        return sector.rowStones();
    }

    int yStones() {
        return sector.columnStones();
    }

    boolean yFlies() {
        return yStones() == Sector.FEWEST;
    }

    /** The byte of a position all of whose moves are known to lose. */
    int undecided() {
        return yFlies() ? UNDECIDED_WHERE_FLYING : UNDECIDED;
    }

    /** The last level that decides anything: a longer win is a draw by quiet moves. */
    int lastLevel() {
        return ruleSet.quietLimit();
    }

    /** Whether closing a mill takes nothing where all the opponent's stones stand in mills. */
    boolean millsShelterAll() {
        return ruleSet.allInMills() == RuleSet.AllInMills.NONE;
    }
}
