package zwickmuehle.trust;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One client does the worst it can within its limits while fifty others play: they hardly notice. */
class WorstGuestTest {
    private static final int SECONDS = Figures.parameter("guest.seconds", 300);
    private static final int SHORT_SECONDS = 12;
    private static final int PLAYERS = 50;
    private static final int VICTIM = 5;
    private static final long PACE_MILLIS = 1_000;
    private static final double MOST_MILLIS = 250;
    /** In a few seconds, with nothing warm and other builds beside it, all that counts is that every move is answered. */
    private static final double MOST_MILLIS_IN_PASSING = 30_000;
    private static final long MOST_HEAP_GROWTH = 64L << 20;
    /** In a few seconds the players that are kept between two moves are still being made: 16 of 16 MB. */
    private static final long MOST_HEAP_GROWTH_AT_FIRST = 320L << 20;
    /** What one client may have stored, as {@code serve --help} says. */
    private static final long STORED_AT_ONCE = 8L << 20;
    private static final long STORED_PER_SECOND = 4_096;
    /** A move of the others takes less, and the log of the store is kept short by the store. */
    private static final long BYTES_OF_A_MOVE = 200;
    private static final long LOG_BYTES = 16L << 20;

    @TempDir
    private Path data = Path.of("");

    @Test
    void fiftyOthersPlayOnForAMoment() throws IOException {
        measure(SHORT_SECONDS, MOST_MILLIS_IN_PASSING, MOST_HEAP_GROWTH_AT_FIRST);
    }

    @Test
    @Tag("trial")
    @Tag("guest")
    void fiftyOthersPlayOnForMinutes() throws IOException {
        measure(SECONDS, MOST_MILLIS, MOST_HEAP_GROWTH).write();
    }

    private Figures measure(int seconds, double mostMillis, long mostHeapGrowth) throws IOException {
        try (ServerProcess server = new ServerProcess(data, List.of());
                PlayingCrowd crowd = new PlayingCrowd(server.port(), PACE_MILLIS, 1);
                LoopbackVisitor victim = new LoopbackVisitor(server.port(), VICTIM)) {
            crowd.grow(1_000, PLAYERS);
            String game = victim.newGame("{'game':'viergewinnt','black':'level:8','seconds':1}");
            Pause.millis(2 * PACE_MILLIS);
            long disk = size();
            long heap;
            long after;
            AnswerTimes times;
            double opponent;
            String answers;
            try (WorstGuest guest = new WorstGuest(server.port(), game)) {
                // What is kept on purpose is there after a quarter of the time.
                Pause.millis(250L * seconds);
                heap = heap(server);
                times = crowd.measure(750L * seconds);
                opponent = waitForOpponent(server.port(), String.valueOf(victim.cookie()), game);
                after = heap(server);
                answers = guest.answers();
                assertThat(guest.succeeded()).as("a guest who gets nothing costs nothing").isGreaterThan(PLAYERS);
                assertThat(guest.wrong()).as("no request is a reason to fail").isEmpty();
            }
            long grown = size() - disk;
            long share = STORED_AT_ONCE + STORED_PER_SECOND * seconds + LOG_BYTES
                    + BYTES_OF_A_MOVE * (long) LoopbackVisitor.figure(server.port(), "zwickmuehle_moves_total");
            assertThat(crowd.errors()).isEmpty();
            assertThat(crowd.refused()).as("moves refused").isZero();
            assertThat(times.count()).isPositive();
            assertThat(times.millis(0.99)).as("99th percentile of a move").isLessThan(mostMillis);
            assertThat(after - heap).as("heap").isLessThan(mostHeapGrowth);
            assertThat(grown).as("disk").isLessThan(share);
            return new Figures("guest").row(
                    "One client does the worst it can within its limits for " + seconds + " s, while " + PLAYERS
                            + " others play",
                    "%d moves of the others: median %.1f ms, 99th percentile %.1f ms, slowest %.0f ms, %d refused; level"
                            + " 8 answered a person after %.1f s; answers to the guest %s; heap after collection %d and"
                            + " %d MB, disk grown by %.1f MB",
                    times.count(), times.millis(0.5), times.millis(0.99), times.millis(1), crowd.refused(), opponent,
                    answers, heap >> 20, after >> 20, grown / 1e6);
        }
    }

    private static long heap(ServerProcess server) throws IOException {
        server.collectGarbage();
        return (long) LoopbackVisitor.figure(server.port(), "zwickmuehle_heap_bytes");
    }

    /** Seconds until a computer has answered a move. Whoever was idle that long has to connect again. */
    private static double waitForOpponent(int port, String cookie, String game) throws IOException {
        long begun = System.nanoTime();
        try (LoopbackVisitor person = new LoopbackVisitor(port, VICTIM)) {
            person.cookie(cookie);
            LoopbackVisitor.Reply moved = person.post(game + "/moves", "{'move':'4','number':0}");
            assertThat(moved.status()).isEqualTo(200);
            while (person.get(game).json().path("moveNumber").asInt() < 2) {
                assertThat((System.nanoTime() - begun) / 1e9).as("seconds without an opponent").isLessThan(60);
                Pause.millis(50);
            }
        }
        return (System.nanoTime() - begun) / 1e9;
    }

    private long size() throws IOException {
        try (Stream<Path> files = Files.list(data)) {
            long sum = 0;
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                sum += Files.size(file);
            }
            return sum;
        }
    }
}
