/** A stored game as an immutable value: how it was arranged, the moves made and those taken back. */
@NullMarked
package zwickmuehle.play.record;

import org.jspecify.annotations.NullMarked;
