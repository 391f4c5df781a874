package zwickmuehle.play.service;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.judging.Hindsight;
import zwickmuehle.play.judging.Judgement;
import zwickmuehle.play.judging.TurningPoint;
import zwickmuehle.play.view.AnalysisView;
import zwickmuehle.play.view.BoardView;
import zwickmuehle.play.view.EvaluationView;
import zwickmuehle.play.view.MoveView;
import zwickmuehle.play.view.ReviewView;
import zwickmuehle.play.view.SideName;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Side;
import zwickmuehle.search.Analysis;
import zwickmuehle.search.Value;

/** Goes through a game from its end to its beginning, judges every move and says what should have been played. */
final class Review {
    private final Function<Game, Analysis> analyst;
    private final BooleanSupplier stop;

    /** @param analyst asked once for each position, and again where a move is in doubt */
    Review(Function<Game, Analysis> analyst, BooleanSupplier stop) {
        this.analyst = analyst;
        this.stop = stop;
    }

    /** Reviews a game, telling what it finds as it is found: the last position and the last move first. */
    ReviewView of(Game game, Consumer<Study.Step> tell) {
        List<ReviewView.Point> points = new ArrayList<>();
        List<Judgement> judgements = new ArrayList<>();
        Analysis last = analyst.apply(game);
        Hindsight hindsight = new Hindsight(game, last, analyst);
        points.add(point(game, last.value(), tell));
        int[] moves = game.moves();
        for (int number = moves.length - 1; number >= 0 && !stop.getAsBoolean(); number--) {
            Game before = game.before(moves.length - number);
            Judgement judgement = hindsight.judge(before, moves[number], analyst.apply(before));
            judgements.add(judgement);
            tell.accept(new Study.Step("judgement", graded(judgement)));
            points.add(point(before, hindsight.value(), tell));
        }
        TurningPoint.of(game, judgements).ifPresent(turn -> {
            judgements.replaceAll(one -> one.number() == turn.number() ? turn : one);
            tell.accept(new Study.Step("judgement", graded(turn)));
        });
        judgements.sort(Comparator.comparingInt(Judgement::number));
        points.sort(Comparator.comparingInt(ReviewView.Point::number));
        List<ReviewView.Mistake> mistakes = judgements.stream().filter(one -> one.grade().bad()).map(Review::mistake)
                .toList();
        mistakes.forEach(mistake -> tell.accept(new Study.Step("mistake", mistake)));
        return new ReviewView(points, mistakes, judgements.stream().map(Review::graded).toList());
    }

    private static ReviewView.Point point(Game game, Value value, Consumer<Study.Step> tell) {
        ReviewView.Point point = new ReviewView.Point(game.length(), evaluation(game, value));
        tell.accept(new Study.Step("evaluation", point));
        return point;
    }

    private static ReviewView.Graded graded(Judgement judgement) {
        return new ReviewView.Graded(judgement.number(), SideName.of(judgement.before().mover()),
                judgement.grade().word(), rounded(judgement.lost()));
    }

    private static ReviewView.Mistake mistake(Judgement judgement) {
        Game before = judgement.before();
        Side side = before.mover();
        Explaining.Contrast why = Explaining.Contrast.of(judgement);
        return new ReviewView.Mistake(judgement.number(), SideName.of(side), judgement.grade().word(),
                rounded(judgement.had()), rounded(judgement.lost()), move(before, judgement.played()),
                move(before, judgement.best()),
                judgement.better().stream().map(before.rules().notation()::move).toList(),
                evaluation(before, judgement.bestValue()), evaluation(before, judgement.playedValue()),
                answer(before.play(judgement.played()), judgement.answer()), why.merits(), why.faults(), why.answer(),
                AnalysisView.text(before));
    }

    private static @Nullable MoveView answer(Game after, OptionalInt answer) {
        return answer.isEmpty() ? null : move(after, answer.getAsInt());
    }

    private static MoveView move(Game game, int move) {
        return BoardView.of(game.rules()).move(game.position(), move);
    }

    /** A value for the side to move. */
    private static EvaluationView evaluation(Game game, Value value) {
        return EvaluationView.of(game.rules(), value.score(), value.exact(), game.mover());
    }

    private static double rounded(double share) {
        return Math.round(1000 * share) / 1000.0;
    }
}
