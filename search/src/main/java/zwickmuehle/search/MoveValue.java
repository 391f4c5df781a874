package zwickmuehle.search;

/** What a legal move is worth to the player who makes it. */
public record MoveValue(int move, Value value) {}
