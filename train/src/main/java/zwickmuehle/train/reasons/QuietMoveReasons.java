package zwickmuehle.train.reasons;

import java.util.List;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.Score;

/** Moves that would win if the draw by quiet moves did not come first. */
final class QuietMoveReasons {
    private final Game game;
    private final Oracle oracle;

    QuietMoveReasons(Game game, Oracle oracle) {
        this.game = game;
        this.oracle = oracle;
    }

    List<Reason> of(int move) {
        Rules rules = game.rules();
        if (game.quietMoves() == 0 || !rules.quiet(game.position(), move)) {
            return List.of();
        }
        long after = rules.play(game.position(), move);
        int afresh = oracle.probe(after, 0);
        if (afresh == Oracle.UNKNOWN || !Score.loses(afresh)) {
            return List.of();
        }
        int late = game.quietMoves() + 1 + Score.plies(afresh) - rules.quietLimit();
        return late <= 0
                ? List.of()
                : List.of(new Reason(ReasonKind.TOO_SLOW, List.of(), late, late == 1
                        ? new Sentence("Would win, but one ply too late: the draw by quiet moves comes first.",
                                "Würde gewinnen, aber einen Halbzug zu spät: vorher ist es durch ruhige Züge unentschieden.")
                        : Sentence.of("Would win, but %d plies too late: the draw by quiet moves comes first.",
                                "Würde gewinnen, aber %d Halbzüge zu spät: vorher ist es durch ruhige Züge unentschieden.",
                                late)));
    }
}
