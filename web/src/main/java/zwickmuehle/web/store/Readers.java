package zwickmuehle.web.store;

import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * The connections that read, each used by one thread at a time: whoever asks for much keeps one of them busy, and the
 * others answer. Any thread may call.
 */
final class Readers implements AutoCloseable {
    private static final int COUNT = 4;

    private final BlockingQueue<Handle> free = new ArrayBlockingQueue<>(COUNT);
    private final Duration patience;

    /** Opens a connection. */
    interface Opening {
        Handle open() throws SQLException;
    }

    /** Whoever waits longer than {@code patience} is refused, so that a stuck disk makes no queue. */
    Readers(Opening opening, Duration patience) throws SQLException {
        this.patience = patience;
        for (int i = 0; i < COUNT; i++) {
            Handle handle = opening.open();
            handle.execute("PRAGMA query_only = ON");
            free.add(handle);
        }
    }

    /** @throws StoreException if none became free in time */
    <T extends @Nullable Object> T ask(Function<Handle, T> question) {
        Handle handle = take();
        try {
            return question.apply(handle);
        } finally {
            free.add(handle);
        }
    }

    private Handle take() {
        try {
            Handle handle = free.poll(patience.toMillis(), TimeUnit.MILLISECONDS);
            if (handle != null) {
                return handle;
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        throw StoreException.busy();
    }

    /** Waits for those who read, but not for ever. */
    @Override
    public void close() {
        for (int i = 0; i < COUNT; i++) {
            take().close();
        }
    }
}
