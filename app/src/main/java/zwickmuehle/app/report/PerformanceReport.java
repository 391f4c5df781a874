package zwickmuehle.app.report;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.RuleSet;
import zwickmuehle.search.Oracle;

/** All measurements, one after the other, and the page they make: the text, and a folder of plots beside it. */
public final class PerformanceReport {
    private static final int MUEHLE_DEPTH = 12;
    private static final int VIERGEWINNT_DEPTH = 14;

    private final List<Callable<Section>> measurements;
    private final Consumer<String> progress;

    /**
     * @param oracle what this machine knows about a game
     * @param progress told the title of each section when it is measured
     */
    public PerformanceReport(Function<Rules, Oracle> oracle, Consumer<String> progress) {
        Muehle theory = new Muehle(RuleSet.THEORIE);
        this.progress = progress;
        measurements = List.of(
                RulesFigures::measure,
                () -> SearchFigures.measure("muehle", MUEHLE_DEPTH),
                () -> SearchFigures.measure("viergewinnt", VIERGEWINNT_DEPTH),
                SolverFigures::muehle,
                SolverFigures::vierGewinnt,
                () -> ProbingFigures.measure(theory, oracle.apply(theory)),
                ServerFigures::measure);
    }

    /** Measures everything, which takes a few minutes, and writes the page and its plots. */
    public void write(Path page) throws Exception {
        double loadBefore = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
        List<Section> sections = new ArrayList<>();
        for (Callable<Section> measurement : measurements) {
            Section section = measurement.call();
            progress.accept(section.title());
            sections.add(section);
        }
        String name = page.getFileName().toString().replaceFirst("\\.md$", "");
        StringBuilder text = new StringBuilder(opening(loadBefore));
        sections.forEach(section -> text.append(section.markdown(name)));
        text.append(measuredElsewhere(page).text()).append(ENDING);
        Files.createDirectories(page.toAbsolutePath().getParent());
        Files.writeString(page, text);
        writePlots(page.resolveSibling(name), sections);
    }

    private static Chapter measuredElsewhere(Path page) throws IOException {
        return Chapter.of(Files.exists(page) ? Files.readString(page) : "", Chapter.WITHOUT_A_SERVER);
    }

    private static void writePlots(Path folder, List<Section> sections) throws IOException {
        Files.createDirectories(folder);
        for (Section section : sections) {
            if (!section.plot().svg().isEmpty()) {
                Files.writeString(folder.resolve(section.plot().name() + ".svg"), section.plot().svg());
            }
        }
    }

    private static String opening(double loadBefore) {
        return String.format(Locale.ROOT,
                """
                        # Performance

                        Written by `./zwickmuehle bench --report docs/performance.md`; run it to get this page for your machine. It measures one thing after the other in one process, so the ratios on this page were measured side by side.

                        Measured on %d processors (%s), Java %s on %s, with %,d MB of heap at most. The load average was %.1f before and %.1f after the run, this program's own work included; the machine does nothing else only if that is not above its processors. Where other work disturbs, the time by the clock means little, and processor time (of all threads, Java's own compiler and garbage collector included) is what can be compared.

                        """,
                Runtime.getRuntime().availableProcessors(), System.getProperty("os.arch"), Runtime.version(),
                System.getProperty("os.name"), Runtime.getRuntime().maxMemory() >> 20, loadBefore,
                ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
    }

    private static final String ENDING = Chapter.LAST
            + """

                    - `./zwickmuehle bench` searches fixed positions; its last line is a signature of the search. `--player alphabeta:without=killers` shows what an idea brings.
                    - `./zwickmuehle check --game viergewinnt --no-book FILE` measures the solver on a file of positions with known values.
                    - JMH measures single functions of the rules and the solver, in nanoseconds, and with its profilers says why: `mvn -Dquick -Dmaven.test.skip=true package && java -jar bench/target/benchmarks.jar`. `RulesBenchmark` asks what the search asks of the rules, over positions of random games; `VierGewinntBenchmark` solves positions with 14 to 30 stones from scratch.
                    """;
}
