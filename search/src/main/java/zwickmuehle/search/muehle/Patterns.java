package zwickmuehle.search.muehle;

import zwickmuehle.rules.muehle.Phase;

/**
 * Parts of a Mühle board as numbers, a digit of base three for each point: 0 empty, 1 the mover's stone, 2 the opponent's.
 *
 * <pre>
 *   a ring: its eight points       a side: three points of each ring
 *
 *   0-----1-----2                  0-----1-----2
 *   |           |                  |  3--4--5  |
 *   7           3                  |  | 678 |  |
 *   |           |
 *   6-----5-----4
 * </pre>
 *
 * Three rings and four sides cover the board; every line of it lies inside one of them. Patterns that a symmetry of the
 * board turns into each other are worth the same and share the number of their <em>kind</em>; so do those of the outer
 * and the inner ring.
 */
public final class Patterns {
    private static final int RING_POINTS = 8;
    private static final int SIDES = 4;
    private static final int RING_PATTERNS = 6561;
    private static final int SIDE_PATTERNS = 19683;
    private static final int MIDDLE_RING = RING_PATTERNS;
    private static final int FIRST_SIDE = 2 * RING_PATTERNS;
    /** Patterns of the outer and inner ring, of the middle ring, and of a side. */
    public static final int COUNT = FIRST_SIDE + SIDE_PATTERNS;
    /** So many cover the board. */
    public static final int ON_BOARD = 3 + SIDES;

    private static final int POINTS_OF_A_RING = 0xFF;
    private static final int THREE_POINTS = 27;

    /** The bits of a byte as digits of base three. */
    private static final short[] DIGITS = digits();
    /** For each side, the three bits of a ring's byte that lie on it. */
    private static final byte[][] SIDE_DIGITS = sideDigits();

    private Patterns() {}

    /** What kinds of position there are, told apart by what the players may do and by how much is on the board. */
    public enum Stage {
        LAST_PLACED(0), LATE_PLACING(1), PLACING(2), BOTH_FLY(3), MOVER_FLIES(4), OPPONENT_FLIES(5), FEW(6), SOME(
                7), MANY(8), FULL(9);

        private static final int LAST_IN_HAND = 4;
        private static final int FEW_IN_HAND = 8;

        private final int line;

        Stage(int line) {
            this.line = line;
        }

        /** Which line of a table is about it. */
        public int line() {
            return line;
        }

        /** Of a position with so many stones in hand, of both, and so many on the board, of each. */
        public static Stage of(int hands, int mover, int opponent) {
            if (hands > FEW_IN_HAND) {
                return PLACING;
            }
            if (hands > 0) {
                return hands <= LAST_IN_HAND ? LAST_PLACED : LATE_PLACING;
            }
            if (mover == Phase.FLYING_STONES) {
                return opponent == Phase.FLYING_STONES ? BOTH_FLY : MOVER_FLIES;
            }
            return opponent == Phase.FLYING_STONES ? OPPONENT_FLIES : bySize(mover + opponent);
        }

        private static Stage bySize(int stones) {
            if (stones <= 12) {
                return stones <= 9 ? FEW : SOME;
            }
            return stones <= 15 ? MANY : FULL;
        }
    }

    private static short[] digits() {
        short[] digits = new short[1 << RING_POINTS];
        for (int bits = 1; bits < digits.length; bits++) {
            digits[bits] = (short) (3 * digits[bits >> 1] + (bits & 1));
        }
        return digits;
    }

    private static byte[][] sideDigits() {
        byte[][] digits = new byte[SIDES][1 << RING_POINTS];
        for (int side = 0; side < SIDES; side++) {
            for (int bits = 0; bits < digits[side].length; bits++) {
                int turned = (bits | (bits << RING_POINTS)) >> (2 * side);
                digits[side][bits] = (byte) DIGITS[turned & 7];
            }
        }
        return digits;
    }

    /** The pattern that lies on one of the {@link #ON_BOARD} parts of a board with these stones. */
    public static int at(int part, int mover, int opponent) {
        return switch (part) {
            case 0 -> ring(mover, opponent);
            case 1 -> ring(mover >> (2 * RING_POINTS), opponent >> (2 * RING_POINTS));
            case 2 -> MIDDLE_RING + ring(mover >> RING_POINTS, opponent >> RING_POINTS);
            default -> side(part - 3, mover, opponent);
        };
    }

    private static int ring(int mover, int opponent) {
        return DIGITS[mover & POINTS_OF_A_RING] + 2 * DIGITS[opponent & POINTS_OF_A_RING];
    }

    private static int side(int side, int mover, int opponent) {
        int outer = threePoints(side, mover, opponent);
        int middle = threePoints(side, mover >> RING_POINTS, opponent >> RING_POINTS);
        int inner = threePoints(side, mover >> (2 * RING_POINTS), opponent >> (2 * RING_POINTS));
        return FIRST_SIDE + outer + THREE_POINTS * (middle + THREE_POINTS * inner);
    }

    private static int threePoints(int side, int mover, int opponent) {
        return SIDE_DIGITS[side][mover & POINTS_OF_A_RING] + 2 * SIDE_DIGITS[side][opponent & POINTS_OF_A_RING];
    }

    /** The number of its kind for each pattern; kinds are numbered in the order of their smallest pattern. */
    public static short[] kinds() {
        short[] kinds = new short[COUNT];
        int next = 0;
        for (int pattern = 0; pattern < COUNT; pattern++) {
            int smallest = smallestEquivalent(pattern);
            kinds[pattern] = smallest == pattern ? (short) next++ : kinds[smallest];
        }
        return kinds;
    }

    private static int smallestEquivalent(int pattern) {
        boolean ring = pattern < FIRST_SIDE;
        int base = ring ? pattern / RING_PATTERNS * RING_PATTERNS : FIRST_SIDE;
        int smallest = pattern - base;
        for (int symmetry = 1; symmetry < (ring ? RING_POINTS : SIDES); symmetry++) {
            smallest = Math.min(smallest,
                    ring ? turnedRing(pattern - base, symmetry) : turnedSide(pattern - base, symmetry));
        }
        return base + smallest;
    }

    /** Four quarter turns, each with or without a reflection. */
    private static int turnedRing(int pattern, int symmetry) {
        int turned = 0;
        for (int point = RING_POINTS - 1; point >= 0; point--) {
            int from = symmetry < SIDES ? point : RING_POINTS - point;
            turned = 3 * turned + digit(pattern, (from + 2 * symmetry) % RING_POINTS);
        }
        return turned;
    }

    /** Left and right exchanged, outside and inside exchanged, or both. */
    private static int turnedSide(int pattern, int symmetry) {
        int turned = 0;
        for (int point = 8; point >= 0; point--) {
            int ring = (symmetry & 2) == 0 ? point / 3 : 2 - point / 3;
            int place = (symmetry & 1) == 0 ? point % 3 : 2 - point % 3;
            turned = 3 * turned + digit(pattern, 3 * ring + place);
        }
        return turned;
    }

    private static int digit(int pattern, int point) {
        int rest = pattern;
        for (int i = 0; i < point; i++) {
            rest /= 3;
        }
        return rest % 3;
    }
}
