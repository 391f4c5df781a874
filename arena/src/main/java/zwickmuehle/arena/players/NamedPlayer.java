package zwickmuehle.arena.players;

import zwickmuehle.arena.referee.Player;

/** A player under the name that its operator gave it, whatever it calls itself; nobody learns its command line. */
public record NamedPlayer(String name, Player player) implements PlayerInDisguise {}
