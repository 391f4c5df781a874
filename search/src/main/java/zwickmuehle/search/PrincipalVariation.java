package zwickmuehle.search;

import java.util.ArrayList;
import java.util.List;

/**
 * The best line below every ply of the path a search is on. A better move at a ply takes over the line below it:
 *
 * <pre>
 *   ply 0   a b c d        ply 2 found d's sister e better:   ply 0   a b c d
 *   ply 1     b c d                                           ply 1     b c e
 *   ply 2       c d                                           ply 2       c e
 * </pre>
 */
final class PrincipalVariation {
    private final int[][] lines;
    private final int[] lengths;

    PrincipalVariation(int deepest) {
        this.lines = new int[deepest + 2][deepest + 2];
        this.lengths = new int[deepest + 2];
    }

    /** Nothing is known below {@code ply} yet. */
    void clear(int ply) {
        lengths[ply] = 0;
    }

    /** The best line at {@code ply} is {@code move}, followed by the best line one ply below. */
    void extend(int ply, int move) {
        lines[ply][0] = move;
        int below = lengths[ply + 1];
        System.arraycopy(lines[ply + 1], 0, lines[ply], 1, below);
        lengths[ply] = below + 1;
    }

    List<Integer> line() {
        List<Integer> line = new ArrayList<>();
        for (int i = 0; i < lengths[0]; i++) {
            line.add(lines[0][i]);
        }
        return List.copyOf(line);
    }
}
