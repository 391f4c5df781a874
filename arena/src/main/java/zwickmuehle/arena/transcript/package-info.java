/** What was said between the referee and the programs of a game, kept in files. Start with {@link zwickmuehle.arena.transcript.TranscriptFolder}. */
@NullMarked
package zwickmuehle.arena.transcript;

import org.jspecify.annotations.NullMarked;
