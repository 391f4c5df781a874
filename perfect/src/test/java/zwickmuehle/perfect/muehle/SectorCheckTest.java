package zwickmuehle.perfect.muehle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.LongAdder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.RuleSet;

/** The check of whole rows against the one that plays every move of every position by the rules. */
final class SectorCheckTest {
    /** With nine, both sides can have more than three, so that nobody flies. */
    private static final int STONES = 9;
    private static final int SPOILED_ONE_IN = 500;

    @ParameterizedTest
    @ValueSource(strings = {"klassisch", "mills=none,quiet=none"})
    void findsWhatTheSlowCheckFinds(String ruleSet) {
        Muehle rules = new Muehle(RuleSet.parse(ruleSet));
        SolvedSectors solved = new SolvedSectors(rules.ruleSet(), STONES, 2);
        spoil(solved);
        long all = 0;
        try (Crew crew = new Crew(2)) {
            for (Sector sector : solved.sectors()) {
                if (sector.stones() == STONES && sector.columnStones() == Sector.FEWEST) {
                    continue; // 6-3 and 3-6 would show nothing new, and take longest
                }
                SectorValues values = solved.values(sector);
                SectorValues turned = solved.values(sector.turned());
                List<SectorCheck.Mismatch> slow = Collections.synchronizedList(new ArrayList<>());
                crew.overRows(values.index().rows(), () -> new SuccessorCheck(rules, values, turned,
                        solved.afterCapture(sector), slow::add, _ -> {}));
                List<SectorCheck.Mismatch> quick = Collections.synchronizedList(new ArrayList<>());
                new SectorCheck(rules, new IndexTables(), values, turned, solved.afterCapture(sector)).run(crew,
                        quick::add,
                        _ -> {});
                assertThat(quick).as(sector.toString()).hasSameSizeAs(slow);
                assertThat(new HashSet<>(quick).equals(new HashSet<>(slow))).as(sector.toString()).isTrue();
                all += slow.size();
            }
        }
        assertThat(all).isPositive();
    }

    /**
     * Random values that can be stored, so that every kind of successor changes what is computed. Not in rows in which
     * several columns mean the same position: there the two checks may look at different ones of them.
     */
    private static void spoil(SolvedSectors solved) {
        SplittableRandom random = new SplittableRandom(17);
        for (Sector sector : solved.sectors()) {
            SectorValues values = solved.values(sector);
            for (int row = 0; row < values.index().rows(); row++) {
                byte[] of = values.rows()[row];
                for (int column = random.nextInt(SPOILED_ONE_IN); !values.index().isSymmetric(row)
                        && column < values.index().columns(); column += 1 + random.nextInt(2 * SPOILED_ONE_IN)) {
                    of[column] = random.nextInt(3) == 0 ? SectorValue.DRAW : (byte) random.nextInt(SectorValue.LONGEST);
                }
            }
        }
    }

    @Test
    void everyPositionIsLookedAtOnce() {
        SolvedSectors solved = new SolvedSectors(RuleSet.KURS, 7, 2);
        try (Crew crew = new Crew(2)) {
            for (Sector sector : solved.sectors()) {
                LongAdder told = new LongAdder();
                long looked = new SectorCheck(new Muehle(RuleSet.KURS), new IndexTables(), solved.values(sector),
                        solved.values(sector.turned()), solved.afterCapture(sector)).run(crew, mismatch -> {
                            throw new AssertionError(mismatch);
                        }, told::add);
                assertThat(looked).as(sector.toString()).isEqualTo(sector.positions()).isEqualTo(told.sum());
            }
        }
    }
}
