/** Vier Gewinnt (Connect Four) in any size that fits: positions, moves and notation. Start with {@link zwickmuehle.rules.viergewinnt.VierGewinnt}. */
@NullMarked
package zwickmuehle.rules.viergewinnt;

import org.jspecify.annotations.NullMarked;
