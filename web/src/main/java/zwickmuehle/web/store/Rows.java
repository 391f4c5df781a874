package zwickmuehle.web.store;

import java.sql.ResultSet;
import java.sql.SQLException;
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
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Games;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;
import zwickmuehle.web.record.By;
import zwickmuehle.web.record.Concession;
import zwickmuehle.web.record.Entry;
import zwickmuehle.web.record.Evaluation;
import zwickmuehle.web.record.GameRecord;
import zwickmuehle.web.record.Setup;

/** Games as rows of the tables in {@link Schema}, and back. */
final class Rows {
    private Rows() {}

    static void insertGame(Handle handle, GameRecord game, Instant now) {
        bindState(handle.createUpdate("""
                INSERT INTO game (id, game, variant, start, white, black, seconds, length, loser, concession,
                  why_english, why_german, paused, delay, version, changed)
                VALUES (:id, :game, :variant, :start, :white, :black, :seconds, :length, :loser, :concession,
                  :whyEnglish, :whyGerman, :paused, :delay, :version, :changed)"""), game, now)
                .bind("game", game.setup().rules().game()).bind("variant", game.setup().rules().variant())
                .bind("start", game.setup().start()).execute();
    }

    static void updateGame(Handle handle, GameRecord game, Instant now) {
        bindState(handle.createUpdate("""
                UPDATE game SET white = :white, black = :black, seconds = :seconds, length = :length, loser = :loser,
                  concession = :concession, why_english = :whyEnglish, why_german = :whyGerman, paused = :paused,
                  delay = :delay, version = :version, changed = :changed
                WHERE id = :id"""), game, now).execute();
    }

    private static Update bindState(Update update, GameRecord game, Instant now) {
        Setup setup = game.setup();
        Concession concession = game.concession();
        return update.bind("id", setup.id()).bind("white", setup.white()).bind("black", setup.black())
                .bind("seconds", setup.seconds()).bind("length", game.past().size())
                .bind("loser", concession == null ? null : concession.loser().name())
                .bind("concession", concession == null ? null : concession.kind().name())
                .bind("whyEnglish", concession == null ? null : concession.why().english())
                .bind("whyGerman", concession == null ? null : concession.why().german())
                .bind("paused", game.paused()).bind("delay", game.delay()).bind("version", game.version())
                .bind("changed", now.toEpochMilli());
    }

    /** The moves from index {@code from} on; rows are numbered from 0. */
    static void insertMoves(Handle handle, GameRecord game, List<Entry> moves, int from) {
        if (from == moves.size()) {
            return;
        }
        PreparedBatch batch = handle.prepareBatch("""
                INSERT INTO move (game_id, number, move, made_by, microseconds, score, exact, depth)
                VALUES (:id, :number, :move, :by, :microseconds, :score, :exact, :depth)""");
        for (int number = from; number < moves.size(); number++) {
            Entry entry = moves.get(number);
            Evaluation evaluation = entry.evaluation();
            batch.bind("id", game.setup().id()).bind("number", number).bind("move", entry.move())
                    .bind("by", entry.by().word())
                    .bind("microseconds", entry.time() == null ? null : entry.time().toNanos() / 1_000)
                    .bind("score", evaluation == null ? null : evaluation.score())
                    .bind("exact", evaluation == null ? null : evaluation.exact())
                    .bind("depth", evaluation == null ? null : evaluation.depth()).add();
        }
        batch.execute();
    }

    static void deleteMoves(Handle handle, String id, int from) {
        handle.createUpdate("DELETE FROM move WHERE game_id = :id AND number >= :from").bind("id", id)
                .bind("from", from).execute();
    }

    static void insertSeat(Handle handle, String id, String role, String hash) {
        handle.createUpdate("INSERT INTO seat (game_id, role, token_hash) VALUES (:id, :role, :hash)").bind("id", id)
                .bind("role", role).bind("hash", hash).execute();
    }

    static Map<String, String> seats(Handle handle, String id) {
        Map<String, String> seats = new HashMap<>();
        handle.createQuery("SELECT role, token_hash FROM seat WHERE game_id = :id").bind("id", id)
                .map((row, _) -> seats.put(row.getString("role"), row.getString("token_hash"))).list();
        return seats;
    }

    static @Nullable GameRecord load(Handle handle, String id) {
        List<Entry> moves = handle.createQuery("""
                SELECT move, made_by, microseconds, score, exact, depth FROM move
                WHERE game_id = :id ORDER BY number""").bind("id", id).map((row, _) -> entry(row)).list();
        return handle.createQuery("SELECT * FROM game WHERE id = :id").bind("id", id)
                .map((row, _) -> game(row, moves)).findOne().orElse(null);
    }

    private static GameRecord game(ResultSet row, List<Entry> moves) throws SQLException {
        Rules rules = Games.rules(row.getString("game"), row.getString("variant"));
        Setup setup = new Setup(row.getString("id"), rules, row.getLong("start"), row.getString("white"),
                row.getString("black"), row.getDouble("seconds"));
        int length = row.getInt("length");
        List<Entry> past = new ArrayList<>(moves.subList(0, length));
        Game game = Game.from(rules, setup.start());
        for (Entry entry : past) {
            game = game.play(entry.move());
        }
        return new GameRecord(setup, game, past, moves.subList(length, moves.size()), concession(row),
                row.getBoolean("paused"), row.getDouble("delay"), row.getLong("version"));
    }

    private static @Nullable Concession concession(ResultSet row) throws SQLException {
        String loser = row.getString("loser");
        return loser == null
                ? null
                : new Concession(Side.valueOf(loser), Concession.Kind.valueOf(row.getString("concession")),
                        new Sentence(row.getString("why_english"), row.getString("why_german")));
    }

    private static Entry entry(ResultSet row) throws SQLException {
        long microseconds = row.getLong("microseconds");
        Duration time = row.wasNull() ? null : Duration.ofNanos(1_000 * microseconds);
        int score = row.getInt("score");
        Evaluation evaluation = row.wasNull()
                ? null
                : new Evaluation(score, row.getBoolean("exact"), row.getInt("depth"));
        return new Entry(row.getInt("move"), By.of(row.getString("made_by")), time, evaluation);
    }
}
