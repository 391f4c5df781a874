package zwickmuehle.play.record;

import org.jspecify.annotations.Nullable;
import zwickmuehle.search.Score;
import zwickmuehle.search.Thought;

/**
 * What was thought of a move by who made it.
 *
 * @param score a {@link Score} for the player who made the move
 */
public record Evaluation(int score, boolean exact, int depth) {

    /** Null where nothing was thought, as by the random player. */
    public static @Nullable Evaluation of(Thought thought) {
        boolean nothing = thought.depth() == 0 && thought.score() == Score.DRAW && !thought.exact();
        return nothing ? null : new Evaluation(thought.score(), thought.exact(), thought.depth());
    }
}
