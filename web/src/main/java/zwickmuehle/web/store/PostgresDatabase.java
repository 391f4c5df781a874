package zwickmuehle.web.store;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Objects;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.table.Overtaken;

/**
 * A PostgreSQL that several servers share. Each change is a transaction of its own, and PostgreSQL itself decides which
 * of two comes first: whatever must not happen twice is a condition in the statement that writes.
 *
 * <p>Nobody waits for ever. A statement that takes long is ended by the database before we stop listening, so that we
 * hear what became of it; a server that stands still in the middle of a transaction loses its locks; a link that is cut
 * is given up. Only an answer to COMMIT that never came leaves open whether the change is stored, and then
 * {@link StoreException.Trouble#UNKNOWN} says so.
 */
final class PostgresDatabase implements SqlDatabase {
    private static final Duration PATIENCE = Duration.ofSeconds(3);
    /** Connections of one server, besides the two that tell and listen. PostgreSQL lets in 100 unless told otherwise. */
    private static final int WRITERS = 12;
    private static final int READERS = 4;
    private static final int GLANCES = 4;
    private static final long NANOS_READY_HOLDS = TimeUnit.SECONDS.toNanos(1);
    private static final String DEADLINES = "-c statement_timeout=6000 -c lock_timeout=3000"
            + " -c idle_in_transaction_session_timeout=5000";
    private static final String SECONDS_OF_A_READ = "9";
    private static final String SECONDS_TO_CONNECT = "3";

    private final HikariDataSource writers;
    private final HikariDataSource readers;
    private final HikariDataSource glances;
    private final Jdbi writing;
    private final Jdbi reading;
    private final Jdbi quick;
    private final DatabaseClock clock = new DatabaseClock(System::nanoTime);
    private final ReentrantLock trying = new ReentrantLock();
    @GuardedBy("trying")
    private long tried;
    @GuardedBy("trying")
    private @Nullable Boolean ready;

    /**
     * Connects, waiting at most so long for the database.
     *
     * @throws SQLException if it cannot be reached, or does not let us in
     */
    PostgresDatabase(StoreAddress address, Duration patience) throws SQLException {
        awaitAnswer(address, patience);
        writers = new HikariDataSource(pool(address, "store-write", WRITERS));
        HikariConfig reads = pool(address, "store-read", READERS);
        reads.setReadOnly(true);
        reads.setTransactionIsolation("TRANSACTION_REPEATABLE_READ");
        readers = new HikariDataSource(reads);
        HikariConfig looks = pool(address, "store-look", GLANCES);
        looks.setConnectionInitSql("SET synchronous_commit = off");
        glances = new HikariDataSource(looks);
        writing = Jdbi.create(writers);
        reading = Jdbi.create(readers);
        quick = Jdbi.create(glances);
        try {
            PostgresSchema.bringUpToDate(writing);
            look();
        } catch (RuntimeException e) {
            close();
            throw e;
        }
    }

    /** A database that is being started refuses for a moment; one that does not know us refuses for good. */
    private static void awaitAnswer(StoreAddress address, Duration patience) throws SQLException {
        long deadline = System.nanoTime() + patience.toNanos();
        while (true) {
            try {
                connect(address).close();
                return;
            } catch (SQLException e) {
                String state = Objects.requireNonNullElse(e.getSQLState(), "");
                boolean mayCome = state.startsWith("08") || state.startsWith("57P");
                if (!mayCome || System.nanoTime() > deadline) {
                    throw e;
                }
                sleep();
            }
        }
    }

    private static void sleep() throws SQLException {
        try {
            TimeUnit.MILLISECONDS.sleep(100);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new SQLException("interrupted", e);
        }
    }

    /** A connection beside the pools. */
    static Connection connect(StoreAddress address) throws SQLException {
        return DriverManager.getConnection(address.address(), properties(address));
    }

    private static Properties properties(StoreAddress address) {
        Properties properties = address.credentials();
        properties.setProperty("ApplicationName", "zwickmuehle");
        properties.setProperty("connectTimeout", SECONDS_TO_CONNECT);
        properties.setProperty("loginTimeout", SECONDS_TO_CONNECT);
        properties.setProperty("socketTimeout", SECONDS_OF_A_READ);
        properties.setProperty("tcpKeepAlive", "true");
        properties.setProperty("options", DEADLINES);
        return properties;
    }

    private static HikariConfig pool(StoreAddress address, String name, int size) {
        HikariConfig config = new HikariConfig();
        config.setPoolName(name);
        config.setJdbcUrl(address.address());
        config.setDataSourceProperties(properties(address));
        config.setMaximumPoolSize(size);
        config.setMinimumIdle(1);
        config.setConnectionTimeout(PATIENCE.toMillis());
        config.setValidationTimeout(1_000);
        config.setInitializationFailTimeout(-1);
        return config;
    }

    @Override
    public Dialect dialect() {
        return Dialect.POSTGRES;
    }

    @Override
    public InstantSource clock() {
        return clock;
    }

    /** Compares the clocks; called now and then. */
    void look() {
        long asked = System.nanoTime();
        long millis = ask(handle -> handle.createQuery("SELECT " + Dialect.POSTGRES.now()).mapTo(Long.class).one());
        clock.heard(millis, asked, System.nanoTime());
    }

    @Override
    public void store(Consumer<Handle> change) {
        boolean committing = false;
        try (Handle handle = writing.open()) {
            handle.begin();
            try {
                change.accept(handle);
                committing = true;
                handle.commit();
            } catch (RuntimeException e) {
                rollBack(handle);
                throw e;
            }
        } catch (Overtaken e) {
            throw e;
        } catch (RuntimeException e) {
            throw committing && !StoreException.certain(e) ? StoreException.unknown(e) : StoreException.of(e);
        }
    }

    /** As far as there is still somebody to tell. */
    private static void rollBack(Handle handle) {
        try {
            handle.rollback();
        } catch (JdbiException _) {
            // The connection is gone, and the transaction with it.
        }
    }

    @Override
    public <T extends @Nullable Object> T ask(Function<Handle, T> question) {
        try (Handle handle = reading.open()) {
            return handle.inTransaction(question::apply);
        } catch (JdbiException e) {
            throw StoreException.of(e);
        }
    }

    /**
     * One statement, which sees what is stored at its moment, or changes something that need not survive the loss of the
     * database: nobody waits for the disk.
     */
    <T extends @Nullable Object> T quickly(Function<Handle, T> statement) {
        try (Handle handle = quick.open()) {
            return statement.apply(handle);
        } catch (JdbiException e) {
            throw StoreException.of(e);
        }
    }

    /** Tried out at most once a second, however many ask: takes a little room and gives it back. */
    @Override
    public boolean ready() {
        trying.lock();
        try {
            Boolean known = ready;
            if (known == null || System.nanoTime() - tried > NANOS_READY_HOLDS) {
                known = answers();
                ready = known;
                tried = System.nanoTime();
            }
            return known;
        } finally {
            trying.unlock();
        }
    }

    private boolean answers() {
        try (Handle handle = writing.open()) {
            handle.begin();
            handle.execute("INSERT INTO zwickmuehle_schema (version) VALUES (0)");
            handle.rollback();
            return true;
        } catch (JdbiException _) {
            return false;
        }
    }

    @Override
    public int waiting() {
        return Objects.requireNonNull(writers.getHikariPoolMXBean()).getThreadsAwaitingConnection();
    }

    @Override
    public void close() {
        glances.close();
        readers.close();
        writers.close();
    }
}
