package zwickmuehle.arena.check;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.players.Conversation;
import zwickmuehle.rules.Sentence;

/**
 * One step of a check.
 *
 * @param finding what went wrong, or nearly did; where it passed, what is worth telling of it; null if there is nothing
 * @param begun whether the program said its name
 * @param slowest the longest time the program took for a move
 * @param took how long the whole step took
 * @param conversation everything said in both directions
 */
public record CheckStep(Sentence title, Grade grade, @Nullable Sentence finding, boolean begun,
        Duration slowest, Duration took, List<Conversation.Line> conversation) {

    /** How a step went. */
    public enum Grade {
        PASSED,
        /** It would have counted in a game, and might not on another day. */
        WARNED, FAILED
    }

    public CheckStep {
        conversation = List.copyOf(conversation);
    }

    public boolean passed() {
        return grade == Grade.PASSED;
    }
}
