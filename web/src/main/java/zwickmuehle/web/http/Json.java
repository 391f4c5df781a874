package zwickmuehle.web.http;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;
import zwickmuehle.play.view.AnalysisView;
import zwickmuehle.play.view.Catalogue;
import zwickmuehle.play.view.GameView;
import zwickmuehle.play.view.PointView;

/**
 * JSON, written with the fields in the order the records declare them. The views know nothing of it; what they cannot
 * say for themselves is said here: names that Java keeps for itself, and fields that are left out rather than null.
 */
final class Json {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            // A proxy may look at the first of two equal fields and we at the last: nobody means both.
            .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
            .addMixIn(AnalysisView.class, LastIsFinal.class)
            .addMixIn(Catalogue.Variant.class, UsualIsDefault.class)
            .addMixIn(Catalogue.Range.class, UsualIsDefault.class)
            .addMixIn(Catalogue.Parameter.class, UsualIsDefaultAndNothingIsLeftOut.class)
            .addMixIn(GameView.class, GameFields.class)
            .addMixIn(PointView.class, PointFields.class).build();

    private Json() {}

    interface LastIsFinal {
        @JsonProperty("final")
        boolean last();
    }

    interface UsualIsDefault {
        @JsonProperty("default")
        Object usual();
    }

    @JsonInclude(JsonInclude.Include.NON_NULL)
    interface UsualIsDefaultAndNothingIsLeftOut extends UsualIsDefault {}

    interface GameFields {
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        Object start();

        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        Object history();

        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        Object entry();

        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        Object you();
    }

    interface PointFields {
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        Object inMill();
    }

    static String write(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    /** Answers a request. */
    static void answer(Context context, Object view) {
        context.header("Cache-Control", "no-store");
        Outgoing.send(context, "application/json", write(view).getBytes(StandardCharsets.UTF_8));
    }

    /** The same for what never changes. */
    static void answerWritten(Context context, Written written) {
        context.header("Cache-Control", "no-store");
        Outgoing.send(context, "application/json", written.bytes());
    }

    static JsonNode read(byte[] text) {
        return MAPPER.readTree(text);
    }

    static JsonNode read(String text) {
        return MAPPER.readTree(text);
    }
}
