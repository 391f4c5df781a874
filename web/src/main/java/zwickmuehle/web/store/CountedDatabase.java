package zwickmuehle.web.store;

import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A database of which is counted, for its operator, how often it failed and how often it held what nobody stored. */
final class CountedDatabase {
    private static final Logger LOG = LoggerFactory.getLogger(CountedDatabase.class);

    private final SqlDatabase database;
    private final LongAdder failures = new LongAdder();
    private final LongAdder damaged = new LongAdder();

    CountedDatabase(SqlDatabase database) {
        this.database = database;
    }

    /** Makes a change, as {@link SqlDatabase#store} does. */
    void store(Consumer<Handle> change) {
        try {
            database.store(change);
        } catch (StoreException e) {
            failures.increment();
            throw e;
        }
    }

    /** A change that tells what it came to. */
    <T> T change(Function<Handle, T> work) {
        AtomicReference<T> outcome = new AtomicReference<>();
        store(transaction -> outcome.set(work.apply(transaction)));
        return Objects.requireNonNull(outcome.get());
    }

    /** Asks one of the connections that read, when one is free. */
    <T extends @Nullable Object> T ask(Function<Handle, T> question) {
        try {
            return database.ask(question);
        } catch (JdbiException e) {
            throw failed(StoreException.of(e));
        } catch (StoreException e) {
            throw failed(e);
        }
    }

    private StoreException failed(StoreException e) {
        if (e.trouble() == StoreException.Trouble.DAMAGED) {
            noteDamage();
        } else {
            failures.increment();
        }
        return e;
    }

    /** A stored game was met that is not as it was stored. */
    void noteDamage() {
        damaged.increment();
        LOG.warn("a stored game is damaged and left out: 'zwickmuehle games list --damaged' names it");
    }

    /** How often the disk or the database did not do what it was asked. */
    long failures() {
        return failures.sum();
    }

    /** How often a stored game was met that is not as it was stored. */
    long damaged() {
        return damaged.sum();
    }
}
