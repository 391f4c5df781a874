package zwickmuehle.trust;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwickmuehle.postgres.Postgres;

/** So many moves a second through two servers and one PostgreSQL, and through one server with SQLite, one after the other. */
@Tag("trial")
@Tag("scale")
class ScaleTest {
    private static final int GAMES = Figures.parameter("scale.games", 840);
    private static final int SECONDS = Figures.parameter("scale.seconds", 30);
    private static final long PACE_MILLIS = 1_000;
    private static final int STEPS = 10;

    @TempDir
    private Path data = Path.of("");

    @Test
    void twoServersBesideOne() throws IOException {
        Figures figures = new Figures("scale");
        try (ServerProcess alone = new ServerProcess(data.resolve("sqlite"), List.of())) {
            measure("One server, SQLite", List.of(alone), List.of(alone.pid()), figures);
        }
        try (Postgres postgres = Postgres.start()) {
            List<String> store = List.of("--store", postgres.fresh());
            try (ServerProcess one = new ServerProcess(data.resolve("one"), List.of(), store, postgres.variables());
                    ServerProcess two = new ServerProcess(data.resolve("two"), List.of(), store,
                            postgres.variables())) {
                measure("Two servers, one PostgreSQL", List.of(one, two),
                        List.of(one.pid(), two.pid(), postgres.pid()), figures);
            }
        }
        figures.write();
    }

    /** @param processes whose computing time is counted, with that of their children */
    private static void measure(String what, List<ServerProcess> servers, List<Long> processes, Figures figures)
            throws IOException {
        List<PlayingCrowd> crowds = new ArrayList<>();
        try {
            for (int i = 0; i < servers.size(); i++) {
                PlayingCrowd crowd = new PlayingCrowd(servers.get(i).port(), PACE_MILLIS, 0);
                crowds.add(crowd);
            }
            // People do not all come in the same second, and not to a server that was just started.
            int together = GAMES / servers.size() / STEPS;
            for (int step = 0; step < STEPS; step++) {
                for (int i = 0; i < crowds.size(); i++) {
                    crowds.get(i).grow(1_000 + i * GAMES + step * together, together);
                }
                Pause.millis(1_000);
            }
            Pause.millis(15_000);
            double before = moves(servers);
            List<Double> secondsBefore = processes.stream().map(ScaleTest::computing).toList();
            List<Thread> measuring = crowds.stream()
                    .map(crowd -> Thread.ofVirtual().start(() -> crowd.measure(1_000L * SECONDS))).toList();
            for (Thread thread : measuring) {
                thread.join();
            }
            double made = moves(servers) - before;
            StringBuilder computing = new StringBuilder();
            for (int i = 0; i < processes.size(); i++) {
                computing.append(computing.isEmpty() ? "" : " + ").append(String.format(Locale.ROOT, "%.2f",
                        1_000 * (computing(processes.get(i)) - secondsBefore.get(i)) / made));
            }
            double median = crowds.stream().mapToDouble(crowd -> crowd.measure(0).millis(0.5)).max().orElseThrow();
            double last = crowds.stream().mapToDouble(crowd -> crowd.measure(0).millis(0.99)).max().orElseThrow();
            figures.row(what + ": " + GAMES + " games, a move a second each, all on one machine, " + SECONDS + " s",
                    "%.0f moves a second; median %.1f ms, 99th percentile %.1f ms (of the slower server); computing time a move %s ms (servers, then the database); load average of the machine %.1f",
                    made / SECONDS, median, last, computing,
                    ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
            for (PlayingCrowd crowd : crowds) {
                assertThat(crowd.errors()).isEmpty();
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException("nobody interrupts the measuring", e);
        } finally {
            crowds.forEach(PlayingCrowd::close);
        }
    }

    private static double computing(long process) {
        ProcessHandle handle = ProcessHandle.of(process).orElseThrow();
        return Stream.concat(Stream.of(handle), handle.descendants())
                .mapToDouble(one -> one.info().totalCpuDuration().orElse(Duration.ZERO).toMillis() / 1_000.0).sum();
    }

    private static double moves(List<ServerProcess> servers) throws IOException {
        double sum = 0;
        for (ServerProcess server : servers) {
            sum += LoopbackVisitor.figure(server.port(), "zwickmuehle_moves_total");
        }
        return sum;
    }
}
