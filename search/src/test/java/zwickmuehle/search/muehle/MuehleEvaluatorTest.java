package zwickmuehle.search.muehle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.RuleSet;
import zwickmuehle.rules.muehle.Symmetry;
import zwickmuehle.search.Score;

class MuehleEvaluatorTest {
    private static final Rules RULES = new Muehle(RuleSet.KLASSISCH);

    private final MuehleEvaluator evaluator = new MuehleEvaluator();

    @Test
    void equivalentPositionsHaveEqualEstimates() {
        RandomGenerator random = new Random(3);
        Set<Integer> estimates = new HashSet<>();
        for (int games = 0; games < 200; games++) {
            Game game = Game.start(RULES);
            for (int ply = 0; ply < 60 && !game.outcome().over(); ply++) {
                long position = game.position();
                int estimate = evaluator.evaluate(position);
                assertThat(Math.abs(estimate)).isLessThanOrEqualTo(Score.LARGEST_ESTIMATE);
                estimates.add(estimate);
                for (int symmetry = 0; symmetry < Symmetry.OF_BOARD; symmetry++) {
                    assertThat(evaluator.evaluate(RULES.transform(position, symmetry))).isEqualTo(estimate);
                }
                int[] moves = game.legalMoves();
                game = game.play(moves[random.nextInt(moves.length)]);
            }
        }
        assertThat(estimates).hasSizeGreaterThan(1_000);
    }

    @Test
    void everyPartOfTheBoardIsTheNumberThatItsPointsSpell() {
        RandomGenerator random = new Random(4);
        for (int i = 0; i < 1_000; i++) {
            int mover = random.nextInt(1 << 24);
            int opponent = random.nextInt(1 << 24) & ~mover;
            assertThat(Patterns.at(0, mover, opponent)).isEqualTo(spelt(mover, opponent, 0, 1, 2, 3, 4, 5, 6, 7));
            assertThat(Patterns.at(1, mover, opponent))
                    .isEqualTo(spelt(mover, opponent, 16, 17, 18, 19, 20, 21, 22, 23));
            assertThat(Patterns.at(2, mover, opponent))
                    .isEqualTo(6561 + spelt(mover, opponent, 8, 9, 10, 11, 12, 13, 14, 15));
            assertThat(Patterns.at(3, mover, opponent))
                    .isEqualTo(2 * 6561 + spelt(mover, opponent, 0, 1, 2, 8, 9, 10, 16, 17, 18));
            assertThat(Patterns.at(6, mover, opponent))
                    .isEqualTo(2 * 6561 + spelt(mover, opponent, 6, 7, 0, 14, 15, 8, 22, 23, 16));
        }
    }

    private static int spelt(int mover, int opponent, int... points) {
        int number = 0;
        for (int i = points.length - 1; i >= 0; i--) {
            number = 3 * number + (mover >> points[i] & 1) + 2 * (opponent >> points[i] & 1);
        }
        return number;
    }

    @Test
    void weightsAreReadAlmostAsTheyWereFitted() {
        for (int points = -1_000; points <= 1_000; points++) {
            short read = PatternTables.points(PatternTables.written(points));
            assertThat(Math.abs(read - points)).isLessThanOrEqualTo((int) (1 + Math.sqrt(Math.abs(points))));
        }
        assertThat(PatternTables.points(PatternTables.written(1e9))).isEqualTo((short) 1_012);
    }

    @ParameterizedTest
    @CsvSource({"18, 0, 0, PLACING", "8, 5, 5, LATE_PLACING", "1, 8, 9, LAST_PLACED", "0, 3, 3, BOTH_FLY",
            "0, 3, 5, MOVER_FLIES", "0, 5, 3, OPPONENT_FLIES", "0, 5, 4, FEW", "0, 6, 6, SOME", "0, 7, 8, MANY",
            "0, 9, 9, FULL"})
    void positionsAreToldApartByStage(int hands, int mover, int opponent, Patterns.Stage stage) {
        assertThat(Patterns.Stage.of(hands, mover, opponent)).isEqualTo(stage);
    }

    @Test
    void aStoneMoreIsWorthHaving() {
        long ahead = RULES.notation().parsePosition("WEEWEEWEEBEEEEEBEEWEEBEE 0 0 w");
        long behind = RULES.notation().parsePosition("WEEWEEWEEBEEEEEBEEWEEBEE 0 0 b");
        assertThat(evaluator.evaluate(ahead)).isGreaterThan(evaluator.evaluate(behind));
    }
}
