package zwickmuehle.web.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.postgresql.util.PSQLException;
import org.postgresql.util.PSQLState;
import zwickmuehle.play.record.MoveOrigin;
import zwickmuehle.play.record.MoveEntry;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.table.Overtaken;
import zwickmuehle.postgres.Postgres;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.games.Games;

/** What is true of a store that several servers share, and of no other. */
class PostgresTest {
    private static StoreAddress fresh() {
        return StoreAddress.parse(Postgres.shared().fresh(), Postgres.shared().variables());
    }

    private static GameState game(String id) {
        return Samples.fresh(id, Games.rules("viergewinnt", "7x6"), "human", "human", Duration.ofSeconds(1));
    }

    @Test
    void serversThatAreStartedAtOnceMakeTheTablesOnce() throws InterruptedException, ExecutionException {
        StoreAddress address = fresh();
        try (ExecutorService threads = Executors.newCachedThreadPool()) {
            List<Callable<Long>> starts = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                starts.add(() -> {
                    try (GameStore store = GameStore.open(address)) {
                        return store.index().count();
                    }
                });
            }
            for (Future<Long> count : threads.invokeAll(starts)) {
                assertThat(count.get()).isZero();
            }
        }
    }

    /** Many servers want to make the first move of one game: one of them does, and the others hear that they did not. */
    @Test
    void ofChangesThatRaceExactlyOneIsStored() throws InterruptedException, ExecutionException {
        StoreAddress address = fresh();
        try (GameStore one = GameStore.open(address);
                GameStore other = GameStore.open(address);
                ExecutorService threads = Executors.newCachedThreadPool()) {
            GameState record = game("race");
            Samples.create(one, record, "control", "hash");
            for (int round = 0; round < 20; round++) {
                GameState before = record;
                List<Callable<Integer>> tries = new ArrayList<>();
                for (int column = 0; column < 6; column++) {
                    GameStore store = column % 2 == 0 ? one : other;
                    MoveEntry entry = new MoveEntry(
                            before.game().legalMoves()[column % before.game().legalMoves().length],
                            MoveOrigin.HUMAN, null, null);
                    tries.add(() -> {
                        try {
                            Samples.save(store, before, before.played(entry));
                            return 1;
                        } catch (Overtaken _) {
                            return 0;
                        }
                    });
                }
                int stored = 0;
                for (Future<Integer> outcome : threads.invokeAll(tries)) {
                    stored += outcome.get();
                }
                assertThat(stored).isOne();
                GameState after = Samples.load(one, "race");
                assertThat(after).isEqualTo(Samples.load(other, "race"));
                assertThat(after.past()).hasSize(1);
                record = after.undone(1);
                Samples.save(other, after, record);
            }
        }
    }

    @Test
    void aStoreOneVersionAheadIsUsedAndOneFurtherAheadRefused() {
        StoreAddress address = fresh();
        GameStore.open(address).close();
        String name = address.toString().replaceFirst(".*/", "");
        Postgres.shared().execute(name,
                "INSERT INTO zwickmuehle_schema VALUES (" + (PostgresSchema.newest() + 1) + ")");
        try (GameStore store = GameStore.open(address)) {
            Samples.create(store, game("abc"));
        }
        Postgres.shared().execute(name,
                "INSERT INTO zwickmuehle_schema VALUES (" + (PostgresSchema.newest() + 2) + ")");
        assertThatThrownBy(() -> GameStore.open(address)).isInstanceOf(NotationException.class)
                .hasMessageContaining("use a newer program");
    }

    @Test
    void whoIsNotLetInIsToldWhyInOneSentence() {
        StoreAddress address = fresh();
        StoreAddress stranger = StoreAddress.parse(address.address(),
                Map.of("PGUSER", "nobody", "PGPASSWORD", "wrong"));
        assertThatThrownBy(() -> GameStore.open(stranger)).isInstanceOf(StoreUnreachable.class)
                .hasMessageContaining("PGUSER").hasMessageNotContaining("wrong");
        StoreAddress missing = StoreAddress.parse(Postgres.shared().address("no_such_database"),
                Postgres.shared().variables());
        assertThatThrownBy(() -> GameStore.open(missing)).isInstanceOf(StoreUnreachable.class)
                .hasMessageContaining("createdb");
    }

    @Test
    void userAndPasswordAreNeverOnTheCommandLine() {
        for (String words : List.of("jdbc:postgresql://me:secret@host/games",
                "jdbc:postgresql://host/games?password=secret", "jdbc:postgresql://host/games?ssl=true&User=me")) {
            assertThatThrownBy(() -> StoreAddress.parse(words, Map.of())).isInstanceOf(NotationException.class)
                    .hasMessageContaining("PGPASSWORD").hasMessageNotContaining("secret");
        }
        for (String words : List.of("", "postgres", "jdbc:sqlite:games", "jdbc:postgresql:games",
                "jdbc:postgresql://host", "jdbc:postgresql://host/", "jdbc:postgresql:///games")) {
            assertThatThrownBy(() -> StoreAddress.parse(words, Map.of())).isInstanceOf(NotationException.class)
                    .hasMessageContaining("expected jdbc:postgresql://HOST/DATABASE");
        }
        assertThat(StoreAddress.parse("jdbc:postgresql://a:5433/games?sslmode=require",
                Map.of("PGUSER", "me", "PGPASSWORD", "secret"))).hasToString("jdbc:postgresql://a:5433/games");
    }

    @Test
    void theTimeIsThatOfTheDatabase() {
        try (GameStore store = GameStore.open(fresh())) {
            long before = store.clock().instant().toEpochMilli();
            long there = store.counted().ask(handle -> handle.createQuery("SELECT " + Dialect.POSTGRES.now())
                    .mapTo(Long.class).one());
            long after = store.clock().instant().toEpochMilli();
            assertThat(there).isBetween(before - 2_000, after + 2_000);
            assertThat(store.ready()).isTrue();
        }
    }

    @Test
    void aDatabaseThatDoesNotAnswerIsGivenUpInOneSentence() {
        StoreAddress nobody = StoreAddress.parse("jdbc:postgresql://127.0.0.1:1/games", Map.of("PGUSER", "me"));
        assertThatThrownBy(() -> new PostgresDatabase(nobody, Duration.ofMillis(300)))
                .isInstanceOfSatisfying(SQLException.class, e -> assertThat(StoreUnreachable.of(nobody, e))
                        .hasMessageStartingWith("the database jdbc:postgresql://127.0.0.1:1/games cannot be reached"));
    }

    /** As with the address of docs/scaling.md and a database that has no certificate. */
    @Test
    void whatTheDriverSaysOfALineThatDoesNotComeAboutIsTold() {
        StoreAddress plain = StoreAddress.parse("jdbc:postgresql://127.0.0.1:1/games", Map.of("PGUSER", "me"));
        assertThat(StoreUnreachable.of(plain, new SQLException("The server does not support SSL.", "08004")))
                .hasMessage("the database jdbc:postgresql://127.0.0.1:1/games cannot be reached"
                        + " (08004: The server does not support SSL.)");
        assertThat(StoreUnreachable.of(plain, new IllegalStateException("no line"))).hasMessageEndingWith("(-)");
    }

    @Test
    void aDatabaseThatDoesNotLetUsInIsToldInOneSentence() {
        StoreAddress closed = StoreAddress.parse("jdbc:postgresql://127.0.0.1:1/games", Map.of("PGUSER", "me"));
        for (String state : List.of("28P01", "28000")) {
            assertThat(StoreUnreachable.of(closed, new SQLException("password of me is wrong", state)))
                    .hasMessageStartingWith("the database jdbc:postgresql://127.0.0.1:1/games does not let us in")
                    .hasMessageNotContaining("password of me");
        }
    }

    @Test
    void whatTheDatabaseSaysIsToldApart() {
        assertThat(StoreException.of(new SQLException("", "53100")).trouble()).isEqualTo(StoreException.Trouble.FULL);
        assertThat(StoreException.of(new SQLException("", "55P03")).trouble()).isEqualTo(StoreException.Trouble.BUSY);
        assertThat(StoreException.of(new SQLException("", "08006")).trouble())
                .isEqualTo(StoreException.Trouble.BROKEN);
        // Only what PostgreSQL itself has said about a commit is certain.
        assertThat(StoreException.certain(new PSQLException("", PSQLState.SERIALIZATION_FAILURE))).isTrue();
        assertThat(StoreException.certain(new PSQLException("", PSQLState.CONNECTION_FAILURE))).isFalse();
        assertThat(StoreException.certain(new IllegalStateException())).isFalse();
        assertThat(StoreException.unknown(new SQLException("", "08006")).unsure()).isTrue();
        assertThat(StoreException.of(new SQLException("", "08006")).unsure()).isFalse();
    }
}
