package zwickmuehle.web.store;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;
import org.jdbi.v3.core.statement.Update;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.table.Dealings;
import zwickmuehle.play.table.Ledger;
import zwickmuehle.play.table.Overtaken;
import zwickmuehle.play.table.Person;
import zwickmuehle.play.table.Proposal;
import zwickmuehle.play.table.Seats;
import zwickmuehle.rules.Side;

/** Games as rows of the tables in {@link Schema}, and back. */
final class Rows {
    private Rows() {}

    /** A row of the table of games, and the checksum that was stored with it. */
    record Stored(GameRow row, long checksum) {
        /** Whether the row is as it was stored. */
        boolean intact() {
            return row.checksum() == checksum;
        }
    }

    /** A whole game as it lies in the tables. */
    record Whole(Stored stored, List<MoveRow> moves, Seats seats) {
        /** Whether all of it is as it was stored. */
        boolean intact() {
            return stored.intact() && stored.row().contents() == GameRow.contents(moves, seats);
        }

        /** A game that is not as it was stored is no game any more, and is never taken for one. */
        Ledger.Kept kept(Handle handle, Instant now) {
            GameState record = intact() ? stored.row().record(moves) : null;
            if (record == null) {
                throw StoreException.damaged();
            }
            return new Ledger.Kept(record, seats, record.setup().humansOnly()
                    ? dealings(handle, record.setup().id(), record.version(), now)
                    : Dealings.NONE);
        }
    }

    static void insertGame(Handle handle, GameRow row) {
        bind(handle.createUpdate("""
                INSERT INTO game (id, game, variant, start, white, black, seconds, length, result, code,
                  why_english, why_german, paused, delay, version, changed, tags, moved, contents, checksum)
                VALUES (:id, :game, :variant, :start, :white, :black, :seconds, :length, :result, :code,
                  :whyEnglish, :whyGerman, :paused, :delay, :version, :changed, :tags, :moved, :contents,
                  :checksum)"""), row).execute();
    }

    /** Refused if the stored game is not of the version that the change was made on. */
    static void updateGame(Handle handle, GameRow row, long madeOn) {
        updateGame(handle, row, madeOn, Condition.NONE);
    }

    /** The same, under one more condition. */
    static void updateGame(Handle handle, GameRow row, long madeOn, Condition condition) {
        int updated = bind(handle.createUpdate("""
                UPDATE game SET game = :game, variant = :variant, start = :start, white = :white, black = :black,
                  seconds = :seconds, length = :length, result = :result, code = :code, why_english = :whyEnglish,
                  why_german = :whyGerman, paused = :paused, delay = :delay, version = :version, changed = :changed,
                  tags = :tags, moved = :moved, contents = :contents, checksum = :checksum
                WHERE id = :id AND version = :madeOn\s""" + condition.sql()), row).bind("madeOn", madeOn)
                .bindMap(condition.values())
                .execute();
        if (updated == 0) {
            throw new Overtaken();
        }
    }

    private static Update bind(Update update, GameRow row) {
        return update.bind("id", row.id()).bind("game", row.game()).bind("variant", row.variant())
                .bind("start", row.start()).bind("white", row.white()).bind("black", row.black())
                .bind("seconds", row.seconds()).bind("length", row.length()).bind("result", row.result())
                .bind("code", row.code()).bind("whyEnglish", row.whyEnglish()).bind("whyGerman", row.whyGerman())
                .bind("paused", row.paused()).bind("delay", row.delay()).bind("version", row.version())
                .bind("changed", row.changed()).bind("tags", row.tags()).bind("moved", row.moved())
                .bind("contents", row.contents()).bind("checksum", row.checksum());
    }

    /** The moves from index {@code from} on; rows are numbered from 0. */
    static void insertMoves(Handle handle, String id, List<MoveRow> moves, int from) {
        if (from == moves.size()) {
            return;
        }
        PreparedBatch batch = handle.prepareBatch("""
                INSERT INTO move (game_id, number, move, made_by, microseconds, score, exact, depth)
                VALUES (:id, :number, :move, :madeBy, :microseconds, :score, :exact, :depth)""");
        for (int number = from; number < moves.size(); number++) {
            MoveRow row = moves.get(number);
            batch.bind("id", id).bind("number", number).bind("move", row.move()).bind("madeBy", row.madeBy())
                    .bind("microseconds", row.microseconds()).bind("score", row.score()).bind("exact", row.exact())
                    .bind("depth", row.depth()).add();
        }
        batch.execute();
    }

    static void deleteMoves(Handle handle, String id, int from) {
        handle.createUpdate("DELETE FROM move WHERE game_id = :id AND number >= :from").bind("id", id)
                .bind("from", from).execute();
    }

