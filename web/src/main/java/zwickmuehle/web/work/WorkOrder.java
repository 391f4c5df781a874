package zwickmuehle.web.work;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.arena.players.ResourceLimits;
import zwickmuehle.arena.referee.Clock;
import zwickmuehle.arena.referee.GameClock;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.games.Games;

/**
 * A game that a worker is to play: all that it takes, so that a worker needs no file of its own.
 *
 * @param game its label in the tournament
 * @param epoch of the lease: what comes of it counts for this one only
 */
public record WorkOrder(String game, long epoch, Rules rules, Clock clock, Duration startTime, int retries,
        boolean thinkAhead, Party white, Party black) {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    /**
     * One side.
     *
     * @param parcel the name of the parcel with the program; null for a thinker of our own
     * @param build what makes the program, once it is unpacked; null if nothing does
     */
    public record Party(String name, PlayerSpec spec, @Nullable String parcel, @Nullable String build,
            ResourceLimits limits, long seed) {

        ObjectNode write() {
            ObjectNode json = MAPPER.createObjectNode().put("name", name).put("play", spec.words()).put("seed", seed);
            if (parcel != null) {
                json.put("parcel", parcel);
            }
            if (build != null) {
                json.put("build", build);
            }
            json.putObject("limits").put("memory", limits.memoryBytes()).put("processorTime", limits.cpuSeconds())
                    .put("fileSize", limits.fileBytes()).put("processes", limits.processes())
                    .put("stderr", limits.complaintBytes());
            return json;
        }

        static Party read(JsonNode json) {
            JsonNode limits = json.path("limits");
            return new Party(json.path("name").asString(""), PlayerSpec.parse(json.path("play").asString("")),
                    json.has("parcel") ? json.path("parcel").asString("") : null,
                    json.has("build") ? json.path("build").asString("") : null,
                    new ResourceLimits(limits.path("memory").asLong(), limits.path("processorTime").asLong(),
                            limits.path("fileSize").asLong(), limits.path("processes").asInt(),
                            limits.path("stderr").asInt()),
                    json.path("seed").asLong());
        }
    }

    public Party of(Side side) {
        return side == Side.WHITE ? white : black;
    }

    public ObjectNode write() {
        ObjectNode json = MAPPER.createObjectNode().put("game", game).put("epoch", epoch).put("rules", rules.game())
                .put("variant", rules.variant()).put("moveMillis", clock.moveTime().toMillis())
                .put("startMillis", startTime.toMillis()).put("retries", retries).put("thinkAhead", thinkAhead);
        if (clock.game() != null) {
            json.put("clock", clock.game().text());
        }
        json.set("white", white.write());
        json.set("black", black.write());
        return json;
    }

    /** The inverse of {@link #write}. */
    public static WorkOrder read(JsonNode json) {
        return new WorkOrder(json.path("game").asString(""), json.path("epoch").asLong(),
                Games.rules(json.path("rules").asString(""), json.path("variant").asString("")),
                Clock.of(Duration.ofMillis(json.path("moveMillis").asLong()),
                        json.has("clock") ? GameClock.parse(json.path("clock").asString("")) : null),
                Duration.ofMillis(json.path("startMillis").asLong()), json.path("retries").asInt(),
                json.path("thinkAhead").asBoolean(true), Party.read(json.path("white")),
                Party.read(json.path("black")));
    }
}
