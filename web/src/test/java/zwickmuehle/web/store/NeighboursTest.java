package zwickmuehle.web.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.Update;
import org.junit.jupiter.api.Test;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.record.MoveEntry;
import zwickmuehle.play.record.MoveOrigin;
import zwickmuehle.play.table.Dealings;
import zwickmuehle.play.table.Ledger;
import zwickmuehle.play.table.Proposal;
import zwickmuehle.play.table.Seats;
import zwickmuehle.postgres.Postgres;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.games.Games;

/**
 * Servers are replaced one by one, so a server of the version before works with the tables while they are brought up to
 * date, and afterwards. What it says is written down here as that version said it, and is not to be changed with the
 * program: a new step of the tables gets a new version of this test.
 */
class NeighboursTest {
    private static final int OLDER = 2;
    private static final Seats SEATS = new Seats(Map.of("control", "anna", "white", "anna", "black", "ben"));

    /** A server of version 2 of the tables, as far as it says something to the database. */
    private static final class Older {
        private final Jdbi database;

        Older(Jdbi database) {
            this.database = database;
        }

        void create(GameState game) {
            database.useTransaction(transaction -> {
                bind(transaction.createUpdate("""
                        INSERT INTO game (id, game, variant, start, white, black, seconds, length, result, code,
                          why_english, why_german, paused, delay, version, changed, tags, moved, contents, checksum)
                        VALUES (:id, :game, :variant, :start, :white, :black, :seconds, :length, :result, :code,
                          :whyEnglish, :whyGerman, :paused, :delay, :version, :changed, :tags, :moved, :contents,
                          :checksum)"""), game).execute();
                SEATS.markByRole().forEach((role, hash) -> transaction
                        .createUpdate("INSERT INTO seat (game_id, role, token_hash) VALUES (:id, :role, :hash)")
                        .bind("id", game.setup().id()).bind("role", role).bind("hash", hash).execute());
            });
        }

        /** One more move, and whether it was stored. */
        boolean move(GameState before, GameState after) {
            return database.inTransaction(transaction -> {
                int updated = bind(transaction.createUpdate("""
                        UPDATE game SET game = :game, variant = :variant, start = :start, white = :white,
                          black = :black, seconds = :seconds, length = :length, result = :result, code = :code,
                          why_english = :whyEnglish, why_german = :whyGerman, paused = :paused, delay = :delay,
                          version = :version, changed = :changed, tags = :tags, moved = :moved,
                          contents = :contents, checksum = :checksum
                        WHERE id = :id AND version = :madeOn"""), after).bind("madeOn", before.version()).execute();
                if (updated == 0) {
                    return false;
                }
                MoveRow row = MoveRow.of(after.past().getLast());
                transaction.createUpdate("""
                        INSERT INTO move (game_id, number, move, made_by, microseconds, score, exact, depth)
                        VALUES (:id, :number, :move, :madeBy, :microseconds, :score, :exact, :depth)""")
                        .bind("id", after.setup().id()).bind("number", before.past().size()).bind("move", row.move())
                        .bind("madeBy", row.madeBy()).bind("microseconds", row.microseconds())
                        .bind("score", row.score()).bind("exact", row.exact()).bind("depth", row.depth()).execute();
                return true;
            });
        }

        long version(String id) {
            return database.withHandle(handle -> handle.createQuery("SELECT version FROM game WHERE id = :id")
                    .bind("id", id).mapTo(Long.class).one());
        }

        boolean takeTurn(String id, long version) {
            return database.withHandle(handle -> handle.createQuery("""
                    INSERT INTO turn (game_id, version, holder, epoch, until)
                    VALUES (:id, :version, 'older', 1, 0)
                    ON CONFLICT (game_id) DO UPDATE
                      SET version = :version, holder = 'older', epoch = turn.epoch + 1, until = 0
                      WHERE turn.version < :version
                    RETURNING epoch""").bind("id", id).bind("version", version).mapTo(Long.class).findOne()
                    .isPresent());
        }

        boolean delete(String id) {
            return database.inTransaction(transaction -> {
                for (String table : List.of("move", "seat", "hidden")) {
                    delete(transaction, table, "game_id", id);
                }
                return delete(transaction, "game", "id", id) > 0;
            });
        }

