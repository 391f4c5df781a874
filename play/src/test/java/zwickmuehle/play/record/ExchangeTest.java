package zwickmuehle.play.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import zwickmuehle.arena.players.PlainProcess;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.arena.players.Players;
import zwickmuehle.arena.players.ResourceLimits;
import zwickmuehle.arena.record.JsonRecords;
import zwickmuehle.arena.record.TextRecordReader;
import zwickmuehle.arena.record.TextRecords;
import zwickmuehle.arena.referee.Clock;
import zwickmuehle.arena.referee.GameObserver;
import zwickmuehle.arena.referee.Referee;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.arena.referee.VerdictCode;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.games.Games;
import zwickmuehle.search.Oracle;

/** Games between the page, files, and the arena: whatever goes out comes back. */
class ExchangeTest {

    private static GameState randomGame(Rules rules, SplittableRandom random) {
        GameState record = GameState.fresh(new Setup("id", rules, rules.start(), new PlayerSpec.Human(),
                new PlayerSpec.Level(3), Duration.ofSeconds(1)), false);
        for (int length = random.nextInt(40); length > 0 && !record.over(); length--) {
            int[] moves = record.game().legalMoves();
            record = record.played(new MoveEntry(moves[random.nextInt(moves.length)], MoveOrigin.COMPUTER,
                    Duration.ofMillis(random.nextInt(3_000)),
                    random.nextBoolean() ? new Evaluation(random.nextInt(-500, 500), false, 4) : null));
        }
        return record.over() || random.nextBoolean()
                ? record
                : record.judged(Verdict.resignedBy(record.game().rules(), record.mover()));
    }

