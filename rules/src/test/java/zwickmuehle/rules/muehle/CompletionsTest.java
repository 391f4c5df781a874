package zwickmuehle.rules.muehle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class CompletionsTest {
    @Test
    void completionsAreThePointsThatCloseAMill() {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 10_000; i++) {
            int stones = random.nextInt() & random.nextInt() & Board.ALL;
            int expected = 0;
            for (int point = 0; point < Board.POINTS; point++) {
                if (Board.closesMill(stones, point)) {
                    expected |= Board.bit(point);
                }
            }
            assertThat(Board.completions(stones)).isEqualTo(expected);
        }
    }
}
