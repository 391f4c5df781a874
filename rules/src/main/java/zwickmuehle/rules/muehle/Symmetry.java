package zwickmuehle.rules.muehle;

/**
 * The transformations of the board that leave the game unchanged, as numbers:
 *
 * <pre>
 *   colours swapped   rings swapped   mirrored   quarter turns clockwise
 *   4                 3               2          1..0
 * </pre>
 *
 * The mirror is applied first, then the turns, then outer and inner ring change places; 0 is the identity. Because a
 * ring is a byte with its places in clockwise order, one instruction sequence transforms all rings of both players at
 * once: a quarter turn rotates every byte by two bits.
 */
public final class Symmetry {
    /** Those of the board alone. */
    public static final int OF_BOARD = 16;
    /** Those of the board, with and without swapped colours. */
    public static final int ALL = 32;

    static final int TURNS = 0b00011;
    static final int MIRRORED = 0b00100;
    static final int RINGS_SWAPPED = 0b01000;
    static final int COLOURS_SWAPPED = 0b10000;

    private static final long EVERY_BYTE = 0x01_01_01_01_01_01L;

    private Symmetry() {}

    /** The image of both players' stones, laid out as in {@link MuehlePosition}. */
    public static long ofStones(long stones, int symmetry) {
        long image = (symmetry & MIRRORED) == 0 ? stones : mirrored(stones);
        for (int turns = symmetry & TURNS; turns > 0; turns--) {
            image = turned(image);
        }
        return (symmetry & RINGS_SWAPPED) == 0 ? image : ringsSwapped(image);
    }

    public static int ofPoint(int point, int symmetry) {
        int ring = point / Board.PLACES;
        int place = point % Board.PLACES;
        if ((symmetry & MIRRORED) != 0) {
            place = -place;
        }
        place += 2 * (symmetry & TURNS);
        return Board.point((symmetry & RINGS_SWAPPED) == 0 ? ring : Board.RINGS - 1 - ring, place);
    }

    /** A turn is undone by the opposite turn; whatever is mirrored undoes itself, and so do the swaps. */
    public static int inverse(int symmetry) {
        return (symmetry & MIRRORED) != 0 ? symmetry : (symmetry & ~TURNS) | (-symmetry & TURNS);
    }

    /** The smallest image of {@code stones} under the sixteen transformations of the board. */
    public static long smallest(long stones) {
        return Math.min(smallestTurn(stones), smallestTurn(mirrored(stones)));
    }

    private static long smallestTurn(long stones) {
        long quarter = turned(stones);
        long half = turned(quarter);
        long threeQuarters = turned(half);
        return Math.min(Math.min(smallerSwap(stones), smallerSwap(quarter)),
                Math.min(smallerSwap(half), smallerSwap(threeQuarters)));
    }

    private static long smallerSwap(long stones) {
        return Math.min(stones, ringsSwapped(stones));
    }

    /** The transformation of the board that leads to {@link #smallest}. */
    public static int toSmallest(long stones) {
        long smallest = Long.MAX_VALUE;
        int best = 0;
        long image = stones;
        for (int symmetry = 0; symmetry < RINGS_SWAPPED; symmetry++) {
            if (symmetry == MIRRORED) {
                image = mirrored(stones);
            }
            long swapped = ringsSwapped(image);
            if (image < smallest) {
                smallest = image;
                best = symmetry;
            }
            if (swapped < smallest) {
                smallest = swapped;
                best = symmetry | RINGS_SWAPPED;
            }
            image = turned(image);
        }
        return best;
    }

    /** A quarter turn clockwise: place p goes to p + 2. */
    private static long turned(long stones) {
        return ((stones << 2) & (0xFC * EVERY_BYTE)) | ((stones >>> 6) & (0x03 * EVERY_BYTE));
    }

    /** Place p goes to 8 - p: places 0 and 4 stay, 1 and 7, 2 and 6, 3 and 5 change. */
    private static long mirrored(long stones) {
        return (stones & (0x11 * EVERY_BYTE))
                | ((stones << 6) & (0x80 * EVERY_BYTE)) | ((stones >>> 6) & (0x02 * EVERY_BYTE))
                | ((stones << 4) & (0x40 * EVERY_BYTE)) | ((stones >>> 4) & (0x04 * EVERY_BYTE))
                | ((stones << 2) & (0x20 * EVERY_BYTE)) | ((stones >>> 2) & (0x08 * EVERY_BYTE));
    }

    /** Outer and inner ring change places, for both players. */
    private static long ringsSwapped(long stones) {
        return (stones & 0x00FF00_00FF00L)
                | ((stones << 16) & 0xFF0000_FF0000L) | ((stones >>> 16) & 0x0000FF_0000FFL);
    }
}
