package zwickmuehle.web.store;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Deletes games when their time is over, a few at a time so that nobody waits for it, and has those forgotten that were
 * deleted beside the server. Any thread may call; what one does another waits for.
 */
public final class Housekeeping implements AutoCloseable {
    private static final int AT_ONCE = 100;
    private static final Logger LOG = LoggerFactory.getLogger(Housekeeping.class);

    private final GameStore store;
    private final Keeping keeping;
    private final InstantSource clock;
    private final Supplier<? extends Collection<String>> inMemory;
    private final Consumer<String> forget;
    private final LongAdder expired = new LongAdder();
    private final ReentrantLock lock = new ReentrantLock();
    private volatile boolean closed;

    /**
     * Housekeeping for one server.
     *
     * @param inMemory the games that are in use there
     * @param forget sends everybody away from a game that is not stored any more
     */
    public Housekeeping(GameStore store, Keeping keeping, InstantSource clock,
            Supplier<? extends Collection<String>> inMemory, Consumer<String> forget) {
        this.store = store;
        this.keeping = keeping;
        this.clock = clock;
        this.inMemory = inMemory;
        this.forget = forget;
    }

    /** Deletes every game whose time is over, and says how many. */
    public int deleteExpired() {
        Duration time = keeping.time();
        int deleted = 0;
        if (time != null) {
            Instant then = clock.instant().minus(time);
            String last = "";
            for (List<String> some = next(then, last); !some.isEmpty() && !closed; some = next(then, last)) {
                List<String> gone = store.index().deletePlayedBefore(then, some);
                gone.forEach(forget);
                expired.add(gone.size());
                deleted += gone.size();
                last = some.getLast();
            }
        }
        return deleted;
    }

    private List<String> next(Instant then, String last) {
        return store.index().playedBefore(then, last, AT_ONCE);
    }

    /** The same for a server, which goes on whatever the disk does. */
    public void tidy() {
        inTurn(() -> {
            store.handovers().tidy();
            deleteExpired();
        });
    }

    private void inTurn(Runnable work) {
        lock.lock();
        try {
            if (!closed) {
                work.run();
            }
        } catch (StoreException e) {
            // The store has counted its failure, and whoever plays is told; here it is only tried again.
            LOG.atDebug().setCause(e).log("the stored games could not be looked through");
        } finally {
            lock.unlock();
        }
    }

    /** Nothing is asked of the store any more when this returns. */
    @Override
    public void close() {
        closed = true;
        inTurn(() -> {});
    }

    /** Games that the operator deleted while they were in use here. */
    public void forgetGone() {
        inTurn(() -> store.index().gone(inMemory.get()).forEach(forget));
    }

    /** Games deleted because their time was over, since the start. */
    public long expired() {
        return expired.sum();
    }
}
