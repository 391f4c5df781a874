package zwickmuehle.perfect.muehle;

/**
 * What a successor is worth to whoever can move there, as one number in which larger is better: a quick win before a
 * slow one, a win before a draw, a draw before a loss, a slow loss before a quick one. For {@link SectorCheck}, which
 * so needs no more of a position than the largest number among its moves.
 */
final class Outlook {
    /** Less than any move: there is none. */
    static final short NO_MOVE = -1;
    /** A byte that is no value, for the column at the end of each row that belongs to no position. */
    static final byte NO_POSITION = (byte) 254;

    private static final int BYTES = 256;
    private static final short DRAWN = 256;
    private static final short WON = 512;
    /** A winning capture ends the count of plies at once; a losing one too. */
    static final short BEST = WON - 1;
    private static final short WORST = 0;

    private final short[] afterQuietMove = new short[BYTES];
    private final short[] afterCapture = new short[BYTES];
    private final int quietLimit;

    Outlook(int quietLimit) {
        this.quietLimit = quietLimit;
        for (int reply = 0; reply < BYTES; reply++) {
            if ((byte) reply == NO_POSITION) {
                afterQuietMove[reply] = NO_MOVE;
                afterCapture[reply] = NO_MOVE;
            } else if (SectorValue.isDraw((byte) reply)) {
                afterQuietMove[reply] = DRAWN;
                afterCapture[reply] = DRAWN;
            } else {
                boolean wins = SectorValue.isLoss((byte) reply);
                afterQuietMove[reply] = (short) (wins ? WON - (reply + 1) : reply + 1);
                afterCapture[reply] = wins ? BEST : WORST;
            }
        }
    }

    /** By the value the opponent's position has then. Shared: read only. */
    short[] afterQuietMove() {
        return afterQuietMove;
    }

    /** By the value the opponent's position has then. Shared: read only. */
    short[] afterCapture() {
        return afterCapture;
    }

    /** The value of a position whose best move is worth this. */
    byte value(int best) {
        if (best == DRAWN) {
            return SectorValue.DRAW;
        }
        int plies = best > DRAWN ? WON - best : Math.max(best, 0);
        return plies > quietLimit ? SectorValue.DRAW : (byte) plies;
    }
}
