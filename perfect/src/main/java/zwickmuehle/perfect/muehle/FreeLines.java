package zwickmuehle.perfect.muehle;

import zwickmuehle.rules.muehle.Board;

/**
 * The lines among the points a row leaves free, each as the set of its two ends in the numbering of those points. A
 * move or un-move of Y along a line changes both ends; where not exactly one of them is occupied, that gives a set of
 * another size, whose rank leads nowhere. A side that flies has a line between any two points.
 */
final class FreeLines {
    /** Between 21 points, which three stones of the other side leave free. */
    private static final int MOST = 21 * 20 / 2;

    private final int[] ends = new int[MOST];
    private int count;

    /** Finds the lines of another row. */
    void among(int free, boolean flying) {
        count = 0;
        for (int firsts = free; firsts != 0; firsts &= firsts - 1) {
            int first = Integer.numberOfTrailingZeros(firsts);
            int seconds = firsts & firsts - 1 & (flying ? Board.ALL : Board.neighbours(first));
            for (; seconds != 0; seconds &= seconds - 1) {
                ends[count++] = Integer.compress(Board.bit(first) | Integer.lowestOneBit(seconds), free);
            }
        }
    }

    /** Takes over those of other lines that do not end in one of {@code points}. */
    void avoiding(int points, FreeLines others) {
        int kept = 0;
        for (int line = 0; line < others.count; line++) {
            ends[kept] = others.ends[line];
            kept += (others.ends[line] & points) == 0 ? 1 : 0;
        }
        count = kept;
    }

    /** Takes up one line for each flight from one of {@code stones} to one of {@code empty}. */
    void flights(int stones, int empty) {
        count = 0;
        for (int from = stones; from != 0; from &= from - 1) {
            for (int to = empty; to != 0; to &= to - 1) {
                ends[count++] = Integer.lowestOneBit(from) | Integer.lowestOneBit(to);
            }
        }
    }

    int count() {
        return count;
    }

    /** The ends of each line, {@link #count} of them. */
    int[] ends() {
        return ends;
    }
}
