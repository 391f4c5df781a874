package zwickmuehle.perfect.muehle;

import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.muehle.Board;

/**
 * For every row in which X has a mill: what it is worth to X to take one of Y's stones, Y then being to move. Taking a
 * stone of Y leaves the row, so all look-ups hit one row of the smaller sector.
 */
final class CapturesByX implements Crew.RowWork {
    private final Pair pair;
    private final byte @Nullable [][] smaller;
    private final short[] smallerRanks;
    private final byte[][] worth;

    /**
     * @param smaller Y to move with one stone less; null if that is too few
     * @param worth receives a row for every row in which X has a mill
     */
    CapturesByX(Pair pair, @Nullable SectorValues smaller, IndexTables tables, byte[][] worth) {
        this.pair = pair;
        this.smaller = smaller == null ? null : smaller.rows();
        this.smallerRanks = smaller == null
                ? new short[0]
                : tables.columns(pair.xStones(), pair.yStones() - 1).ranks();
        this.worth = worth;
    }

    @Override
    public void row(int row) {
        if (Board.inMills(pair.rows().representative(row)) == 0) {
            return;
        }
        int free = pair.rows().free(row);
        int[] sets = pair.columns().sets();
        byte[] result = new byte[sets.length];
        for (int column = 0; column < sets.length; column++) {
            int set = sets[column];
            int stones = Integer.expand(set, free);
            int inMills = Board.inMills(stones);
            if (inMills == stones && pair.millsShelterAll()) {
                result[column] = CaptureWorth.TAKES_NOTHING;
            } else if (smaller == null) {
                result[column] = CaptureWorth.WINS;
            } else {
                int sheltered = inMills == 0 || inMills == stones ? 0 : Integer.compress(inMills, free);
                result[column] = best(set, set & ~sheltered, smaller[row]);
            }
        }
        worth[row] = result;
    }

    private byte best(int set, int takeable, byte[] after) {
        byte best = CaptureWorth.LOSES;
        for (int rest = takeable; rest != 0 && best != CaptureWorth.WINS; rest &= rest - 1) {
            best = (byte) Math.max(best, CaptureWorth.of(after[smallerRanks[set ^ Integer.lowestOneBit(rest)]]));
        }
        return best;
    }
}
