package zwickmuehle.play.view;

import zwickmuehle.rules.Game;
import zwickmuehle.rules.Notation;

/**
 * The text of the position a game has come to. For Vier Gewinnt it is the columns in the order they were really played,
 * where the game began with the empty board; the notation, which knows the position only, would have to search for one.
 */
final class PositionText {
    private PositionText() {}

    static String of(Game game) {
        Notation notation = game.rules().notation();
        boolean columns = game.rules().game().equals("viergewinnt") && game.length() > 0
                && game.startPosition() == game.rules().start();
        if (!columns) {
            return notation.position(game.position());
        }
        StringBuilder text = new StringBuilder();
        for (int move : game.moves()) {
            text.append(notation.move(move));
        }
        return text.toString();
    }
}
