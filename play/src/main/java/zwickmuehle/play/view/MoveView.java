package zwickmuehle.play.view;

import org.jspecify.annotations.Nullable;

/**
 * A move, taken apart so that the page can offer it.
 *
 * @param move the text that plays it
 * @param from where the stone comes from; null from the hand
 * @param to where it comes to stand
 * @param captured the stone taken, if any
 * @param column in Vier Gewinnt: the column, 1 at the left
 */
public record MoveView(String move, @Nullable String from, String to, @Nullable String captured,
        @Nullable String column) {}
