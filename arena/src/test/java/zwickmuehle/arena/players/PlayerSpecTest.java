package zwickmuehle.arena.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import zwickmuehle.arena.referee.Seconds;
import zwickmuehle.rules.NotationException;

final class PlayerSpecTest {

    @Test
    void wordsNameAPersonAThinkerOrAProgram() {
        assertThat(PlayerSpec.parse("human")).isEqualTo(new PlayerSpec.Human());
        assertThat(PlayerSpec.parse(" random ")).isEqualTo(new PlayerSpec.Thinking("random"));
        assertThat(PlayerSpec.parse("level:3")).isEqualTo(new PlayerSpec.Level(3));
        assertThat(PlayerSpec.parse("python3 bot.py"))
                .isEqualTo(new PlayerSpec.Program("python3 bot.py", List.of("python3", "bot.py")));
    }

    @Test
    void aWordThatNearlyNamesOneOfOursIsATypingError() {
        for (String wrong : List.of("lvel:2", "levle:3", "Level:4", "radnom", "Random", "alphabta:depth=3", "hunan")) {
            assertThatThrownBy(() -> PlayerSpec.parse(wrong)).as(wrong).isInstanceOf(NotationException.class)
                    .hasMessageContaining("did you mean");
        }
        assertThatThrownBy(() -> PlayerSpec.parse("lvel:2")).hasMessageContaining("did you mean level:2?");
        for (String program : List.of("./lvel", "bot", "python3 lvel", "muehle", "bots/random", "mybot:2")) {
            assertThat(PlayerSpec.parse(program)).isInstanceOf(PlayerSpec.Program.class);
        }
    }

    @Test
    void commandLinesAreSplitAsAShellDoes() {
        assertThat(CommandWords.split("  a  b\tc ")).containsExactly("a", "b", "c");
        assertThat(CommandWords.split("'my bot' \"it's\" plain\\ blank ''")).containsExactly("my bot", "it's",
                "plain blank", "");
        assertThat(CommandWords.split("a\"b c\"d")).containsExactly("ab cd");
        assertThat(CommandWords.split("\"say \\\"hi\\\"\" '\\'")).containsExactly("say \"hi\"", "\\");
        assertThat(CommandWords.split("$HOME *")).containsExactly("$HOME", "*");
        assertThatThrownBy(() -> CommandWords.split("python3 'bot")).isInstanceOf(NotationException.class)
                .hasMessageContaining("never closed");
    }

    @Test
    void emptyWordsNameNobody() {
        assertThatThrownBy(() -> PlayerSpec.parse("  ")).isInstanceOf(NotationException.class);
    }

    @Test
    void secondsAreReadAndWrittenAlike() {
        assertThat(Seconds.parse("30")).isEqualTo(Duration.ofSeconds(30));
        assertThat(Seconds.parse("0.1")).isEqualTo(Duration.ofMillis(100));
        assertThat(Seconds.number(Duration.ofMillis(100))).isEqualTo("0.1");
        assertThat(Seconds.number(Duration.ofSeconds(30))).isEqualTo("30");
        for (String wrong : List.of("", "-1", "0", "1e9", "NaN", "99999999", "1,5")) {
            assertThatThrownBy(() -> Seconds.parse(wrong)).isInstanceOf(NotationException.class);
        }
    }

    @Test
    void thinkingLeavesAMargin() {
        assertThat(ThinkingTime.of(Duration.ofMillis(100))).isEqualTo(Duration.ofMillis(75));
        assertThat(ThinkingTime.of(Duration.ofSeconds(1))).isEqualTo(Duration.ofMillis(950));
        assertThat(ThinkingTime.of(Duration.ofSeconds(30))).isEqualTo(Duration.ofMillis(29_750));
        assertThat(ThinkingTime.of(Duration.ofMillis(10))).isEqualTo(Duration.ofMillis(5));
    }
}
