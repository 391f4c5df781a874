package zwickmuehle.web.store;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;

/**
 * Whether the store takes changes. Tried out at most once a second, however many ask: the answer of the last time holds
 * for the others.
 */
final class Readiness {
    /** With less than this left on the disk, games that are being played may not come to their end. */
    private static final long LEAST_ROOM = 16L << 20;
    private static final long NANOS_IT_HOLDS = TimeUnit.SECONDS.toNanos(1);

    private final Path games;
    private final Commits commits;
    private final Readers readers;
    private final ReentrantLock lock = new ReentrantLock();
    @GuardedBy("lock")
    private boolean tried;
    @GuardedBy("lock")
    private long when;
    @GuardedBy("lock")
    private boolean ready;

    Readiness(Path games, Commits commits, Readers readers) {
        this.games = games;
        this.commits = commits;
        this.readers = readers;
    }

    boolean now() {
        lock.lock();
        try {
            if (!tried || System.nanoTime() - when > NANOS_IT_HOLDS) {
                ready = roomOnDisk() && answers();
                when = System.nanoTime();
                tried = true;
            }
            return ready;
        } finally {
            lock.unlock();
        }
    }

    private boolean roomOnDisk() {
        try {
            return Files.getFileStore(games).getUsableSpace() >= LEAST_ROOM;
        } catch (IOException _) {
            return false;
        }
    }

    private boolean answers() {
        try {
            commits.store(Readiness::takeRoomAndGiveItBack);
            return readers.ask(handle -> handle.createQuery("SELECT count(*) FROM sqlite_schema")
                    .mapTo(Integer.class).one()) > 0;
        } catch (StoreException | JdbiException _) {
            return false;
        }
    }

    private static void takeRoomAndGiveItBack(Handle handle) {
        handle.execute("SAVEPOINT room");
        try {
            handle.execute("CREATE TABLE room (page TEXT)");
        } finally {
            handle.execute("ROLLBACK TO room");
            handle.execute("RELEASE room");
        }
    }
}
