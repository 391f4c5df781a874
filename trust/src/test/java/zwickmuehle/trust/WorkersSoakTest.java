package zwickmuehle.trust;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A whole course played by a lab in which everything fails now and then: every game counts once, and as it should. */
@Tag("trial")
@Tag("workers")
class WorkersSoakTest {
    private static final int PLAYERS = Figures.parameter("workers.players", 60);
    private static final int WORKERS = Figures.parameter("workers.processes", 30);
    private static final int FAULTS = Figures.parameter("workers.faults", 100);
    private static final int SECONDS = Figures.parameter("workers.seconds", 5);
    private static final int LEASE_SECONDS = Figures.parameter("workers.lease", 6);
    /**
     * So shallow that a move takes milliseconds: even with thirty workers for two cores none comes near its time, so every
     * game is the same however often it is played.
     */
    private static final int DEEPEST = 4;
    private static final int MINUTES = Figures.parameter("workers.minutes", 120);

    @TempDir
    private Path folder = Path.of("");

    @Test
    void aLabThatFailsNowAndThenPlaysTheSameTournament() throws IOException, InterruptedException {
        List<String> players = new ArrayList<>();
        for (int i = 0; i < PLAYERS; i++) {
            players.add("alphabeta:depth=" + (1 + i % DEEPEST));
        }
        WorkersTrial.Outcome outcome = new WorkersTrial(folder, WORKERS, LEASE_SECONDS).run(
                WorkersTrial.file(players, "muehle", SECONDS), FAULTS, Duration.ofMinutes(MINUTES));
        new Figures("workers").row(
                "A tournament played by " + WORKERS + " worker processes on one machine, with faults thrown in: workers"
                        + " killed with -9, stopped beyond their lease, cut off; the server killed with -9",
                "%d of %d games at %d s a move, %d faults in %d s; 0 games lost, 0 counted twice, every game move for move and"
                        + " the standings as in a run without faults; %d late results kept and not counted; the killed server answered again after at"
                        + " most %.1f s; load average of the machine %.0f",
                outcome.games(), outcome.expected(), SECONDS, outcome.faults(), outcome.time().toSeconds(),
                outcome.late(), outcome.slowestRestart().toMillis() / 1e3,
                ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage())
                .write();
        assertThat(outcome.expected()).isEqualTo(PLAYERS * (PLAYERS - 1) / 2);
        assertThat(outcome.games()).as("the tournament has come to its end").isEqualTo(outcome.expected());
        assertThat(outcome.faults()).isEqualTo(FAULTS);
    }
}
