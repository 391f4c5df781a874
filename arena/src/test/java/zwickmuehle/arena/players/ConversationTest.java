package zwickmuehle.arena.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** What is said is shown in the same way on every machine. */
final class ConversationTest {
    @Test
    void timesAreWrittenWithAPointWhereverTheMachineStands() {
        Locale here = Locale.getDefault();
        Locale.setDefault(Locale.GERMANY);
        try {
            assertThat(new Conversation.Line(Duration.ofMillis(2_361), Conversation.Speaker.PROGRAM, "-1 0 -1"))
                    .hasToString("   2.361 < -1 0 -1");
        } finally {
            Locale.setDefault(here);
        }
    }
}
