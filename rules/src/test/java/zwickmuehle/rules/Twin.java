package zwickmuehle.rules;

import java.util.SortedSet;

/**
 * A second implementation of a game's rules: slow, obvious, written from the text of the rules and knowing nothing of
 * bits. It meets the fast one through text only.
 */
public interface Twin {

    /** The legal moves in the notation for people, by the position alone. */
    SortedSet<String> legalMoves(Game game);

    Ending ending(Game game);

    /** The position after the game's last move, computed from the one before it. */
    String positionAfterLastMove(Game game);

    /** The position as this twin would write it. */
    String position(Game game);
}
