/** Tests of thinking. */
@NullMarked
package zwickmuehle.web.thinking;

import org.jspecify.annotations.NullMarked;
