/** From the first move on: each move with its exact value and with what was played. Start with {@link zwickmuehle.train.explorer.Explorer}. */
@NullMarked
package zwickmuehle.train.explorer;

import org.jspecify.annotations.NullMarked;
