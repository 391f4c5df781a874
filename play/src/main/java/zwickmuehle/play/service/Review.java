package zwickmuehle.play.service;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;
import zwickmuehle.search.Analysis;
import zwickmuehle.search.Analyst;
import zwickmuehle.search.Limits;
import zwickmuehle.search.MoveValue;
import zwickmuehle.search.Score;
import zwickmuehle.play.view.AnalysisView;
import zwickmuehle.play.view.BoardView;
import zwickmuehle.play.view.EvaluationView;
import zwickmuehle.play.view.ReviewView;
import zwickmuehle.play.view.SideName;
import zwickmuehle.search.Value;

/**
 * Goes through a game position by position and finds the moves that changed its result. Values are compared as shares
 * (1 won, 0 even, -1 lost), so that proven results and estimates can be weighed against each other. One thread.
 */
public final class Review {
    /** So much given away is a mistake: a draw instead of a win, or about a stone of Mühle. */
    private static final double MISTAKE = 0.4;
    /** Moves within so much of the best are as good. */
    private static final double AS_GOOD = 0.1;

    private final Analyst analyst;
    private final Duration timeForEach;
    private final BooleanSupplier stop;

    public Review(Analyst analyst, Duration timeForEach, BooleanSupplier stop) {
        this.analyst = analyst;
        this.timeForEach = timeForEach;
        this.stop = stop;
    }

    /** Reviews a game, telling about each step as it is done. */
    public ReviewView of(Game game, Consumer<ReviewView.Point> evaluated, Consumer<ReviewView.Mistake> found) {
        List<ReviewView.Point> points = new ArrayList<>();
        List<ReviewView.Mistake> mistakes = new ArrayList<>();
        int[] moves = game.moves();
        for (int number = 0; number <= moves.length && !stop.getAsBoolean(); number++) {
            Game position = game.before(moves.length - number);
            Analysis analysis = analyst.analyse(position, Limits.time(timeForEach), stop, _ -> {});
            ReviewView.Point point = new ReviewView.Point(number,
                    evaluation(game.rules(), analysis.value(), position.mover()));
            points.add(point);
            evaluated.accept(point);
            ReviewView.Mistake mistake = number == moves.length ? null : mistake(position, moves[number], analysis);
            if (mistake != null) {
                mistakes.add(mistake);
                found.accept(mistake);
            }
        }
        return new ReviewView(points, mistakes);
    }

    private static ReviewView.@Nullable Mistake mistake(Game before, int played, Analysis analysis) {
        MoveValue best = analysis.moves().getFirst();
        MoveValue chosen = analysis.moves().stream().filter(move -> move.move() == played).findFirst().orElseThrow();
        // An estimate proves nothing against a move that is known to hold.
        boolean unsure = !best.value().exact() && chosen.value().exact() && !Score.loses(chosen.value().score());
        if (unsure || share(best) - share(chosen) < MISTAKE) {
            return null;
        }
        BoardView board = BoardView.of(before.rules());
        Side side = before.mover();
        List<String> better = analysis.moves().stream().filter(move -> share(best) - share(move) <= AS_GOOD)
                .map(move -> board.move(before.position(), move.move()).move()).toList();
        return new ReviewView.Mistake(before.length() + 1, SideName.of(side), board.move(before.position(), played),
                board.move(before.position(), best.move()), better,
                evaluation(before.rules(), best.value(), side), evaluation(before.rules(), chosen.value(), side),
                AnalysisView.text(before));
    }

    private static double share(MoveValue move) {
        return EvaluationView.share(move.value().score());
    }

    private static EvaluationView evaluation(Rules rules, Value value, Side side) {
        return EvaluationView.of(rules, value.score(), value.exact(), side);
    }
}
