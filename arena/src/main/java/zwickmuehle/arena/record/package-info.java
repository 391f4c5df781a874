/** Games written down, as text for people and as JSON. Start with {@link zwickmuehle.arena.record.GameRecord}. */
@NullMarked
package zwickmuehle.arena.record;

import org.jspecify.annotations.NullMarked;
