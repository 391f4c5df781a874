/** How files are written, for every room above that writes some. */
@NullMarked
package zwickmuehle.perfect.files;

import org.jspecify.annotations.NullMarked;
