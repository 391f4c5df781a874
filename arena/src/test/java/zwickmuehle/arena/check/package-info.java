@NullMarked
package zwickmuehle.arena.check;

import org.jspecify.annotations.NullMarked;
