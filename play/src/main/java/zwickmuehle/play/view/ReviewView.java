package zwickmuehle.play.view;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A game looked at after it was played: what it was worth after each move, how good each move was, and what should have
 * been played where one was a mistake.
 */
public record ReviewView(List<Point> evaluations, List<Mistake> mistakes, List<Graded> moves) {

    /** The value of the position after so many moves. */
    public record Point(int number, EvaluationView evaluation) {}

    /**
     * How good a move was.
     *
     * @param number of the move, from 1
     * @param grade {@code best}, {@code good}, {@code inaccuracy}, {@code mistake} or {@code blunder}
     * @param lost what it threw away of the expected result, from 0 to 1
     */
    public record Graded(int number, String side, String grade, double lost) {}

    /**
     * A move that gave something away.
     *
     * @param number of the move, from 1
     * @param had what could be expected before it, from 0 (a loss) to 1 (a win)
     * @param lost what it threw away of that
     * @param better all moves that would have kept what there was
     * @param before the value of the best move
     * @param after the value of the move that was played, for the same side
     * @param answer the opponent's best answer to it
     * @param reasons what speaks for the best move and not for the one played
     * @param faults what speaks against the move played and not against the best one
     * @param answerReasons what speaks for the opponent's answer
     * @param position the text of the position before the move
     */
    public record Mistake(int number, String side, String grade, double had, double lost, MoveView played,
            MoveView best,
            List<String> better, EvaluationView before, EvaluationView after, @Nullable MoveView answer,
            List<ReasonsView.Said> reasons, List<ReasonsView.Said> faults, List<ReasonsView.Said> answerReasons,
            String position) {}
}
