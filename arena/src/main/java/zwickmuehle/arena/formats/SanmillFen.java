package zwickmuehle.arena.formats;

import java.util.regex.Pattern;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.muehle.Board;
import zwickmuehle.rules.muehle.MuehlePosition;
import zwickmuehle.rules.muehle.PointNames;

/**
 * Positions of Mühle as Sanmill writes them, which is also what engines of its dialect are told:
 *
 * <pre>
 *   O**@****&#47;********&#47;********  w  p  p   1 8   1 8   0 0   0 0 0 0 0   0   2
 *   rings                        |  |  |   |     |     |     last mills  |   number of the move, from 1
 *   inner first, each from       |  |  |   |     |     |                 moves without a capture
 *   the top middle clockwise:    |  |  |   |     |     stones still to be removed by White, by Black
 *   O White, @ Black, * empty    |  |  |   |     Black: on the board, in hand
 *                                |  |  |   White: on the board, in hand
 *                                |  |  p place, s select, r remove
 *                                |  p placing, m moving, o over
 *                                side to move
 * </pre>
 */
public final class SanmillFen {
    /** What such a text begins with. */
    static final Pattern BEGINNING = Pattern.compile("[O@*X]{8}/[O@*X]{8}/[O@*X]{8}( .*)?");
    private static final int FIELDS = 8;

    private SanmillFen() {}

    /** The position a game has come to. */
    public static String write(Game game) {
        long position = game.position();
        boolean placing = MuehlePosition.hands(position) > 0;
        String phase = game.outcome().over() ? "o" : placing ? "p" : "m";
        return board(position) + (game.mover() == Side.WHITE ? " w " : " b ") + phase + (placing ? " p" : " s")
                + stones(position, Side.WHITE) + stones(position, Side.BLACK) + " 0 0 0 0 0 0 0 " + game.quietMoves()
                + " " + (1 + pliesBefore(game) / 2);
    }

    /** Plies from the start; of a position that was set up, those that placing its stones took. */
    static int pliesBefore(Game game) {
        return 2 * MuehlePosition.STONES - MuehlePosition.hands(game.startPosition()) + game.length();
    }

    private static String stones(long position, Side side) {
        return " " + Integer.bitCount(MuehlePosition.stones(position, side)) + " "
                + MuehlePosition.hand(position, side);
    }

    private static String board(long position) {
        int white = MuehlePosition.stones(position, Side.WHITE);
        int black = MuehlePosition.stones(position, Side.BLACK);
        StringBuilder board = new StringBuilder();
        for (int i = 0; i < Board.POINTS; i++) {
            int bit = Board.bit(point(i));
            board.append(i > 0 && i % Board.PLACES == 0 ? "/" : "")
                    .append((white & bit) != 0 ? 'O' : (black & bit) != 0 ? '@' : '*');
        }
        return board.toString();
    }

    /** The point that comes {@code number}th there: inner ring first, and a place later than ours. */
    private static int point(int number) {
        int ring = Board.RINGS - 1 - number / Board.PLACES;
        return ring * Board.PLACES + (number + 1) % Board.PLACES;
    }

    /** The position in a text; what follows the counts of stones is not looked at, but that nothing is to be removed. */
    public static long parse(Rules rules, String text) {
        String[] words = text.strip().split("\\s+", -1);
        if (words.length < FIELDS || !BEGINNING.matcher(words[0]).matches()) {
            throw new NotationException(
                    "'%s' is no position of Sanmill: expected three rings of O, @ and *, then side, phase, action and four counts of stones",
                    "'%s' ist keine Stellung von Sanmill: erwartet werden drei Ringe aus O, @ und *, dann Seite, Phase, Handlung und vier Zahlen von Steinen",
                    Excerpt.of(text));
        }
        String board = words[0].replace("/", "");
        if (board.contains("X") || words[3].equals("r")) {
            throw new NotationException(
                    "'%s': a stone is still to be removed, and positions are taken between moves only",
                    "'%s': ein Stein ist noch zu schlagen, und Stellungen gibt es nur zwischen zwei Zügen",
                    Excerpt.of(text));
        }
        StringBuilder ours = new StringBuilder("E".repeat(Board.POINTS));
        for (int i = 0; i < Board.POINTS; i++) {
            ours.setCharAt(Integer.parseInt(PointNames.READING.of(point(i))),
                    switch (board.charAt(i)) {
                        case 'O' -> 'W';
                        case '@' -> 'B';
                        default -> 'E';
                    });
        }
        checkCount(words[4], ours, 'W');
        checkCount(words[6], ours, 'B');
        return rules.notation().parsePosition(ours + " " + words[5] + " " + words[7] + " " + words[1]);
    }

    private static void checkCount(String told, CharSequence board, char stone) {
        long there = board.chars().filter(c -> c == stone).count();
        if (!told.equals(Long.toString(there))) {
            throw new NotationException("'%s' stones of %s on the board are told, %d are there",
                    "'%s' Steine von %s auf dem Brett sind angegeben, %d sind da", Excerpt.of(told),
                    (stone == 'W' ? Side.WHITE : Side.BLACK).title(), there);
        }
    }
}
