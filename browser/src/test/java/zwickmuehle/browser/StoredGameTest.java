package zwickmuehle.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.arena.record.JsonRecords;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.play.record.MoveOrigin;
import zwickmuehle.play.record.MoveEntry;
import zwickmuehle.play.record.Evaluation;
import zwickmuehle.play.record.Exchange;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.record.Setup;
import zwickmuehle.play.table.Ledger;
import zwickmuehle.play.table.Seats;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.games.Games;

/** Games as the browser keeps them come back as they were; what is written is what the server's library writes. */
final class StoredGameTest {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private final JsonViews json = new JsonViews();

    @ParameterizedTest
    @CsvSource({"muehle, klassisch", "muehle, kurs", "viergewinnt, 7x6", "viergewinnt, 8x7"})
    void aGameComesBackAsItWasKept(String game, String variant) {
        for (long seed = 0; seed < 20; seed++) {
            Ledger.Kept kept = new Ledger.Kept(randomGame(Games.rules(game, variant), seed),
                    new Seats(Map.of("white", "here", "control", "here")));
            String written = json.write(StoredGame.of(kept, 1_794_000_000_000L));
            assertThat(StoredGame.read(new PageFields(words(MAPPER.readTree(written))))).isEqualTo(kept);
        }
    }

    private static GameState randomGame(Rules rules, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        GameState record = GameState.fresh(new Setup("abc", rules, rules.start(), new PlayerSpec.Human(),
                new PlayerSpec.Level(3), Duration.ofMillis(1_500), Map.of("Event", "a \"good\" \\ day\n")), true);
        for (int i = 0; i < 12 && !record.over(); i++) {
            int[] moves = record.game().legalMoves();
            int move = moves[random.nextInt(moves.length)];
            record = record.played(i % 2 == 0
                    ? new MoveEntry(move, MoveOrigin.HUMAN, null, null)
                    : new MoveEntry(move, MoveOrigin.COMPUTER, Duration.ofNanos(1_000L * random.nextInt(9_000)),
                            new Evaluation(random.nextInt(100) - 50, random.nextBoolean(), i)));
        }
        return seed % 2 == 0
                ? record.undone(3)
                : record.judged(Verdict.resignedBy(rules, Side.WHITE)).delayed(Duration.ofMillis(40));
    }

    /** As the worker's script says them. */
    private static List<String> words(JsonNode object) {
        List<String> words = new ArrayList<>();
        object.properties().forEach(field -> {
            JsonNode value = field.getValue();
            String kind = value.isString() ? "text" : value.isNumber() ? "number" : value.isArray() ? "list" : "flag";
            words.addAll(List.of(field.getKey(), kind, value.isArray() ? "" : value.asString()));
            if (value.isArray()) {
                value.forEach(element -> words.addAll(List.of(field.getKey(), "element", element.asString())));
            }
        });
        return words;
    }

    @Test
    void aGameLeavesThePageWithTheFieldsItHasElsewhere() {
        for (long seed = 0; seed < 10; seed++) {
            zwickmuehle.arena.record.GameRecord written = Exchange
                    .written(randomGame(Games.rules("muehle", "klassisch"), seed));
            assertThat(json.write(RecordFields.of(written))).isEqualTo(JsonRecords.write(written).toString());
        }
    }

    @Test
    void textsAreWrittenAsTheServerWritesThem() {
        StringBuilder all = new StringBuilder();
        for (char c = 0; c < 0x300; c++) {
            all.append(c);
        }
        List<Object> values = List.of(all.append("\u2028ü\uD83D\uDE00").toString(), 1, -2L, 0.1, 1e-5, 2.0, true,
                List.of(), Map.of(), List.of("a", List.of(Map.of("b", 3))));
        assertThat(json.write(values)).isEqualTo(MAPPER.writeValueAsString(values));
    }
}
