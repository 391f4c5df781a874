/**
 * Vier Gewinnt solved: an exact solver and a book of the first plies. No files and no clock in here.
 *
 * <p>Where to start reading: {@link zwickmuehle.perfect.viergewinnt.Solver} asks questions of the form "is the score
 * above this?", {@code Search} answers them, {@code Replies} makes the children of a position, {@code Zugzwang} is what
 * is known without searching, {@code BoundTable} remembers, {@code Geometry} is the board in bits.
 */
@NullMarked
package zwickmuehle.perfect.viergewinnt;

import org.jspecify.annotations.NullMarked;
