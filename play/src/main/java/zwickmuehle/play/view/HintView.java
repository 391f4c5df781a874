package zwickmuehle.play.view;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A move proposed, not played.
 *
 * @param line the expected continuation, beginning with the move
 */
public record HintView(MoveView move, @Nullable EvaluationView evaluation, @Nullable Integer depth, double seconds,
        List<String> line) {}
