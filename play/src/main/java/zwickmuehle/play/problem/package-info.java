/** What is answered when something cannot be done. */
@NullMarked
package zwickmuehle.play.problem;

import org.jspecify.annotations.NullMarked;
