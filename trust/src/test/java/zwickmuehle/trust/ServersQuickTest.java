package zwickmuehle.trust;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwickmuehle.trust.ServersTrial.Fault;
import zwickmuehle.trust.Testimony.Outcome;

/** The short form of {@link ServersTest}: two servers, one PostgreSQL, some faults of each kind that is quick. */
class ServersQuickTest {
    @TempDir
    private Path data = Path.of("");

    @Test
    void nothingAcknowledgedIsLostOrDoubledWhateverHappensToServersAndDatabase() throws IOException {
        SplittableRandom random = new SplittableRandom(21);
        try (ServersTrial trial = new ServersTrial(data, 2, 6)) {
            Pause.millis(1_500);
            for (Fault fault : List.of(Fault.NOTICES_LOST, Fault.LINE_CUT, Fault.SERVER_KILLED, Fault.LINE_SILENT,
                    Fault.DATABASE_KILLED, Fault.NOTICES_LOST)) {
                trial.suffer(fault, random);
                Pause.millis(700);
            }
            // However slow the machine is: there must be something to judge.
            long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(2);
            while ((trial.testimony().count(Outcome.MADE) <= 50 || trial.overtaken() == 0) && System.nanoTime() < end) {
                Pause.millis(100);
            }
            assertThat(trial.verdict()).isEmpty();
            assertThat(trial.testimony().count(Outcome.MADE)).isGreaterThan(50);
            assertThat(trial.overtaken()).isPositive();
        }
    }
}
