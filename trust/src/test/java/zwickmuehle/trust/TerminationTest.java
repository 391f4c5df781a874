package zwickmuehle.trust;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** SIGTERM while somebody's game is being reviewed: it is answered, and everything is put away. */
class TerminationTest {
    private static final int TERMINATED = 143;

    @TempDir
    private Path data = Path.of("");

    @Test
    void aReviewUnderWayIsAnsweredAndTheStoreIsClosed() throws IOException {
        try (ServerProcess server = new ServerProcess(data, List.of("--log-level", "info"));
                LoopbackVisitor visitor = new LoopbackVisitor(server.port(), 1)) {
            String game = visitor
                    .newGame("{'game':'muehle','moves':['d6','d2','f4','b4','d7','d1','g4','a4','f6','b2']}");
            CompletableFuture<Integer> answered = CompletableFuture.supplyAsync(() -> {
                try {
                    return visitor.get(game + "/review?seconds=2").status();
                } catch (IOException _) {
                    return -1;
                }
            });
            while (LoopbackVisitor.figure(server.port(), "zwickmuehle_searches_running") < 1) {
                Pause.millis(10);
            }
            long begun = System.nanoTime();
            assertThat(server.terminate()).isEqualTo(TERMINATED);
            // A review of these moves takes twenty seconds and more.
            assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(10));
            assertThat(answered.join()).isEqualTo(200);
            assertThat(Files.readString(server.log())).contains("stopped").doesNotContain("failed");
            assertThat(data.resolve("games.sqlite-wal")).as("the store was closed").doesNotExist();
        }
    }
}
