/** The three kinds of player: a person, a thinker of our own, a program in a process. Start with {@link zwickmuehle.arena.players.PlayerSpec}. */
@NullMarked
package zwickmuehle.arena.players;

import org.jspecify.annotations.NullMarked;
