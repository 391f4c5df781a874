package zwickmuehle.play.view;

import java.util.List;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.muehle.Muehle;
import zwickmuehle.rules.viergewinnt.VierGewinnt;

/** What drawing needs to know about one of the two boards. Pure functions of a position, for any thread. */
public sealed interface BoardView permits MuehleView, VierGewinntView {

    static BoardView of(Rules rules) {
        return switch (rules) {
            case Muehle _ -> new MuehleView();
            case VierGewinnt viergewinnt -> new VierGewinntView(viergewinnt);
            default -> throw new IllegalArgumentException("no board is drawn for " + rules.game());
        };
    }

    /** Columns of the grid the points lie in. */
    int columns();

    int rows();

    List<PointView> points(long position);

    /** What kind of move is due, where the game goes on. */
    String kind(long position);

    /** A legal move at {@code position}. */
    MoveView move(long position, int move);

    PositionView.StonesView stones(long position);

    List<List<String>> mills(long position);

    List<List<String>> winningLines(long position);

    /**
     * What the player who is not to move would do at once if the other passed: moves that close a mill, stones that win.
     * What such a move takes is left open.
     */
    List<MoveView> threats(long position);

    /** The mills or winning rows that {@code move}, played at {@code before}, has closed. */
    List<List<String>> closedBy(long before, int move);
}
