package zwickmuehle.arena.formats;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zwickmuehle.arena.referee.Result;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.muehle.Board;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.MuehlePosition;
import zwickmuehle.rules.muehle.PointNames;
import zwickmuehle.rules.muehle.RuleSet;

/**
 * A position as one line of MFEN 1.0:
 *
 * <pre>
 *   MFEN/1.0 mill24-state-v1  W...B...&#47;........&#47;........  w  p  p  8,8  -  0  2  -
 *                             |                           |  |  |  |    |  |  |  outcome: - or w:…, b:…, d:… with a reason
 *                             |                           |  |  |  |    |  |  plies
 *                             |                           |  |  |  |    |  quiet moves
 *                             |                           |  |  |  |    obligations: none between two moves
 *                             |                           |  |  |  stones in hand
 *                             |                           |  |  action: p place, m move, o none
 *                             |                           |  phase: p, m, o over
 *                             rings in our ring numbers   side to move, - if it is over
 * </pre>
 *
 * @param position with the side to move that the line names, or the one that follows from its outcome or its plies
 * @param result what its outcome says
 */
record Mfen(long position, boolean over, Result result) {
    static final String SIGNATURE = "MFEN/1.0 mill24-state-v1";
    private static final Pattern LINE = Pattern.compile(SIGNATURE
            + " ([WB.]{8})/([WB.]{8})/([WB.]{8}) ([wb-]) ([pmo]) ([pmro]) ([0-9]),([0-9]) ([^ ]+) ([0-9]{1,9}) ([0-9]{1,9}) (-|[wbd]:[a-z0-9-]+)( .*)?");
    private static final Rules RULES = new Muehle(RuleSet.THEORIE);

    static Mfen parse(String line) {
        Matcher fields = LINE.matcher(line.replaceAll("\\s+", " "));
        if (!fields.matches()) {
            throw new NotationException(
                    "'%s' is no position of MFEN 1.0: expected " + SIGNATURE
                            + " W...B.../......../........ w p p 8,8 - 0 2 -",
                    "'%s' ist keine Stellung in MFEN 1.0: erwartet wird " + SIGNATURE
                            + " W...B.../......../........ w p p 8,8 - 0 2 -",
                    Excerpt.of(line));
        }
        if (!fields.group(9).equals("-") || fields.group(6).equals("r")) {
            throw new NotationException(
                    "obligations '%s': positions are taken between moves only, where there are none",
                    "Pflichten '%s': Stellungen gibt es nur zwischen zwei Zügen, wo keine sind",
                    Excerpt.of(fields.group(9)));
        }
        boolean over = fields.group(4).equals("-");
        String outcome = fields.group(12);
        if (over != !outcome.equals("-") || over != fields.group(5).equals("o")) {
            throw new NotationException(
                    "side '%s', phase '%s' and outcome '%s' do not agree on whether the game is over",
                    "Seite '%s', Phase '%s' und Ausgang '%s' sind sich nicht einig, ob die Partie zu Ende ist",
                    fields.group(4), fields.group(5), Excerpt.of(outcome));
        }
        if (!fields.group(5).equals(fields.group(6))) {
            throw new NotationException(
                    "phase '%s' and action '%s': expected the same, as nothing is to be removed",
                    "Phase '%s' und Handlung '%s': erwartet wird dasselbe, da nichts zu schlagen ist",
                    fields.group(5), fields.group(6));
        }
        String mover = over ? moverAtTheEnd(outcome, Integer.parseInt(fields.group(11))) : fields.group(4);
        String rings = fields.group(1) + fields.group(2) + fields.group(3);
        StringBuilder board = new StringBuilder();
        for (int i = 0; i < Board.POINTS; i++) {
            char stone = rings.charAt(PointNames.inReadingOrder(i));
            board.append(stone == '.' ? 'E' : stone);
        }
        long position = RULES.notation()
                .parsePosition(board + " " + fields.group(7) + " " + fields.group(8) + " " + mover);
        return new Mfen(position, over, switch (outcome.charAt(0)) {
            case 'w' -> Result.WHITE_WON;
            case 'b' -> Result.BLACK_WON;
            case 'd' -> Result.DRAW;
            default -> Result.NONE;
        });
    }

    /** The loser would be to move; in a draw the plies tell. */
    private static String moverAtTheEnd(String outcome, int plies) {
        return switch (outcome.charAt(0)) {
            case 'w' -> "b";
            case 'b' -> "w";
            default -> plies % 2 == 0 ? "w" : "b";
        };
    }

    /** Whether this is the line of a position; whose turn it is counts only while the game goes on. */
    boolean shows(long other) {
        return (over || MuehlePosition.mover(other) == MuehlePosition.mover(position))
                && same(other, Side.WHITE) && same(other, Side.BLACK);
    }

    private boolean same(long other, Side side) {
        return MuehlePosition.stones(other, side) == MuehlePosition.stones(position, side)
                && MuehlePosition.hand(other, side) == MuehlePosition.hand(position, side);
    }
}
