package zwickmuehle.trust.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.List;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Notation;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.games.Games;

/** Positions and moves of both games, in all notations; what is read is written the same and can be played on. */
public final class PositionFuzz {
    private static final List<Rules> RULES = List.of(Games.rules("muehle", null), Games.rules("muehle", "kurs"),
            Games.rules("viergewinnt", null), Games.rules("viergewinnt", "5x4"));

    private PositionFuzz() {}

    public static void fuzzerTestOneInput(byte[] data) {
        String text = new String(data, StandardCharsets.UTF_8);
        for (Rules rules : RULES) {
            Notation notation = rules.notation();
            OneLine.orRead(() -> position(rules, notation.parsePosition(text)));
            OneLine.orRead(() -> position(rules, notation.parseProtocolPosition(text, Side.WHITE)));
            OneLine.orRead(() -> position(rules, notation.parseProtocolPosition(text, Side.BLACK)));
            OneLine.orRead(() -> move(rules, notation.parseMove(text)));
            OneLine.orRead(() -> move(rules, notation.parseConsoleMove(text)));
            OneLine.orRead(() -> move(rules, notation.parseProtocolMove(text)));
        }
    }

    private static void position(Rules rules, long position) {
        Notation notation = rules.notation();
        if (notation.parsePosition(notation.position(position)) != position) {
            throw new IllegalStateException("not the same when read again: " + notation.position(position));
        }
        Game game = Game.from(rules, position);
        for (int move : game.legalMoves()) {
            game.play(move);
        }
        notation.drawing(position);
    }

    private static void move(Rules rules, int move) {
        if (rules.notation().parseMove(rules.notation().move(move)) != move) {
            throw new IllegalStateException("not the same when read again: " + rules.notation().move(move));
        }
        Game.start(rules).play(move);
    }
}
