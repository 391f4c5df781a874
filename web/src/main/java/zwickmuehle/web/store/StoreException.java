package zwickmuehle.web.store;

import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.table.NotKept;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/**
 * The disk did not do what it was asked. Nothing was changed. Neither the message nor the cause holds anything of a
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
        /** Anything else. */
        BROKEN
    }

    private final Trouble trouble;

    private StoreException(String message, Trouble trouble, @Nullable Throwable cause) {
        super(message, cause);
        this.trouble = trouble;
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
            if (cause instanceof SQLException sql) {
                return new StoreException("the store failed", Trouble.BROKEN, sql);
            }
        }
        return new StoreException("the store failed: " + failure.getClass().getSimpleName(), Trouble.BROKEN, null);
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
