@NullMarked
package zwickmuehle.arena.record;

import org.jspecify.annotations.NullMarked;
