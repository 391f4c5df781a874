package zwickmuehle.web.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.function.LongSupplier;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.rules.Sentence;
import zwickmuehle.web.store.GameStore;
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

    SessionRoutes(Handover handover, GameStore store, LongSupplier nanoClock) {
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
        Json.answer(context, new Code(handover.offer(token), Handover.SECONDS));
    }

    private void take(Context context) {
        String code = Body.of(context).text("code");
        tries.take(Client.of(context));
        Token token = code.length() > MOST_LETTERS ? null : handover.take(code);
        if (token == null) {
            throw Refusal.unknown("this code does not work: it is mistyped, used already, or older than ten minutes",
                    "dieser Code gilt nicht: er ist vertippt, schon benutzt oder älter als zehn Minuten");
        }
        Caller.give(context, token);
        Json.answer(context, new Taken(store.countOf(token.person())));
    }
}
