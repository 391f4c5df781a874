package zwickmuehle.web.work;

import java.io.IOException;
import java.time.Duration;
import java.util.HexFormat;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;
import zwickmuehle.rules.Sentence;

/**
 * A worker as its server knows it: under which name it came, how fast it is, how often it has to be heard of. A server
 * that was restarted does not know it any more, but its leases it does. Any thread may call.
 */
final class Membership {
    static final long MILLIS_BETWEEN_TRIES = 1_000;
    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final int CONFLICT = 409;
    private static final Duration BETWEEN_MEASUREMENTS = Duration.ofMinutes(10);
    /** So long a server is waited for that never answered at all. */
    private static final Duration PATIENCE_AT_START = Duration.ofSeconds(60);

    private final String id;
    private final String name;
    private final int parallel;
    private final WorkServer server;
    private final Consumer<Sentence> told;
    private volatile double speed;
    private volatile long measured;
    private volatile long beatMillis = MILLIS_BETWEEN_TRIES;

    Membership(String name, int parallel, WorkServer server, RandomGenerator random, Consumer<Sentence> told) {
        byte[] bytes = new byte[16];
        random.nextBytes(bytes);
        this.id = HexFormat.of().formatHex(bytes);
        this.name = name;
        this.parallel = parallel;
        this.server = server;
        this.told = told;
    }

    /** Joins for the first time, after a measurement; why it could not, or null. */
    @Nullable
    Sentence begin() throws InterruptedException {
        measure();
        long begun = System.nanoTime();
        for (boolean first = true;; first = false) {
            try {
                join();
                return null;
            } catch (WorkServer.Refused e) {
                return e.sentence();
            } catch (IOException e) {
                Sentence away = Sentence.of("the server does not answer (%s)", "der Server antwortet nicht (%s)",
                        String.valueOf(e.getMessage()));
                if (System.nanoTime() - begun > PATIENCE_AT_START.toNanos()) {
                    return away;
                }
                if (first) {
                    told.accept(away);
                }
                Thread.sleep(MILLIS_BETWEEN_TRIES);
            }
        }
    }

    private void join() throws IOException, InterruptedException, WorkServer.Refused {
        JsonNode welcome = server.ask("join", words().put("name", name).put("cores", Gauge.cores())
                .put("parallel", parallel).put("speed", speed));
        beatMillis = Math.max(50, welcome.path("beatMillis").asLong(MILLIS_BETWEEN_TRIES));
        told.accept(Sentence.of("plays for '%s', %d games at once; speed %,.0f (thousand nodes a second)",
                "spielt für '%s', %d Partien zugleich; Tempo %,.0f (tausend Knoten je Sekunde)",
                welcome.path("tournament").asString(""), parallel, speed));
        if (!welcome.path("wanted").asBoolean(true)) {
            told.accept(Sentence.of("this machine is below the bar of the tournament and gets no games",
                    "dieser Rechner ist langsamer, als das Turnier verlangt, und bekommt keine Partien"));
        }
    }

    /** Joins again where the refusal means that nobody knows us; any other is passed on. */
    void joinAgainOr(WorkServer.Refused refused) throws InterruptedException, WorkServer.Refused {
        if (refused.status() != CONFLICT) {
            throw refused;
        }
        try {
            join();
        } catch (IOException away) {
            Thread.sleep(MILLIS_BETWEEN_TRIES);
        }
    }

    /** How everything begins that is said to the server. */
    ObjectNode words() {
        return MAPPER.createObjectNode().put("worker", id);
    }

    private void measure() {
        speed = Gauge.speed();
        measured = System.nanoTime();
    }

    /** A machine may be slower by now. */
    void measureNowAndThen() {
        if (System.nanoTime() - measured > BETWEEN_MEASUREMENTS.toNanos()) {
            measure();
        }
    }

    double speed() {
        return speed;
    }

    long beatMillis() {
        return beatMillis;
    }
}
