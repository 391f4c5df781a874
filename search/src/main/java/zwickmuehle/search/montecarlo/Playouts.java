package zwickmuehle.search.montecarlo;

import java.util.random.RandomGenerator;
import zwickmuehle.rules.Rules;

/** Plays random games to their end. Allocates its buffer once; one instance belongs to one thread. */
final class Playouts {
    /** A random game that long without a capture leads nowhere: it counts as drawn, whatever the rules allow. */
    private static final int PATIENCE = 60;

    private final Rules rules;
    private final RandomGenerator random;
    private final int[] moves;
    private final int quietLimit;
    private long positions;

    Playouts(Rules rules, RandomGenerator random) {
        this.rules = rules;
        this.random = random;
        this.moves = new int[rules.maxMoves()];
        this.quietLimit = Math.min(rules.quietLimit(), PATIENCE);
    }

    /** One random game from {@code start}: 1 if the side to move wins it, -1 if it loses, 0 if it is drawn. */
    int play(long start, int quietMoves) {
        long position = start;
        int quiet = quietMoves;
        int sign = 1;
        while (true) {
            positions++;
            int count = rules.legalMoves(position, moves);
            if (count == 0) {
                return rules.ending(position).decisive() ? -sign : 0;
            }
            if (quiet >= quietLimit) {
                return 0;
            }
            int move = moves[random.nextInt(count)];
            quiet = rules.quiet(position, move) ? quiet + 1 : 0;
            position = rules.play(position, move);
            sign = -sign;
        }
    }

    /** How many positions all games together have gone through. */
    long positions() {
        return positions;
    }
}
