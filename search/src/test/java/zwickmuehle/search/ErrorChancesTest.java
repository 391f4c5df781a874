package zwickmuehle.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.MuehlePosition;
import zwickmuehle.rules.muehle.RuleSet;

/** Which of several drawing moves is chosen. */
final class ErrorChancesTest {
    private static final Muehle RULES = new Muehle(RuleSet.KLASSISCH);
    private static final int TOP_LEFT = 1;

    private final Game game = Game.from(RULES, RULES.notation().parsePosition("WEEEEEEWEEEEEEEBEEEEBEWB 0 0 w"));

    /** All is drawn, except where Black has moved away from one of its points while White stands in the corner. */
    private static int knowing(long position) {
        boolean whiteToMove = RULES.mover(position) == Side.WHITE;
        boolean corner = (MuehlePosition.stones(position, Side.WHITE) & TOP_LEFT) != 0;
        return whiteToMove && corner ? Score.win(5) : Score.DRAW;
    }

    @Test
    void theMoveAfterWhichMostAnswersLoseIsPreferred() {
        RootMoves moves = new RootMoves(game, new Random(3));
        int all = moves.count();
        new ErrorChances((position, _) -> knowing(position), () -> false).narrow(game, moves);
        assertThat(moves.count()).isBetween(1, all - 1);
        for (int i = 0; i < moves.count(); i++) {
            long after = RULES.play(game.position(), moves.move(i));
            assertThat(MuehlePosition.stones(after, Side.WHITE) & TOP_LEFT).isNotZero();
        }
    }

    @Test
    void withoutAnyProblemAllMovesStay() {
        RootMoves moves = new RootMoves(game, new Random(3));
        int all = moves.count();
        new ErrorChances((_, _) -> Score.DRAW, () -> false).narrow(game, moves);
        assertThat(moves.count()).isEqualTo(all);
    }
}
