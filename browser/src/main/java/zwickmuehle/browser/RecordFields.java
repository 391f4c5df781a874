package zwickmuehle.browser;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zwickmuehle.arena.record.GameRecord;
import zwickmuehle.arena.record.JsonRecords;
import zwickmuehle.arena.referee.PlayedGame;
import zwickmuehle.arena.referee.PlayedMove;
import zwickmuehle.rules.Notation;

/** A game that was written down, by the fields of {@link JsonRecords}, which needs a library that a page has not. */
final class RecordFields {
    private RecordFields() {}

    static Map<String, Object> of(GameRecord record) {
        PlayedGame played = record.played();
        Notation notation = played.game().rules().notation();
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("game", played.game().rules().game());
        fields.put("rules", played.game().rules().variant());
        fields.put("white", played.white());
        fields.put("black", played.black());
        fields.put("tags", record.tags());
        fields.put("start", notation.position(played.game().startPosition()));
        List<Object> moves = new ArrayList<>();
        int[] made = played.game().moves();
        int untimed = made.length - played.moves().size();
        for (int i = 0; i < made.length; i++) {
            Map<String, Object> move = new LinkedHashMap<>();
            move.put("move", notation.move(made[i]));
            if (i >= untimed) {
                annotate(move, played.moves().get(i - untimed));
            }
            moves.add(move);
        }
        fields.put("moves", moves);
        fields.put("result", played.verdict().result().text());
        fields.put("code", played.verdict().code().name());
        Map<String, Object> reason = new LinkedHashMap<>();
        reason.put("en", played.verdict().sentence().english());
        reason.put("de", played.verdict().sentence().german());
        fields.put("reason", reason);
        return fields;
    }

    private static void annotate(Map<String, Object> fields, PlayedMove move) {
        fields.put("seconds", move.time().toMillis() / 1e3);
        if (move.evaluation() != null) {
            fields.put("evaluation", move.evaluation());
        }
        if (move.depth() != null) {
            fields.put("depth", move.depth());
        }
    }
}
