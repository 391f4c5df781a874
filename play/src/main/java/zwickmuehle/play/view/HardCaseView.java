package zwickmuehle.play.view;

import java.util.List;
import zwickmuehle.rules.Game;
import zwickmuehle.search.MoveValue;
import zwickmuehle.search.scenarios.HardCase;

/**
 * A position in which alpha-beta and Monte Carlo disagree.
 *
 * @param best the move of alpha-beta, which is right
 * @param tempting the move of Monte Carlo, which is not
 */
public record HardCaseView(PositionView position, Choice best, Choice tempting) {

    /** A move and what it is worth to the player who makes it. */
    public record Choice(MoveView move, EvaluationView evaluation) {}

    /** Those that were found. */
    public record All(List<HardCaseView> cases) {}

    public static HardCaseView of(HardCase found) {
        Game game = Game.from(found.rules(), found.position());
        return new HardCaseView(PositionView.of(game), choice(game, found.alphaBeta()),
                choice(game, found.monteCarlo()));
    }

    private static Choice choice(Game game, MoveValue move) {
        return new Choice(BoardView.of(game.rules()).move(game.position(), move.move()),
                EvaluationView.of(game.rules(), move.value().score(), move.value().exact(), game.mover()));
    }
}
