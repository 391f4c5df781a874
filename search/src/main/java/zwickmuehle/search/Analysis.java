package zwickmuehle.search;

import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;

/**
 * What an {@link Analyst} says about a position.
 *
 * @param value of the position for the side to move: that of its best move, or how the game ended
 * @param moves all legal moves, the best first; none if the game is over
 * @param depth plies looked ahead after which the estimates were made; 0 if all is known without
 */
public record Analysis(Value value, List<MoveValue> moves, int depth, long nodes, Duration elapsed) {

    /** The best move, if the game is not over. */
    public OptionalInt best() {
        return moves.isEmpty() ? OptionalInt.empty() : OptionalInt.of(moves.getFirst().move());
    }
}
