package zwickmuehle.perfect.viergewinnt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zwickmuehle.perfect.viergewinnt.KnownPositions.Known;
import zwickmuehle.rules.viergewinnt.Size;
import zwickmuehle.rules.viergewinnt.VierGewinnt;

final class SolverTest {
    private static final VierGewinnt RULES = VierGewinnt.STANDARD;

    private final Solver solver = new Solver(Size.STANDARD);

    @ParameterizedTest
    @ValueSource(strings = {"end_easy", "middle_easy", "middle_medium", "begin_easy"})
    void scoresAgreeWithThoseOfOthers(String set) throws IOException {
        for (Known known : KnownPositions.of(set)) {
            solver.forget();
            assertThat(solver.score(known.position(), SolverWatch.NOBODY)).as(known.text()).isEqualTo(known.score());
        }
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"begin_medium", "begin_hard"})
    void scoresOfHardPositionsAgreeWithThoseOfOthers(String set) throws IOException {
        scoresAgreeWithThoseOfOthers(set);
    }

    @ParameterizedTest
    @ValueSource(strings = {"end_easy", "middle_easy", "middle_medium", "begin_easy"})
    void outcomesAgreeWithThoseOfOthers(String set) throws IOException {
        for (Known known : KnownPositions.of(set)) {
            assertThat(solver.outcome(known.position(), SolverWatch.NOBODY)).as(known.text())
                    .isEqualTo(known.outcome());
        }
    }

    @Tag("slow")
    @Test
    void outcomesAfterEightPliesAgreeWithTheClassicDataSet() throws IOException {
        outcomesAgreeWithThoseOfOthers("8_plies");
    }

    @Tag("slow")
    @Test
    void theFirstPlayerWinsInTheMiddleOnly() {
        assertThat(solver.columns(RULES.start(), SolverWatch.NOBODY)).containsExactly(-2, -1, 0, 1, 0, -1, -2);
    }

    /** Every position of the boards that can be solved by trying everything. */
    @ParameterizedTest
    @CsvSource({"4x4", "3x5", "5x3", "2x8", "1x9", "9x1", "6x2"})
    void everyPositionOfASmallBoardHasTheScoreOfTheSlowTwin(String text) {
        Size size = Size.parse(text);
        SlowSolver twin = new SlowSolver(size);
        twin.score(new VierGewinnt(size).start());
        Solver small = new Solver(size, 1 << 20, 1);
        twin.all().forEach((position, score) -> {
            if (!small.rules().ending(position).decisive()) {
                assertThat(small.score(position, SolverWatch.NOBODY)).as(small.rules().notation().position(position))
                        .isEqualTo(score);
                assertThat(small.outcome(position, SolverWatch.NOBODY)).isEqualTo(Integer.signum(score));
            }
        });
    }

    @ParameterizedTest
    @CsvSource({"5x4,8", "4x5,8", "5x5,13", "6x5,18", "7x6,30", "8x7,44", "9x6,41", "7x7,37", "10x5,38", "16x3,36",
            "3x20,46"})
    void positionsOfLargerBoardsHaveTheScoreOfTheSlowTwin(String text, int stones) {
        Size size = Size.parse(text);
        SlowSolver twin = new SlowSolver(size);
        Solver larger = new Solver(size, 1 << 22, 1);
        for (long position : RandomGames.positions(larger.rules(), stones, 25, new SplittableRandom(stones))) {
            String shown = larger.rules().notation().position(position);
            assertThat(larger.score(position, SolverWatch.NOBODY)).as(shown).isEqualTo(twin.score(position));
            int[] columns = larger.columns(position, SolverWatch.NOBODY);
            for (int column = 0; column < columns.length; column++) {
                int expected = larger.rules().full(position, column)
                        ? Solver.UNKNOWN
                        : -twin.score(larger.rules().play(position, column));
                assertThat(columns[column]).as(shown).isEqualTo(expected);
            }
        }
    }

    @Test
    void aPositionAndItsMirrorImageHaveTheSameScore() {
        Solver fresh = new Solver(Size.STANDARD);
        for (int stones = 10; stones < 42; stones++) {
            for (long position : RandomGames.positions(RULES, stones, 5, new SplittableRandom(stones))) {
                fresh.forget();
                assertThat(fresh.score(RULES.transform(position, 1), SolverWatch.NOBODY))
                        .isEqualTo(solver.score(position, SolverWatch.NOBODY));
            }
        }
    }

    @Test
    void severalThreadsFindTheSameScores() throws IOException {
        Solver crew = new Solver(Size.STANDARD, 1 << 24, 3);
        List<Known> known = KnownPositions.of("begin_medium").subList(0, 6);
        for (Known one : known) {
            crew.forget();
            assertThat(crew.score(one.position(), SolverWatch.NOBODY)).as(one.text()).isEqualTo(one.score());
        }
        assertThat(crew.nodes()).isGreaterThan(100_000);
    }

    @Test
    void oneThreadAlwaysEntersTheSameNumberOfPositions() {
        long position = RULES.notation().parsePosition("444414");
        Solver other = new Solver(Size.STANDARD);
        other.outcome(RULES.notation().parsePosition("2252576253462244"), SolverWatch.NOBODY);
        long before = other.nodes();
        other.forget();
        assertThat(other.score(position, SolverWatch.NOBODY)).isEqualTo(solver.score(position, SolverWatch.NOBODY));
        assertThat(other.nodes() - before).isEqualTo(solver.nodes());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aSolverCanBeStoppedAndSaysWhatItKnowsSoFar(int threads) {
        Solver stopped = new Solver(Size.STANDARD, 1 << 22, threads);
        int score = stopped.score(RULES.start(), (nodes, lower, upper) -> {
            assertThat(lower).isLessThanOrEqualTo(1);
            assertThat(upper).isGreaterThanOrEqualTo(1);
            return nodes > 100_000;
        });
        assertThat(score).isEqualTo(Solver.UNKNOWN);
        assertThat(stopped.nodes()).isBetween(100_000L, 1_000_000L);
        assertThat(stopped.score(RULES.notation().parsePosition("1212121".substring(0, 6)), SolverWatch.NOBODY))
                .isEqualTo(18);
    }

    @Test
    void afterTheEndThereIsNothingToSolve() {
        assertThatThrownBy(() -> solver.score(RULES.notation().parsePosition("1212121"), SolverWatch.NOBODY))
                .hasMessage("the game is over: 1212121");
    }
}
