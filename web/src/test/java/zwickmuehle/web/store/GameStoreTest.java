package zwickmuehle.web.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.rules.Games;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;
import zwickmuehle.web.record.By;
import zwickmuehle.web.record.Entry;
import zwickmuehle.web.record.Evaluation;
import zwickmuehle.web.record.GameRecord;
import zwickmuehle.web.record.Setup;

class GameStoreTest {
    private static final InstantSource CLOCK = InstantSource.fixed(Instant.parse("2026-11-15T00:00:00Z"));

    @TempDir
    private Path data = Path.of("");

    private static GameRecord fresh() {
        Rules rules = Games.rules("viergewinnt", "7x6");
        return GameRecord.fresh(new Setup("abc", rules, rules.start(), "human", "level:3", 1.5), false);
    }

    private static Entry entry(int move) {
        return new Entry(move, By.COMPUTER, Duration.ofMillis(12), new Evaluation(34, false, 5));
    }

    @Test
    void whatIsSavedIsLoaded() {
        try (DataDirectory directory = DataDirectory.take(data); GameStore store = GameStore.open(directory, CLOCK)) {
            GameRecord record = fresh();
            store.create(record, Map.of("control", "hash"));
            for (GameRecord after : new GameRecord[]{record.played(entry(3)),
                    record.played(entry(3)).played(entry(2)), record.played(entry(3)).played(entry(2)).undone(1),
                    record.played(entry(3)).played(new Entry(5, By.HUMAN, null, null)),
                    record.judged(Verdict.resignedBy(Side.BLACK)), record.restarted(), record.paused(true)}) {
                store.save(record, after);
                assertThat(store.load("abc")).isEqualTo(after);
                record = after;
            }
            assertThat(store.seats("abc")).containsExactly(Map.entry("control", "hash"));
            assertThat(store.gamesOf("hash", 0, 9)).hasSize(1);
            assertThat(store.load("unknown")).isNull();
        }
    }

    @Test
    void aStoreOfANewerVersionIsRefused() {
        try (DataDirectory directory = DataDirectory.take(data)) {
            Jdbi.create("jdbc:sqlite:" + directory.games())
                    .useHandle(handle -> handle.execute("PRAGMA user_version = 99"));
            assertThatThrownBy(() -> GameStore.open(directory, CLOCK)).isInstanceOf(NotationException.class)
                    .hasMessageContaining("version 99");
        }
    }
}
