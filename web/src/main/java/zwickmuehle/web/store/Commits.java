package zwickmuehle.web.store;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.table.Overtaken;

/**
 * Stores changes through one connection. What costs time is waiting for the disk at every commit, so changes that come
 * while another is being stored share the next commit: the first of their threads stores for all. With a hundred games
 * at once the disk is asked no more often than with a few. Each change is still stored whole or not at all, and a thread
 * goes on only when its own is on disk.
 */
final class Commits implements AutoCloseable {
    private static final long SHORTEST_WAIT_NANOS = 1_000_000;

    private final Handle handle;
    private final Duration patience;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition stored = lock.newCondition();
    @GuardedBy("lock")
    private List<Change> waiting = new ArrayList<>();
    @GuardedBy("lock")
    private boolean storing;

    /** Whoever waits longer than {@code patience} is refused, so that a stuck disk makes no queue. */
    Commits(Handle handle, Duration patience) {
        this.handle = handle;
        this.patience = patience;
    }

    /**
     * Returns when the change is on disk.
     *
     * @throws StoreException if it is not, and will not be
     * @throws Overtaken if the change itself found that it was
     */
    void store(Consumer<Handle> work) {
        Change change = new Change(work);
        List<Change> together = join(change);
        if (!together.isEmpty()) {
            try {
                storeAll(together);
            } finally {
                leave(together);
            }
        }
        if (change.failure != null) {
            throw change.failure;
        }
    }

    /** Waits until somebody has stored the change, or until it is this thread's turn to store all that wait. */
    private List<Change> join(Change change) {
        boolean interrupted = false;
        lock.lock();
        try {
            waiting.add(change);
            long nanos = patience.toNanos();
            while (storing && !change.settled) {
                // What is being stored already cannot be called back any more: nobody leaves without knowing.
                if ((nanos <= 0 || interrupted) && waiting.remove(change)) {
                    throw StoreException.busy();
                }
                try {
                    nanos = stored.awaitNanos(Math.max(nanos, SHORTEST_WAIT_NANOS));
                } catch (InterruptedException _) {
                    interrupted = true;
                }
            }
            if (change.settled) {
                return List.of();
            }
            List<Change> together = waiting;
            waiting = new ArrayList<>();
            storing = true;
            return together;
        } finally {
            lock.unlock();
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private void leave(List<Change> together) {
        lock.lock();
        try {
            together.forEach(Change::giveUp);
            storing = false;
            stored.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** All in one transaction; if one of them does not go in, each in its own. */
    private void storeAll(List<Change> changes) {
        RuntimeException failure = failureOf(changes);
        if (failure != null && changes.size() > 1) {
            for (Change change : changes) {
                change.settle(failureOf(List.of(change)));
            }
        } else {
            for (Change change : changes) {
                change.settle(failure);
            }
        }
    }

    private @Nullable RuntimeException failureOf(List<Change> changes) {
        try {
            handle.useTransaction(transaction -> changes.forEach(change -> change.work.accept(transaction)));
            return null;
        } catch (Overtaken e) {
            return e;
        } catch (RuntimeException e) {
            return StoreException.of(e);
        }
    }

    /** How many changes wait for the one that is being stored. */
    int waiting() {
        lock.lock();
        try {
            return waiting.size();
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void close() {
        lock.lock();
        try {
            while (storing) {
                stored.awaitUninterruptibly();
            }
            handle.close();
        } finally {
            lock.unlock();
        }
    }

    /** One change on its way; settled by the thread that stores it, and read by its own under the lock. */
    private static final class Change {
        private final Consumer<Handle> work;
        private volatile boolean settled;
        private @Nullable RuntimeException failure;

        Change(Consumer<Handle> work) {
            this.work = work;
        }

        void settle(@Nullable RuntimeException outcome) {
            failure = outcome;
            settled = true;
        }

        /** If whoever stored it came to grief, it is not stored. */
        void giveUp() {
            if (!settled) {
                settle(StoreException.of(new IllegalStateException()));
            }
        }
    }
}
