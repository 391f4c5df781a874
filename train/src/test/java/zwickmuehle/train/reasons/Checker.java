package zwickmuehle.train.reasons;

import zwickmuehle.rules.Game;

/** Proves the sentence of a reason, or finds it false, with nothing of the code that made it. */
interface Checker {

    /** Whether {@code reason} is true of {@code move}, to be played in {@code game}. */
    boolean holds(Game game, int move, Reason reason);
}
