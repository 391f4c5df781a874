/**
 * How does a game go on? Seats, moves, taking back, what each person sees. No thread, socket, file, process or JSON
 * library in here: it is told what happened and calls back, one thing at a time for each game, and whoever carries it
 * sees to that.
 */
@NullMarked
package zwickmuehle.play;

import org.jspecify.annotations.NullMarked;
