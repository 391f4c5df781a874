/**
 * The command line described for others than its own parser: completion for two shells and a manual page, all drawn
 * from picocli's model, so that they cannot say anything the commands do not.
 */
@NullMarked
package zwickmuehle.app.manual;

import org.jspecify.annotations.NullMarked;
