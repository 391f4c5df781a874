package zwickmuehle.arena.tournament;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import zwickmuehle.rules.Sentence;

/**
 * Who comes and who goes at a start of a tournament.
 *
 * <pre>
 *   {"from":4,"entered":[{"name":"Anna","play":"…"}],"leftOut":[{"name":"Ben","play":"…","en":"…","de":"…"}],
 *    "withdrawn":["Cleo"],"onWithdrawal":"keep"}
 * </pre>
 *
 * @param from the first round for which it holds
 * @param entered the words of those who come, by name
 * @param leftOut those who wanted to and can't play, and why
 * @param withdrawn who goes
 */
public record RosterChange(int from, Map<String, String> entered, Map<String, LeftOut> leftOut, List<String> withdrawn,
        OnWithdrawal onWithdrawal) {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    /** Who can't play, and why. */
    public record LeftOut(String play, Sentence why) {}

    boolean empty() {
        return entered.isEmpty() && leftOut.isEmpty() && withdrawn.isEmpty();
    }

    public ObjectNode write() {
        ObjectNode json = MAPPER.createObjectNode().put("from", from);
        ArrayNode coming = json.putArray("entered");
        entered.forEach((name, play) -> coming.addObject().put("name", name).put("play", play));
        ArrayNode out = json.putArray("leftOut");
        leftOut.forEach((name, left) -> out.addObject().put("name", name).put("play", left.play())
                .put("en", left.why().english()).put("de", left.why().german()));
        ArrayNode going = json.putArray("withdrawn");
        withdrawn.forEach(going::add);
        return json.put("onWithdrawal", onWithdrawal.text());
    }

    /** The inverse of {@link #write}. */
    public static RosterChange read(JsonNode json) {
        Map<String, String> entered = new LinkedHashMap<>();
        json.path("entered").forEach(one -> entered.put(text(one, "name"), text(one, "play")));
        Map<String, LeftOut> leftOut = new LinkedHashMap<>();
        json.path("leftOut").forEach(one -> leftOut.put(text(one, "name"),
                new LeftOut(text(one, "play"), new Sentence(text(one, "en"), text(one, "de")))));
        List<String> withdrawn = new ArrayList<>();
        json.path("withdrawn").forEach(one -> withdrawn.add(one.asString("")));
        OnWithdrawal choice = OnWithdrawal.of(text(json, "onWithdrawal"));
        return new RosterChange(json.path("from").asInt(1), entered, leftOut, withdrawn,
                choice == null ? OnWithdrawal.KEEP : choice);
    }

    private static String text(JsonNode json, String name) {
        return json.path(name).asString("");
    }
}
