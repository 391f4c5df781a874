package zwickmuehle.arena.tournament;

import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.arena.players.Terms;

/**
 * One side of a game of a tournament: all that it takes to make its player, on whatever machine.
 *
 * @param seed of our own thinkers: the same game is played the same way anywhere
 */
public record Seat(String name, PlayerSpec spec, Terms terms, long seed) {}
