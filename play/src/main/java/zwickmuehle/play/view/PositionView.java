package zwickmuehle.play.view;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;

/**
 * Everything the page needs to draw a position and to offer its moves, so that it need know no rules.
 *
 * @param points in reading order
 * @param kind the kind of move that is due: place, move, fly or drop; none once the game is over
 * @param mills the closed mills on the board
 * @param winningLines the rows that won, in Vier Gewinnt
 * @param threats what the other player would do at once if the one to move passed
 * @param quietLimit null where there is none
 * @param sideNames what the players of this game call the sides
 */
public record PositionView(String game, String variant, String text, int columns, int rows, List<PointView> points,
        String mover, String kind, List<MoveView> moves, List<MoveView> threats, StonesView stones,
        List<List<String>> mills,
        List<List<String>> winningLines, int quietMoves, @Nullable Integer quietLimit, int occurrences,
        @Nullable Integer repetitionLimit, OutcomeView outcome, List<Spoken> description, SideNames sideNames) {

    /** How many stones each side has. */
    public record StonesView(Count white, Count black) {}

    /**
     * The stones of one side.
     *
     * @param taken stones that have left the game
     */
    public record Count(int onBoard, int inHand, int taken) {}

    /** The position a game has come to. */
    public static PositionView of(Game game) {
        Rules rules = game.rules();
        BoardView board = BoardView.of(rules);
        long position = game.position();
        OutcomeView outcome = OutcomeView.of(rules, game.outcome());
        return new PositionView(rules.game(), rules.variant(), PositionText.of(game), board.columns(), board.rows(),
                board.points(position), SideName.of(game.mover()), outcome.over() ? "none" : board.kind(position),
                moves(game, board), outcome.over() ? List.of() : board.threats(position), board.stones(position),
                board.mills(position), board.winningLines(position),
                game.quietMoves(), limit(rules.quietLimit()), game.occurrences(), limit(rules.repetitionLimit()),
                outcome, rules.description(position).stream().map(Spoken::of).toList(), SideNames.of(rules));
    }

    private static List<MoveView> moves(Game game, BoardView board) {
        return Arrays.stream(game.legalMoves()).mapToObj(move -> board.move(game.position(), move)).toList();
    }

    private static @Nullable Integer limit(int limit) {
        return limit == Rules.NO_LIMIT ? null : limit;
    }
}
