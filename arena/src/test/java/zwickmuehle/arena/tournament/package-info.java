@NullMarked
package zwickmuehle.arena.tournament;

import org.jspecify.annotations.NullMarked;
