package zwickmuehle.perfect.muehle;

import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.muehle.Board;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.Phase;

/** The side to move numbers the rows: a move leads all columns of its row, but for those that are in its way, to another. */
final class SuccessorsByRowSide implements SectorCheck.RowSuccessors {
    private final Muehle rules;
    private final SymmetryClasses rows;
    private final boolean flies;
    private final int[] sets;
    private final short[] ranks;
    private final SectorValues turned;
    private final @Nullable SectorValues smaller;
    private final short[] smallerRanks;
    private final Outlook outlook;
    private final FreeSetMap map;
    /** Of each column: what a closed mill may take, as bits of the free points. */
    private final int[] takeable;

    SuccessorsByRowSide(Muehle rules, IndexTables tables, SectorValues turned, @Nullable SectorValues smaller) {
        this.rules = rules;
        Sector sector = turned.index().sector();
        rows = tables.classes(sector.rowStones());
        flies = sector.rowStones() == Phase.FLYING_STONES;
        Combinations columns = tables.columns(sector.rowStones(), sector.columnStones());
        sets = columns.sets();
        ranks = columns.ranks();
        this.turned = turned;
        this.smaller = smaller;
        smallerRanks = smaller == null
                ? new short[0]
                : tables.columns(sector.rowStones(), sector.columnStones() - 1).ranks();
        outlook = new Outlook(rules.quietLimit());
        map = new FreeSetMap(Board.POINTS - sector.rowStones());
        takeable = new int[sets.length];
    }

    @Override
    public void best(int row, short[] best) {
        int stones = rows.representative(row);
        int free = rows.free(row);
        boolean takeableKnown = false;
        for (int movable = stones; movable != 0; movable &= movable - 1) {
            int from = Integer.numberOfTrailingZeros(movable);
            int others = stones & ~Board.bit(from);
            for (int targets = flies ? free : Board.neighbours(from) & free; targets != 0; targets &= targets - 1) {
                int to = Integer.numberOfTrailingZeros(targets);
                int place = rows.place(others | Board.bit(to));
                map.between(free, SymmetryClasses.symmetry(place), rows.free(SymmetryClasses.number(place)));
                if (!Board.closesMill(others, to)) {
                    move(turned.rows()[SymmetryClasses.number(place)], best);
                } else {
                    if (!takeableKnown) {
                        findTakeable(free);
                        takeableKnown = true;
                    }
                    closeMill(SymmetryClasses.number(place), Integer.compress(Board.bit(to), free), best);
                }
            }
        }
    }

    /** A column in which the other side stands on the target leads to a set that lacks a stone, which is no column. */
    private void move(byte[] after, short[] best) {
        short[] worth = outlook.afterQuietMove();
        for (int column = 0; column < sets.length; column++) {
            best[column] = (short) Math.max(best[column], worth[after[ranks[map.of(sets[column])]] & 0xFF]);
        }
    }

    private void findTakeable(int free) {
        for (int column = 0; column < sets.length; column++) {
            takeable[column] = Integer.compress(rules.takeable(Integer.expand(sets[column], free)), free);
        }
    }

    private void closeMill(int row, int target, short[] best) {
        byte[] turnedRow = turned.rows()[row];
        for (int column = 0; column < sets.length; column++) {
            if ((sets[column] & target) == 0) {
                int set = map.of(sets[column]);
                int worth = takeable[column] == 0
                        ? outlook.afterQuietMove()[turnedRow[ranks[set]] & 0xFF]
                        : take(row, set, map.of(takeable[column]));
                best[column] = (short) Math.max(best[column], worth);
            }
        }
    }

    private int take(int row, int set, int from) {
        if (smaller == null) {
            return Outlook.BEST;
        }
        byte[] after = smaller.rows()[row];
        int best = Outlook.NO_MOVE;
        for (int rest = from; rest != 0; rest &= rest - 1) {
            int without = set & ~Integer.lowestOneBit(rest);
            best = Math.max(best, outlook.afterCapture()[after[smallerRanks[without]] & 0xFF]);
        }
        return best;
    }
}
