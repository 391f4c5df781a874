package zwickmuehle.perfect.muehle;

/**
 * The value of a position of the moving phase for its mover, in one unsigned byte.
 *
 * <pre>
 *   0 .. 221    plies to the next capture or the end, both sides playing for it: odd, the mover wins; even, it loses
 *   255         a draw
 * </pre>
 *
 * What lies between is used while solving only: see {@link Pair}.
 */
public final class SectorValue {
    public static final byte DRAW = (byte) 255;
    /** A win by the very next move, a capture or one that leaves no answer. */
    public static final byte WIN_AT_ONCE = 1;
    /** No move, or nothing but captures that lose. */
    public static final byte LOST_AT_ONCE = 0;
    static final int LONGEST = 221;

    private SectorValue() {}

    public static boolean isDraw(byte value) {
        return value == DRAW;
    }

    public static boolean isLoss(byte value) {
        return (value & 1) == 0;
    }

    public static boolean isWin(byte value) {
        return (value & 1) != 0 && value != DRAW;
    }

    /** Plies to the next capture or the end; for wins and losses only. */
    public static int plies(byte value) {
        return value & 0xFF;
    }
}
