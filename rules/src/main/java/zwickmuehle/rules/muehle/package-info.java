/** Mühle (Nine Men's Morris): the board, positions, moves, rule sets, symmetries and notation. Start with {@link zwickmuehle.rules.muehle.Muehle}. */
@NullMarked
package zwickmuehle.rules.muehle;

import org.jspecify.annotations.NullMarked;
