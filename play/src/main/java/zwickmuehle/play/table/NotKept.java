package zwickmuehle.play.table;

import org.jspecify.annotations.Nullable;

/**
 * A change could not be kept, so nothing was changed, unless it is {@link #unsure}; a little later it may work.
 */
public class NotKept extends RuntimeException {
    private static final long serialVersionUID = 1;

    protected NotKept(String message, @Nullable Throwable cause) {
        super(message, cause);
    }

    /** Whether the change may have been kept all the same: then what is kept has to be looked at before anything else. */
    public boolean unsure() {
        return false;
    }
}
