/**
 * Games and positions in the formats of other programs, in and out. Nothing here reads or writes files, and nothing needs
 * a JSON library, so that a page can run it.
 */
@NullMarked
package zwickmuehle.arena.formats;

import org.jspecify.annotations.NullMarked;
