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

    static SolveProgress on(Console console, long positions) {
        return onTerminal() ? new Bar("solving", positions) : new Lines(console, positions, System::nanoTime);
    }

    static boolean onTerminal() {
        return Optional.ofNullable(System.console()).filter(java.io.Console::isTerminal).isPresent();
    }

    @Override
    void close();

    /** A bar that is drawn over and over. */
    final class Bar implements SolveProgress {
        private final ProgressBar bar;

        Bar(String task, long positions) {
            bar = new ProgressBarBuilder().setTaskName(task).setInitialMax(positions).setUnit(" positions", 1)
                    .setStyle(ProgressBarStyle.ASCII).setUpdateIntervalMillis(200).showSpeed().build();
        }

        @Override
        public void stage(Sector sector, String stage) {
            bar.setExtraMessage(sector + " " + stage);
        }

        @Override
        public void solved(long positions) {
            bar.stepTo(positions);
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
        private final LongSupplier nanoClock;
        private final long start;
        private String current = "";
        private String lastStage = "";

        Lines(Console console, long positions, LongSupplier nanoClock) {
            this.console = console;
            this.positions = positions;
            this.nanoClock = nanoClock;
            this.start = nanoClock.getAsLong();
        }

        @Override
        public void stage(Sector sector, String stage) {
            current = sector.toString();
            if (stage.startsWith("level")) {
                lastStage = stage;
            } else if (stage.startsWith("book")) {
                console.err().println(stage);
            }
        }

        @Override
        public void solved(long solved) {
            if (current.isEmpty()) {
                return;
            }
            double seconds = Math.max(1e-9, (nanoClock.getAsLong() - start) / 1e9);
            double rate = Math.max(1, solved / seconds);
            console.err().printf(Locale.ROOT,
                    "%s solved up to %s; %d of %d positions, %.1f million a second, about %.0f s left%n", current,
                    lastStage, solved, positions, rate / 1e6, (positions - solved) / rate);
            current = "";
        }

        @Override
        public void close() {}
    }
}
