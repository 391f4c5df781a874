package zwickmuehle.play.view;

import java.util.List;

/** A game looked at after it was played: what it was worth after each move, and where it turned. */
public record ReviewView(List<Point> evaluations, List<Mistake> mistakes) {

    /** The value of the position after so many moves. */
    public record Point(int number, EvaluationView evaluation) {}

    /**
     * A move that gave something away.
     *
     * @param number of the move, from 1
     * @param better all moves that would have kept what there was
     * @param before the value of the best move
     * @param after the value of the move that was played, for the same side
     * @param position the text of the position before the move
     */
    public record Mistake(int number, String side, MoveView played, MoveView best, List<String> better,
            EvaluationView before, EvaluationView after, String position) {}
}
