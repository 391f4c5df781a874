package zwickmuehle.play.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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
import zwickmuehle.rules.Game;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.games.Games;
import zwickmuehle.search.Oracle;

/** Games between the page, files, and the arena: whatever goes out comes back. */
class ExchangeTest {

    private static GameRecord randomGame(Rules rules, SplittableRandom random) {
        GameRecord record = GameRecord.fresh(new Setup("id", rules, rules.start(), new PlayerSpec.Human(),
                new PlayerSpec.Level(3), Duration.ofSeconds(1)), false);
        for (int length = random.nextInt(40); length > 0 && !record.over(); length--) {
            int[] moves = record.game().legalMoves();
            record = record.played(new Entry(moves[random.nextInt(moves.length)], By.COMPUTER,
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
            GameRecord record = randomGame(Games.rules(game, variant), random);
            zwickmuehle.arena.record.GameRecord written = Exchange.written(record);
            assertThat(TextRecordReader.read(TextRecords.write(written))).containsExactly(written);
            GameRecord back = Exchange.taken(JsonRecords.read(JsonRecords.write(written).toString()), "id");
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
        GameRecord taken = Exchange.taken(read, "id");
        assertThat(taken.setup().name(Side.WHITE)).isEqualTo("random");
        assertThat(Exchange.written(taken)).isEqualTo(read);
    }

    @Test
    void bareMovesAreAGameOfMuehle() {
        assertThat(Exchange.taken(TextRecordReader.readForgiving("d6 f4\n2. d5").getFirst(), "id").past()).hasSize(3);
    }

    @Test
    void theLineOfAMistakeIsNamed() {
        assertThatThrownBy(() -> TextRecordReader.readForgiving("[Game \"muehle\"]\n\n1. d6 d6"))
                .isInstanceOf(NotationException.class).hasMessageContaining("line 3: d6 is occupied");
    }
}
