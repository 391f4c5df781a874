package zwickmuehle.play.view;

import org.jspecify.annotations.Nullable;

/**
 * What the computer thinks so far.
 *
 * @param purpose {@code move}, {@code best} or {@code hint}
 * @param elapsed seconds
 * @param hurries whether "Move now" helps; a program on the stdio protocol cannot be hurried
 */
public record ThinkingView(String side, String purpose, int depth, long nodes, @Nullable EvaluationView evaluation,
        @Nullable String best, double elapsed, boolean hurries) {}
