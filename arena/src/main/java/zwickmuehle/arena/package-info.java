/** Who plays whom, and is it fair? Players, clock, referee, protocol, matches and tournaments. */
@NullMarked
package zwickmuehle.arena;

import org.jspecify.annotations.NullMarked;
