package zwickmuehle.arena.tournament;

import zwickmuehle.arena.players.PlayerSpec;

/** A participant, under the name that the file gives it. */
public record Entrant(String name, PlayerSpec spec) {}
