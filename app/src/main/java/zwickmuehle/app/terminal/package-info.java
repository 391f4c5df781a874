/** A game in the terminal: {@link zwickmuehle.app.terminal.TerminalGame} reads lines and writes boards; an analysis in words. */
@NullMarked
package zwickmuehle.app.terminal;

import org.jspecify.annotations.NullMarked;
