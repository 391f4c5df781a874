package zwickmuehle.search;

import zwickmuehle.rules.Rules;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.viergewinnt.VierGewinnt;
import zwickmuehle.search.muehle.ClassicEvaluator;
import zwickmuehle.search.muehle.MuehleEvaluator;
import zwickmuehle.search.muehle.MuehleTactics;
import zwickmuehle.search.viergewinnt.VierGewinntEvaluator;
import zwickmuehle.search.viergewinnt.VierGewinntTactics;

/** What the search knows about each game. */
final class Knowledge {
    private Knowledge() {}

    static Tactics tactics(Rules rules) {
        return switch (rules) {
            case Muehle muehle -> new MuehleTactics(muehle);
            case VierGewinnt vierGewinnt -> new VierGewinntTactics(vierGewinnt);
            default -> throw unknown(rules);
        };
    }

    /** Our own evaluator, the best there is. */
    static Evaluator ownEvaluator(Rules rules) {
        return switch (rules) {
            case Muehle _ -> new MuehleEvaluator();
            case VierGewinnt vierGewinnt -> new VierGewinntEvaluator(vierGewinnt);
            default -> throw unknown(rules);
        };
    }

    /** The simple classic of each game; Vier Gewinnt has only the one. */
    static Evaluator classicEvaluator(Rules rules) {
        return rules instanceof Muehle ? new ClassicEvaluator() : ownEvaluator(rules);
    }

    /** Whether perfect knowledge is looked up, so that thousands of positions can be asked about for one move. */
    static boolean isLookedUp(Rules rules) {
        return rules instanceof Muehle;
    }

    private static IllegalArgumentException unknown(Rules rules) {
        return new IllegalArgumentException("no knowledge of the game " + rules.game());
    }
}
