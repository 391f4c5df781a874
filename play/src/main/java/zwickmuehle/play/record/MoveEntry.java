package zwickmuehle.play.record;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * One move of a stored game.
 *
 * @param time how long its player took; null where that is not known
 */
public record MoveEntry(int move, MoveOrigin by, @Nullable Duration time, @Nullable Evaluation evaluation) {}
