package zwickmuehle.perfect.viergewinnt;

/**
 * Which question to ask next about a score between two bounds: "is it above {@code alpha}?". Wins and losses in a few
 * moves are found or excluded with next to no search, so they are asked for first, in turn from both ends and in steps
 * that grow, until that has cost something; then outwards from the draw, as hard positions have scores near it. For one
 * position and one thread.
 */
final class Questions {
    /** Positions with fewer cells left are over before a careful choice pays. */
    private static final int FEW_CELLS = 15;
    private static final int CHEAP_NODES = 300;

    private final int cellsLeft;
    private int asked;

    Questions(int cellsLeft) {
        this.cellsLeft = cellsLeft;
    }

    /** An {@code alpha} from {@code lower} on and below {@code upper}. */
    int next(int lower, int upper, long nodes) {
        if (cellsLeft < FEW_CELLS || nodes >= CHEAP_NODES) {
            return outwards(lower, upper);
        }
        int step = asked / 2;
        int alpha = asked % 2 == 0 ? upper - 1 - step : lower + step;
        asked++;
        return Math.clamp(alpha, lower, upper - 1);
    }

    /** With an even number of cells left the player to move is rather the one who can win, with an odd number the other. */
    private int outwards(int lower, int upper) {
        return Math.clamp(-(cellsLeft & 1), lower, upper - 1);
    }
}
