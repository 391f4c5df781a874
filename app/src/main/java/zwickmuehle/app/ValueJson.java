package zwickmuehle.app;

import java.util.OptionalInt;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;
import zwickmuehle.rules.Ending;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.viergewinnt.VierGewinnt;
import zwickmuehle.search.Score;
import zwickmuehle.search.Value;
import zwickmuehle.search.viergewinnt.VierGewinntScore;

/** What a position or a move is worth, as {@code analyse} and {@code pipe} tell it: result, plies, score, exact. */
final class ValueJson {
    private ValueJson() {}

    static ObjectNode of(Game game, Value value) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("result", value.result().map(Value.Result::word).orElse(null));
        put(json, "plies", value.plies());
        put(json, "score", score(game, value));
        return json.put("exact", value.exact());
    }

    /** The value of a game that is over. */
    static Value atEnd(Game game) {
        Ending ending = game.ending();
        return new Value(ending.wonByMover() ? Score.win(0) : ending.decisive() ? Score.loss(0) : Score.DRAW, true);
    }

    /** The estimate; where the result is known, Vier Gewinnt has a score of its own, and Mühle none. */
    private static OptionalInt score(Game game, Value value) {
        if (!value.exact()) {
            return OptionalInt.of(value.score());
        }
        return game.rules() instanceof VierGewinnt rules
                ? OptionalInt.of(VierGewinntScore.of(rules, game.position(), value))
                : OptionalInt.empty();
    }

    /** A number, or null where there is none. */
    static void put(ObjectNode json, String name, OptionalInt number) {
        if (number.isPresent()) {
            json.put(name, number.getAsInt());
        } else {
            json.putNull(name);
        }
    }
}
