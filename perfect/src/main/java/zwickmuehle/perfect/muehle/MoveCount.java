package zwickmuehle.perfect.muehle;

/** Counts moves along lines, a direction at a time: clockwise, counterclockwise, inwards, outwards. */
final class MoveCount {
    private static final int FIRST_PLACES = 0x010101;
    private static final int LAST_PLACES = 0x808080;
    private static final int MIDSIDES = 0xAAAAAA;

    private MoveCount() {}

    static int along(int stones, int empty) {
        int clockwise = (stones & ~LAST_PLACES) << 1 | (stones & LAST_PLACES) >>> 7;
        int counterclockwise = (stones & ~FIRST_PLACES) >>> 1 | (stones & FIRST_PLACES) << 7;
        int midsides = stones & MIDSIDES;
        return Integer.bitCount(clockwise & empty) + Integer.bitCount(counterclockwise & empty)
                + Integer.bitCount(midsides << 8 & empty) + Integer.bitCount(midsides >>> 8 & empty);
    }
}
