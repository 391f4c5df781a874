/**
 * Who plays whom, and is it fair? From the ground up:
 *
 * <ul>
 * <li>{@code referee}: what a player is, the clock, and the only judge of legality, time and end of a game;
 * <li>{@code players}: the three kinds of player: a person, a thinker of our own, a program in a process;
 * <li>{@code record}: games written down, as text and as JSON;
 * <li>{@code match}: two players, many games, and how sure the result is;
 * <li>{@code tournament}: many players from one file, resumable, with reports.
 * </ul>
 */
@NullMarked
package zwickmuehle.arena;

import org.jspecify.annotations.NullMarked;
