/** Mühle: which moves look promising, and how a position is estimated. */
@NullMarked
package zwickmuehle.search.muehle;

import org.jspecify.annotations.NullMarked;
