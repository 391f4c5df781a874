package zwickmuehle.web.store;

/** The disk did not do what it was asked: full, gone, or locked by somebody else. Nothing was changed. */
public final class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public StoreException(String message, Throwable cause) {
        super(message, cause);
    }
}
