package zwickmuehle.web.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwickmuehle.rules.Games;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;
import zwickmuehle.search.Oracle;
import zwickmuehle.web.record.GameRecord;
import zwickmuehle.web.record.Setup;
import zwickmuehle.web.store.DataDirectory;
import zwickmuehle.web.store.GameStore;
import zwickmuehle.web.thinking.Opponents;
import zwickmuehle.web.thinking.ThinkerShelf;
import zwickmuehle.web.thinking.ThinkingPool;

/** More games than are kept in memory: those that somebody just used stay, the others are found in the store again. */
class TablesTest {
    private static final int MORE_THAN_IN_MEMORY = 2_050;
    private static final int KEPT = 1_001;

    private final AtomicLong now = new AtomicLong();

    @TempDir
    private Path data = Path.of("");

    @Test
    void nobodyLosesTheTableHeIsSittingAt() {
        Opponents opponents = new Opponents(List.of(), _ -> Oracle.NONE, 1 << 20);
        try (DataDirectory directory = DataDirectory.take(data);
                GameStore store = GameStore.open(directory, InstantSource.system());
                ThinkerShelf shelf = new ThinkerShelf(opponents);
                ThinkingPool pool = new ThinkingPool(1, 1);
                ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
                Tables tables = new Tables(
                        new House(store, opponents, shelf, pool, timer, now::get, String::valueOf))) {
            Token token = tables.freshToken();
            String first = "";
            for (int i = 0; i < MORE_THAN_IN_MEMORY; i++) {
                Table table = create(tables, token);
                first = i == 0 ? table.view(token).id() : first;
                assertThat(table.play(token, "d6", 0).moveNumber()).isEqualTo(1);
            }
            assertThat(tables.inMemory()).isEqualTo(MORE_THAN_IN_MEMORY);

            now.addAndGet(Duration.ofMinutes(1).toNanos());
            Table last = create(tables, token);
            assertThat(tables.inMemory()).isLessThanOrEqualTo(KEPT);
            assertThat(last.play(token, "d6", 0).moveNumber()).isEqualTo(1);
            assertThat(tables.find(first).play(token, "f4", 1).moveNumber()).isEqualTo(2);
        }
    }

    private static Table create(Tables tables, Token token) {
        Rules rules = Games.rules("muehle", null);
        Setup setup = new Setup(tables.freshId(), rules, rules.start(), Setup.HUMAN, Setup.HUMAN, 1);
        return tables.create(GameRecord.fresh(setup, false), token, List.of(Side.WHITE, Side.BLACK));
    }
}
