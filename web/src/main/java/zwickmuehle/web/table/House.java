package zwickmuehle.web.table;

import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import zwickmuehle.web.store.GameStore;
import zwickmuehle.web.thinking.Opponents;
import zwickmuehle.web.thinking.ThinkerShelf;
import zwickmuehle.web.thinking.ThinkingPool;

/** What all tables share: the store, those who think, a clock and a timer. */
public record House(GameStore store, Opponents opponents, ThinkerShelf shelf, ThinkingPool pool,
        ScheduledExecutorService timer, LongSupplier nanoClock, Pushes pushes) {

    /** Does some short work after a while; not at all if the server stops before. */
    void later(Runnable work, long nanos) {
        try {
            Future<?> _ = timer.schedule(work, nanos, TimeUnit.NANOSECONDS);
        } catch (RejectedExecutionException _) {
            // The server is stopping; what is stored goes on after the next start.
        }
    }
}
