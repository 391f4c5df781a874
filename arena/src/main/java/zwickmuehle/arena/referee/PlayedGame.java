package zwickmuehle.arena.referee;

import java.util.List;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Side;

/**
 * A game that is over: who played, all the moves with their times, and the verdict.
 *
 * @param moves the last moves of {@code game}: those that were made before the referee
 */
public record PlayedGame(String white, String black, Game game, List<PlayedMove> moves, Verdict verdict) {

    public PlayedGame {
        moves = List.copyOf(moves);
        if (moves.size() > game.length()) {
            throw new IllegalArgumentException(moves.size() + " moves told, " + game.length() + " made");
        }
    }

    public String name(Side side) {
        return side == Side.WHITE ? white : black;
    }
}
