/** Tests of record. */
@NullMarked
package zwickmuehle.play.record;

import org.jspecify.annotations.NullMarked;
