package zwickmuehle.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import zwickmuehle.perfect.viergewinnt.Book;
import zwickmuehle.perfect.viergewinnt.Solver;
import zwickmuehle.perfect.viergewinnt.files.BookBuilder;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.viergewinnt.Size;

@Command(name = "book", mixinStandardHelpOptions = true, description = {
        "Builds the opening book of Vier Gewinnt: the exact scores of all positions of the first plies.",
        "Can be stopped at any moment; the same command goes on from there."})
final class BookCommand implements Callable<Integer> {
    private static final int MOST_PLIES = 12;

    private final Console console;

    @Option(names = "--plies", required = true, paramLabel = "N", description = "how many plies the book covers: 1 to 12")
    private int plies;

    @Option(names = "--file", paramLabel = "FILE", description = "where the book is, or will be (default viergewinnt.book)")
    private Path file = Path.of("viergewinnt.book");

    @Option(names = "--size", paramLabel = "COLUMNSxROWS", description = "the size of the board, 7x6 if not given")
    private String size = "7x6";

    @Option(names = "--threads", paramLabel = "N", description = "how many threads to use (default: all cores)")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--table", paramLabel = "MB", description = "the size of the table of positions (default 512)")
    private int megabytes = 512;

    BookCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (plies < 1 || plies > MOST_PLIES || threads < 1 || megabytes < 1) {
            throw new NotationException("--plies %d --threads %d --table %d: expected 1 to %d plies, and at least 1",
                    "--plies %d --threads %d --table %d: erwartet werden 1 bis %d Halbzüge und sonst mindestens 1",
                    plies,
                    threads, megabytes, MOST_PLIES);
        }
        Solver solver = new Solver(Size.parse(size), (long) megabytes << 20, threads);
        Book book = new BookBuilder(GivenPath.fileToBe(file), solver, new Lines()).build(plies);
        console.out().println(file + ": " + book.lastScores().length + " positions, complete: " + book.complete());
        return book.complete() ? ExitCode.OK : ExitCode.FAILURE;
    }

    /** A line every few seconds, with the rate and the time left. */
    private final class Lines implements BookBuilder.Progress {
        private static final double SECONDS_BETWEEN = 5;

        private final long start = System.nanoTime();
        private double lastShown;
        private int before = -1;

        @Override
        public void solved(int positions, int ofAll, long nodes) {
            double seconds = (System.nanoTime() - start) / 1e9;
            if (nodes == 0) {
                before = positions;
            }
            if (seconds - lastShown >= SECONDS_BETWEEN || positions == ofAll) {
                lastShown = seconds;
                int done = positions - Math.max(0, before);
                console.err().printf(Locale.ROOT,
                        "%d of %d positions, %.0f million nodes, %.2f s a position, about %.0f s left%n", positions,
                        ofAll, nodes / 1e6, seconds / Math.max(1, done),
                        seconds / Math.max(1, done) * (ofAll - positions));
            }
        }

        @Override
        public boolean stop() {
            return Thread.currentThread().isInterrupted();
        }
    }
}
