/** Tests of table. */
@NullMarked
package zwickmuehle.web.table;

import org.jspecify.annotations.NullMarked;
