package zwickmuehle.arena.referee;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import zwickmuehle.search.Thought;

/**
 * A legal move that was made.
 *
 * @param evaluation the player's {@link zwickmuehle.search.Score} for itself, where it told one
 * @param depth plies it looked ahead, where it told
 */
public record PlayedMove(int move, Duration time, @Nullable Integer evaluation, @Nullable Integer depth) {

    static PlayedMove of(Answer answer, Deadline deadline) {
        Duration time = deadline.taken(answer.arrived());
        Thought thought = answer.thought();
        // A thinker that looks no plies ahead has no evaluation to tell either.
        return thought == null || thought.depth() == 0
                ? new PlayedMove(answer.move(), time, null, null)
                : new PlayedMove(answer.move(), time, thought.score(), thought.depth());
    }
}
