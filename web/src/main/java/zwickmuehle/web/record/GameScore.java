package zwickmuehle.web.record;

import java.util.List;
import zwickmuehle.rules.Rules;

/**
 * What a written game says: enough to play it again.
 *
 * @param start the position it began with
 */
public record GameScore(Rules rules, long start, List<Integer> moves) {

    public GameScore {
        moves = List.copyOf(moves);
    }
}
