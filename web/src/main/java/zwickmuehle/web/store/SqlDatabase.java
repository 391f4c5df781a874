package zwickmuehle.web.store;

import java.time.InstantSource;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.table.Overtaken;

/**
 * Where the tables lie: a file of SQLite's that one server writes, or a PostgreSQL that several share. Any thread may
 * call.
 */
interface SqlDatabase extends AutoCloseable {
    Dialect dialect();

    /** What is written down as the time: on PostgreSQL that of the database, the same for all servers. */
    InstantSource clock();

    /**
     * Makes a change in a transaction; returns when it is on disk. The work may be done again after a failure, so it
     * has no effect but on the tables.
     *
     * @throws StoreException if it is not stored, and will not be; or, if it says so, if that is not known
     * @throws Overtaken if the change itself found that it was; then nothing is changed
     */
    void store(Consumer<Handle> change);

    /**
     * Asks something that changes nothing. All its statements see the tables as they were at one moment.
     *
     * @throws StoreException if nobody answers in time
     */
    <T extends @Nullable Object> T ask(Function<Handle, T> question);

    /** Whether it takes changes: it answers, and there is room. May wait a little. */
    boolean ready();

    /** Changes that wait while others are being stored. */
    int waiting();

    @Override
    void close();
}
