package zwickmuehle.perfect.viergewinnt;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.viergewinnt.VierGewinnt;

/** Positions from games of chance, the same for the same seed. */
final class RandomGames {
    private RandomGames() {}

    /** Positions with so many stones in which the game goes on. */
    static List<Long> positions(VierGewinnt rules, int stones, int howMany, RandomGenerator random) {
        List<Long> found = new ArrayList<>();
        int[] moves = new int[rules.maxMoves()];
        while (found.size() < howMany) {
            long position = rules.start();
            for (int i = 0; i < stones && rules.ending(position) == Ending.ONGOING; i++) {
                position = rules.play(position, moves[random.nextInt(rules.legalMoves(position, moves))]);
            }
            if (rules.ending(position) == Ending.ONGOING) {
                found.add(position);
            }
        }
        return found;
    }
}