        private static int delete(Handle handle, String table, String column, String id) {
            return handle.createUpdate("DELETE FROM " + table + " WHERE " + column + " = :id").bind("id", id)
                    .execute();
        }

        private static Update bind(Update update, GameState game) {
            Instant now = Instant.parse("2026-11-18T08:00:00Z");
            GameRow row = GameRow.of(game, GameRow.contents(game.past().stream().map(MoveRow::of).toList(), SEATS), now,
                    now);
            return update.bind("id", row.id()).bind("game", row.game()).bind("variant", row.variant())
                    .bind("start", row.start()).bind("white", row.white()).bind("black", row.black())
                    .bind("seconds", row.seconds()).bind("length", row.length()).bind("result", row.result())
                    .bind("code", row.code()).bind("whyEnglish", row.whyEnglish())
                    .bind("whyGerman", row.whyGerman()).bind("paused", row.paused()).bind("delay", row.delay())
                    .bind("version", row.version()).bind("changed", row.changed()).bind("tags", row.tags())
                    .bind("moved", row.moved()).bind("contents", row.contents()).bind("checksum", row.checksum());
        }
    }

    private static GameState game(String id) {
        return Samples.fresh(id, Games.rules("viergewinnt", "7x6"), "human", "human", Duration.ofSeconds(1));
    }

    private static GameState oneMore(GameState before) {
        return before.played(new MoveEntry(before.game().legalMoves()[0], MoveOrigin.HUMAN, null, null));
    }

    private static Ledger.Kept loaded(GameStore store) {
        return Objects.requireNonNull(store.load("abc"));
    }

    @Test
    void aServerOfTheVersionBeforePlaysOnWhileTheTablesAreBroughtUpToDateAndAfterwards() {
        assertThat(PostgresSchema.newest()).as("of this step and the one before").isEqualTo(OLDER + 1);
        StoreAddress address = StoreAddress.parse(Postgres.shared().fresh(), Postgres.shared().variables());
        Jdbi database = Jdbi.create(address.address(), address.credentials());
        PostgresSchema.bringUpTo(database, OLDER);
        Older older = new Older(database);
        GameState begun = game("abc");
        older.create(begun);
        GameState one = oneMore(begun);
        assertThat(older.move(begun, one)).isTrue();

        try (GameStore newer = GameStore.open(address)) {
            assertThat(loaded(newer).record()).isEqualTo(one);
            GameState two = oneMore(one);
            newer.save(loaded(newer), new Ledger.Kept(two, SEATS));
            assertThat(older.move(one, oneMore(one))).as("overtaken").isFalse();
            GameState three = oneMore(two);
            assertThat(older.version("abc")).isEqualTo(two.version());
            assertThat(older.move(two, three)).isTrue();
            assertThat(loaded(newer).record()).isEqualTo(three);

            Ledger.Kept before = loaded(newer);
            Ledger.Kept proposed = new Ledger.Kept(three.touched(), SEATS, new Dealings(
                    List.of(new Dealings.Open(Proposal.DRAW, Side.WHITE, Duration.ofMinutes(1))), null));
            newer.save(before, proposed);
            assertThat(loaded(newer).dealings().open()).hasSize(1);
            assertThat(older.move(three, oneMore(three))).as("what is proposed is a version, too").isFalse();
            GameState four = oneMore(proposed.record());
            assertThat(older.move(proposed.record(), four)).isTrue();
            assertThat(loaded(newer).dealings().open()).as("a move of the older server ends an offer").isEmpty();
            assertThat(older.takeTurn("abc", four.version())).isTrue();

            Ledger.Kept last = loaded(newer);
            newer.saveRematch(last, new Ledger.Kept(four.touched(), SEATS, new Dealings(List.of(), "next")),
                    game("next"), SEATS);
            // A server of the version before that is started now works with tables that are one ahead of it.
            PostgresSchema.bringUpTo(database, OLDER);
            assertThat(older.delete("abc")).isTrue();
            assertThat(newer.load("abc")).isNull();
            assertThat(loadedNext(newer)).isTrue();
        }
    }

    private static boolean loadedNext(GameStore store) {
        return store.load("next") != null;
    }
}
