/** Tests of table. */
@NullMarked
package zwickmuehle.play.table;

import org.jspecify.annotations.NullMarked;
