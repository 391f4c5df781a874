@NullMarked
package zwickmuehle.arena.match;

import org.jspecify.annotations.NullMarked;
