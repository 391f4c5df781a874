package zwickmuehle.trust;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How much one server holds: games and watchers, and two hundred who ask for the best move at once. */
@Tag("trial")
@Tag("load")
class LoadTest {
    private static final int SECONDS = Figures.parameter("load.seconds", 20);
    private static final int MOST_GAMES = Figures.parameter("load.games", 1_600);
    private static final int FEWEST_GAMES = 50;
    private static final int ATTEMPTS = Figures.parameter("load.attempts", 3);
    private static final String CPU = "zwickmuehle_cpu_seconds_total";
    private static final String MOVES = "zwickmuehle_moves_total";
    private static final long PACE_MILLIS = 2_000;
    private static final int WATCHERS_EACH = 2;
    private static final double MOST_MILLIS = 100;
    private static final double MOST_MILLIS_BESIDE_SEARCHES = 500;

    @TempDir
    private Path data = Path.of("");

    @Test
    void movesAreAnsweredAtOnce() throws IOException {
        Figures figures = new Figures("load", "load-1");
        int held = 0;
        try (ServerProcess server = new ServerProcess(data, List.of())) {
            warmUp(server);
            boolean holds = true;
            for (int games = FEWEST_GAMES; games <= MOST_GAMES && holds; games *= 2) {
                holds = false;
                for (int attempt = 1; attempt <= ATTEMPTS && !holds; attempt++) {
                    holds = holds(server.port(), games, attempt, figures);
                }
                held = holds ? games : held;
            }
        }
        figures.row("Load held with the 99th percentile of a move under 100 ms", "**%d games and %d watchers**", held,
                WATCHERS_EACH * held).write();
    }

    /** One step; on a machine that others use too, it is tried more than once. */
    private static boolean holds(int port, int games, int attempt, Figures figures) throws IOException {
        try (PlayingCrowd crowd = new PlayingCrowd(port, PACE_MILLIS, WATCHERS_EACH)) {
            crowd.grow(1_000, games);
            Pause.millis(3 * PACE_MILLIS);
            double computed = LoopbackVisitor.figure(port, CPU);
            double moves = LoopbackVisitor.figure(port, MOVES);
            AnswerTimes times = crowd.measure(1_000L * SECONDS);
            double perMove = 1e3 * (LoopbackVisitor.figure(port, CPU) - computed)
                    / (LoopbackVisitor.figure(port, MOVES) - moves);
            double last = times.millis(0.99);
            figures.row(games + " games at once, a move every 2 s each, " + WATCHERS_EACH * games + " watchers, "
                    + SECONDS + " s, attempt " + attempt,
                    "%d moves; median %.1f ms, 95th percentile %.1f ms, 99th percentile %.1f ms, slowest %.0f ms; %d"
                            + " events pushed; %d refused, %d errors; %.1f ms of computing time a move, everything"
                            + " included; load average of the machine %.1f",
                    times.count(), times.millis(0.5), times.millis(0.95), last, times.millis(1), crowd.events(),
                    crowd.refused(), crowd.errors().size(), perMove,
                    ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
            assertThat(crowd.errors()).isEmpty();
            return last <= MOST_MILLIS;
        }
    }

    private static void warmUp(ServerProcess server) {
        try (PlayingCrowd crowd = new PlayingCrowd(server.port(), 50, 1)) {
            crowd.grow(1, 20);
            Pause.millis(15_000);
        }
    }

    @Test
    void searchesDoNotHoldUpMoves() throws IOException, InterruptedException {
        AtomicInteger answered = new AtomicInteger();
        AtomicInteger refused = new AtomicInteger();
        List<String> wrong = new ArrayList<>();
        AnswerTimes times;
        try (ServerProcess server = new ServerProcess(data.resolve("searches"), List.of())) {
            warmUp(server);
            try (PlayingCrowd crowd = new PlayingCrowd(server.port(), 500, 1)) {
                crowd.grow(1_000, 50);
                Pause.millis(1_500);
                List<Thread> askers = new ArrayList<>();
                for (int i = 0; i < 200; i++) {
                    int number = 3_000 + i;
                    askers.add(Thread.ofVirtual().start(() -> ask(server.port(), number, answered, refused, wrong)));
                }
                times = crowd.measure(1_000L * SECONDS);
                for (Thread asker : askers) {
                    asker.join();
                }
                assertThat(crowd.errors()).isEmpty();
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(answered.get() + refused.get()).isEqualTo(200);
        assertThat(refused.get()).isPositive();
        new Figures("load", "load-2").row("200 clients ask for the best move (2 s) at once, beside 50 games",
                "%d answered, %d refused at once with 429 and Retry-After; %d moves meanwhile: median %.1f ms, 99th"
                        + " percentile %.1f ms, slowest %.0f ms",
                answered.get(), refused.get(), times.count(), times.millis(0.5), times.millis(0.99), times.millis(1))
                .write();
        assertThat(times.millis(0.99)).isLessThan(MOST_MILLIS_BESIDE_SEARCHES);
    }

    private static void ask(int port, int number, AtomicInteger answered, AtomicInteger refused, List<String> wrong) {
        try (LoopbackVisitor visitor = new LoopbackVisitor(port, number)) {
            String game = visitor.newGame("{'game':'muehle','seconds':2}");
            LoopbackVisitor.Reply reply = visitor.post(game + "/best", "{}");
            if (reply.status() == 200) {
                answered.incrementAndGet();
            } else if (reply.status() == 429 && !reply.header("Retry-After").isEmpty()) {
                refused.incrementAndGet();
            } else {
                throw new IOException(reply.toString());
            }
        } catch (IOException e) {
            synchronized (wrong) {
                wrong.add(e.toString());
            }
        }
    }
}
