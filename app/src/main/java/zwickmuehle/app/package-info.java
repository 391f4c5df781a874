/** How is it started? The command line: one class a command, wired by hand in {@link zwickmuehle.app.Main}. */
@NullMarked
package zwickmuehle.app;

import org.jspecify.annotations.NullMarked;
