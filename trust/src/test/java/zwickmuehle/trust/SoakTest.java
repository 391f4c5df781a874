package zwickmuehle.trust;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A long time of ordinary use: what the server holds on to does not grow. */
@Tag("trial")
@Tag("soak")
class SoakTest {
    private static final int MINUTES = Figures.parameter("minutes", 60);
    private static final int SAMPLES = 6;
    private static final int MORE_THAN_THINKERS_KEPT = 20;
    private static final long MOST_HEAP_GROWTH = 48L << 20;

    @TempDir
    private Path data = Path.of("");

    private record Sample(long heap, long threads, long files) {}

    @Test
    void memoryThreadsAndFilesStayFlat() throws IOException {
        List<Sample> samples = new ArrayList<>();
        long moves;
        long games;
        try (ServerProcess server = new ServerProcess(data, List.of());
                PlayingCrowd crowd = new PlayingCrowd(server.port(), 300, 2)) {
            crowd.grow(1_000, 60);
            // Whatever is made once and kept is made in the first part, which is not compared.
            long part = 60_000L * MINUTES / (SAMPLES + 2);
            for (int i = 0; i < MORE_THAN_THINKERS_KEPT; i++) {
                ask(server.port(), 800 + i);
            }
            Pause.millis(2 * part);
            for (int i = 0; i < SAMPLES; i++) {
                ask(server.port(), 900 + i);
                Pause.millis(part);
                server.collectGarbage();
                samples.add(sample(server.port()));
            }
            moves = figure(server.port(), "zwickmuehle_moves_total");
            games = figure(server.port(), "zwickmuehle_games_total");
            assertThat(crowd.errors()).isEmpty();
        }
        Sample first = samples.getFirst();
        Sample last = samples.getLast();
        new Figures("soak").row(MINUTES + " minutes, 60 games and 120 watchers, quick play",
                "%d games, %d moves; heap after collection %s MB, threads %s, open files %s (%d samples, the first"
                        + " after a quarter of the time)",
                games, moves, list(samples.stream().map(sample -> String.valueOf(sample.heap() >> 20)).toList()),
                list(samples.stream().map(sample -> String.valueOf(sample.threads())).toList()),
                list(samples.stream().map(sample -> String.valueOf(sample.files())).toList()), SAMPLES).write();
        assertThat(last.heap() - first.heap()).isLessThan(MOST_HEAP_GROWTH);
        assertThat(last.threads()).isLessThanOrEqualTo(first.threads() + 8);
        assertThat(last.files()).isLessThanOrEqualTo(first.files() + 30);
    }

    /** Lets the computer think, in a game of its own. */
    private static void ask(int port, int number) throws IOException {
        try (LoopbackVisitor asker = new LoopbackVisitor(port, number)) {
            String game = asker.newGame("{'game':'muehle','black':'level:4','seconds':0.2}");
            asker.post(game + "/best", "{}");
            asker.get("/api/analysis?game=viergewinnt&position=44&seconds=0.5");
        }
    }

    private static String list(List<String> values) {
        return String.join("/", values);
    }

    private static Sample sample(int port) throws IOException {
        return new Sample(figure(port, "zwickmuehle_heap_bytes"), figure(port, "zwickmuehle_threads"),
                figure(port, "zwickmuehle_open_files"));
    }

    private static long figure(int port, String name) throws IOException {
        return (long) LoopbackVisitor.figure(port, name);
    }
}
