package zwickmuehle.search.thinkers;

import zwickmuehle.rules.Rules;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.viergewinnt.Size;
import zwickmuehle.rules.viergewinnt.VierGewinnt;
import zwickmuehle.search.Evaluator;
import zwickmuehle.search.Tactics;
import zwickmuehle.search.muehle.ClassicEvaluator;
import zwickmuehle.search.muehle.MuehleEvaluator;
import zwickmuehle.search.muehle.MuehleTactics;
import zwickmuehle.search.viergewinnt.TaughtEvaluator;
import zwickmuehle.search.viergewinnt.VierGewinntEvaluator;
import zwickmuehle.search.viergewinnt.VierGewinntTactics;

/**
 * What the search knows about each game. Asked with {@code instanceof}: a switch over types takes tens of milliseconds to
 * link when it is first met, which is in an engine's first move.
 */
public final class Knowledge {
    private Knowledge() {}

    public static Tactics tactics(Rules rules) {
        if (rules instanceof Muehle muehle) {
            return new MuehleTactics(muehle);
        }
        return new VierGewinntTactics(vierGewinnt(rules));
    }

    /** Our own evaluator, the best there is. */
    public static Evaluator ownEvaluator(Rules rules) {
        if (rules instanceof Muehle) {
            return new MuehleEvaluator();
        }
        VierGewinnt vierGewinnt = vierGewinnt(rules);
        return vierGewinnt.size().equals(Size.STANDARD)
                ? new TaughtEvaluator()
                : new VierGewinntEvaluator(vierGewinnt);
    }

    /** The simple one of each game. */
    public static Evaluator classicEvaluator(Rules rules) {
        return rules instanceof Muehle ? new ClassicEvaluator() : new VierGewinntEvaluator(vierGewinnt(rules));
    }

    private static VierGewinnt vierGewinnt(Rules rules) {
        if (rules instanceof VierGewinnt vierGewinnt) {
            return vierGewinnt;
        }
        throw new IllegalArgumentException("no knowledge of the game " + rules.game());
    }
}
