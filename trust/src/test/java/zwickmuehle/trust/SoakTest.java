package zwickmuehle.trust;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
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

    private record Sample(long games, long moves, long heap, long threads, long files) {}

    @Test
    void memoryThreadsAndFilesStayFlat() throws IOException {
        List<Sample> samples = new ArrayList<>();
        List<String> complaints = new ArrayList<>();
        String lastWords;
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
                Sample sample = look(server, complaints);
                if (sample != null) {
                    samples.add(sample);
                    write(samples, complaints);
                }
            }
            complaints.addAll(crowd.errors());
            lastWords = server.lastWords();
        }
        assertThat(samples).as("looks at /metrics, of which none was answered: %s", complaints).isNotEmpty();
        write(samples, complaints);
        assertThat(complaints).as("errors; the server's log ends with %s", lastWords).isEmpty();
        Sample first = samples.getFirst();
        Sample last = samples.getLast();
        assertThat(last.heap() - first.heap()).isLessThan(MOST_HEAP_GROWTH);
        assertThat(last.threads()).isLessThanOrEqualTo(first.threads() + 8);
        assertThat(last.files()).isLessThanOrEqualTo(first.files() + 30);
    }

    /** Written down after every look, so that what was measured in an hour is there whatever becomes of its end. */
    private static void write(List<Sample> samples, List<String> complaints) {
        Sample last = samples.getLast();
        new Figures("soak").row(MINUTES + " minutes, 60 games and 120 watchers, quick play",
                "%d games, %d moves; heap after collection %s MB, threads %s, open files %s (%d of %d samples, the first"
                        + " after a quarter of the time); %d errors; load average of the machine at the end %.1f",
                last.games(), last.moves(), list(samples, sample -> sample.heap() >> 20),
                list(samples, Sample::threads), list(samples, Sample::files), samples.size(), SAMPLES,
                complaints.size(), ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage()).write();
    }

    private static String list(List<Sample> samples, ToLongFunction<Sample> value) {
        return samples.stream().map(sample -> String.valueOf(value.applyAsLong(sample)))
                .collect(Collectors.joining("/"));
    }

    /** One look; one that fails is an error of the server, and no reason to forget the others. */
    private static @Nullable Sample look(ServerProcess server, List<String> complaints) {
        try (LoopbackVisitor operator = new LoopbackVisitor(server.port(), 2)) {
            String figures = operator.get("/metrics").body();
            return new Sample(figure(figures, "games_total"), figure(figures, "moves_total"),
                    figure(figures, "heap_bytes"), figure(figures, "threads"), figure(figures, "open_files"));
        } catch (IOException failed) {
            complaints.add("a look at /metrics: " + failed);
            return null;
        }
    }

    private static long figure(String figures, String name) {
        return (long) LoopbackVisitor.figure(figures, "zwickmuehle_" + name);
    }

    /** Lets the computer think, in a game of its own. */
    private static void ask(int port, int number) throws IOException {
        try (LoopbackVisitor asker = new LoopbackVisitor(port, number)) {
            String game = asker.newGame("{'game':'muehle','black':'level:4','seconds':0.2}");
            asker.post(game + "/best", "{}");
            asker.get("/api/analysis?game=viergewinnt&position=44&seconds=0.5");
        }
    }
}
