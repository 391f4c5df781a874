package zwickmuehle.web.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.api.Test;
import zwickmuehle.rules.Games;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;

class GameTextTest {

    @ParameterizedTest
    @CsvSource({"muehle,klassisch", "muehle,'mills=none,repetition=none,quiet=50'", "viergewinnt,7x6",
            "viergewinnt,8x7"})
    void whatIsWrittenIsReadAgain(String game, String variant) {
        Rules rules = Games.rules(game, variant);
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < 20; i++) {
            GameRecord record = GameRecord.fresh(new Setup("id", rules, rules.start(), "human", "level:3", 1), false);
            for (int length = random.nextInt(40); length > 0 && !record.over(); length--) {
                int[] moves = record.game().legalMoves();
                record = record.played(new Entry(moves[random.nextInt(moves.length)], By.HUMAN, null, null));
            }
            GameScore score = GameText.parse(GameText.write(record, "*"));
            assertThat(score.rules()).isEqualTo(rules);
            assertThat(score.moves()).isEqualTo(record.past().stream().map(Entry::move).toList());
        }
    }

    @Test
    void bareMovesAreAGameOfMuehle() {
        assertThat(GameText.parse("d6 f4\n2. d5").moves()).hasSize(3);
    }

    @Test
    void theLineAndColumnOfAMistakeAreNamed() {
        assertThatThrownBy(() -> GameText.parse("[Game \"muehle\"]\n\n1. d6 d6")).isInstanceOf(NotationException.class)
                .hasMessageContaining("line 3, column 7");
    }
}
