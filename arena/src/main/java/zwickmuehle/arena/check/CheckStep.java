package zwickmuehle.arena.check;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.players.Conversation;
import zwickmuehle.rules.Sentence;

/**
 * One step of a check.
 *
 * @param failure what went wrong, or null
 * @param slowest the longest time the program took for a move
 * @param conversation everything said in both directions
 */
public record CheckStep(Sentence title, @Nullable Sentence failure, Duration slowest,
        List<Conversation.Line> conversation) {

    public boolean passed() {
        return failure == null;
    }
}
