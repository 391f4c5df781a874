@NullMarked
package zwickmuehle.arena.transcript;

import org.jspecify.annotations.NullMarked;
