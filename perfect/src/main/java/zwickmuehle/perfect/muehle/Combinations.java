package zwickmuehle.perfect.muehle;

/**
 * The sets of a given size among a number of points, ranked from 0 in increasing order as bit sets.
 *
 * <p>{@link #ranks} answers for every bit set. One of another size has the rank {@link #count}: a column that every row
 * has at its end and that holds nothing. So loops need not ask whether a move is possible; an impossible one ends there.
 */
final class Combinations {
    private final int[] sets;
    private final short[] ranks;

    Combinations(int points, int size) {
        int count = choose(points, size);
        sets = new int[count];
        ranks = new short[1 << points];
        int rank = 0;
        for (int set = 0; set < ranks.length; set++) {
            if (Integer.bitCount(set) == size) {
                sets[rank] = set;
                ranks[set] = (short) rank++;
            } else {
                ranks[set] = (short) count;
            }
        }
    }

    int count() {
        return sets.length;
    }

    /** The set of each rank. Shared: read only. */
    int[] sets() {
        return sets;
    }

    /** The rank of each set: at most 31,824, so a short holds it. Shared: read only. */
    short[] ranks() {
        return ranks;
    }

    static int choose(int points, int size) {
        long result = size > points ? 0 : 1;
        for (int i = 1; i <= size && result > 0; i++) {
            result = result * (points - size + i) / i;
        }
        return Math.toIntExact(result);
    }
}
