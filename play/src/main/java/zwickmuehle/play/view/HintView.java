package zwickmuehle.play.view;

import java.util.List;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.record.Evaluation;
import zwickmuehle.rules.Game;
import zwickmuehle.search.Thought;
import zwickmuehle.train.reasons.Reasons;

/**
 * A move proposed, not played.
 *
 * @param line the expected continuation, beginning with the move
 * @param reasons what speaks for the move, the strongest first
 */
public record HintView(MoveView move, @Nullable EvaluationView evaluation, @Nullable Integer depth, double seconds,
        List<String> line, List<ReasonsView.Said> reasons) {

    public static HintView of(Game game, Thought thought) {
        EvaluationView evaluation = Evaluation.of(thought) == null
                ? null
                : EvaluationView.of(game.rules(), thought.score(), thought.exact(), game.mover());
        return new HintView(BoardView.of(game.rules()).move(game.position(), thought.move()), evaluation,
                thought.depth() == 0 ? null : thought.depth(), thought.elapsed().toMillis() / 1000.0,
                thought.principalVariation().stream().map(game.rules().notation()::move).toList(),
                ReasonsView.said(game, thought.move(), Reasons.of(game, thought.move()).stream()
                        .filter(reason -> reason.kind().good()).toList()));
    }
}
