package zwickmuehle.perfect.muehle;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/**
 * A fixed number of threads that share out rows: each row is done by one thread, which alone writes to it. To be used
 * from one thread; when that is interrupted, the crew stops between two rows and {@link CancellationException} is
 * thrown.
 */
public final class Crew implements AutoCloseable {
    /** What one thread does to its rows. Holds the thread's own scratch space and sums. */
    @FunctionalInterface
    public interface RowWork {
        void row(int row);
    }

    private static final int ROWS_AT_ONCE = 16;

    private final int threads;
    private final ExecutorService executor;
    private volatile boolean cancelled;

    public Crew(int threads) {
        this.threads = threads;
        executor = Executors.newFixedThreadPool(threads, Thread.ofPlatform().daemon().name("solver-", 0).factory());
    }

    /** Does every row, in no particular order, and returns the works, one a thread, when all are done. */
    public <W extends RowWork> List<W> overRows(int rows, Supplier<W> works) {
        AtomicInteger next = new AtomicInteger();
        List<W> crew = new ArrayList<>();
        List<Future<?>> running = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            W work = works.get();
            crew.add(work);
            running.add(executor.submit(() -> share(rows, next, work)));
        }
        running.forEach(this::await);
        if (cancelled) {
            throw new CancellationException("interrupted while solving");
        }
        return crew;
    }

    /** Whether work is to be given up. For any thread. */
    public boolean cancelled() {
        return cancelled;
    }

    private void share(int rows, AtomicInteger next, RowWork work) {
        for (int first = next.getAndAdd(ROWS_AT_ONCE); first < rows; first = next.getAndAdd(ROWS_AT_ONCE)) {
            for (int row = first; row < Math.min(first + ROWS_AT_ONCE, rows) && !cancelled; row++) {
                work.row(row);
            }
        }
    }

    private void await(Future<?> future) {
        boolean done = false;
        while (!done) {
            try {
                future.get();
                done = true;
            } catch (InterruptedException _) {
                cancelled = true;
            } catch (ExecutionException failure) {
                throw failure.getCause() instanceof RuntimeException cause
                        ? cause
                        : new IllegalStateException(failure.getCause());
            }
        }
    }

    @Override
    public void close() {
        executor.shutdownNow();
    }
}
