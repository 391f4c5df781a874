package zwickmuehle.play.service;

import java.util.List;
import zwickmuehle.play.view.ReasonsView;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Sentence;
import zwickmuehle.search.MoveValue;
import zwickmuehle.train.reasons.Reason;
import zwickmuehle.train.reasons.Reasons;

/** What the room {@code train} says about moves, as it is asked here. */
final class Explaining {
    private Explaining() {}

    /** What speaks for and against every move; of the values, exact ones count. */
    static ReasonsView moves(Game game, List<MoveValue> values) {
        return ReasonsView.of(game, Reasons.of(game, values));
    }

    /** What speaks for a move, the strongest first. */
    static List<Sentence> goodReasons(Game before, int move) {
        return Reasons.of(before, move).stream().filter(reason -> reason.kind().good()).map(Reason::sentence).toList();
    }
}
