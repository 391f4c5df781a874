package zwickmuehle.web.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import zwickmuehle.arena.record.JsonRecords;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.Sentence;
import zwickmuehle.web.tournament.TournamentHall;
import zwickmuehle.web.tournament.WorkDesk;
import zwickmuehle.web.work.WorkOrder;
import zwickmuehle.web.work.WorkServer;

/**
 * For workers, which have a key: they get games and hand them in. The key is in a header, is compared in a time that tells
 * nothing of it, and is in no log. Everything they send has a bound.
 */
final class WorkRoutes {
    private static final String WORK = "/api/work/";
    private static final int MOST_BYTES = 2 << 20;
    private static final int MOST_GAMES = 64;
    private static final int LONGEST_REASON = 500;

    private final TournamentHall hall;
    private volatile byte @Nullable [] key;

    WorkRoutes(TournamentHall hall) {
        this.hall = hall;
    }

    /** From now on whoever has this key may work. */
    void open(String secret) {
        key = digest(secret);
    }

    void register(RoutesConfig routes) {
        routes.post(WORK + "join", context -> {
            JsonNode words = words(context);
            WorkDesk.Welcome welcome = desk().join(text(words, "worker"), text(words, "name"),
                    words.path("cores").asInt(1), words.path("parallel").asInt(1), number(words, "speed"));
            Json.answer(context, Map.of("tournament", welcome.tournament(), "beatMillis", welcome.beatMillis(),
                    "wanted", welcome.wanted()));
        });
        routes.post(WORK + "take", context -> {
            JsonNode words = words(context);
            WorkDesk.Taken taken = desk().take(text(words, "worker"), number(words, "speed"));
            Map<String, Object> answer = new LinkedHashMap<>();
            answer.put("over", taken.over());
            answer.put("waitMillis", taken.waitMillis());
            WorkOrder order = taken.order();
            if (order != null) {
                answer.put("order", order.write());
            }
            Json.answer(context, answer);
        });
        routes.post(WORK + "beat", context -> {
            JsonNode words = words(context);
            List<WorkDesk.Standing> games = new ArrayList<>();
            for (JsonNode game : words.path("games")) {
                if (games.size() < MOST_GAMES) {
                    List<String> moves = game.path("moves").valueStream().map(move -> move.asString("")).toList();
                    games.add(new WorkDesk.Standing(text(game, "game"), game.path("epoch").asLong(0), moves));
                }
            }
            Json.answer(context, Map.of("lost", desk().beat(text(words, "worker"), number(words, "speed"),
                    number(words, "load"), games)));
        });
        routes.post(WORK + "result", context -> {
            JsonNode words = words(context);
            WorkDesk.Receipt receipt = desk().hand(new WorkDesk.Result(text(words, "worker"), text(words, "game"),
                    words.path("epoch").asLong(0), JsonRecords.read(words.path("record")),
                    words.path("conversation").asString(""), number(words, "speed"), number(words, "load"),
                    words.path("stallMillis").asLong(0)));
            Map<String, Object> answer = new LinkedHashMap<>();
            answer.put("counted", receipt.counted());
            Sentence why = receipt.why();
            if (why != null) {
                answer.put("en", why.english());
                answer.put("de", why.german());
            }
            Json.answer(context, answer);
        });
        routes.post(WORK + "trouble", context -> {
            JsonNode words = words(context);
            desk().trouble(text(words, "worker"), text(words, "game"), words.path("epoch").asLong(0),
                    text(words, "parcel"), new Sentence(reason(words, "en"), reason(words, "de")));
            Json.answer(context, Map.of());
        });
        routes.get(WORK + "parcels/{name}", this::sendParcel);
    }

    private void sendParcel(Context context) throws IOException {
        check(context);
        Path file = desk().parcel(context.pathParam("name"));
        if (file == null) {
            throw Problem.notFound();
        }
        context.header("Cache-Control", "no-store");
        context.contentType("application/octet-stream").result(Files.newInputStream(file));
    }

    private JsonNode words(Context context) {
        check(context);
        JsonNode words = Json.read(Body.bytes(context, MOST_BYTES));
        if (!words.isObject()) {
            throw Problem.malformed("the body is no JSON object", "der Inhalt ist kein JSON-Objekt");
        }
        return words;
    }

    private void check(Context context) {
        byte[] expected = key;
        if (expected == null) {
            throw Problem.notFound();
        }
        String given = context.header(WorkServer.KEY);
        if (!MessageDigest.isEqual(digest(given == null ? "" : given), expected)) {
            throw Problem.forbidden("this is not the key of this server's workers",
                    "das ist nicht der Schlüssel der Arbeiter dieses Servers");
        }
    }

    private WorkDesk desk() {
        WorkDesk desk = hall.desk();
        if (desk == null) {
            throw Refusal.unknown("this server has no games for workers",
                    "dieser Server hat keine Partien für Arbeiter");
        }
        return desk;
    }

    private static String text(JsonNode words, String name) {
        JsonNode value = words.path(name);
        if (!value.isString()) {
            throw Problem.malformed("%s: expected a text", "%s: erwartet wird ein Text", name);
        }
        return value.asString();
    }

    private static String reason(JsonNode words, String name) {
        String reason = Excerpt.printable(words.path(name).asString("?"));
        return reason.substring(0, Math.min(reason.length(), LONGEST_REASON));
    }

    private static double number(JsonNode words, String name) {
        double number = words.path(name).asDouble(0);
        return Double.isFinite(number) && number >= 0 ? number : 0;
    }

    /** Of equal length whatever is given, so that not even that can be learnt. */
    private static byte[] digest(String secret) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java knows SHA-256", e);
        }
    }
}
