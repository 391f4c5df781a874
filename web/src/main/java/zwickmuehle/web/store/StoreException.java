package zwickmuehle.web.store;

import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.table.NotKept;
import org.postgresql.util.PSQLException;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/**
 * The disk or the database did not do what it was asked. Nothing was changed, unless the trouble is that this is not
 * known. Neither the message nor the cause holds anything of a
 * game or a seat, so both may be logged: what wraps an SQL exception likes to quote the values, and is left out.
 */
public final class StoreException extends NotKept {
    private static final long serialVersionUID = 1;

    /** What is wrong, as far as it matters to who asks. */
    public enum Trouble {
        /** There is no room left on the disk. */
        FULL,
        /** Somebody else holds the file; a little later it may work. */
        BUSY,
        /** A stored game is not as it was stored. */
        DAMAGED,
        /** Whether the change is stored is not known: the database was lost while it was asked to. */
        UNKNOWN,
        /** Anything else. */
        BROKEN
    }

    private final Trouble trouble;

    private StoreException(String message, Trouble trouble, @Nullable Throwable cause) {
        super(message, cause);
        this.trouble = trouble;
    }

    @Override
    public boolean unsure() {
        return trouble == Trouble.UNKNOWN;
    }

    public Trouble trouble() {
        return trouble;
    }

    static StoreException busy() {
        return new StoreException("the store has been busy for too long", Trouble.BUSY, null);
    }

    static StoreException damaged() {
        return new StoreException("a stored game is damaged", Trouble.DAMAGED, null);
    }

    static StoreException of(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLiteException sqlite) {
                return new StoreException("the store failed: " + sqlite.getResultCode().name(),
                        trouble(sqlite.getResultCode()), sqlite);
            }
            if (cause instanceof PSQLException postgres) {
                // Its message may quote values of a row; the number of the state says what matters.
                return new StoreException("the store failed: " + postgres.getSQLState(),
                        trouble(String.valueOf(postgres.getSQLState())), null);
            }
            if (cause instanceof SQLException sql) {
                return new StoreException("the store failed", trouble(String.valueOf(sql.getSQLState())), sql);
            }
        }
        return new StoreException("the store failed: " + failure.getClass().getSimpleName(), Trouble.BROKEN, null);
    }

    /** Whether what was opened is something else than a database. */
    static boolean strangeFile(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLiteException sqlite && sqlite.getResultCode() == SQLiteErrorCode.SQLITE_NOTADB) {
                return true;
            }
        }
        return false;
    }

    /** The database was lost while it was asked to commit. */
    static StoreException unknown(Throwable failure) {
        return new StoreException("whether this was stored is not known: " + of(failure).getMessage(), Trouble.UNKNOWN,
                null);
    }

    /**
     * Whether PostgreSQL itself has said that a COMMIT did not happen. Everything else, a lost connection or a database
     * that is being shut down, may have come after it did.
     */
    static boolean certain(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof PSQLException postgres) {
                String state = String.valueOf(postgres.getSQLState());
                return state.startsWith("23") || state.startsWith("40") || state.startsWith("25")
                        || state.startsWith("53");
            }
        }
        return false;
    }

    /** By the states of PostgreSQL: classes of two letters, and what is in them. */
    private static Trouble trouble(String state) {
        return switch (state) {
            // No room on the disk; no room in what a quota leaves.
            case "53100", "53400" -> Trouble.FULL;
            // Deadlocks, conflicts, locks not to be had in time, statements that took too long, too many connections.
            case "40001", "40P01", "55P03", "57014", "53300" -> Trouble.BUSY;
            // A page of the disk, or an index, that is not what it was.
            case "XX001", "XX002" -> Trouble.DAMAGED;
            default -> Trouble.BROKEN;
        };
    }

    private static Trouble trouble(SQLiteErrorCode code) {
        String name = code.name();
        if (name.equals("SQLITE_FULL")) {
            return Trouble.FULL;
        }
        if (name.startsWith("SQLITE_CORRUPT")) {
            return Trouble.DAMAGED;
        }
        return name.startsWith("SQLITE_BUSY") || name.startsWith("SQLITE_LOCKED") ? Trouble.BUSY : Trouble.BROKEN;
    }
}
