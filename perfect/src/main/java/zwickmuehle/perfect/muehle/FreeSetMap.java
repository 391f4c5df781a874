package zwickmuehle.perfect.muehle;

import zwickmuehle.rules.muehle.Board;
import zwickmuehle.rules.muehle.Symmetry;

/**
 * Leads sets from the points that are free in one row to those that are free in another, through a symmetry of the
 * board: by two small tables, grown anew for every pair of rows, as thousands of sets follow. A point that is not free
 * there is lost, which leaves a set of another size.
 */
final class FreeSetMap {
    private final int lowPoints;
    private final int[] low;
    private final int[] high;
    private final int[] images;

    /** @param points so many are free where the sets come from */
    FreeSetMap(int points) {
        lowPoints = points / 2;
        low = new int[1 << lowPoints];
        high = new int[1 << (points - lowPoints)];
        images = new int[points];
    }

    /** Takes up another pair of rows. */
    void between(int fromFree, int symmetry, int toFree) {
        int number = 0;
        for (int rest = fromFree; rest != 0; rest &= rest - 1) {
            int image = Board.bit(Symmetry.ofPoint(Integer.numberOfTrailingZeros(rest), symmetry));
            boolean free = (toFree & image) != 0;
            images[number++] = free ? 1 << Integer.bitCount(toFree & (image - 1)) : 0;
        }
        grow(low, 0);
        grow(high, lowPoints);
    }

    private void grow(int[] table, int first) {
        for (int set = 1; set < table.length; set++) {
            table[set] = table[set & set - 1] | images[first + Integer.numberOfTrailingZeros(set)];
        }
    }

    /** Both sets are bits in the numbering of the free points of their rows. */
    int of(int set) {
        return low[set & low.length - 1] | high[set >>> lowPoints];
    }
}
