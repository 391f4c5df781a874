package zwickmuehle.play.view;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Side;
import zwickmuehle.play.record.MoveEntry;
import zwickmuehle.play.record.Evaluation;
import zwickmuehle.play.record.GameState;

/**
 * A move of the list of moves.
 *
 * @param number from 1
 * @param closed the mills (in Vier Gewinnt: the winning rows) it closed
 * @param position the text of the position after it
 */
public record EntryView(int number, String side, String move, @Nullable String from, String to,
        @Nullable String captured, @Nullable String column, List<List<String>> closed, @Nullable Double seconds,
        String by, @Nullable EvaluationView evaluation, @Nullable Integer depth, String position) {

    /** The move that led from {@code before} to {@code after}. */
    static EntryView of(Game before, Game after, MoveEntry entry) {
        BoardView board = BoardView.of(before.rules());
        Side side = before.mover();
        MoveView move = board.move(before.position(), entry.move());
        Evaluation evaluation = entry.evaluation();
        return new EntryView(after.length(), SideName.of(side), move.move(), move.from(), move.to(), move.captured(),
                move.column(), board.closedBy(before.position(), entry.move()),
                entry.time() == null ? null : entry.time().toMillis() / 1000.0, entry.by().word(),
                evaluation == null
                        ? null
                        : EvaluationView.of(before.rules(), evaluation.score(), evaluation.exact(), side),
                evaluation == null || evaluation.depth() == 0 ? null : evaluation.depth(), PositionText.of(after));
    }

    /** The moves made, the first one first. */
    static List<EntryView> past(GameState record) {
        List<EntryView> views = new ArrayList<>();
        Game after = record.game();
        for (MoveEntry entry : record.past().reversed()) {
            Game before = after.undo();
            views.add(of(before, after, entry));
            after = before;
        }
        return views.reversed();
    }

    /** The last move made, or null. */
    static @Nullable EntryView last(GameState record) {
        return record.past().isEmpty()
                ? null
                : of(record.game().undo(), record.game(), record.past().getLast());
    }

    /** The moves taken back, the next one first. */
    static List<EntryView> future(GameState record) {
        List<EntryView> views = new ArrayList<>();
        Game before = record.game();
        for (MoveEntry entry : record.future()) {
            Game after = before.play(entry.move());
            views.add(of(before, after, entry));
            before = after;
        }
        return views;
    }
}
