package zwickmuehle.web.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.concurrent.Callable;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.rules.Sentence;
import zwickmuehle.web.store.GameStore;
import zwickmuehle.web.thinking.ThinkingPool;
import zwickmuehle.web.table.Token;

/**
 * Taking one's games along to another device. What is shown, typed or put behind the {@code #} of a link is a code that
 * works once; the token itself goes from server to browser in a cookie, as always, and is in no address.
 */
final class SessionRoutes {
    private static final double TRIES_PER_SECOND = 1;
    private static final int TRIES_AT_ONCE = 60;
    private static final int MOST_LETTERS = 40;

    private final Handover handover;
    private final GameStore store;
    private final RateLimit tries;
    private final ThinkingPool pool;

    SessionRoutes(Handover handover, GameStore store, ThinkingPool pool, LongSupplier nanoClock) {
        this.pool = pool;
        this.handover = handover;
        this.store = store;
        this.tries = new RateLimit(TRIES_PER_SECOND, TRIES_AT_ONCE,
                new Sentence("too many codes were tried: please wait a minute",
                        "zu viele Codes wurden versucht: bitte eine Minute warten"),
                nanoClock);
    }

    /** A code, and for how many seconds it works. */
    private record Code(String code, int seconds) {}

    /** How many games there are now. */
    private record Taken(int games) {}

    void register(RoutesConfig routes) {
        routes.post("/api/session/code", this::offer);
        routes.post("/api/session", this::take);
    }

    private void offer(Context context) {
        Body.of(context);
        Token token = Caller.token(context);
        if (token == null || store.countOf(token.person()) == 0) {
            throw Refusal.notNow("there are no games here to take along yet",
                    "hier gibt es noch keine Partien zum Mitnehmen");
        }
        tries.take(Client.of(context));
        context.status(201);
        Json.answer(context, new Code(inTurn(context, () -> handover.offer(token)), Handover.SECONDS));
    }

    /** A code is slow to try on purpose, so whoever tries many keeps nobody else waiting. */
    private <T extends @Nullable Object> T inTurn(Context context, Callable<T> work) {
        return pool.read(Client.of(context).key(), work).join();
    }

    private void take(Context context) {
        String code = Body.of(context).text("code");
        tries.take(Client.of(context));
        Token token = code.length() > MOST_LETTERS ? null : inTurn(context, () -> handover.take(code));
        if (token == null) {
            throw Refusal.unknown("this code does not work: it is mistyped, used already, or older than ten minutes",
                    "dieser Code gilt nicht: er ist vertippt, schon benutzt oder älter als zehn Minuten");
        }
        Caller.give(context, token);
        Json.answer(context, new Taken(store.countOf(token.person())));
    }
}
