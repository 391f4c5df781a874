/** What the server tells its operator: one line an event, on stderr. */
@NullMarked
package zwickmuehle.app.logging;

import org.jspecify.annotations.NullMarked;
