package zwickmuehle.perfect.viergewinnt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zwickmuehle.rules.viergewinnt.Size;
import zwickmuehle.rules.viergewinnt.VierGewinnt;
import zwickmuehle.search.Score;
import zwickmuehle.search.scenarios.Attempt;
import zwickmuehle.search.scenarios.Claim;
import zwickmuehle.search.scenarios.Scenario;
import zwickmuehle.search.scenarios.ScenarioPlayer;
import zwickmuehle.search.scenarios.Scenarios;

/** Every sentence of a Vier-Gewinnt scenario, held against the exact solver. */
final class ScenariosAreTrueTest {
    private static final VierGewinnt RULES = VierGewinnt.STANDARD;
    private static final VierGewinntOracle ORACLE = new VierGewinntOracle(Book.empty(Size.STANDARD),
            new Solver(Size.STANDARD, 1 << 22, 1), 0);

    static List<Scenario> scenarios() {
        return Scenarios.of("viergewinnt");
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void whatIsSaidIsTrue(Scenario scenario) {
        long position = scenario.position();
        switch (scenario.claim()) {
            case Claim.Wins(int withMove) -> {
                assertThat(value(position)).isEqualTo(Score.win(2 * withMove - 1));
                assertThat(scenario.task().english()).contains("Red (X) wins").containsAnyOf(
                        List.of("at once", "second move", "third move").get(withMove - 1));
            }
            case Claim.OnlySaving(int withMove, Set<Integer> saving, var _) -> {
                assertThat(columns(position, column -> !lostWithin(position, column, withMove))).isEqualTo(saving);
                if (scenario.task().english().contains("Only one move of Red (X) does not lose")) {
                    assertThat(columns(position, column -> !Score.loses(after(position, column)))).isEqualTo(saving)
                            .hasSize(1);
                }
            }
            case Claim.OnlyWinning(int withMove, Set<Integer> winning) -> {
                assertThat(value(position)).isEqualTo(Score.win(2 * withMove - 1));
                assertThat(columns(position, column -> Score.wins(after(position, column)))).isEqualTo(winning)
                        .hasSize(2);
                assertThat(columns(position, column -> Score.loses(after(position, column)))).hasSize(5);
            }
        }
    }

    /** What is called solved keeps what there is to be had. */
    @ParameterizedTest
    @MethodSource("scenarios")
    void whatTheProgramPlaysIsAsGoodAsAnyMove(Scenario scenario) {
        Attempt attempt = new ScenarioPlayer(() -> 0, new SplittableRandom(1)).attempt(scenario);
        assertThat(attempt.solved()).isTrue();
        assertThat(Integer.signum(after(scenario.position(), attempt.thought().move())))
                .isEqualTo(Integer.signum(value(scenario.position())));
    }

    @Test
    void aBoardIsNamedByItsSigns() {
        assertThat(scenarios()).allSatisfy(scenario -> assertThat(scenario.task().english())
                .contains(RULES.mover(scenario.position()).other().name().equals("WHITE") ? "X" : "0"));
    }

    private static boolean lostWithin(long position, int column, int moves) {
        int score = after(position, column);
        return Score.loses(score) && Score.plies(score) <= 2 * moves;
    }

    /** The exact score of a column, for the player who plays it. */
    private static int after(long position, int column) {
        return Score.onePlyEarlier(value(RULES.play(position, column)));
    }

    private static int value(long position) {
        return ORACLE.solve(position, 0, () -> false);
    }

    private static Set<Integer> columns(long position, IntPredicate wanted) {
        int[] moves = new int[RULES.maxMoves()];
        return IntStream.range(0, RULES.legalMoves(position, moves)).map(i -> moves[i]).filter(wanted).boxed()
                .collect(Collectors.toSet());
    }
}
