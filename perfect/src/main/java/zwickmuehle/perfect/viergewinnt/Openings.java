package zwickmuehle.perfect.viergewinnt;

import java.util.Arrays;
import java.util.stream.LongStream;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.viergewinnt.VierGewinnt;

/** The positions of the first plies. */
public final class Openings {
    private Openings() {}

    /**
     * All positions after so many plies in which the game goes on, one for each pair of mirror images, ascending by
     * ply and by number: the order in which a {@link Book} keeps them.
     *
     * @return one array for each ply from 0 on
     */
    public static long[][] upTo(VierGewinnt rules, int plies) {
        return upTo(rules, plies, Integer.MAX_VALUE);
    }

    /**
     * The same for who cannot use more than {@code most} positions of a ply.
     *
     * @throws IllegalArgumentException as soon as there are more
     */
    static long[][] upTo(VierGewinnt rules, int plies, int most) {
        long[][] positions = new long[plies + 1][];
        positions[0] = new long[]{rules.canonical(rules.start())};
        for (int ply = 1; ply <= plies; ply++) {
            positions[ply] = Arrays.stream(positions[ply - 1]).flatMap(position -> next(rules, position)).sorted()
                    .distinct().toArray();
            if (positions[ply].length > most) {
                throw new IllegalArgumentException("more than " + most + " positions after " + ply + " plies");
            }
        }
        return positions;
    }

    private static LongStream next(VierGewinnt rules, long position) {
        int[] moves = new int[rules.maxMoves()];
        int count = rules.legalMoves(position, moves);
        return Arrays.stream(moves, 0, count).mapToLong(move -> rules.play(position, move))
                .filter(after -> rules.ending(after) == Ending.ONGOING).map(rules::canonical);
    }
}
