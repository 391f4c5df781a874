package zwickmuehle.arena.record;

import java.util.Map;
import zwickmuehle.arena.referee.PlayedGame;
import zwickmuehle.arena.referee.PlayedMove;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;

/**
 * Games as text that people read:
 *
 * <pre>
 *   [Game "muehle"]
 *   [Rules "kurs"]
 *   [White "level:3"]
 *   [Black "Python starter"]
 *   [Result "1-0"]
 *   [Code "BY_RULE"]
 *   [Reason "White wins: no move is possible"]
 *   [Grund "Weiß gewinnt: kein Zug ist möglich"]
 *
 *   1. d6 {0.012 s, +35/6} f4 {0.100 s}
 *   2. …
 *   1-0
 * </pre>
 *
 * A comment holds the time of the move, then, where they are known, the player's evaluation for itself and the plies it
 * looked ahead. Several games follow each other with an empty line between. {@link TextRecordReader} reads it.
 */
public final class TextRecords {
    static final String GAME = "Game";
    static final String RULES = "Rules";
    static final String WHITE = "White";
    static final String BLACK = "Black";
    static final String START = "Start";
    static final String RESULT = "Result";
    static final String CODE = "Code";
    static final String REASON = "Reason";
    static final String REASON_IN_GERMAN = "Grund";
    static final String ANSWER = "Answer";

    private TextRecords() {}

    /** One game, ended by an empty line. */
    public static String write(GameRecord record) {
        PlayedGame played = record.played();
        Game game = played.game();
        Rules rules = game.rules();
        StringBuilder text = new StringBuilder();
        tag(text, GAME, rules.game());
        tag(text, RULES, rules.variant());
        tag(text, WHITE, played.white());
        tag(text, BLACK, played.black());
        for (Map.Entry<String, String> more : record.tags().entrySet()) {
            tag(text, more.getKey(), more.getValue());
        }
        if (game.startPosition() != rules.start()) {
            tag(text, START, rules.notation().position(game.startPosition()));
        }
        tag(text, RESULT, played.verdict().result().text());
        tag(text, CODE, played.verdict().code().name());
        tag(text, REASON, played.verdict().sentence().english());
        tag(text, REASON_IN_GERMAN, played.verdict().sentence().german());
        String answer = played.verdict().answer();
        if (answer != null) {
            tag(text, ANSWER, answer);
        }
        text.append('\n');
        moves(text, played);
        return text.append(played.verdict().result().text()).append("\n\n").toString();
    }

    private static void tag(StringBuilder text, String name, String value) {
        text.append('[').append(name).append(" \"").append(escaped(value)).append("\"]\n");
    }

    /** On one line whatever it holds: line ends and whatever else does not show are marks. */
    private static String escaped(String value) {
        return Excerpt.printable(value).replace("\\", "\\\\").replace("\"", "\\\"");
    }

    private static void moves(StringBuilder text, PlayedGame played) {
        Game game = played.game();
        int[] moves = game.moves();
        boolean blackBegins = game.rules().mover(game.startPosition()) == Side.BLACK;
        int untimed = moves.length - played.moves().size();
        for (int i = 0; i < moves.length; i++) {
            int halfMove = blackBegins ? i + 1 : i;
            if (halfMove % 2 == 0) {
                text.append(halfMove / 2 + 1).append(". ");
            } else if (i == 0) {
                text.append("1... ");
            }
            text.append(game.rules().notation().move(moves[i]));
            if (i >= untimed) {
                comment(text, played.moves().get(i - untimed));
            }
            text.append(halfMove % 2 == 0 && i < moves.length - 1 ? ' ' : '\n');
        }
    }

    private static void comment(StringBuilder text, PlayedMove move) {
        text.append(" {").append(Milliseconds.asSeconds(move.time())).append(" s");
        if (move.evaluation() != null) {
            text.append(String.format(java.util.Locale.ROOT, ", %+d", move.evaluation()));
            text.append(move.depth() == null ? "" : "/" + move.depth());
        }
        text.append('}');
    }
}
