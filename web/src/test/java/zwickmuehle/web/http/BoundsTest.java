package zwickmuehle.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

/**
 * Every number that the description knows in an address or a body has a smallest and a greatest value, and whatever lies
 * beyond is refused in a sentence before anything is worked out.
 */
class BoundsTest {
    private static final long MOST_MILLIS = 1_000;
    private static final List<String> ABSURD = List.of("99999999999999", "1000000000000000000", "9223372036854775808",
            "9".repeat(300), "-1", "-9223372036854775809", "1e400", "1e9", "0x10", "NaN", "\u0661\u0662", "", "1 ");
    private static final String CARRIED_ON = "'game':'muehle','white':'human','black':'human'";
    private static final String SEEN = ",'version':1";
    /** What else a request needs so that nothing but its number is wrong. */
    private static final Map<String, String> OTHERWISE = Map.of("/api/positions", "'game':'muehle'",
            "/api/games/{id}/moves", "'move':'d6'", "/api/games/{id}/offer", "'kind':'draw'",
            "/api/games/{id}/accept", "'kind':'draw'", "/api/perfect/build", "'rules':'theorie'",
            "/api/games/continuation", CARRIED_ON,
            "/api/games/{id}/continuation", CARRIED_ON + SEEN);

    @RegisterExtension
    static final RunningServer SERVER = new RunningServer();

    private final Visit visit = SERVER.visit();

    /** A number of a request, and where it stands. */
    private record Numeric(String method, String path, boolean inBody, String name, JsonNode schema) {
        /** Whether it lies within, as some of the absurd ones do where the greatest value is that of JSON. */
        boolean takes(String value) {
            return value.matches("\\d{1,15}")
                    && new BigDecimal(value).compareTo(schema.path("maximum").decimalValue()) <= 0;
        }

        /** Just outside on either side, where the description draws the line. */
        List<String> beyond() {
            BigDecimal step = schema.path("type").asString("").equals("integer")
                    ? BigDecimal.ONE
                    : new BigDecimal("0.001");
            return List.of(schema.path("maximum").decimalValue().add(step).toPlainString(),
                    schema.path("minimum").decimalValue().subtract(step).toPlainString());
        }
    }

    @Test
    void everyNumberHasBoundsAndTheyHold() {
        String game = visit.newGame("{'game':'muehle','seats':'both'}");
        List<Numeric> all = numbers(visit.get("/openapi.json").json());
        assertThat(all).hasSizeGreaterThan(30);
        for (Numeric number : all) {
            assertThat(number.schema().has("minimum") && number.schema().has("maximum")).as("bounds of %s", number)
                    .isTrue();
            assertThat(number.schema().path("maximum").bigIntegerValue()).as("%s", number)
                    .isLessThanOrEqualTo(BigInteger.ONE.shiftLeft(53));
            Stream.concat(number.beyond().stream(), ABSURD.stream()).filter(value -> !number.takes(value))
                    .forEach(value -> refused(game, number, value));
        }
    }

    private void refused(String game, Numeric number, String value) {
        if (number.inBody() && (value.isBlank() || !value.matches("-?\\d+(\\.\\d+)?(e\\d+)?"))) {
            ask(game, number, '"' + value + '"');
        } else {
            ask(game, number, value);
        }
    }

    private void ask(String game, Numeric number, String value) {
        String path = number.path().replace("/api/games/{id}", game);
        long begun = System.nanoTime();
        Visit.Reply reply;
        if (number.inBody()) {
            String all = OTHERWISE.getOrDefault(number.path(), "");
            String others = number.name().equals("version") ? all.replace(SEEN, "") : all;
            reply = visit.post(path, "{" + others + (others.isEmpty() ? "" : ",") + "'" + number.name() + "':" + value
                    + "}");
        } else {
            String address = path + "?" + number.name() + "=" + URLEncoder.encode(value, StandardCharsets.UTF_8);
            reply = number.method().equals("get")
                    ? visit.get(address)
                    : visit.post(address, "{'game':'viergewinnt','moves':['4']}");
        }
        assertThat((System.nanoTime() - begun) / 1_000_000).as("milliseconds of %s with %s", number, value)
                .isLessThan(MOST_MILLIS);
        assertThat(reply.status()).as("%s with %s: %s", number, value, reply.json()).isEqualTo(400);
        assertThat(reply.text("detail")).as("%s with %s", number, value).isNotBlank();
    }

    private static List<Numeric> numbers(JsonNode description) {
        List<Numeric> all = new ArrayList<>();
        for (var path : description.path("paths").properties()) {
            for (var operation : path.getValue().properties()) {
                for (JsonNode parameter : operation.getValue().path("parameters")) {
                    add(all, new Numeric(operation.getKey(), path.getKey(), false, parameter.path("name").asString(""),
                            parameter.path("schema")));
                }
                JsonNode body = operation.getValue().path("requestBody").path("content").path("application/json");
                for (var field : body.path("schema").path("properties").properties()) {
                    add(all, new Numeric(operation.getKey(), path.getKey(), true, field.getKey(), field.getValue()));
                }
            }
        }
        return all;
    }

    private static void add(List<Numeric> all, Numeric candidate) {
        if (List.of("integer", "number").contains(candidate.schema().path("type").asString(""))) {
            all.add(candidate);
        }
    }
}
