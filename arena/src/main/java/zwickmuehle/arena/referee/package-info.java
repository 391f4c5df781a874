/** What a player is, the clock, and the only judge of legality, time and end of a game. Start with {@link zwickmuehle.arena.referee.Referee}. */
@NullMarked
package zwickmuehle.arena.referee;

import org.jspecify.annotations.NullMarked;
