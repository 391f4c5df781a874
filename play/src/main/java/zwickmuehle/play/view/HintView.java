package zwickmuehle.play.view;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A move proposed, not played.
 *
 * @param line the expected continuation, beginning with the move
 * @param reasons what speaks for the move, the strongest first
 */
public record HintView(MoveView move, @Nullable EvaluationView evaluation, @Nullable Integer depth, double seconds,
        List<String> line, List<ReasonsView.Said> reasons) {}
