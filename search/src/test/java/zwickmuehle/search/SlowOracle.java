package zwickmuehle.search;

import java.util.function.BooleanSupplier;
import java.util.function.LongPredicate;

/** Knows nothing at once, finds some positions drawn, and would think about the others for ever. */
record SlowOracle(LongPredicate quickly) implements Oracle {

    @Override
    public int probe(long position, int quietMoves) {
        return UNKNOWN;
    }

    @Override
    public int solve(long position, int quietMoves, BooleanSupplier stop) {
        if (quickly.test(position)) {
            return Score.DRAW;
        }
        while (!stop.getAsBoolean()) {
            Thread.onSpinWait();
        }
        return UNKNOWN;
    }

    @Override
    public boolean isLookedUp() {
        return false;
    }
}
