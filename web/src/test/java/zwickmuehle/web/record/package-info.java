/** Tests of record. */
@NullMarked
package zwickmuehle.web.record;

import org.jspecify.annotations.NullMarked;
