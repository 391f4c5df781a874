package zwickmuehle.app;

import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import zwickmuehle.perfect.muehle.files.DatabaseVerifier;

/** Shows how far verifying has come: what was found as lines of the output, and on a terminal a bar with the time left. */
final class VerifyProgress implements DatabaseVerifier.Progress, AutoCloseable {
    private final Console console;
    private final long positions;
    private final LongSupplier nanoClock;
    private final long start;
    private final AtomicLong lookedAt = new AtomicLong();
    private final SolveProgress.@Nullable Bar bar;

    /** @param positions how many there are to look at */
    VerifyProgress(Console console, long positions, LongSupplier nanoClock) {
        this.console = console;
        this.positions = positions;
        this.nanoClock = nanoClock;
        start = nanoClock.getAsLong();
        bar = SolveProgress.onTerminal() ? new SolveProgress.Bar("verifying", positions, /* book= */ 0) : null;
    }

    @Override
    public void lookedAt(long more) {
        long all = lookedAt.addAndGet(more);
        if (bar != null) {
            bar.solved(all);
        }
    }

    @Override
    public void found(String line) {
        console.out().println(line);
        long done = lookedAt.get();
        if (bar == null && done > 0 && done < positions) {
            double rate = Math.max(1, done / Math.max(1e-9, (nanoClock.getAsLong() - start) / 1e9));
            console.err().printf(Locale.ROOT, "%d of %d positions, %.1f million a second, about %.0f s left%n", done,
                    positions, rate / 1e6, (positions - done) / rate);
        }
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
        }
    }
}
