package zwickmuehle.perfect.muehle.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwickmuehle.perfect.muehle.Sector;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.RuleSet;
import zwickmuehle.search.Oracle;

/** The oracle learns while the database is built, and building can be paused. */
final class GrowingDatabaseTest {
    private static final Muehle RULES = new Muehle(RuleSet.KLASSISCH);

    @TempDir
    private Path folder;

    @Test
    void theOracleKnowsASectorAsSoonAsItIsWritten() throws IOException {
        GrowingDatabase database = new GrowingDatabase(folder, RULES.ruleSet(), _ -> {});
        Oracle oracle = database.oracle();
        long three = RULES.notation().parsePosition("WWEEEEEEEEEEEWEEEEEEEBBB 0 0 w");
        long four = RULES.notation().parsePosition("WWEEEEEEEEEEEWEEEEEEBBBB 0 0 w");
        assertThat(oracle.probe(three, 0)).isEqualTo(Oracle.UNKNOWN);
        List<Boolean> knewThree = new ArrayList<>();
        List<Boolean> knewFour = new ArrayList<>();
        database.build(7, 1, new DatabaseBuilder.Progress() {
            @Override
            public void stage(Sector sector, String stage) {}

            @Override
            public void solved(long positions) {
                knewThree.add(oracle.probe(three, 0) != Oracle.UNKNOWN);
                knewFour.add(oracle.probe(four, 0) != Oracle.UNKNOWN);
            }
        });
        assertThat(knewThree).containsExactly(true, true);
        assertThat(knewFour).containsExactly(false, true);
        assertThat(database.database().complete()).isFalse();
    }

    @Test
    void onlyWithoutStonesInHandIsEveryAnswerLookedUp() throws IOException {
        Oracle oracle = new GrowingDatabase(folder, RULES.ruleSet(), _ -> {}).oracle();
        assertThat(oracle.isLookedUp()).isTrue();
        assertThat(oracle.isLookedUp(RULES.notation().parsePosition("WWEEEEEEEEEEEWEEEEEEEBBB 0 0 w"))).isTrue();
        assertThat(oracle.isLookedUp(RULES.notation().parsePosition("WWEEEEEEEEEEEWEEEEEEEBBB 0 1 w"))).isFalse();
    }

    @Test
    void buildingStopsWhenItsThreadIsInterrupted() throws IOException {
        GrowingDatabase database = new GrowingDatabase(folder, RULES.ruleSet(), _ -> {});
        DatabaseBuilder.Progress impatient = new DatabaseBuilder.Progress() {
            @Override
            public void stage(Sector sector, String stage) {
                if (sector.equals(new Sector(4, 3)) && stage.equals("first pass")) {
                    Thread.currentThread().interrupt();
                }
            }

            @Override
            public void solved(long positions) {}
        };
        assertThatThrownBy(() -> database.build(7, 1, impatient)).isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isFalse();
        assertThat(database.database().has(new Sector(3, 3))).isTrue();
        assertThat(database.database().has(new Sector(4, 3))).isFalse();
    }
}
