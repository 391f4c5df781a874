package zwickmuehle.arena.match;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import zwickmuehle.arena.referee.Seconds;
import zwickmuehle.rules.Sentence;

/**
 * A match as JSON for scripts; the schema is described in docs/formats.md.
 */
public final class MatchJson {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private MatchJson() {}

    public static ObjectNode write(MatchResult result, Sentence sandbox) {
        MatchPlan plan = result.plan();
        Tally tally = result.tally();
        ObjectNode json = MAPPER.createObjectNode();
        json.put("game", plan.rules().game()).put("rules", plan.rules().variant());
        json.put("white", plan.first().words()).put("black", plan.second().words());
        json.put("moveTime", Double.parseDouble(Seconds.number(plan.moveTime())));
        if (plan.clock() != null) {
            json.put("clock", plan.clock().text());
        }
        json.put("games", tally.games()).put("wins", tally.wins()).put("draws", tally.draws()).put("losses",
                tally.losses());
        json.put("withoutResult", result.games().size() - tally.games());
        json.put("points", tally.points()).put("score", tally.score());
        Elo elo = result.elo();
        number(json, "elo", elo.difference());
        number(json, "eloError", elo.error());
        number(json, "eloLow", elo.low());
        number(json, "eloHigh", elo.high());
        if (plan.sprt() != null) {
            json.putObject("sprt").put("elo0", plan.sprt().elo0()).put("elo1", plan.sprt().elo1())
                    .put("logLikelihoodRatio", plan.sprt().logLikelihoodRatio(tally))
                    .put("answer", plan.sprt().answer(tally).name());
        }
        ArrayNode forfeits = json.putArray("forfeits");
        for (MatchGame game : result.forfeits()) {
            forfeits.addObject().put("game", game.number()).put("player", result.forfeiter(game))
                    .put("code", game.verdict().code().name()).put("reason", game.verdict().sentence().english());
        }
        ArrayNode results = json.putArray("results");
        for (MatchGame game : result.games()) {
            results.addObject().put("game", game.number()).put("firstIsWhite", game.firstIsWhite())
                    .put("result", game.verdict().result().text()).put("code", game.verdict().code().name())
                    .put("moves", game.record().played().game().length());
        }
        return json.put("sandbox", sandbox.english());
    }

    /** JSON knows no infinity: null stands for it. */
    private static void number(ObjectNode json, String name, double value) {
        if (Double.isFinite(value)) {
            json.put(name, Math.round(value * 10) / 10.0);
        } else {
            json.putNull(name);
        }
    }
}
