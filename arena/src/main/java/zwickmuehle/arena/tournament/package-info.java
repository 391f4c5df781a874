/** Many players from one file, resumable after any interruption, with reports. Start with {@link zwickmuehle.arena.tournament.Tournament}. */
@NullMarked
package zwickmuehle.arena.tournament;

import org.jspecify.annotations.NullMarked;
