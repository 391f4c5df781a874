package zwickmuehle.trust;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwickmuehle.trust.ServersTrial.Fault;
import zwickmuehle.trust.Testimony.Outcome;

/** Three servers and one PostgreSQL under every fault there is, for as long as it takes to make enough moves. */
@Tag("trial")
@Tag("servers")
class ServersTest {
    private static final int FAULTS = Figures.parameter("servers.faults", 100);
    private static final List<Fault> FAULTS_IN_TURN = List.of(Fault.values());
    private static final int MOVES = Figures.parameter("servers.moves", 30_000);

    @TempDir
    private Path data = Path.of("");

    @Test
    void noAcknowledgedMoveIsLostOrDoubledAndAllServersAgree() throws IOException {
        SplittableRandom random = new SplittableRandom(8);
        try (ServersTrial trial = new ServersTrial(data, 3, 12)) {
            Pause.millis(2_000);
            for (int i = 0; i < FAULTS; i++) {
                trial.suffer(FAULTS_IN_TURN.get(i % FAULTS_IN_TURN.size()), random);
                Pause.millis(500 + random.nextInt(1_500));
            }
            while (trial.testimony().count(Outcome.MADE) < MOVES) {
                Pause.millis(1_000);
            }
            assertThat(trial.verdict()).isEmpty();
            new Figures("servers").row("Three servers, one PostgreSQL, 24 clients two at each game, under faults",
                    "%d faults %s; %d games; %d moves acknowledged, 0 lost, 0 doubled; %d refused, none of them stored"
                            + " (%d of them overtaken); of %d the outcome was not known; all servers show the same"
                            + " games; load average of the machine %.1f",
                    FAULTS, trial.faults(), trial.games(), trial.testimony().count(Outcome.MADE),
                    trial.testimony().count(Outcome.REFUSED), trial.overtaken(),
                    trial.testimony().count(Outcome.UNKNOWN),
                    ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage()).write();
        }
    }
}
