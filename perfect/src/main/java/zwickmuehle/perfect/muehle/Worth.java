package zwickmuehle.perfect.muehle;

/** What closing a mill is worth, by the best of the captures that may follow: larger is better. */
final class Worth {
    static final byte LOSES = 0;
    static final byte DRAWS = 1;
    static final byte WINS = 2;
    /** The rules let nothing be taken: the move is a quiet one. */
    static final byte TAKES_NOTHING = 3;

    private Worth() {}

    /** Of a capture after which the opponent's position has this value. */
    static byte of(byte opponentsValue) {
        if (Value.isLoss(opponentsValue)) {
            return WINS;
        }
        return Value.isDraw(opponentsValue) ? DRAWS : LOSES;
    }
}
