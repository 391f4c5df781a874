package zwickmuehle.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.SecureRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import zwickmuehle.web.table.Token;

/** Codes to take one's games along: once, and not for long. */
class HandoverTest {
    private final SecureRandom random = new SecureRandom();
    private final AtomicLong nanos = new AtomicLong(-5);
    private final Handover handover = new Handover(random, nanos::get);

    @Test
    void aCodeWorksOnceAndForTenMinutes() {
        Token token = Token.fresh(random);
        String code = handover.offer(token);
        assertThat(code).matches("[a-z2-9]{5}-[a-z2-9]{5}").doesNotContain(token.secret());
        nanos.addAndGet(TimeUnit.SECONDS.toNanos(599));
        assertThat(handover.take(code)).isEqualTo(token);
        assertThat(handover.take(code)).isNull();
        String late = handover.offer(token);
        nanos.addAndGet(TimeUnit.SECONDS.toNanos(600));
        assertThat(handover.take(late)).isNull();
    }
}
