package zwickmuehle.play.view;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;
import zwickmuehle.search.Analysis;
import zwickmuehle.search.Value;

/**
 * The value of a position and of each legal move, the best first.
 *
 * @param last whether no deeper one will follow; written as {@code final}
 */
public record AnalysisView(String position, String mover, EvaluationView value, @Nullable String best,
        List<MoveWorth> moves, int depth, long nodes, double seconds,
        boolean last) {

    /**
     * A legal move and what it is worth to the player who makes it.
     *
     * @param line how the game may go on, beginning with this move; empty for all but the best moves
     */
    public record MoveWorth(String move, @Nullable String from, String to, @Nullable String captured,
            @Nullable String column, EvaluationView evaluation, List<String> line) {

        static MoveWorth of(MoveView move, EvaluationView evaluation, List<String> line) {
            return new MoveWorth(move.move(), move.from(), move.to(), move.captured(), move.column(), evaluation,
                    line);
        }
    }

    /** An analysis that goes on. */
    public static AnalysisView of(Game game, Analysis analysis) {
        return of(game, analysis, Map.of(), false);
    }

    /**
     * An analysis.
     *
     * @param lines how the game may go on, by the move that comes first
     */
    public static AnalysisView of(Game game, Analysis analysis, Map<Integer, List<String>> lines, boolean last) {
        Side mover = game.mover();
        BoardView board = BoardView.of(game.rules());
        List<MoveWorth> moves = analysis.moves().stream().map(
                worth -> MoveWorth.of(board.move(game.position(), worth.move()),
                        evaluation(game.rules(), worth.value(), mover),
                        lines.getOrDefault(worth.move(), List.of())))
                .toList();
        return new AnalysisView(PositionText.of(game), SideName.of(mover),
                evaluation(game.rules(), analysis.value(), mover),
                moves.isEmpty() ? null : moves.getFirst().move(), moves, analysis.depth(), analysis.nodes(),
                analysis.elapsed().toMillis() / 1000.0, last);
    }

    /** The text of the position a game has come to. */
    public static String text(Game game) {
        return PositionText.of(game);
    }

    private static EvaluationView evaluation(Rules rules, Value value, Side side) {
        return EvaluationView.of(rules, value.score(), value.exact(), side);
    }
}
