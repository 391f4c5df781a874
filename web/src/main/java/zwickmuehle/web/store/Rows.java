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
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.arena.referee.Result;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.arena.referee.VerdictCode;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.games.Games;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.play.record.By;
import zwickmuehle.play.record.Entry;
import zwickmuehle.play.record.Evaluation;
import zwickmuehle.play.record.GameRecord;
import zwickmuehle.play.record.Setup;
import zwickmuehle.play.table.Overtaken;
import zwickmuehle.play.view.Times;

/** Games as rows of the tables in {@link Schema}, and back. */
final class Rows {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final TypeReference<Map<String, String>> TAGS = new TypeReference<>() {
    };

    private Rows() {}

    static void insertGame(Handle handle, GameRecord game, Instant now) {
        bindState(handle.createUpdate("""
                INSERT INTO game (id, game, variant, start, white, black, seconds, length, result, code,
                  why_english, why_german, paused, delay, version, changed, tags)
                VALUES (:id, :game, :variant, :start, :white, :black, :seconds, :length, :result, :code,
                  :whyEnglish, :whyGerman, :paused, :delay, :version, :changed, :tags)"""), game, now)
                .bind("game", game.setup().rules().game()).bind("variant", game.setup().rules().variant())
                .bind("start", game.setup().start()).execute();
    }

    /** Refused if the stored game is not of the version that the change was made on. */
    static void updateGame(Handle handle, GameRecord game, long madeOn, Instant now) {
        int updated = bindState(handle.createUpdate("""
                UPDATE game SET white = :white, black = :black, seconds = :seconds, length = :length, result = :result,
                  code = :code, why_english = :whyEnglish, why_german = :whyGerman, paused = :paused,
                  delay = :delay, version = :version, changed = :changed, tags = :tags
                WHERE id = :id AND version = :madeOn"""), game, now).bind("madeOn", madeOn).execute();
        if (updated == 0) {
            throw new Overtaken();
        }
    }

    private static Update bindState(Update update, GameRecord game, Instant now) {
        Setup setup = game.setup();
        Verdict verdict = game.verdict();
        return update.bind("id", setup.id()).bind("white", setup.white().words())
                .bind("black", setup.black().words()).bind("seconds", Times.seconds(setup.moveTime()))
                .bind("length", game.past().size())
                .bind("result", verdict == null ? null : verdict.result().name())
                .bind("code", verdict == null ? null : verdict.code().name())
                .bind("whyEnglish", verdict == null ? null : verdict.sentence().english())
                .bind("whyGerman", verdict == null ? null : verdict.sentence().german())
                .bind("paused", game.paused()).bind("delay", Times.seconds(game.delay()))
                .bind("version", game.version())
                .bind("changed", now.toEpochMilli()).bind("tags", JSON.writeValueAsString(setup.tags()));
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

    static void insertSeats(Handle handle, String id, Map<String, String> hashByRole) {
        hashByRole.forEach((role, hash) -> handle
                .createUpdate("INSERT INTO seat (game_id, role, token_hash) VALUES (:id, :role, :hash)").bind("id", id)
                .bind("role", role).bind("hash", hash).execute());
    }

    static void deleteSeats(Handle handle, String id) {
        handle.createUpdate("DELETE FROM seat WHERE game_id = :id").bind("id", id).execute();
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
        Setup setup = new Setup(row.getString("id"), rules, row.getLong("start"),
                PlayerSpec.parseOffered(row.getString("white")), PlayerSpec.parseOffered(row.getString("black")),
                Times.of(row.getDouble("seconds")),
                JSON.readValue(row.getString("tags"), TAGS));
        int length = row.getInt("length");
        List<Entry> past = new ArrayList<>(moves.subList(0, length));
        Game game = Game.from(rules, setup.start());
        for (Entry entry : past) {
            game = game.play(entry.move());
        }
        return new GameRecord(setup, game, past, moves.subList(length, moves.size()), verdict(row),
                row.getBoolean("paused"), Times.of(row.getDouble("delay")), row.getLong("version"));
    }

    private static @Nullable Verdict verdict(ResultSet row) throws SQLException {
        String code = row.getString("code");
        return code == null
                ? null
                : new Verdict(VerdictCode.valueOf(code), Result.valueOf(row.getString("result")),
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
