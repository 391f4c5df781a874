package zwickmuehle.app;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwickmuehle.perfect.viergewinnt.Book;
import zwickmuehle.perfect.viergewinnt.Solver;
import zwickmuehle.perfect.viergewinnt.SolverWatch;
import zwickmuehle.perfect.viergewinnt.files.BookFile;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.viergewinnt.Size;
import zwickmuehle.rules.viergewinnt.VierGewinnt;
import zwickmuehle.search.Oracle;

@Command(name = "check", mixinStandardHelpOptions = true, description = {
        "Checks a file of positions with known values.",
        "A line is POSITION VALUE: a score, or win, draw or loss with or without the plies to the end; what "
                + "follows a # is a comment.",
        "Says how many there are, how many differ, and how fast they were found, by the clock and in "
                + "processor time.",
        "Vier Gewinnt: each position is solved from scratch. Before that, a few seconds of the same warm "
                + "the program up.",
        "Mühle: the database is asked; positions it does not reach are left out.",
        "Exits with 1 if any differ, with 2 if there was nothing to check."})
final class CheckCommand implements Callable<Integer> {
    private static final Duration WARM_UP = Duration.ofSeconds(3);
    private static final Pattern COMMENT = Pattern.compile("#.*");
    private static final int MOST_THREADS = 1024;
    private static final int LARGEST_TABLE = 1 << 14;

    private final Console console;
    private final Oracles oracles;

    @Mixin
    private GameOptions game = new GameOptions();

    @Option(names = "--threads", paramLabel = "N", description = "how many threads solve a position together (default 1)")
    private int threads = 1;

    @Option(names = "--table", paramLabel = "MB", description = "the size of the table of positions (default 64)")
    private int megabytes = (int) (Solver.DEFAULT_TABLE_BYTES >> 20);

    @Option(names = "--no-book", description = "solve everything, even what the book knows")
    private boolean withoutBook;

    @Option(names = "--database", paramLabel = "DIR", description = "Mühle: the database that knows the values; the one of this machine if not given")
    private @Nullable Path database;

    @Option(names = "--cold", description = "don't warm up first")
    private boolean cold;

    @Option(names = "--json", description = "one JSON document, and nothing else")
    private boolean json;

    @Parameters(paramLabel = "FILE", description = "the positions and their values")
    private Path file = Path.of("");

    CheckCommand(Console console, Oracles oracles) {
        this.console = console;
        this.oracles = oracles;
    }

    @Override
    public Integer call() {
        Rules rules = game.rules("theorie");
        Oracle oracle = oracles.of(rules, database);
        List<KnownValue> expected = read(rules);
        return switch (rules) {
            case Muehle _ -> check(oracle, expected);
            case VierGewinnt vierGewinnt -> check(vierGewinnt, expected);
            default -> throw new IllegalStateException("no values are known of " + rules.game());
        };
    }

    private int check(Oracle oracle, List<KnownValue> expected) {
        MuehleCheck check = new MuehleCheck(oracle);
        List<KnownValue> known = check.known(expected);
        if (known.isEmpty()) {
            throw new NotationException(
                    "the database reaches none of the %d positions in %s: solve builds one, --database names it",
                    "die Datenbank reicht an keine der %d Stellungen in %s heran: solve baut eine, --database nennt sie",
                    expected.size(), file);
        }
        if (!json) {
            console.say(MuehleCheck.beyond(expected.size() - known.size()));
        }
        return report(measured(known, check, ProcessorTime.ofThisThread()));
    }

    private int check(VierGewinnt vierGewinnt, List<KnownValue> expected) {
        Solver solver = solver(vierGewinnt.size());
        Book book = withoutBook || !vierGewinnt.size().equals(Size.STANDARD)
                ? Book.empty(vierGewinnt.size())
                : BookFile.bundled();
        if (!cold) {
            warmUp(expected, book, solver);
        }
        ProcessorTime processor = threads == 1 ? ProcessorTime.ofThisThread() : ProcessorTime.ofThisProgram();
        return report(measured(expected, new VierGewinntExaminer(book, solver, SolverWatch.NOBODY), processor));
    }

    private int report(CheckReport report) {
        if (json) {
            console.out().println(report.json());
        } else {
            report.sentences().forEach(console::say);
        }
        return report.mismatches() == 0 ? ExitCode.OK : ExitCode.FAILURE;
    }

    private Solver solver(Size size) {
        if (threads < 1 || threads > MOST_THREADS || megabytes < 1 || megabytes > LARGEST_TABLE) {
            throw new NotationException("--threads %d --table %d: expected 1 to %d threads and 1 to %d MB",
                    "--threads %d --table %d: erwartet werden 1 bis %d Threads und 1 bis %d MB", threads, megabytes,
                    MOST_THREADS, LARGEST_TABLE);
        }
        return new Solver(size, (long) megabytes << 20, threads);
    }

    private List<KnownValue> read(Rules rules) {
        List<KnownValue> expected = new ArrayList<>();
        List<String> lines = GivenPath.lines(file);
        for (int i = 0; i < lines.size(); i++) {
            String line = COMMENT.matcher(lines.get(i)).replaceFirst("");
            if (!line.isBlank()) {
                expected.add(KnownValue.parse(rules, line, i + 1));
            }
        }
        if (expected.isEmpty()) {
            throw new NotationException("there are no positions in %s: expected a position and its value on each line",
                    "in %s stehen keine Stellungen: erwartet wird auf jeder Zeile eine Stellung und ihr Wert", file);
        }
        return expected;
    }

    /** Goes round and round until the time is over; what it finds is thrown away. */
    private static void warmUp(List<KnownValue> expected, Book book, Solver solver) {
        long start = System.nanoTime();
        SolverWatch clock = (_, _, _) -> System.nanoTime() - start > WARM_UP.toNanos();
        Examiner examiner = new VierGewinntExaminer(book, solver, clock);
        for (int i = 0; !clock.stop(0, 0, 0); i = (i + 1) % expected.size()) {
            examiner.forget();
            examiner.confirms(expected.get(i));
        }
    }

    private static CheckReport measured(List<KnownValue> expected, Examiner examiner, ProcessorTime processor) {
        long[] nanos = new long[expected.size()];
        long nodes = examiner.nodes();
        long processorNanos = processor.nanos();
        int mismatches = 0;
        for (int i = 0; i < nanos.length; i++) {
            long start = System.nanoTime();
            examiner.forget();
            boolean confirmed = examiner.confirms(expected.get(i));
            nanos[i] = System.nanoTime() - start;
            mismatches += confirmed ? 0 : 1;
        }
        return CheckReport.of(mismatches, nanos, processor.nanos() - processorNanos, examiner.nodes() - nodes);
    }
}
