package zwickmuehle.app;

import java.math.BigDecimal;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Notation;
import zwickmuehle.search.Analysis;
import zwickmuehle.search.MoveValue;
import zwickmuehle.train.reasons.MoveReasons;
import zwickmuehle.train.reasons.Reason;
import zwickmuehle.train.reasons.Reasons;

/** An analysis as the JSON document that DESIGN.md fixes. */
final class AnalysisJson {
    private AnalysisJson() {}

    /** @param reasons said with each move; left out where nobody asked for them */
    static ObjectNode of(Game game, Analysis analysis, List<MoveReasons> reasons) {
        Notation notation = game.rules().notation();
        ObjectNode document = JsonNodeFactory.instance.objectNode();
        document.put("game", game.rules().game());
        document.put("rules", game.rules().variant());
        document.put("position", notation.position(game.position()));
        document.put("best", analysis.best().isPresent() ? notation.move(analysis.best().getAsInt()) : null);
        document.set("value", ValueJson.of(game, analysis.value()));
        ArrayNode moves = document.putArray("moves");
        for (MoveValue move : analysis.moves()) {
            ObjectNode member = moves.addObject().put("move", notation.move(move.move()));
            member.setAll(ValueJson.of(game, move.value()));
            reasons.stream().filter(said -> said.move() == move.move())
                    .forEach(said -> put(game, said.reasons(), member.putArray("reasons")));
        }
        document.put("depth", analysis.depth());
        document.put("nodes", analysis.nodes());
        // A thousandth of a second is all that a clock is good for here.
        document.put("seconds", BigDecimal.valueOf(analysis.elapsed().toMillis(), 3));
        return document;
    }

    private static void put(Game game, List<Reason> reasons, ArrayNode said) {
        for (Reason reason : reasons) {
            ObjectNode member = said.addObject();
            member.put("kind", reason.kind().word());
            member.put("good", reason.kind().good());
            member.put("en", reason.sentence().english());
            member.put("de", reason.sentence().german());
            ArrayNode points = member.putArray("points");
            Reasons.pointNames(game.rules(), reason).forEach(points::add);
        }
    }
}
