package zwickmuehle.arena.referee;

import org.jspecify.annotations.Nullable;
import zwickmuehle.search.Thought;

/**
 * A player's move, legal or not.
 *
 * @param arrived when it came, on the clock of the {@link Deadline}
 * @param thought what the player thought of it, where it tells
 */
public record Answer(int move, long arrived, @Nullable Thought thought) {}
