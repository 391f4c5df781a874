package zwickmuehle.web.store;

import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.NotationException;

/**
 * One SQLite file. A save that returned is on disk (write-ahead log, synchronous=FULL); one that threw has changed
 * nothing. There is one connection to write, see {@link Commits}, and there are some to read, see {@link Readers}; with a
 * write-ahead log neither waits for the other.
 */
final class SqliteDatabase implements SqlDatabase {
    /** How long SQLite waits for another process that holds the file. */
    private static final int BUSY_MILLIS = 1_500;
    /** How long a thread waits for its turn. Whoever waits longer is refused, so that a stuck disk makes no queue. */
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final Handle writing;
    private final Readers readers;
    private final Commits commits;
    private final Readiness readiness;
    private final InstantSource clock;

    private SqliteDatabase(Path games, Handle writing, Readers readers, InstantSource clock) {
        this.writing = writing;
        this.readers = readers;
        this.commits = new Commits(writing, PATIENCE);
        this.readiness = new Readiness(games, commits, readers);
        this.clock = clock;
    }

    /** Something that is done with the connection that writes before anybody uses it. */
    interface Preparation {
        void prepare(Handle writing) throws SQLException;
    }

    static SqliteDatabase open(Path games, InstantSource clock, Preparation preparation) throws SQLException {
        Handle writing = connect(games);
        try {
            preparation.prepare(writing);
            return new SqliteDatabase(games, writing, new Readers(() -> connect(games), PATIENCE), clock);
        } catch (SQLException | JdbiException | NotationException e) {
            writing.close();
            throw e;
        }
    }

    static void configure(Handle writing) {
        writing.execute("PRAGMA journal_mode = WAL");
        // The log is forced to disk at every commit, so what was acknowledged survives a power failure too.
        writing.execute("PRAGMA synchronous = FULL");
        writing.execute("PRAGMA foreign_keys = ON");
    }

    private static Handle connect(Path games) throws SQLException {
        // Of a connection that it was given, Jdbi would not let go when the handle is closed.
        Handle handle = Jdbi.create("jdbc:sqlite:" + games).open();
        handle.execute("PRAGMA busy_timeout = " + BUSY_MILLIS);
        return handle;
    }

    /** Sets a pragma of the connection that writes. */
    void set(String pragma) {
        writing.execute("PRAGMA " + pragma);
    }

    @Override
    public Dialect dialect() {
        return Dialect.SQLITE;
    }

    @Override
    public InstantSource clock() {
        return clock;
    }

    @Override
    public void store(Consumer<Handle> change) {
        commits.store(change);
    }

    @Override
    public <T extends @Nullable Object> T ask(Function<Handle, T> question) {
        return readers.ask(handle -> handle.inTransaction(question::apply));
    }

    @Override
    public boolean ready() {
        return readiness.now();
    }

    @Override
    public int waiting() {
        return commits.waiting();
    }

    @Override
    public void close() {
        try {
            readers.close();
        } finally {
            // Last, so that SQLite puts what is in its log into the file.
            commits.close();
        }
    }
}
