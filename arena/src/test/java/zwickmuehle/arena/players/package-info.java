@NullMarked
package zwickmuehle.arena.players;

import org.jspecify.annotations.NullMarked;
