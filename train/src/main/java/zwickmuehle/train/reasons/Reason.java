package zwickmuehle.train.reasons;

import java.util.List;
import zwickmuehle.rules.Sentence;

/**
 * One thing to be said about a move. Kind, points and number say all that the sentence says, so that it can be checked.
 *
 * @param points what it is about, as {@link ReasonKind} says: points of Mühle, or cells counted as bits of a position
 * @param number as {@link ReasonKind} says; 0 where it has no meaning
 */
public record Reason(ReasonKind kind, List<Integer> points, int number, Sentence sentence) {
    public Reason {
        points = List.copyOf(points);
    }
}
