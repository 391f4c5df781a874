/**
 * The thinkers by name, levels among them, put together from the search and what it knows of each game: the top of this
 * room. Start with {@link zwickmuehle.search.thinkers.Thinkers}.
 */
@NullMarked
package zwickmuehle.search.thinkers;

import org.jspecify.annotations.NullMarked;
