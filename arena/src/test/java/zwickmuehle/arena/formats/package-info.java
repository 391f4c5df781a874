/** Tests of formats. */
@NullMarked
package zwickmuehle.arena.formats;

import org.jspecify.annotations.NullMarked;
