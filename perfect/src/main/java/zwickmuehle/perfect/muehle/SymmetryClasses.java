package zwickmuehle.perfect.muehle;

import java.util.Arrays;
import zwickmuehle.rules.muehle.Board;
import zwickmuehle.rules.muehle.Symmetry;

/**
 * The sets of a given number of stones on the board up to the sixteen symmetries: each class has a number and a
 * representative, its smallest set.
 *
 * <p>The <em>place</em> of a set is {@code class << 4 | symmetry}, where the symmetry maps the set to the
 * representative. It is looked up by the rank of the set, which is the sum of two table entries:
 *
 * <pre>
 *   bit 23 .......... 12   11 ........... 0
 *       high half          low half          rank = LOW[low half] + HIGH[stones in the low half][high half]
 * </pre>
 */
final class SymmetryClasses {
    private static final int HALF = Board.POINTS / 2;
    private static final int[] LOW = new int[1 << HALF];
    private static final int[][] HIGH = new int[HALF + 1][1 << HALF];

    static {
        for (int half = 0; half < 1 << HALF; half++) {
            LOW[half] = rank(half, 0, 0);
            for (int below = 0; below <= HALF; below++) {
                HIGH[below][half] = rank(half, HALF, below);
            }
        }
    }

    private final int stones;
    private final int[] places;
    private final int[] representatives;
    private final int[] stabilisers;

    SymmetryClasses(int stones) {
        this.stones = stones;
        places = new int[Combinations.choose(Board.POINTS, stones)];
        Arrays.fill(places, -1);
        int[] found = new int[places.length];
        int[] fixing = new int[places.length];
        int classes = 0;
        for (int set = (1 << stones) - 1; set <= Board.ALL; set = nextOfSameSize(set)) {
            if (places[rank(set)] < 0) {
                for (int symmetry = 0; symmetry < Symmetry.OF_BOARD; symmetry++) {
                    int image = Images.of(set, symmetry);
                    places[rank(image)] = classes << 4 | Symmetry.inverse(symmetry);
                    if (image == set) {
                        fixing[classes] |= 1 << symmetry;
                    }
                }
                found[classes++] = set;
            }
        }
        representatives = Arrays.copyOf(found, classes);
        stabilisers = Arrays.copyOf(fixing, classes);
    }

    int stones() {
        return stones;
    }

    int count() {
        return representatives.length;
    }

    int representative(int number) {
        return representatives[number];
    }

    /** The points the representative leaves free. */
    int free(int number) {
        return Board.ALL & ~representatives[number];
    }

    /** The symmetries that map the representative to itself, a bit each; bit 0, the identity, is always there. */
    int stabiliser(int number) {
        return stabilisers[number];
    }

    /** Where a set has its place: its class and a symmetry that maps it to the representative of that class. */
    int place(int set) {
        return places[rank(set)];
    }

    /** The number of the class of a place. */
    static int number(int place) {
        return place >>> 4;
    }

    /** The symmetry of a place. */
    static int symmetry(int place) {
        return place & 15;
    }

    private static int rank(int set) {
        int low = set & (1 << HALF) - 1;
        return LOW[low] + HIGH[Integer.bitCount(low)][set >>> HALF];
    }

    /** The share of one half in the rank: for each stone, the sets of as many stones that lie below it. */
    private static int rank(int half, int offset, int stonesBelow) {
        int rank = 0;
        int size = stonesBelow;
        for (int rest = half; rest != 0; rest &= rest - 1) {
            rank += Combinations.choose(offset + Integer.numberOfTrailingZeros(rest), ++size);
        }
        return rank;
    }

    private static int nextOfSameSize(int set) {
        int lowest = set & -set;
        int ripple = set + lowest;
        return ripple | ((set ^ ripple) / lowest) >>> 2;
    }
}
