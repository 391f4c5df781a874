package zwickmuehle.play.table;

import org.jspecify.annotations.Nullable;

/** A change could not be kept, so nothing was changed; a little later it may work. */
public class NotKept extends RuntimeException {
    private static final long serialVersionUID = 1;

    protected NotKept(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
