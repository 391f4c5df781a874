/**
 * Judging the moves of a game: what each threw away, and what should have been played. Pure, and of {@code rules} and
 * {@code search} only, so that it can move into the room {@code train}.
 */
@NullMarked
package zwickmuehle.play.judging;

import org.jspecify.annotations.NullMarked;
