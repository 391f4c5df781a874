package zwickmuehle.play.judging;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Outcome;
import zwickmuehle.rules.Side;

/**
 * Where a game slipped away that was lost without a clear mistake: the loser's move that threw away the most. Nobody who
 * has lost is told that there is nothing to learn, unless no move was worse than another.
 */
public final class TurningPoint {
    private TurningPoint() {}

    /** That move, called a mistake; empty if there are clear ones, if nobody lost, or if no move threw anything away. */
    public static Optional<Judgement> of(Game end, List<Judgement> judgements) {
        if (!(end.outcome() instanceof Outcome.Won(Side winner, var _))) {
            return Optional.empty();
        }
        List<Judgement> losers = judgements.stream().filter(one -> one.before().mover() != winner).toList();
        if (losers.stream().anyMatch(one -> one.grade().bad())) {
            return Optional.empty();
        }
        return losers.stream().filter(one -> one.grade() != Grade.BEST)
                .max(Comparator.comparingDouble(Judgement::lost)).map(Judgement::asMistake);
    }
}
