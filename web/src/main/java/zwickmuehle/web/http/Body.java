package zwickmuehle.web.http;

import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.play.service.Fields;

/** The JSON object of a request, field by field: each is of the expected type or refused with its name. */
record Body(JsonNode object) implements Fields {
    private static final int MOST_BYTES = 64 * 1024;
    private static final int MOST_HEARD = 4 * 1024 * 1024;

    /** Reads the object; an empty body is an empty object. */
    static Body of(Context context) {
        byte[] bytes = bytes(context, MOST_BYTES);
        if (bytes.length == 0) {
            return new Body(Json.read("{}"));
        }
        checkType(context, "application/json");
        JsonNode node = Json.read(bytes);
        if (!node.isObject()) {
            throw Problem.malformed("the body is no JSON object", "der Inhalt ist kein JSON-Objekt");
        }
        return new Body(node);
    }

    static void checkType(Context context, String expected) {
        String type = context.contentType();
        if (type == null || !type.toLowerCase(Locale.ROOT).startsWith(expected)) {
            throw Problem.unsupported(expected);
        }
    }

    /** The whole body, of at most {@code limit} bytes, whatever its header says. */
    static byte[] bytes(Context context, int limit) {
        try {
            if (context.req().getContentLengthLong() > MOST_HEARD) {
                throw Problem.tooLarge(limit);
            }
            return read(context, limit);
        } catch (Problem | Refusal refused) {
            // What is left of the body would be taken for the next request.
            context.header("Connection", "close");
            throw refused;
        } catch (IOException e) {
            context.header("Connection", "close");
            throw Patience.ended(e)
                    ? Problem.tooSlow()
                    : Problem.malformed("the body ended too early", "der Inhalt endete zu früh");
        }
    }

    /**
     * Whoever sends so slowly that it takes longer than allowed, or nothing at all, is not waited for. What is too large
     * is heard out, though not kept, as far as is sensible: whoever is still sending does not hear an answer.
     */
    private static byte[] read(Context context, int limit) throws IOException {
        InputStream in = context.req().getInputStream();
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        byte[] some = new byte[8_192];
        int heard = 0;
        try (Shares.Place _ = Limiter.of(context).bodies().take(Client.of(context));
                Patience patience = Patience.of(context)) {
            for (int count = in.read(some); count >= 0 && heard <= MOST_HEARD; count = in.read(some)) {
                heard += count;
                if (heard <= limit) {
                    all.write(some, 0, count);
                }
                patience.check();
            }
        }
        if (heard > limit) {
            throw Problem.tooLarge(limit);
        }
        return all.toByteArray();
    }

    private @Nullable JsonNode field(String name) {
        JsonNode node = object.get(name);
        return node == null || node.isNull() ? null : node;
    }

    @Override
    public @Nullable String textOrNull(String name) {
        JsonNode node = field(name);
        if (node == null) {
            return null;
        }
        if (!node.isString()) {
            throw Fields.wrong(name, "a text", "ein Text");
        }
        return node.stringValue();
    }

    @Override
    public List<String> texts(String name) {
        JsonNode node = field(name);
        List<String> texts = new ArrayList<>();
        if (node == null) {
            return texts;
        }
        if (!node.isArray()) {
            throw noTexts(name);
        }
        for (JsonNode element : node) {
            if (!element.isString()) {
                throw noTexts(name);
            }
            texts.add(element.stringValue());
        }
        return texts;
    }

    private static Refusal noTexts(String name) {
        return Fields.wrong(name, "a list of texts", "eine Liste von Texten");
    }

    @Override
    public @Nullable Long wholeOrNull(String name) {
        JsonNode node = field(name);
        if (node == null) {
            return null;
        }
        if (!node.isIntegralNumber() || !node.canConvertToLong()) {
            throw Fields.wrong(name, "a whole number", "eine ganze Zahl");
        }
        return node.longValue();
    }

    @Override
    public @Nullable Double numberOrNull(String name) {
        JsonNode node = field(name);
        if (node == null) {
            return null;
        }
        return node.isNumber() ? node.doubleValue() : Double.NaN;
    }

    @Override
    public boolean flag(String name) {
        JsonNode node = field(name);
        if (node == null) {
            return false;
        }
        if (!node.isBoolean()) {
            throw Fields.wrong(name, "true or false", "true oder false");
        }
        return node.booleanValue();
    }
}
