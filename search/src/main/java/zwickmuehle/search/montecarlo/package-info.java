/** Judging positions by random games. */
@NullMarked
package zwickmuehle.search.montecarlo;

import org.jspecify.annotations.NullMarked;
