package zwickmuehle.search;

import java.time.Duration;
import java.util.List;

/**
 * What thinking came to, or has come to so far.
 *
 * @param move the best move found
 * @param score its {@link Score} for the player who makes it
 * @param exact whether the score is proven
 * @param depth plies looked ahead; 0 where that has no meaning
 * @param nodes positions looked at
 * @param principalVariation the expected continuation, beginning with the move
 */
public record Thought(int move, int score, boolean exact, int depth, long nodes, Duration elapsed,
        List<Integer> principalVariation) {

    /** The same thought, its score now known for certain. */
    public Thought proven(int knownScore) {
        return new Thought(move, knownScore, true, depth, nodes, elapsed, principalVariation);
    }

    public long nodesPerSecond() {
        return Math.round(nodes / Math.max(1e-9, elapsed.toNanos() / 1e9));
    }
}
