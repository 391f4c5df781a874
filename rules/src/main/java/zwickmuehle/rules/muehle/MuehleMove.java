package zwickmuehle.rules.muehle;

/**
 * A Mühle move in an int; a capture is part of its move:
 *
 * <pre>
 *   captured   to       from
 *   14..10     9..5     4..0       31 = none: from the hand, or nothing captured
 * </pre>
 */
public final class MuehleMove {
    public static final int NONE = 31;

    private static final int POINT = 0x1F;

    private MuehleMove() {}

    public static int of(int from, int to, int captured) {
        return from | to << 5 | captured << 10;
    }

    /** A stone placed from the hand. */
    public static int placing(int to) {
        return of(NONE, to, NONE);
    }

    public static int moving(int from, int to) {
        return of(from, to, NONE);
    }

    /** The same move, taking the stone on {@code captured}. */
    public static int taking(int move, int captured) {
        return (move & ~(POINT << 10)) | captured << 10;
    }

    public static int from(int move) {
        return move & POINT;
    }

    public static int to(int move) {
        return move >>> 5 & POINT;
    }

    public static int captured(int move) {
        return move >>> 10 & POINT;
    }

    public static boolean places(int move) {
        return from(move) == NONE;
    }

    public static boolean captures(int move) {
        return captured(move) != NONE;
    }
}
