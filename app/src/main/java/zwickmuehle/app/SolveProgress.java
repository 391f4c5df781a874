package zwickmuehle.app;

import java.util.Locale;
import java.util.Optional;
import java.util.function.LongSupplier;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import zwickmuehle.perfect.muehle.Sector;
import zwickmuehle.perfect.muehle.files.DatabaseBuilder;

/** Shows how far solving has come: a bar with rate and time left on a terminal, a line for each pair of sectors elsewhere. */
sealed interface SolveProgress extends DatabaseBuilder.Progress, AutoCloseable {
    /** The book takes about as long as solving so many positions. */
    long BOOK = 2_850_000_000L;

    static SolveProgress on(Console console, int stones) {
        long positions = DatabaseBuilder.positions(stones);
        long book = DatabaseBuilder.withBook(stones) ? BOOK : 0;
        return onTerminal()
                ? new Bar("solving", positions, book)
                : new Lines(console, positions, book, System::nanoTime);
    }

    static boolean onTerminal() {
        return Optional.ofNullable(System.console()).filter(java.io.Console::isTerminal).isPresent();
    }

    @Override
    void close();

    /** A bar that is drawn over and over. */
    final class Bar implements SolveProgress {
        private final ProgressBar bar;
        private final long positions;
        private final long book;

        /** @param book how many positions the book counts as; 0 if none follows */
        Bar(String task, long positions, long book) {
            this.positions = positions;
            this.book = book;
            bar = new ProgressBarBuilder().setTaskName(task).setInitialMax(positions + book).setUnit(" positions", 1)
                    .setStyle(ProgressBarStyle.ASCII).setUpdateIntervalMillis(200).showSpeed().build();
        }

        @Override
        public void stage(Sector sector, String stage) {
            bar.setExtraMessage(sector + " " + stage);
        }

        @Override
        public void solved(long solved) {
            bar.stepTo(solved);
        }

        @Override
        public void settled(int settled, int ofAll) {
            bar.stepTo(positions + book * settled / ofAll);
        }

        @Override
        public void close() {
            bar.close();
        }
    }

    /** A line whenever a pair of sectors is done, or some positions of the book, which comes last. */
    final class Lines implements SolveProgress {
        private final Console console;
        private final long positions;
        private final long book;
        private final LongSupplier nanoClock;
        private final long start;
        private String current = "";
        private String lastStage = "";
        /** Of what is solved: so many positions were there already, which took no time. */
        private long before;
        private long last;
        private long bookBegun = -1;
        private int settledBefore;

        /** @param book how many positions the book counts as; 0 if none follows */
        Lines(Console console, long positions, long book, LongSupplier nanoClock) {
            this.console = console;
            this.positions = positions;
            this.book = book;
            this.nanoClock = nanoClock;
            this.start = nanoClock.getAsLong();
        }

        @Override
        public void stage(Sector sector, String stage) {
            current = sector.toString();
            if (stage.startsWith("level")) {
                lastStage = stage;
            }
        }

        @Override
        public void solved(long solved) {
            before += current.isEmpty() ? solved - last : 0;
            last = solved;
            if (current.isEmpty()) {
                return;
            }
            double rate = rate(solved);
            console.err().printf(Locale.ROOT,
                    "%s solved up to %s; %d of %d positions, %.1f million a second, about %.0f s left%s%n", current,
                    lastStage, solved, positions, rate / 1e6, (positions + book - solved) / rate,
                    book > 0 ? ", the book of placing included" : "");
            current = "";
        }

        private double rate(long solved) {
            double seconds = Math.max(1e-9, (nanoClock.getAsLong() - start) / 1e9);
            return Math.max(1, (solved - before) / seconds);
        }

        /** At first the time left follows from that of the sectors, if any were solved, later from that of the book. */
        @Override
        public void settled(int settled, int ofAll) {
            if (bookBegun < 0) {
                bookBegun = nanoClock.getAsLong();
                settledBefore = settled;
            }
            double left = (double) (ofAll - settled) / ofAll;
            double seconds = (nanoClock.getAsLong() - bookBegun) / 1e9;
            String time = "";
            if (settled > settledBefore) {
                time = String.format(Locale.ROOT, ", about %.0f s left",
                        seconds * (ofAll - settled) / (settled - settledBefore));
            } else if (before < positions) {
                time = String.format(Locale.ROOT, ", about %.0f s left", left * book / rate(positions));
            }
            console.err().println("book of placing, " + settled + " of " + ofAll + " positions settled" + time);
        }

        @Override
        public void close() {}
    }
}
