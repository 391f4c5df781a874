package zwickmuehle.web.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.arena.referee.Result;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.arena.referee.VerdictCode;
import zwickmuehle.play.record.MoveEntry;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.record.Setup;
import zwickmuehle.play.table.GameSummary;
import zwickmuehle.play.table.Seats;
import zwickmuehle.play.view.OutcomeView;
import zwickmuehle.play.view.Times;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Outcome;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.SpokenException;
import zwickmuehle.rules.games.Games;

/**
 * A game as it lies in its table. Two checksums tell whether it is still as it was stored: {@code contents} is that of
 * its moves and seats, which lie in tables of their own, and {@code checksum} that of this row, {@code contents}
 * included, so that a list of games needs to look at their rows only.
 *
 * @param changed when anything about it was last changed, in milliseconds
 * @param moved when its last move was made, or it itself
 */
record GameRow(String id, String game, String variant, long start, String white, String black, double seconds,
        int length, @Nullable String result, @Nullable String code, @Nullable String whyEnglish,
        @Nullable String whyGerman, int paused, double delay, long version, long changed, String tags, long moved,
        long contents) {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final TypeReference<Map<String, String>> TAGS = new TypeReference<>() {
    };

    static GameRow of(GameState record, long contents, Instant now, Instant moved) {
        Setup setup = record.setup();
        Verdict verdict = record.round().verdict();
        return new GameRow(setup.id(), setup.rules().game(), setup.rules().variant(), setup.start(),
                setup.white().words(), setup.black().words(), Times.seconds(setup.moveTime()), record.past().size(),
                verdict == null ? null : verdict.result().name(), verdict == null ? null : code(record),
                verdict == null ? null : verdict.sentence().english(),
                verdict == null ? null : verdict.sentence().german(), record.paused() ? 1 : 0,
                Times.seconds(record.delay()), record.version(), now.toEpochMilli(),
                JSON.writeValueAsString(setup.tags()), moved.toEpochMilli(), contents);
    }

    /** By which rule of the game it ended, or else for which other reason. */
    private static String code(GameState record) {
        Verdict ruling = record.verdict();
        return ruling == null ? record.game().ending().name() : ruling.code().name();
    }

    static GameRow of(ResultSet row) throws SQLException {
        return new GameRow(row.getString("id"), row.getString("game"), row.getString("variant"), row.getLong("start"),
                row.getString("white"), row.getString("black"), row.getDouble("seconds"), row.getInt("length"),
                row.getString("result"), row.getString("code"), row.getString("why_english"),
                row.getString("why_german"), row.getInt("paused"), row.getDouble("delay"), row.getLong("version"),
                row.getLong("changed"), row.getString("tags"), row.getLong("moved"), row.getLong("contents"));
    }

    /** Of everything that belongs to a game and lies in another table. */
    static long contents(List<MoveRow> moves, Seats seats) {
        Checksum sum = new Checksum();
        moves.forEach(move -> move.addTo(sum));
        new TreeMap<>(seats.markByRole()).forEach((role, mark) -> sum.add(role, mark));
        return sum.value();
    }

    /** The same with what these moves say of its end, which 1.0 did not write down. */
    GameRow withEnd(List<MoveRow> moves) {
        GameState record = record(moves);
        return record == null
                ? this
                : of(record, contents, Instant.ofEpochMilli(changed), Instant.ofEpochMilli(moved));
    }

    GameRow withContents(long sum) {
        return new GameRow(id, game, variant, start, white, black, seconds, length, result, code, whyEnglish,
                whyGerman, paused, delay, version, changed, tags, moved, sum);
    }

    long checksum() {
        return new Checksum().add(id, game, variant, start, white, black, Double.doubleToLongBits(seconds), length,
                result, code, whyEnglish, whyGerman, paused, Double.doubleToLongBits(delay), version, changed, tags,
                moved, contents).value();
    }

    /** The game itself; null if these moves cannot be its moves. */
    @Nullable
    GameState record(List<MoveRow> moves) {
        try {
            List<MoveEntry> entries = moves.stream().map(MoveRow::entry).toList();
            Rules rules = Games.rules(game, variant);
            Setup setup = new Setup(id, rules, start, PlayerSpec.parseOffered(white), PlayerSpec.parseOffered(black),
                    Times.of(seconds), JSON.readValue(tags, TAGS));
            List<MoveEntry> past = new ArrayList<>(entries.subList(0, length));
            Game played = Game.from(rules, start);
            for (MoveEntry entry : past) {
                played = played.play(entry.move());
            }
            return new GameState(setup, played, past, entries.subList(length, entries.size()), verdict(),
                    paused == 1, Times.of(delay), version);
        } catch (IllegalArgumentException | IndexOutOfBoundsException | JacksonException
                | SpokenException _) {
            return null;
        }
    }

    /** What a list tells of it; null if that makes no sense. */
    @Nullable
    GameSummary summary() {
        try {
            Map<String, String> said = JSON.readValue(tags, TAGS);
            return new GameSummary(id, game, variant, white, black, said.get("White"), said.get("Black"), length,
                    outcome(Games.rules(game, variant)), Instant.ofEpochMilli(changed));
        } catch (IllegalArgumentException | JacksonException | SpokenException _) {
            return null;
        }
    }

    private OutcomeView outcome(Rules rules) {
        Ending ending = ending();
        Verdict verdict = verdict();
        if (verdict != null) {
            return OutcomeView.of(verdict);
        }
        if (ending == null || result == null) {
            return OutcomeView.of(rules, new Outcome.Ongoing());
        }
        return OutcomeView.of(rules, switch (Result.valueOf(result)) {
            case WHITE_WON -> new Outcome.Won(Side.WHITE, ending);
            case BLACK_WON -> new Outcome.Won(Side.BLACK, ending);
            case DRAW -> new Outcome.Drawn(ending);
            case NONE -> new Outcome.Ongoing();
        });
    }

    /** The rule of the game that ended it, or null. */
    private @Nullable Ending ending() {
        for (Ending ending : Ending.values()) {
            if (ending.name().equals(code)) {
                return ending;
            }
        }
        return null;
    }

    /** How it ended outside the rules of the game; what ended by them is told by the moves. */
    private @Nullable Verdict verdict() {
        return ending() != null || code == null || result == null || whyEnglish == null || whyGerman == null
                ? null
                : new Verdict(VerdictCode.valueOf(code), Result.valueOf(result), new Sentence(whyEnglish, whyGerman));
    }
}
