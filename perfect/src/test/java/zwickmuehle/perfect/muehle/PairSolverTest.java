package zwickmuehle.perfect.muehle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.RuleSet;

/** The solver against published counts, against its successors by the rules, and against a slow twin. */
final class PairSolverTest {

    @Test
    void countsUnderTheRulesOfTheLiterature() {
        SolvedSectors solved = new SolvedSectors(RuleSet.THEORIE, 8, 2);
        assertCounts(solved.counts(3, 3), 140_621, 28_736, 269);
        assertCounts(solved.counts(3, 4), 102_281, 0, 658_117);
        assertCounts(solved.counts(4, 3), 75_397, 3_095, 681_906);
        assertCounts(solved.counts(4, 4), 159, 29, 3_225_409);
        assertCounts(solved.counts(3, 5), 6_301, 9_677, 2_564_412);
        assertCounts(solved.counts(5, 3), 580_660, 0, 1_999_730);
    }

    @Test
    void countsUnderTheRulesOfPeople() {
        SolvedSectors solved = new SolvedSectors(RuleSet.KLASSISCH, 7, 2);
        assertCounts(solved.counts(3, 3), 139_123, 27_464, 3_039);
        assertCounts(solved.counts(3, 4), 23_784, 0, 736_614);
        assertThat(solved.counts(3, 3).longestLoss()).isEqualTo(20);
    }

    @Test
    void countsUnderTheRulesOfTheCourse() {
        SolvedSectors solved = new SolvedSectors(RuleSet.KURS, 7, 2);
        assertCounts(solved.counts(3, 3), 140_621, 28_736, 269);
        assertCounts(solved.counts(4, 3), 74_649, 3_095, 682_654);
    }

    private static void assertCounts(SectorCounts counts, long wins, long losses, long draws) {
        assertThat(List.of(counts.wins(), counts.losses(), counts.draws())).as(counts.sector().toString())
                .containsExactly(wins, losses, draws);
    }

    @ParameterizedTest
    @ValueSource(strings = {"theorie", "klassisch", "kurs", "mills=none,quiet=7", "mills=any,quiet=1"})
    void everyValueFollowsFromItsSuccessors(String ruleSet) {
        Muehle rules = new Muehle(RuleSet.parse(ruleSet));
        SolvedSectors solved = new SolvedSectors(rules.ruleSet(), 7, 2);
        List<SectorCheck.Mismatch> mismatches = Collections.synchronizedList(new ArrayList<>());
        try (Crew crew = new Crew(2)) {
            for (Sector sector : solved.sectors()) {
                SectorValues values = solved.values(sector);
                crew.overRows(values.index().rows(), () -> new SuccessorCheck(rules, values,
                        solved.values(sector.turned()), solved.afterCapture(sector), mismatches::add, _ -> {}));
            }
        }
        assertThat(mismatches).isEmpty();
    }

    @Test
    void aWrongValueIsNoticed() {
        Muehle rules = new Muehle(RuleSet.THEORIE);
        SolvedSectors solved = new SolvedSectors(RuleSet.THEORIE, 6, 1);
        SectorValues values = solved.values(new Sector(3, 3));
        values.rows()[7][5] = (byte) (values.rows()[7][5] ^ 2);
        List<SectorCheck.Mismatch> mismatches = new ArrayList<>();
        try (Crew crew = new Crew(1)) {
            crew.overRows(values.index().rows(),
                    () -> new SuccessorCheck(rules, values, values, null, mismatches::add, _ -> {}));
        }
        assertThat(mismatches).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"theorie", "klassisch", "kurs"})
    void valuesAgreeWithTheSlowTwin(String ruleSet) {
        Muehle rules = new Muehle(RuleSet.parse(ruleSet));
        SectorValues values = new SolvedSectors(rules.ruleSet(), 6, 2).values(new Sector(3, 3));
        SlowTwin twin = new SlowTwin(rules);
        for (int row = 0; row < values.index().rows(); row++) {
            for (int column = 0; column < values.index().columns(); column += 7) {
                int mover = values.index().moverSet(row, column);
                int opponent = values.index().opponentSet(row, column);
                assertThat(values.rows()[row][column]).as("%06x %06x", mover, opponent)
                        .isEqualTo(twin.value(mover, opponent));
            }
        }
    }

    @Test
    void theNumberOfThreadsChangesNothing() {
        SolvedSectors one = new SolvedSectors(RuleSet.KURS, 7, 1);
        SolvedSectors three = new SolvedSectors(RuleSet.KURS, 7, 3);
        for (Sector sector : one.sectors()) {
            SectorIndex index = one.values(sector).index();
            for (int row = 0; row < index.rows(); row++) {
                byte[] expected = Arrays.copyOf(one.values(sector).rows()[row], index.columns());
                assertThat(Arrays.copyOf(three.values(sector).rows()[row], index.columns())).isEqualTo(expected);
            }
        }
    }
}
