/** The games there are, by name: the top of this room, which knows the games while they do not know each other. */
@NullMarked
package zwickmuehle.rules.games;

import org.jspecify.annotations.NullMarked;
