/** What was played, for the explorer. Start with {@link zwickmuehle.web.played.PlayedShelf}. */
@NullMarked
package zwickmuehle.web.played;

import org.jspecify.annotations.NullMarked;
