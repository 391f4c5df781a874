/** Vier Gewinnt: which moves look promising, and how a position is estimated. */
@NullMarked
package zwickmuehle.search.viergewinnt;

import org.jspecify.annotations.NullMarked;
