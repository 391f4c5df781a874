package zwickmuehle.web.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.core.JacksonException;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.SpokenException;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.web.store.StoreException;
import zwickmuehle.play.view.Spoken;

/** Turns whatever was thrown into one problem in one sentence. Strangers learn no more than that. */
final class Problems {
    static final String CONTENT_TYPE = "application/problem+json";
    private static final Logger LOG = LoggerFactory.getLogger(Problems.class);
    private static final int SECONDS_UNTIL_RETRY = 2;

    private Problems() {}

    static void register(RoutesConfig routes) {
        routes.exception(Exception.class, (e, context) -> answer(context, e));
        // Javalin knows its own exceptions, and would answer them in its own way.
        routes.exception(HttpResponseException.class, (e, context) -> answer(context, e));
    }

    static void answer(Context context, Throwable thrown) {
        Throwable cause = thrown instanceof CompletionException && thrown.getCause() != null
                ? thrown.getCause()
                : thrown;
        Problem problem = problem(cause);
        if (problem.status() >= 500 && !(cause instanceof Problem)) {
            LOG.atError().addKeyValue("route", AccessLog.route(context.path())).setCause(cause).log("a request failed");
        }
        Integer moveNumber = cause instanceof Refusal refusal && refusal.kind() == Refusal.Kind.STALE
                ? refusal.moveNumber()
                : null;
        if (problem.status() == 429 || problem.status() == 503) {
            context.header("Retry-After", String.valueOf(SECONDS_UNTIL_RETRY));
        }
        context.header("Cache-Control", "no-store");
        String body = text(problem, language(context.header("Accept-Language")), moveNumber);
        context.status(problem.status()).contentType(CONTENT_TYPE).result(body.getBytes(StandardCharsets.UTF_8));
    }

    static String text(Problem problem, Locale language, @Nullable Integer moveNumber) {
        Sentence sentence = problem.sentence();
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("type", "urn:zwickmuehle:" + problem.type());
        fields.put("title", problem.title());
        fields.put("status", problem.status());
        fields.put("detail", sentence.in(language));
        fields.put("sentence", Spoken.of(sentence));
        if (moveNumber != null) {
            fields.put("moveNumber", moveNumber);
        }
        return Json.write(fields);
    }

    private static Problem problem(Throwable thrown) {
        return switch (thrown) {
            case Problem problem -> problem;
            case Refusal refusal -> Problem.of(refusal);
            case SpokenException spoken -> Problem.unprocessable(spoken);
            case JacksonException _ -> Problem.malformed("the body is no JSON", "der Inhalt ist kein JSON");
            case StoreException store -> switch (store.trouble()) {
                case FULL -> Problem.noRoom();
                case DAMAGED -> Problem.damaged();
                case BUSY, BROKEN -> Problem.store();
                case UNKNOWN -> Problem.unknownOutcome();
            };
            case HttpResponseException refused -> Problem.ofStatus(refused.getStatus());
            default -> Problem.internal();
        };
    }

    /** German where it is asked for before English. */
    private static Locale language(@Nullable String accepted) {
        return accepted != null && accepted.strip().toLowerCase(Locale.ROOT).startsWith("de")
                ? Locale.GERMAN
                : Locale.ENGLISH;
    }
}
