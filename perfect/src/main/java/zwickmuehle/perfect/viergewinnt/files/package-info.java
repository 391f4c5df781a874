/** The opening book of Vier Gewinnt on disk and inside the program: reading, writing and building it. */
@NullMarked
package zwickmuehle.perfect.viergewinnt.files;

import org.jspecify.annotations.NullMarked;
