/**
 * One game as people meet it, live: {@link zwickmuehle.play.table.Table} is everything they can do at it,
 * {@link zwickmuehle.play.table.Carrier} what it needs of the world.
 */
@NullMarked
package zwickmuehle.play.table;

import org.jspecify.annotations.NullMarked;
