package zwickmuehle.perfect.muehle;

/** What closing a mill is worth, by the best of the captures that may follow: larger is better. */
final class CaptureWorth {
    static final byte LOSES = 0;
    static final byte DRAWS = 1;
    static final byte WINS = 2;
    /** The rules let nothing be taken: the move is a quiet one. */
    static final byte TAKES_NOTHING = 3;

    private CaptureWorth() {}

    /** Of a capture after which the opponent's position has this value. */
    static byte of(byte opponentsValue) {
        if (SectorValue.isLoss(opponentsValue)) {
            return WINS;
        }
        return SectorValue.isDraw(opponentsValue) ? DRAWS : LOSES;
    }
}
