package zwickmuehle.play.view;

import org.jspecify.annotations.Nullable;

/**
 * A point or cell and what stands on it.
 *
 * @param x from the left, from 0
 * @param y from the top, from 0
 * @param stone {@code white}, {@code black}, or null
 * @param inMill in Mühle: whether the stone stands in a closed mill
 */
public record PointView(String name, int x, int y, @Nullable String stone,
        @Nullable Boolean inMill) {}
