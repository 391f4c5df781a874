package zwickmuehle.web.http;

import io.javalin.http.Context;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** Waits for an answer on behalf of a client, and gives up when the client has gone. */
final class Waiting {
    static final long MILLIS_BETWEEN_LOOKS = 250;

    private Waiting() {}

    /** @param giveUp called if nobody waits any more */
    static void answer(Context context, CompletableFuture<?> answer, Runnable giveUp) {
        try (Attendance attendance = Attendance.of(context)) {
            Object given = within(answer);
            while (given == null && !attendance.gone()) {
                given = within(answer);
            }
            if (given == null) {
                giveUp.run();
            } else {
                Json.answer(context, given);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            giveUp.run();
        }
    }

    /** Null if it takes longer. */
    private static @Nullable Object within(CompletableFuture<?> answer) throws InterruptedException {
        try {
            return answer.get(MILLIS_BETWEEN_LOOKS, TimeUnit.MILLISECONDS);
        } catch (TimeoutException _) {
            return null;
        } catch (ExecutionException e) {
            throw new CompletionException(e.getCause());
        }
    }
}
