package zwickmuehle.arena.tournament;

import java.util.List;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import zwickmuehle.arena.record.JsonRecords;
import zwickmuehle.arena.referee.Seconds;

/** A tournament as JSON; docs/formats.md describes it. */
public final class JsonReport {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private JsonReport() {}

    public static ObjectNode of(TournamentPlan plan, List<FinishedGame> games) {
        ObjectNode json = head(plan);
        List<Standing> table = Standings.of(plan, games);
        ArrayNode standings = json.putArray("standings");
        for (Standing row : table) {
            standings.addObject().put("rank", row.rank()).put("name", row.name()).put("points", row.points())
                    .put("games", row.tally().games()).put("wins", row.tally().wins())
                    .put("draws", row.tally().draws()).put("losses", row.tally().losses())
                    .put("buchholz", row.buchholz()).put("sonnebornBerger", row.sonnebornBerger())
                    .put("elo", Math.round(row.elo())).put("eloError", Math.round(row.eloError()))
                    .put("forfeits", row.forfeits());
        }
        ArrayNode cross = json.putArray("crossTable");
        List<FinishedGame> counting = plan.counting(games);
        for (Standing row : table) {
            ArrayNode line = cross.addArray();
            table.forEach(column -> line.add(GameTables.cell(counting, row.entrant(), column.entrant())));
        }
        ArrayNode forfeits = json.putArray("forfeits");
        for (FinishedGame game : GameTables.forfeits(games)) {
            forfeits.addObject().put("game", GameTables.label(game.fixture()))
                    .put("player", GameTables.loser(plan, game)).put("code", game.verdict().code().name())
                    .put("reason", game.verdict().sentence().english());
        }
        ArrayNode absent = json.putArray("absent");
        for (int i = 0; i < plan.entrants().size(); i++) {
            Roster.Stay stay = plan.roster().stay(i);
            if (!plan.roster().present(i)) {
                ObjectNode one = absent.addObject().put("player", plan.entrants().get(i).name()).put("withdrawn",
                        stay.withdrawn());
                if (stay.why() != null) {
                    one.put("reason", stay.why().english());
                }
            }
        }
        ArrayNode played = json.putArray("games");
        for (FinishedGame game : games) {
            Fixture fixture = game.fixture();
            ObjectNode entry = played.addObject().put("round", fixture.round()).put("table", fixture.table())
                    .put("number", fixture.game());
            entry.setAll(JsonRecords.write(game.record()));
        }
        return json;
    }

    private static ObjectNode head(TournamentPlan plan) {
        ObjectNode head = MAPPER.createObjectNode().put("name", plan.name()).put("game", plan.rules().game())
                .put("rules", plan.rules().variant()).put("format", plan.format().text())
                .put("moveTime", Double.parseDouble(Seconds.number(plan.moveTime())));
        return plan.clock() == null ? head : head.put("clock", plan.clock().text());
    }
}
