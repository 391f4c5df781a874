package zwickmuehle.arena.referee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zwickmuehle.rules.NotationException;

class GameClockTest {

    @ParameterizedTest
    @CsvSource({"300+3, 8000", "600+0, 10000", "10+0, 166", "60+1, 2000"})
    void whoKnowsNoClockIsToldASixtiethAndWhatIsAdded(String text, long millis) {
        assertThat(GameClock.parse(text).forOneMove()).isEqualTo(Duration.ofMillis(millis));
        assertThat(GameClock.parse(text).text()).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"300", "+3", "5:00+3", "0+1", "999999+0", "60+61", "-5+0", "1e3+0"})
    void whatIsNoClockIsRefused(String text) {
        assertThatThrownBy(() -> GameClock.parse(text)).isInstanceOf(NotationException.class);
    }

    /** However long a game lasts. */
    @Test
    void whoTakesWhatAMoveIsWorthNeverRunsOutOfTime() {
        for (String text : new String[]{"60+0", "300+3", "10+1"}) {
            GameClock clock = GameClock.parse(text);
            Duration left = clock.base();
            for (int move = 0; move < Referee.LONGEST_GAME / 2; move++) {
                Duration worth = clock.worthwhile(left);
                assertThat(worth).isPositive().isLessThan(left);
                left = clock.after(left, worth);
            }
        }
    }
}
