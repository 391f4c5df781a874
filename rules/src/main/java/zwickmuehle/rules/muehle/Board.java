package zwickmuehle.rules.muehle;

/**
 * The board: 24 points on three rings, their lines and their mills. A set of points is an int, point p being bit p, and
 * a ring is one byte of it:
 *
 * <pre>
 *   0--------1--------2
 *   |  8-----9----10  |        point = 8 * ring + place
 *   |  | 16-17-18  |  |        ring:  0 outer, 1 middle, 2 inner
 *   7-15-23    19-11-3         place: clockwise from the top left corner;
 *   |  | 22-21-20  |  |               even ones are corners, odd ones lie on a spoke
 *   | 14----13----12  |
 *   6--------5--------4
 * </pre>
 */
public final class Board {
    public static final int POINTS = 24;
    public static final int PLACES = 8;
    public static final int RINGS = 3;

    /** The set of all points. */
    public static final int ALL = (1 << POINTS) - 1;

    private static final int MIDSIDES = 0xAAAAAA;
    private static final int FIRST_PLACES = 0x010101;
    private static final int LAST_PLACES = 0x808080;

    private static final int[] MILLS = growMills();
    private static final int[] NEIGHBOURS = growNeighbours();
    private static final int[] PARTNERS = growPartners(MILLS);

    private Board() {}

    /** The point at a place of a ring; places are taken modulo 8. */
    public static int point(int ring, int place) {
        return PLACES * ring + Math.floorMod(place, PLACES);
    }

    public static int bit(int point) {
        return 1 << point;
    }

    /** The sixteen mills, as sets of three points. */
    public static int[] mills() {
        return MILLS.clone();
    }

    /** The points joined to {@code point} by a line. */
    public static int neighbours(int point) {
        return NEIGHBOURS[point];
    }

    /** Whether a stone on {@code point} stands in a mill together with two of {@code stones}. */
    public static boolean closesMill(int stones, int point) {
        int first = PARTNERS[2 * point];
        int second = PARTNERS[2 * point + 1];
        return (stones & first) == first || (stones & second) == second;
    }

    /** Those of {@code stones} that stand in a mill. All mills at once: a ring side is known by its midpoint. */
    public static int inMills(int stones) {
        int sides = stones & MIDSIDES & clockwise(stones) & counterclockwise(stones);
        int spokes = stones & (stones >>> 8) & (stones >>> 16) & MIDSIDES & 0xFF;
        return sides | clockwise(sides) | counterclockwise(sides) | spokes * FIRST_PLACES;
    }

    /** The points, empty or not, on which a stone would stand in a mill together with two of {@code stones}. */
    public static int completions(int stones) {
        int next = counterclockwise(stones);
        int previous = clockwise(stones);
        int midpoints = next & previous & MIDSIDES;
        int corners = ((next & counterclockwise(next)) | (previous & clockwise(previous))) & ~MIDSIDES;
        int oneRingOn = (stones << 8 | stones >>> 16) & ALL;
        int twoRingsOn = (stones << 16 | stones >>> 8) & ALL;
        return midpoints | corners | (oneRingOn & twoRingsOn & MIDSIDES);
    }

    /** The points that are joined by a line to at least one of {@code points}. */
    public static int neighboursOf(int points) {
        int outwards = (points & MIDSIDES) >>> 8;
        int inwards = ((points & MIDSIDES) << 8) & ALL;
        return clockwise(points) | counterclockwise(points) | outwards | inwards;
    }

    /** How many moves along lines there are from one of {@code stones} to one of {@code empty}. */
    public static int movesAlong(int stones, int empty) {
        int midsides = stones & MIDSIDES;
        return Integer.bitCount(clockwise(stones) & empty) + Integer.bitCount(counterclockwise(stones) & empty)
                + Integer.bitCount(midsides << 8 & empty) + Integer.bitCount(midsides >>> 8 & empty);
    }

    /** All points moved one place on along their rings. */
    private static int clockwise(int points) {
        return ((points << 1) & ALL & ~FIRST_PLACES) | ((points >>> 7) & FIRST_PLACES);
    }

    private static int counterclockwise(int points) {
        return ((points >>> 1) & ~LAST_PLACES) | ((points << 7) & LAST_PLACES);
    }

    private static int[] growMills() {
        int[] mills = new int[16];
        int count = 0;
        for (int ring = 0; ring < RINGS; ring++) {
            for (int corner = 0; corner < PLACES; corner += 2) {
                mills[count++] = bit(point(ring, corner)) | bit(point(ring, corner + 1)) | bit(point(ring, corner + 2));
            }
        }
        for (int spoke = 1; spoke < PLACES; spoke += 2) {
            mills[count++] = bit(point(0, spoke)) | bit(point(1, spoke)) | bit(point(2, spoke));
        }
        return mills;
    }

    private static int[] growNeighbours() {
        int[] neighbours = new int[POINTS];
        for (int ring = 0; ring < RINGS; ring++) {
            for (int place = 0; place < PLACES; place++) {
                int point = point(ring, place);
                neighbours[point] = bit(point(ring, place - 1)) | bit(point(ring, place + 1));
                if (place % 2 == 1 && ring > 0) {
                    neighbours[point] |= bit(point(ring - 1, place));
                }
                if (place % 2 == 1 && ring < RINGS - 1) {
                    neighbours[point] |= bit(point(ring + 1, place));
                }
            }
        }
        return neighbours;
    }

    /** For each point the other two points of its first mill, then those of its second. */
    private static int[] growPartners(int[] mills) {
        int[] partners = new int[2 * POINTS];
        for (int point = 0; point < POINTS; point++) {
            int count = 0;
            for (int mill : mills) {
                if ((mill & bit(point)) != 0) {
                    partners[2 * point + count++] = mill & ~bit(point);
                }
            }
        }
        return partners;
    }
}
