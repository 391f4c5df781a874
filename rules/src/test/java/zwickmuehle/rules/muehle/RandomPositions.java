package zwickmuehle.rules.muehle;

import java.util.Random;
import zwickmuehle.rules.Side;

/** Arbitrary positions: every number of stones and hands, dense in mills, reachable or not. */
final class RandomPositions {
    private final Random random;

    RandomPositions(Random random) {
        this.random = random;
    }

    long next() {
        boolean placing = random.nextInt(3) == 0;
        int white = stones(random.nextInt(placing ? 0 : 3, 10), 0);
        int black = stones(random.nextInt(placing ? 0 : 3, 10), white);
        int whiteHand = placing ? random.nextInt(10 - Integer.bitCount(white)) : 0;
        int blackHand = placing ? random.nextInt(10 - Integer.bitCount(black)) : 0;
        return MuehlePosition.ofColours(white, black, whiteHand, blackHand,
                random.nextBoolean() ? Side.WHITE : Side.BLACK);
    }

    /** Whole mills first, half of the time, so that the rules about mills are met often. */
    private int stones(int count, int occupied) {
        int stones = 0;
        int[] mills = Board.mills();
        while (Integer.bitCount(stones) + 3 <= count && random.nextBoolean()) {
            int mill = mills[random.nextInt(mills.length)];
            stones |= (mill & occupied) == 0 ? mill : 0;
        }
        while (Integer.bitCount(stones) < count) {
            stones |= Board.bit(random.nextInt(Board.POINTS)) & ~occupied;
        }
        return stones;
    }
}
