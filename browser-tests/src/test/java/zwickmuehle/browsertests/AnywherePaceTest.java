package zwickmuehle.browsertests;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwickmuehle.app.report.Chapter;
import zwickmuehle.browser.SelfTest;

/**
 * Worker and HotSpot side by side: the same work, warm, at least ten seconds of it in each, by the processor time of all
 * their threads. With {@code -Dpace=PAGE} the table is written into that page, docs/performance.md, where
 * {@code bench --report} keeps it.
 */
@Tag("slow")
class AnywherePaceTest extends BrowserTest {
    private static final double SECONDS = 10;
    /** What it is, and how much more processor time than on HotSpot it may take; a large table made anew costs more. */
    private static final List<Work> WORK = List.of(new Work("perft", "perft of both games", 1.6),
            new Work("search", "alpha-beta in both games, with its table kept", 1.6),
            new Work("bench", "the eight searches of `bench`, each with a new table of 32 MB", 2.0),
            new Work("montecarlo", "Monte Carlo in both games", 1.6),
            new Work("solver", "solver of Vier Gewinnt, each time with a new table of 16 MB", 2.0));
    private static final long TICKS_A_SECOND = 100;
    /** A worker that stays, so that the one it lets think stays warm too. */
    private static final String OPEN = """
            () => {
              const worker = new Worker('./worker/games.js', { type: 'module' });
              window.work = (words) => new Promise((resolve) => {
                worker.onmessage = ({ data }) => resolve(data.tested ?? JSON.stringify(data));
                worker.postMessage({ test: words });
              });
            }""";

    private record Work(String kind, String title, double most) {}

    private Site site;

    @BeforeAll
    void build(@TempDir Path root) throws IOException, InterruptedException {
        Assumptions.assumeTrue(Files.isDirectory(Path.of("/proc/self")), "processor times of others are read in /proc");
        site = new Site(root);
    }

    @AfterAll
    void takeDown() {
        if (site != null) {
            site.close();
        }
    }

    @Test
    void theWorkerTakesLittleMoreProcessorTimeThanHotSpot() throws IOException {
        Visitor guest = visitorOf(site.address());
        guest.open("/");
        guest.page.locator(".point").first().waitFor();
        guest.page.evaluate(OPEN);
        OperatingSystemMXBean machine = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        StringBuilder rows = new StringBuilder();
        SoftAssertions soft = new SoftAssertions();
        for (Work work : WORK) {
            int rounds = enough(work.kind(), machine::getProcessCpuTime);
            inPage(guest, work.kind(), Math.max(1, rounds / 3));
            String[] answers = new String[2];
            double here = seconds(
                    () -> answers[0] = SelfTest.answer(List.of("work", work.kind(), Integer.toString(rounds))),
                    machine::getProcessCpuTime);
            double there = seconds(() -> answers[1] = inPage(guest, work.kind(), rounds),
                    AnywherePaceTest::browserNanos);
            assertThat(answers[1]).as(work.kind()).isEqualTo(answers[0]);
            rows.append(String.format(Locale.ROOT, "| %s, %,d times | %.1f s | %.1f s | %.2f |%n", work.title(), rounds,
                    here, there, there / here));
            soft.assertThat(there / here).as(work.kind()).isLessThanOrEqualTo(work.most());
        }
        System.out.print(rows);
        write(rows.toString());
        soft.assertAll();
    }

    private static void write(String rows) throws IOException {
        String page = System.getProperty("pace");
        if (page == null) {
            return;
        }
        Chapter chapter = new Chapter(Chapter.WITHOUT_A_SERVER + """

                The same work in a worker of Chromium, by WebAssembly, and on HotSpot, one after the other in one run, \
                both warm: processor time of all their processes and threads, the browser's own work included. \
                `AnywherePaceTest` writes this table (`-Dpace=`), and the same results on both sides are part of it.

                | what | HotSpot | worker | ratio |
                |---|---|---|---|
                """ + rows + "\n");
        Files.writeString(Path.of(page), chapter.in(Files.readString(Path.of(page))));
    }

    /** So many rounds that they take long enough, warmed up on the way. */
    private static int enough(String kind, LongSupplier nanos) {
        int rounds = 1;
        while (true) {
            int tried = rounds;
            double taken = seconds(() -> SelfTest.answer(List.of("work", kind, Integer.toString(tried))), nanos);
            if (taken >= SECONDS) {
                return rounds;
            }
            rounds = Math.max(rounds + 1, (int) Math.ceil(rounds * Math.min(8, 1.2 * SECONDS / taken)));
        }
    }

    private static double seconds(Runnable work, LongSupplier nanos) {
        long before = nanos.getAsLong();
        work.run();
        return (nanos.getAsLong() - before) / 1e9;
    }

    private static String inPage(Visitor guest, String kind, int rounds) {
        return String.valueOf(guest.page.evaluate("(words) => window.work(words)",
                List.of("work", kind, Integer.toString(rounds))));
    }

    /** Of all processes below this one: the driver and the browser, all of whose pages but one have nothing to do. */
    private static long browserNanos() {
        try (Stream<ProcessHandle> below = ProcessHandle.current().descendants()) {
            return below.mapToLong(process -> ticks(process.pid())).sum() * (1_000_000_000 / TICKS_A_SECOND);
        }
    }

    /** User and system time, the 14th and 15th field; the second is a name in brackets that may have spaces in it. */
    private static long ticks(long pid) {
        try {
            String line = Files.readString(Path.of("/proc/" + pid + "/stat"));
            String[] fields = line.substring(line.lastIndexOf(')') + 2).split(" ", -1);
            return Long.parseLong(fields[11]) + Long.parseLong(fields[12]);
        } catch (IOException _) {
            return 0;
        }
    }
}
