/** Two players, many games, and how sure the result is. Start with {@link zwickmuehle.arena.match.Match}. */
@NullMarked
package zwickmuehle.arena.match;

import org.jspecify.annotations.NullMarked;
