package zwickmuehle.play.table;

import org.jspecify.annotations.Nullable;

/**
 * What somebody saw of a game before they asked for something; if it has gone on since, they are refused.
 *
 * @param number how many moves had been made; null if that does not matter to them
 * @param version the game's version: stricter, since a move taken back and another one give the same number
 */
public record Seen(@Nullable Integer number, @Nullable Long version) {}
