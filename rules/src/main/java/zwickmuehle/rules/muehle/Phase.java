package zwickmuehle.rules.muehle;

/** What a player's next move is; each player has a phase of their own. */
public enum Phase {
    PLACING, MOVING, FLYING;

    /** With exactly this many stones on the board and none in hand a player flies. */
    public static final int FLYING_STONES = 3;

    static Phase of(int onBoard, int inHand) {
        if (inHand > 0) {
            return PLACING;
        }
        return onBoard == FLYING_STONES ? FLYING : MOVING;
    }
}
