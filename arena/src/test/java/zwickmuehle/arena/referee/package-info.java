@NullMarked
package zwickmuehle.arena.referee;

import org.jspecify.annotations.NullMarked;
