package zwickmuehle.web.http;

import io.javalin.http.Context;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.io.EndPoint;

/**
 * How long the body of a request is waited for, whether it comes byte by byte or not at all: the connection counts as
 * idle when the time is up, which ends a read that waits.
 */
final class Patience implements AutoCloseable {
    private final EndPoint connection;
    private final long usualMillis;
    private final long end;

    private Patience(EndPoint connection, long millis) {
        this.connection = connection;
        this.usualMillis = connection.getIdleTimeout();
        this.end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        connection.setIdleTimeout(millis);
    }

    static Patience of(Context context) {
        EndPoint connection = ServletContextRequest.getServletContextRequest(context.req()).getConnectionMetaData()
                .getConnection().getEndPoint();
        return new Patience(connection,
                TimeUnit.SECONDS.toMillis(Limiter.of(context).allowances().of(Limit.SECONDS_FOR_A_REQUEST)));
    }

    /**
     * Something has come; the rest has what is left of the time.
     *
     * @throws Problem if that is nothing
     */
    void check() {
        long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
        if (left <= 0) {
            throw Problem.tooSlow();
        }
        connection.setIdleTimeout(left);
    }

    /** Whether reading ended because the time was up. */
    static boolean ended(Throwable thrown) {
        for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
            if (cause instanceof TimeoutException) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void close() {
        connection.setIdleTimeout(usualMillis);
    }
}
