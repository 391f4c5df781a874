package zwickmuehle.trust;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The short form of {@link WorkersSoakTest}. */
class WorkersTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void noGameIsLostAndNoneIsDoubledWhateverHappensToWorkersAndServer() throws IOException, InterruptedException {
        List<String> players = List.of("alphabeta:depth=2", "alphabeta:depth=3", "alphabeta:depth=4",
                "alphabeta:depth=5", "alphabeta:depth=6", "alphabeta:depth=4,evaluator=heuristic", "alphabeta:depth=1",
                "alphabeta:depth=6");
        WorkersTrial.Outcome outcome = new WorkersTrial(folder, 3, 2).run(WorkersTrial.file(players, "muehle", 5), 5,
                Duration.ofMinutes(3));
        assertThat(outcome.games()).isEqualTo(28);
        assertThat(outcome.faults()).isPositive();
    }
}
