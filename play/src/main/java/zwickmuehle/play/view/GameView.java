package zwickmuehle.play.view;

import java.util.List;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.rules.Game;
import zwickmuehle.search.Score;
import zwickmuehle.play.record.Evaluation;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.record.TakingBack;

/**
 * A game as the page shows it. Of the fields that may be missing, {@code start} and {@code history} are left out of the
 * news of a single move, which brings {@code entry} instead, and {@code you} is said only to the one who asked.
 *
 * @param moveNumber moves made so far; the page sends it back with its next move
 * @param turn {@code human}, {@code computer}, {@code paused} or {@code over}
 * @param offers what one of two people has proposed to the other
 * @param clock of two people who play with one
 * @param next the id of the game that both went on to, as a rematch
 */
public record GameView(String id, long version, String game, String variant,
        @Nullable String start, int moveNumber, PositionView position,
        OutcomeView outcome, PlayerView.Pair players, double seconds, String turn, @Nullable ThinkingView thinking,
        @Nullable EntryView lastMove, @Nullable List<EntryView> history,
        @Nullable EntryView entry, List<EntryView> future, boolean canUndo,
        boolean canRedo, Pace pace, @Nullable EvaluationView evaluation,
        List<OfferView> offers, @Nullable String next, @Nullable ClockView clock, @Nullable YouView you) {

    /** How computers play each other. */
    public record Pace(boolean paused, double delay) {}

    /** What goes on around a game, apart from the moves. */
    public record Around(PlayerView.Pair players, @Nullable ThinkingView thinking, List<OfferView> offers,
            @Nullable String next, @Nullable ClockView clock) {
        /** Nobody thinks or proposes anything. */
        public static Around quiet(PlayerView.Pair players) {
            return new Around(players, null, List.of(), null, null);
        }
    }

    /** The whole game. */
    public static GameView whole(GameState record, Around around, @Nullable YouView you) {
        return of(record, around, you, true);
    }

    /** The news that one more move was made. */
    public static GameView news(GameState record, Around around) {
        return of(record, around, null, false);
    }

    private static GameView of(GameState record, Around around, @Nullable YouView you, boolean whole) {
        Game game = record.game();
        PositionView position = PositionView.of(game);
        EntryView last = EntryView.last(record);
        return new GameView(record.setup().id(), record.version(), position.game(), position.variant(),
                whole ? game.rules().notation().position(record.setup().start()) : null, game.length(), position,
                outcome(record), around.players(), Times.seconds(record.setup().moveTime()), turn(record),
                around.thinking(), last,
                whole ? EntryView.past(record) : null, whole ? null : last, EntryView.future(record),
                TakingBack.undo(record, false).isPresent(), TakingBack.redo(record, false).isPresent(),
                new Pace(record.paused(), Times.seconds(record.delay())), evaluation(record), around.offers(),
                around.next(), around.clock(), you);
    }

    public static OutcomeView outcome(GameState record) {
        Verdict ruling = record.verdict();
        return ruling == null ? OutcomeView.of(record.game().rules(), record.game().outcome()) : OutcomeView.of(ruling);
    }

    /** The same game, ended by the referee. */
    public GameView ended(OutcomeView verdict) {
        return new GameView(id, version, game, variant, start, moveNumber, position, verdict, players, seconds, "over",
                null, lastMove, history, entry, future, canUndo, canRedo, pace, evaluation, offers, next,
                clock, you);
    }

    private static String turn(GameState record) {
        if (record.over()) {
            return "over";
        }
        if (!record.computerToMove()) {
            return "human";
        }
        return record.paused() ? "paused" : "computer";
    }

    /** What the one who made the last move thought of it. */
    private static @Nullable EvaluationView evaluation(GameState record) {
        if (record.past().isEmpty()) {
            return null;
        }
        Evaluation evaluation = record.past().getLast().evaluation();
        return evaluation == null
                ? null
                : EvaluationView.of(record.game().rules(), Score.onePlyLater(evaluation.score()), evaluation.exact(),
                        record.mover().other());
    }
}
