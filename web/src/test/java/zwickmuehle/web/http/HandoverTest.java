package zwickmuehle.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwickmuehle.web.store.DataDirectory;
import zwickmuehle.web.store.GameStore;
import zwickmuehle.web.table.Token;

/** Codes to take one's games along: once, and not for long. */
class HandoverTest {
    private final SecureRandom random = new SecureRandom();
    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.parse("2026-11-18T08:00:00Z"));

    @TempDir
    private Path data = Path.of("");

    @Test
    void aCodeWorksOnceAndForTenMinutesAndOverARestart() {
        Token token = Token.fresh(random);
        String code;
        try (DataDirectory directory = DataDirectory.take(data);
                GameStore store = GameStore.open(directory, now::get)) {
            code = new Handover(random, store).offer(token);
            assertThat(code).matches("[a-z2-9]{5}-[a-z2-9]{5}").doesNotContain(token.secret());
        }
        try (DataDirectory directory = DataDirectory.take(data);
                GameStore store = GameStore.open(directory, now::get)) {
            Handover handover = new Handover(random, store);
            now.updateAndGet(then -> then.plusSeconds(599));
            assertThat(handover.take("22222-22222")).isNull();
            assertThat(handover.take(code)).isEqualTo(token);
            assertThat(handover.take(code)).isNull();
            String late = handover.offer(token);
            now.updateAndGet(then -> then.plusSeconds(600));
            assertThat(handover.take(late)).isNull();
        }
    }
}
