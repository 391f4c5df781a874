package zwickmuehle.play.view;

import java.util.List;
import zwickmuehle.rules.Game;
import zwickmuehle.train.reasons.MoveReasons;
import zwickmuehle.train.reasons.Reason;
import zwickmuehle.train.reasons.Reasons;

/** What speaks for and against the moves of a position; of a move that nothing can be said about there is nothing. */
public record ReasonsView(String position, List<Said> reasons) {

    /**
     * One thing said about one move.
     *
     * @param kind a word for programs
     * @param good whether it speaks for the move
     * @param points what it is about, to be marked on the board
     */
    public record Said(String move, String kind, boolean good, String en, String de, List<String> points) {

        static Said of(Game game, int move, Reason reason) {
            return new Said(game.rules().notation().move(move), reason.kind().word(), reason.kind().good(),
                    reason.sentence().english(), reason.sentence().german(),
                    Reasons.pointNames(game.rules(), reason));
        }
    }

    /** What is said about one move. */
    public static List<Said> said(Game game, int move, List<Reason> reasons) {
        return reasons.stream().map(reason -> Said.of(game, move, reason)).toList();
    }

    public static ReasonsView of(Game game, List<MoveReasons> moves) {
        return new ReasonsView(PositionText.of(game), moves.stream()
                .flatMap(move -> move.reasons().stream().map(reason -> Said.of(game, move.move(), reason))).toList());
    }
}