    @ParameterizedTest
    @CsvSource({"muehle,klassisch", "muehle,'mills=none,repetition=none,quiet=50'", "viergewinnt,7x6",
            "viergewinnt,8x7"})
    void whatThePageWritesItReadsAgain(String game, String variant) {
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < 20; i++) {
            GameState record = randomGame(Games.rules(game, variant), random);
            zwickmuehle.arena.record.GameRecord written = Exchange.written(record);
            assertThat(TextRecordReader.read(TextRecords.write(written))).containsExactly(written);
            GameState back = Exchange.taken(JsonRecords.read(JsonRecords.write(written).toString()), "id");
            assertThat(back.game()).isEqualTo(record.game());
            assertThat(back.verdict()).isEqualTo(record.verdict());
            assertThat(back.past().stream().map(entry -> List.of(entry.move(), String.valueOf(entry.time()),
                    String.valueOf(entry.evaluation()))))
                    .isEqualTo(record.past().stream().map(entry -> List.of(entry.move(), String.valueOf(entry.time()),
                            String.valueOf(entry.evaluation()))).toList());
            assertThat(Exchange.written(back)).isEqualTo(written);
        }
    }

    @Test
    void aGameOfTheArenaComesToThePageAndGoesBackUnchanged() {
        Rules rules = Games.rules("muehle", "kurs");
        Players players = Players.standard(
                new PlainProcess(ResourceLimits.STANDARD, new Sentence("none needed", "keiner nötig")),
                _ -> Oracle.NONE);
        var played = new Referee(Clock.of(Duration.ofSeconds(5))).play(Game.start(rules),
                players.create(PlayerSpec.parse("random"), rules, 1, _ -> {}),
                players.create(PlayerSpec.parse("level:1"), rules, 2, _ -> {}), GameObserver.NOBODY);
        var record = new zwickmuehle.arena.record.GameRecord(played, Map.of("Round", "1", "Event", "Cup"));
        var read = TextRecordReader.read(TextRecords.write(record)).getFirst();
        GameState taken = Exchange.taken(read, "id");
        assertThat(taken.setup().name(Side.WHITE)).isEqualTo("random");
        assertThat(Exchange.written(taken)).isEqualTo(read);
    }

    /** Under the rules of the literature nothing ends a game, so its length does. */
    @Test
    void theLongestGameThatCanBePlayedIsReadAgain() {
        Rules rules = Games.rules("muehle", "theorie");
        GameState record = GameState.fresh(new Setup("id", rules, rules.start(), new PlayerSpec.Human(),
                new PlayerSpec.Human(), Duration.ofSeconds(1)), false);
        List<String> placing = List.of("a7 a1 d7 d1 b6 b2 d6 d2 c5 e3 e5 c4 f4 a4 g4 f6 c3 g7".split(" ", -1));
        List<String> toAndFro = List.of("c3-d3", "d2-f2", "d3-c3", "f2-d2");
        for (int i = 0; !record.over(); i++) {
            String move = i < placing.size() ? placing.get(i) : toAndFro.get((i - placing.size()) % 4);
            record = record.played(new MoveEntry(rules.notation().parseMove(move), MoveOrigin.HUMAN, null, null));
        }
        assertThat(record.past()).hasSize(zwickmuehle.arena.record.GameRecord.MOST_MOVES);
        assertThat(Objects.requireNonNull(record.verdict()).code()).isEqualTo(VerdictCode.TOO_LONG);
        GameState back = Exchange.taken(TextRecordReader.read(TextRecords.write(Exchange.written(record))).getFirst(),
                "id");
        assertThat(back.game()).isEqualTo(record.game());
        assertThat(back.verdict()).isEqualTo(record.verdict());
        assertThat(TakingBack.undo(record, true)).hasValue(1);
        assertThat(record.undone(1).over()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u001B[2J", "\u0007", "line\nend", "\u202Efdp.exe", "\u200Bhidden", "\u009B31m"})
    void whatDoesNotShowIsAMarkAtEveryDoor(String hostile) {
        String json = JsonNodeFactory.instance.objectNode().put("white", hostile).put("black", "B")
                .set("tags", JsonNodeFactory.instance.objectNode().put("Event", hostile)).toString();
        var read = JsonRecords.readForgiving(JsonMapper.builder().build().readTree(json)).getFirst();
        GameState taken = Exchange.taken(read, "id");
        for (String text : List.of(Objects.requireNonNull(taken.setup().name(Side.WHITE)),
                String.valueOf(taken.setup().tags()), TextRecords.write(read),
                JsonRecords.write(read).path("white").asString(""))) {
            assertThat(text).contains("\uFFFD").doesNotContain(hostile);
        }
        // What version 1.0 has stored comes out clean, too.
        Setup old = new Setup("id", taken.setup().rules(), taken.setup().start(), new PlayerSpec.Human(),
                new PlayerSpec.Human(), Duration.ofSeconds(1), Map.of("White", hostile));
        assertThat(Objects.requireNonNull(old.name(Side.WHITE))).contains("\uFFFD");
    }

    @Test
    void whatIsWrittenBesidesTheMovesHasLimits() {
        assertThat(Exchange.taken(tagged("White", 60), "id").setup().name(Side.WHITE)).hasSize(60);
        for (String name : List.of("White", "Black")) {
            assertThatThrownBy(() -> Exchange.taken(tagged(name, 61), "id")).isInstanceOf(NotationException.class)
                    .hasMessage(name + " has 61 characters: expected at most 60");
        }
        assertThatThrownBy(() -> Exchange.taken(tagged("Event", 201), "id")).isInstanceOf(NotationException.class);
        assertThatThrownBy(() -> Exchange.taken(tagged("Reason", 1_001), "id")).isInstanceOf(NotationException.class);
        String many = IntStream.range(0, 41).mapToObj(i -> "[T" + i + " \"x\"]\n").collect(Collectors.joining());
        assertThatThrownBy(() -> Exchange.taken(TextRecordReader.readForgiving(many + "\nd6").getFirst(), "id"))
                .isInstanceOf(NotationException.class).hasMessageContaining("41 tags");
    }

    private static zwickmuehle.arena.record.GameRecord tagged(String name, int length) {
        return TextRecordReader.readForgiving("[" + name + " \"" + "x".repeat(length) + "\"]\n\nd6").getFirst();
    }

    @Test
    void bareMovesAreAGameOfMuehle() {
        assertThat(Exchange.taken(TextRecordReader.readForgiving("d6 f4\n2. d5").getFirst(), "id").past()).hasSize(3);
    }

    @Test
    void whoIsNotNamedHasNoName() {
        Setup setup = Exchange.taken(TextRecordReader.readForgiving("[White \"Anna\"]\n\nd6 f4").getFirst(), "id")
                .setup();
        assertThat(setup.name(Side.WHITE)).isEqualTo("Anna");
        assertThat(setup.name(Side.BLACK)).isNull();
    }

    @Test
    void theLineOfAMistakeIsNamed() {
        assertThatThrownBy(() -> TextRecordReader.readForgiving("[Game \"muehle\"]\n\n1. d6 d6"))
                .isInstanceOf(NotationException.class).hasMessageContaining("line 3: d6 is occupied");
    }
}
