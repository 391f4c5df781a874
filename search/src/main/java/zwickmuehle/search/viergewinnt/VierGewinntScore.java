package zwickmuehle.search.viergewinnt;

import zwickmuehle.rules.viergewinnt.VierGewinnt;
import zwickmuehle.search.Score;
import zwickmuehle.search.Value;

/** The score by which Vier Gewinnt is measured everywhere: the stones the winner has left over, and one more. */
public final class VierGewinntScore {
    private VierGewinntScore() {}

    /** Of an exact value in a position: positive for a win, negative for a loss, 0 for a draw. */
    public static int of(VierGewinnt rules, long position, Value value) {
        if (value.plies().isEmpty()) {
            return 0;
        }
        int plies = value.plies().getAsInt();
        if (plies == 0) {
            // The game ended with the stone before: the position before it was won with one stone.
            return -of(rules, stones(rules, position) - 1, 1);
        }
        int score = of(rules, stones(rules, position), plies);
        return Score.wins(value.score()) ? score : -score;
    }

    private static int stones(VierGewinnt rules, long position) {
        return Long.bitCount(rules.occupied(position));
    }

    /** What is left when the stone that wins is the one so many plies on. */
    private static int of(VierGewinnt rules, int stones, int plies) {
        return (rules.size().cells() + 2 - stones - plies) / 2;
    }
}
