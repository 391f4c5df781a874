package zwickmuehle.train.explorer;

import java.util.HashMap;
import java.util.Map;
import java.util.OptionalDouble;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Side;

/**
 * What was played: how often each position was reached, and what became of it. Equivalent positions are one, so ways that
 * lead to the same position are counted together. To be filled by one thread; afterwards for any.
 */
public final class Collection {
    private static final double DRAWN = 0.5;

    private final Map<Long, Count> counts = new HashMap<>();
    private int games;

    /** How often, and with what result for the player whose move led there; games without a result count as neither. */
    public record Count(int games, int wins, int draws, int losses) {
        static final Count NONE = new Count(0, 0, 0, 0);

        private Count and(int result) {
            return new Count(games + 1, wins + (result > 0 ? 1 : 0), draws + (result == 0 ? 1 : 0),
                    losses + (result < 0 ? 1 : 0));
        }

        private Count andUnfinished() {
            return new Count(games + 1, wins, draws, losses);
        }
    }

    /**
     * Adds a game with all its positions.
     *
     * @param whitePoints 1, a half or 0; empty if there is no result
     */
    public void add(Game played, OptionalDouble whitePoints) {
        games++;
        for (int i = played.length() - 1; i >= 0; i--) {
            Game after = played.before(i);
            long key = after.rules().canonical(after.position());
            Count before = counts.getOrDefault(key, Count.NONE);
            counts.put(key, whitePoints.isEmpty()
                    ? before.andUnfinished()
                    : before.and(sign(whitePoints.getAsDouble(), after.mover().other())));
        }
    }

    /** 1 for a win of {@code side}, -1 for a loss, 0 for a draw. */
    private static int sign(double whitePoints, Side side) {
        int forWhite = Double.compare(whitePoints, DRAWN);
        return side == Side.WHITE ? forWhite : -forWhite;
    }

    public int games() {
        return games;
    }

    /** Of a position after a move, given as {@link zwickmuehle.rules.Rules#canonical}. */
    Count count(long canonical) {
        return counts.getOrDefault(canonical, Count.NONE);
    }
}
