package zwickmuehle.train.reasons;

import java.util.Arrays;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.Game;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.Score;

/** What an oracle says, in -1, 0 and 1 for the side to move. */
record Values(Oracle oracle) {

    int outcome(Game game, int quietMoves) {
        Ending ending = game.ending();
        if (ending != Ending.ONGOING) {
            return ending.decisive() ? -1 : 0;
        }
        int score = oracle.solve(game.position(), quietMoves, () -> false);
        if (score == Oracle.UNKNOWN) {
            throw new IllegalStateException("unknown: " + game);
        }
        return Score.wins(score) ? 1 : Score.loses(score) ? -1 : 0;
    }

    int ofMove(Game game, int move) {
        Game next = game.play(move);
        return -outcome(next, next.quietMoves());
    }

    boolean confirm(Game game, int move, Reason reason) {
        int own = ofMove(game, move);
        int bestOther = Arrays.stream(game.legalMoves()).filter(other -> other != move)
                .map(other -> ofMove(game, other)).max().orElse(-2);
        return switch (reason.kind()) {
            case ONLY_WIN -> own == 1 && bestOther < 1;
            case ONLY_DRAW -> own == 0 && bestOther < 0;
            case GIVES_WIN_AWAY -> own == reason.number() && bestOther == 1;
            case GIVES_DRAW_AWAY -> own == -1 && bestOther == 0;
            default -> false;
        };
    }
}
