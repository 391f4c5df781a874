/** Tests of terminal. */
@NullMarked
package zwickmuehle.app.terminal;

import org.jspecify.annotations.NullMarked;
