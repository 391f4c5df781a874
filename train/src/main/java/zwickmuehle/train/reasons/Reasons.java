package zwickmuehle.train.reasons;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.muehle.PointNames;
import zwickmuehle.rules.viergewinnt.VierGewinnt;
import zwickmuehle.search.MoveValue;
import zwickmuehle.search.Oracle;

/** The reasons for and against the moves of a position. Pure functions; what is known for certain comes in. */
public final class Reasons {
    private Reasons() {}

    /** What is seen on the board and by looking a few plies ahead, for every legal move. */
    public static List<MoveReasons> of(Game game) {
        return of(game, List.of());
    }

    /** The same of one move. */
    public static List<Reason> of(Game game, int move) {
        return of(game, move, List.of());
    }

    /** The same of one move, and what follows from the values of all moves or of some. */
    public static List<Reason> of(Game game, int move, List<MoveValue> values) {
        List<Reason> reasons = new ArrayList<>(glance(game).of(move));
        reasons.addAll(new ValueReasons(values, game.legalMoves().length).of(move));
        reasons.sort(Comparator.comparing(Reason::kind));
        return reasons;
    }

    /** The same, and what follows from values; of these only exact ones count. */
    public static List<MoveReasons> of(Game game, List<MoveValue> values) {
        return of(game, values, Oracle.NONE);
    }

    /** The same, and what follows from values and from perfect knowledge, as far as it can be looked up. */
    public static List<MoveReasons> of(Game game, List<MoveValue> values, Oracle oracle) {
        int[] moves = game.legalMoves();
        ValueReasons worth = new ValueReasons(values, moves.length);
        QuietMoveReasons slow = new QuietMoveReasons(game, oracle);
        Glance glance = glance(game);
        return Arrays.stream(moves).mapToObj(move -> {
            List<Reason> reasons = new ArrayList<>(glance.of(move));
            reasons.addAll(worth.of(move));
            reasons.addAll(slow.of(move));
            reasons.sort(Comparator.comparing(Reason::kind));
            return new MoveReasons(move, reasons);
        }).toList();
    }

    /** What can be said of a move without values. */
    interface Glance {
        List<Reason> of(int move);
    }

    private static Glance glance(Game game) {
        Rules rules = game.rules();
        if (rules instanceof Muehle muehle) {
            return new MuehleReasons(muehle, game);
        }
        if (rules instanceof VierGewinnt vierGewinnt) {
            return new VierGewinntReasons(vierGewinnt, game.position());
        }
        throw new IllegalArgumentException("no reasons are known for " + rules.game());
    }

    /** The name by which people and the page know a point or cell of a {@link Reason}. */
    public static String pointName(Rules rules, int point) {
        return rules instanceof VierGewinnt vierGewinnt
                ? Cells.name(vierGewinnt, point)
                : PointNames.COORDINATES.of(point);
    }

    /** The names of all points of a reason, each once. */
    public static List<String> pointNames(Rules rules, Reason reason) {
        return reason.points().stream().distinct().map(point -> pointName(rules, point)).toList();
    }
}
