/** Tests of judging. */
@NullMarked
package zwickmuehle.play.judging;

import org.jspecify.annotations.NullMarked;
