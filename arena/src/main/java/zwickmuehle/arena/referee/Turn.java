package zwickmuehle.arena.referee;

import zwickmuehle.rules.Game;

/** What became of one turn, judged by {@link Round#judge}. */
public sealed interface Turn {

    /**
     * A legal move that came in time.
     *
     * @param after the game after it
     */
    record Made(Game after, PlayedMove move) implements Turn {}

    /** No move: the game has ended, mostly by the fault of the player whose turn it was. */
    record Ended(Verdict verdict) implements Turn {}
}
