package zwickmuehle.rules.muehle;

import zwickmuehle.rules.Side;

/**
 * A Mühle position in a long, as the player to move sees it:
 *
 * <pre>
 *   mover      hands: opponent  mover     stones: opponent      mover
 *   56               55..52    51..48     47 .......... 24   23 .......... 0
 *   1 = Black        0..9      0..9       one bit a point    one bit a point
 * </pre>
 *
 * Positions that differ in colours only differ in bit 56 only, and have the same value for the player to move.
 */
public final class MuehlePosition {
    /** Stones each player brings to the game. */
    public static final int STONES = 9;

    static final long ALL_STONES = (1L << 48) - 1;
    static final long BLACK_MOVES = 1L << 56;
    private static final int HAND = 0xF;

    private MuehlePosition() {}

    /** A position seen by the player to move. */
    public static long of(int moverStones, int opponentStones, int moverHand, int opponentHand, Side mover) {
        return moverStones | (long) opponentStones << 24 | (long) moverHand << 48 | (long) opponentHand << 52
                | (mover == Side.BLACK ? BLACK_MOVES : 0);
    }

    /** A position seen from outside. */
    public static long ofColours(int white, int black, int whiteHand, int blackHand, Side mover) {
        return mover == Side.WHITE
                ? of(white, black, whiteHand, blackHand, mover)
                : of(black, white, blackHand, whiteHand, mover);
    }

    public static Side mover(long position) {
        return (position & BLACK_MOVES) == 0 ? Side.WHITE : Side.BLACK;
    }

    /** The points with stones of the player to move. */
    public static int moverStones(long position) {
        return (int) position & Board.ALL;
    }

    public static int opponentStones(long position) {
        return (int) (position >>> 24) & Board.ALL;
    }

    public static int moverHand(long position) {
        return (int) (position >>> 48) & HAND;
    }

    public static int opponentHand(long position) {
        return (int) (position >>> 52) & HAND;
    }

    /** The stones both have still to place. */
    public static int hands(long position) {
        return moverHand(position) + opponentHand(position);
    }

    /** The points with stones of {@code side}. */
    public static int stones(long position, Side side) {
        return side == mover(position) ? moverStones(position) : opponentStones(position);
    }

    /** The stones {@code side} has still to place. */
    public static int hand(long position, Side side) {
        return side == mover(position) ? moverHand(position) : opponentHand(position);
    }

    public static Phase phase(long position, Side side) {
        return Phase.of(Integer.bitCount(stones(position, side)), hand(position, side));
    }
}
