package zwickmuehle.play.service;

import static zwickmuehle.arena.record.GameRecord.MOST_MOVES;

import java.util.List;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.games.Games;
import zwickmuehle.rules.Rules;

/** A game that a request describes: rules, a position, and moves from there. */
final class Described {
    private Described() {}

    static Rules rules(Fields fields) {
        return Games.rules(fields.text("game"), fields.textOrNull("variant"));
    }

    static Game game(Rules rules, Fields fields) {
        Game game = Game.from(rules, start(rules, fields.textOrNull("position")),
                Math.min(fields.count("quiet", 0, MOST_MOVES), rules.quietLimit()));
        for (String move : moves(fields)) {
            game = game.play(rules.notation().parseMove(move));
        }
        return game;
    }

    static long start(Rules rules, @Nullable String position) {
        return position == null || position.isBlank() ? rules.start() : rules.notation().parsePosition(position);
    }

    /** A game that is handed over whole is of a length that people play. */
    static List<String> moves(Fields fields) {
        List<String> moves = fields.texts("moves");
        if (moves.size() > MOST_MOVES) {
            throw Refusal.malformed("%d moves: expected at most %d", "%d Züge: erwartet werden höchstens %d",
                    moves.size(), MOST_MOVES);
        }
        return moves;
    }
}
