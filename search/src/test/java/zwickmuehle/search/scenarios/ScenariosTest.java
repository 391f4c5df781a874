package zwickmuehle.search.scenarios;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.games.Games;
import zwickmuehle.rules.muehle.Board;
import zwickmuehle.rules.muehle.MuehleMove;
import zwickmuehle.rules.muehle.MuehlePosition;
import zwickmuehle.search.Equipment;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.Score;

final class ScenariosTest {
    static List<Scenario> scenarios() {
        List<Scenario> all = new ArrayList<>(Scenarios.of("viergewinnt"));
        all.addAll(Scenarios.of("muehle"));
        return all;
    }

    private static Attempt attempt(Scenario scenario) {
        return new ScenarioPlayer(() -> 0, new SplittableRandom(1)).attempt(scenario);
    }

    private static Scenario muehle(int number) {
        return Scenarios.of("muehle").get(number - 1);
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void searchSolvesIt(Scenario scenario) {
        assertThat(attempt(scenario).solved()).isTrue();
    }

    /**
     * The claims about wins and losses, proven by looking at everything. What lies too far ahead for that the exact
     * solver says, in {@code ScenariosAreTrueTest}.
     */
    @ParameterizedTest
    @MethodSource("scenarios")
    void claimIsTrueByBruteForce(Scenario scenario) {
        Rules rules = scenario.rules();
        int[] moves = Game.from(rules, scenario.position()).legalMoves();
        for (int move : moves) {
            long next = rules.play(scenario.position(), move);
            switch (scenario.claim()) {
                case Claim.Wins(int n) ->
                    assertThat(n > 1 && lost(rules, next, 2 * n - 4)).as("no move wins sooner").isFalse();
                case Claim.OnlySaving(int n, var saving, var target) ->
                    assertThat(won(rules, next, 2 * n - 1)).as("%s loses", rules.notation().consoleMove(move))
                            .isEqualTo(!saving.contains(target.applyAsInt(move)));
                case Claim.OnlyWinning(int _, var winning) ->
                    assertThat(winning.contains(move) && won(rules, next, 3)).as("a winning move loses").isFalse();
            }
        }
        if (scenario.claim() instanceof Claim.Wins(int n)) {
            assertThat(won(rules, scenario.position(), 2 * n - 1)).isTrue();
        }
    }

    @Test
    void vierGewinntIsToldInTheSignsAndColumnsOfItsBoard() {
        List<String> lines = AttemptText.of(attempt(Scenarios.of("viergewinnt").getFirst())).stream()
                .map(Sentence::english).toList();
        assertThat(lines).contains("Move: 5", "X wins: four in a row");
        assertThat(AttemptText.of(attempt(muehle(1)))).extracting(Sentence::english)
                .anyMatch(line -> line.matches("Move: \\d+ -> 2.*"));
    }

    @Test
    void firstOfMuehleIsWonByMovingToPointTwo() {
        assertThat(MuehleMove.to(attempt(muehle(1)).thought().move())).isEqualTo(2);
    }

    @Test
    void thirdOfMuehleMakesTwoRowsOfTwoAtOnce() {
        Attempt attempt = attempt(muehle(3));
        assertThat(rowsOfTwo(attempt.games().get(0).position(), Side.BLACK)).isZero();
        assertThat(rowsOfTwo(attempt.games().get(1).position(), Side.BLACK)).isGreaterThanOrEqualTo(2);
    }

    @Test
    void fifthOfMuehleStartsWithoutRowsOfTwoAndGetsThemFirst() {
        Attempt attempt = attempt(muehle(5));
        assertThat(rowsOfTwo(attempt.games().get(0).position(), Side.BLACK)).isZero();
        assertThat(rowsOfTwo(attempt.games().get(0).position(), Side.WHITE)).isZero();
        assertThat(rowsOfTwo(attempt.games().get(1).position(), Side.BLACK)).isPositive();
    }

    @Test
    void hardCasesAreFound() {
        for (String game : List.of("muehle", "viergewinnt")) {
            Rules rules = Games.rules(game, null);
            List<HardCase> found = new ArrayList<>();
            new HardCases(rules, new Equipment(Oracle.NONE, () -> 0,
                    new SplittableRandom(3), 1, 1 << 20)).find(1, found::add);
            assertThat(found).hasSize(1);
            int best = found.getFirst().alphaBeta().value().score();
            int chosen = found.getFirst().monteCarlo().value().score();
            assertThat(Score.wins(best) != Score.wins(chosen) || Score.loses(best) != Score.loses(chosen)).isTrue();
        }
    }

    private static int rowsOfTwo(long position, Side side) {
        int taken = MuehlePosition.moverStones(position) | MuehlePosition.opponentStones(position);
        return Integer.bitCount(Board.completions(MuehlePosition.stones(position, side)) & ~taken);
    }

    /** Whether the side to move wins within so many plies. */
    private static boolean won(Rules rules, long position, int plies) {
        int[] moves = new int[rules.maxMoves()];
        int count = plies <= 0 ? 0 : rules.legalMoves(position, moves);
        for (int i = 0; i < count; i++) {
            if (lost(rules, rules.play(position, moves[i]), plies - 1)) {
                return true;
            }
        }
        return false;
    }

    private static boolean lost(Rules rules, long position, int plies) {
        if (rules.ending(position).decisive()) {
            return true;
        }
        int[] moves = new int[rules.maxMoves()];
        int count = rules.legalMoves(position, moves);
        for (int i = 0; i < count; i++) {
            if (plies <= 0 || !won(rules, rules.play(position, moves[i]), plies - 1)) {
                return false;
            }
        }
        return count > 0;
    }
}