    static void insertSeats(Handle handle, String id, Seats seats) {
        seats.markByRole().forEach((role, hash) -> handle
                .createUpdate("INSERT INTO seat (game_id, role, token_hash) VALUES (:id, :role, :hash)").bind("id", id)
                .bind("role", role).bind("hash", hash).execute());
    }

    static void deleteSeats(Handle handle, String id) {
        handle.createUpdate("DELETE FROM seat WHERE game_id = :id").bind("id", id).execute();
    }

    /** Keeps what is proposed at a version of a game; what was proposed at another one holds no more. */
    static void replaceOffers(Handle handle, String id, long version, List<Dealings.Open> offers, Instant now) {
        handle.createUpdate("DELETE FROM offer WHERE game_id = :id").bind("id", id).execute();
        for (Dealings.Open offer : offers) {
            handle.createUpdate("""
                    INSERT INTO offer (game_id, kind, side, version, until)
                    VALUES (:id, :kind, :side, :version, :until)""").bind("id", id)
                    .bind("kind", offer.kind().word()).bind("side", offer.by().name()).bind("version", version)
                    .bind("until", now.plus(offer.left()).toEpochMilli()).execute();
        }
    }

    static void insertRematch(Handle handle, String id, String next) {
        handle.createUpdate("INSERT INTO rematch (game_id, next) VALUES (:id, :next)").bind("id", id)
                .bind("next", next).execute();
    }

    /** What the players of a game of that version have to do with each other beside the board. */
    static Dealings dealings(Handle handle, String id, long version, Instant now) {
        List<Dealings.Open> offers = new ArrayList<>();
        handle.createQuery("""
                SELECT kind, side, until FROM offer WHERE game_id = :id AND version = :version AND until > :now""")
                .bind("id", id).bind("version", version).bind("now", now.toEpochMilli()).map((row, _) -> {
                    // A server of the next version may know more kinds.
                    Proposal kind = Proposal.of(row.getString("kind"));
                    return kind != null && offers.add(new Dealings.Open(kind, Side.valueOf(row.getString("side")),
                            Duration.ofMillis(row.getLong("until") - now.toEpochMilli())));
                }).list();
        return new Dealings(offers, handle.createQuery("SELECT next FROM rematch WHERE game_id = :id").bind("id", id)
                .mapTo(String.class).findOne().orElse(null));
    }

    static @Nullable Stored stored(Handle handle, String id) {
        return handle.createQuery("SELECT * FROM game WHERE id = :id").bind("id", id)
                .map((row, _) -> new Stored(GameRow.of(row), row.getLong("checksum"))).findOne().orElse(null);
    }

    /** The rows of the games in which somebody has a role and which they have not hidden, the one changed last first. */
    static List<Stored> storedOf(Handle handle, Person person, int from, int most) {
        return handle.createQuery("""
                SELECT * FROM game WHERE id IN (SELECT game_id FROM seat WHERE token_hash = :hash)
                  AND id NOT IN (SELECT game_id FROM hidden WHERE token_hash = :hash)
                ORDER BY changed DESC, id LIMIT :most OFFSET :from""").bind("hash", person.mark())
                .bind("most", most).bind("from", from)
                .map((row, _) -> new Stored(GameRow.of(row), row.getLong("checksum"))).list();
    }

    static @Nullable Whole whole(Handle handle, String id) {
        Stored stored = stored(handle, id);
        return stored == null ? null : new Whole(stored, moves(handle, id), seats(handle, id));
    }

    private static List<MoveRow> moves(Handle handle, String id) {
        return handle.createQuery("""
                SELECT move, made_by, microseconds, score, exact, depth FROM move
                WHERE game_id = :id ORDER BY number""").bind("id", id).map((row, _) -> MoveRow.of(row)).list();
    }

    private static Seats seats(Handle handle, String id) {
        Map<String, String> seats = new HashMap<>();
        handle.createQuery("SELECT role, token_hash FROM seat WHERE game_id = :id").bind("id", id)
                .map((row, _) -> seats.put(row.getString("role"), row.getString("token_hash"))).list();
        return new Seats(seats);
    }

    /** Removes everything that is stored of a game, and says whether there was any. */
    static boolean delete(Handle handle, String id) {
        for (String table : List.of("move", "seat", "hidden", "offer", "rematch")) {
            handle.createUpdate("DELETE FROM " + table + " WHERE game_id = :id").bind("id", id).execute();
        }
        return handle.createUpdate("DELETE FROM game WHERE id = :id").bind("id", id).execute() > 0;
    }

    /** Gives a game the checksums of what is stored of it now. */
    static void seal(Handle handle, String id) {
        Whole whole = whole(handle, id);
        if (whole != null) {
            GameRow row = whole.stored().row().withContents(GameRow.contents(whole.moves(), whole.seats()))
                    .withEnd(whole.moves());
            updateGame(handle, row, row.version());
        }
    }
}
