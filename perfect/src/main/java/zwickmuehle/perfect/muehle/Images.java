package zwickmuehle.perfect.muehle;

import zwickmuehle.rules.muehle.Board;
import zwickmuehle.rules.muehle.Symmetry;

/**
 * Images of sets of points under the symmetries of the board, by table: a symmetry does the same to every ring, that
 * is to every byte of a set, and then inner and outer ring may change places. For loops in which the symmetry changes
 * seldom and the set often; {@link Symmetry} is the better choice for the opposite.
 */
final class Images {
    private static final int RINGS_SWAPPED = 8;
    private static final byte[][] OF_RING = ofRing();

    private Images() {}

    static int of(int set, int symmetry) {
        return of(set, ringTable(symmetry), outerGoesTo(symmetry));
    }

    /** The image by what {@link #ringTable} and {@link #outerGoesTo} say of the symmetry. */
    static int of(int set, byte[] ringTable, int outerGoesTo) {
        return (ringTable[set & 0xFF] & 0xFF) << outerGoesTo | (ringTable[set >>> 8 & 0xFF] & 0xFF) << 8
                | (ringTable[set >>> 16 & 0xFF] & 0xFF) << (16 - outerGoesTo);
    }

    static byte[] ringTable(int symmetry) {
        return OF_RING[symmetry & RINGS_SWAPPED - 1];
    }

    /** The bit at which the outer ring lands. */
    static int outerGoesTo(int symmetry) {
        return (symmetry & RINGS_SWAPPED) == 0 ? 0 : 16;
    }

    private static byte[][] ofRing() {
        byte[][] images = new byte[RINGS_SWAPPED][1 << Board.PLACES];
        for (int symmetry = 0; symmetry < RINGS_SWAPPED; symmetry++) {
            for (int ring = 0; ring < 1 << Board.PLACES; ring++) {
                images[symmetry][ring] = (byte) Symmetry.ofStones(ring, symmetry);
            }
        }
        return images;
    }
}
