package zwickmuehle.perfect.viergewinnt;

import java.util.HashMap;
import java.util.Map;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.viergewinnt.Size;
import zwickmuehle.rules.viergewinnt.VierGewinnt;

/** The slow twin of the solver: tries everything, knows nothing but the rules, remembers every position. */
final class SlowSolver {
    private final Rules rules;
    private final Size size;
    private final Map<Long, Integer> scores = new HashMap<>();

    SlowSolver(Size size) {
        this.size = size;
        rules = new VierGewinnt(size);
    }

    int score(long position) {
        Integer known = scores.get(position);
        if (known != null) {
            return known;
        }
        int score = switch (rules.ending(position)) {
            case Ending ending when ending == Ending.FOUR_IN_A_ROW -> -scoreOfLastStone(position);
            case Ending ending when ending == Ending.FULL_BOARD -> 0;
            default -> best(position);
        };
        scores.put(position, score);
        return score;
    }

    private int best(long position) {
        int[] moves = new int[rules.maxMoves()];
        int count = rules.legalMoves(position, moves);
        int best = Integer.MIN_VALUE;
        for (int i = 0; i < count; i++) {
            best = Math.max(best, -score(rules.play(position, moves[i])));
        }
        return best;
    }

    /** The stones in hand of whoever moved last, plus one; the first player has one more if the cells are odd in number. */
    private int scoreOfLastStone(long position) {
        int played = Long.bitCount(((VierGewinnt) rules).occupied(position));
        boolean first = played % 2 == 1;
        int own = first ? (played + 1) / 2 : played / 2;
        int all = first ? (size.cells() + 1) / 2 : size.cells() / 2;
        return all - own + 1;
    }

    /** All positions this twin has met, with their scores. */
    Map<Long, Integer> all() {
        return scores;
    }
}
