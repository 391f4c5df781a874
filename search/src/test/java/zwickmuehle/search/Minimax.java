package zwickmuehle.search;

import zwickmuehle.rules.Ending;
import zwickmuehle.rules.Game;

/** The search's slow, obvious twin: looks at everything, remembers nothing, and asks {@link Game} about draws. */
final class Minimax {
    private final Tactics tactics;
    private final Evaluator evaluator;

    Minimax(Tactics tactics, Evaluator evaluator) {
        this.tactics = tactics;
        this.evaluator = evaluator;
    }

    /** The score for the side to move, wins counted in plies from here. */
    int score(Game game, int depth) {
        Ending ending = game.ending();
        if (ending != Ending.ONGOING) {
            return ending.decisive() ? Score.loss(0) : Score.DRAW;
        }
        if (depth == 0) {
            return quiet(game, 6);
        }
        int best = -Score.WIN;
        for (int move : game.legalMoves()) {
            best = Math.max(best, Score.onePlyEarlier(score(game.play(move), depth - 1)));
        }
        return best;
    }

    private int quiet(Game game, int pliesLeft) {
        Ending ending = game.rules().ending(game.position());
        if (ending != Ending.ONGOING) {
            return ending.decisive() ? Score.loss(0) : Score.DRAW;
        }
        int best = evaluator.evaluate(game.position());
        int[] forcing = new int[game.rules().maxMoves()];
        int count = pliesLeft == 0 ? 0 : tactics.forcingMoves(game.position(), forcing);
        for (int i = 0; i < count; i++) {
            Game next = Game.from(game.rules(), game.rules().play(game.position(), forcing[i]));
            best = Math.max(best, Score.onePlyEarlier(quiet(next, pliesLeft - 1)));
        }
        return best;
    }
}
