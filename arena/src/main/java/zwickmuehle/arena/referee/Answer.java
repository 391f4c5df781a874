package zwickmuehle.arena.referee;

import org.jspecify.annotations.Nullable;
import zwickmuehle.search.Thought;

/**
 * A player's move, legal or not.
 *
 * @param arrived when it came, on the clock of the {@link Deadline}
 * @param thought what the player thought of it, where it tells
 * @param words what a program really said, fit to be shown; null for those that answer without words
 */
public record Answer(int move, long arrived, @Nullable Thought thought, @Nullable String words) {

    public Answer(int move, long arrived, @Nullable Thought thought) {
        this(move, arrived, thought, null);
    }
}
