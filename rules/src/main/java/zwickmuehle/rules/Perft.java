package zwickmuehle.rules;

/**
 * Counts move sequences, the standard proof that move generation is right. Allocates its buffers once; one instance
 * belongs to one thread.
 */
public final class Perft {
    private final Rules rules;
    private final int[][] moves;

    /** For counts up to {@code maxDepth} moves deep. */
    public Perft(Rules rules, int maxDepth) {
        this.rules = rules;
        this.moves = new int[Math.max(1, maxDepth)][rules.maxMoves()];
    }

    /** The number of sequences of exactly {@code depth} legal moves; draws by repetition or quiet moves are not looked at. */
    public long count(long position, int depth) {
        if (depth == 0) {
            return 1;
        }
        int[] here = moves[depth - 1];
        int count = rules.legalMoves(position, here);
        if (depth == 1) {
            return count;
        }
        long sum = 0;
        for (int i = 0; i < count; i++) {
            sum += count(rules.play(position, here[i]), depth - 1);
        }
        return sum;
    }
}
