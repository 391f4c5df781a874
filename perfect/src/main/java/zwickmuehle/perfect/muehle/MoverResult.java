package zwickmuehle.perfect.muehle;

/** Who wins, for the mover, without saying how soon: numbers that can be compared and negated. */
public final class MoverResult {
    public static final int LOSS = -1;
    public static final int DRAW = 0;
    public static final int WIN = 1;
    /** Search gave up before it knew. */
    public static final int UNKNOWN = 2;

    private MoverResult() {}

    public static int of(byte value) {
        if (SectorValue.isDraw(value)) {
            return DRAW;
        }
        return SectorValue.isWin(value) ? WIN : LOSS;
    }
}
