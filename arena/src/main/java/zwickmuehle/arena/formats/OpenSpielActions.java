package zwickmuehle.arena.formats;

import java.util.ArrayList;
import java.util.List;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.muehle.MuehleMove;
import zwickmuehle.rules.muehle.PointNames;

/**
 * The actions of OpenSpiel's {@code nine_mens_morris}, points in reading order:
 *
 * <pre>
 *   0 … 23      a stone is placed there; after a mill, the stone there is removed
 *   24 … 599    24 + 24 × from + to: a stone moves or flies
 * </pre>
 */
public final class OpenSpielActions {
    private static final int POINTS = 24;

    private OpenSpielActions() {}

    /** One action, or two where a stone is taken. */
    public static List<Integer> of(int move) {
        List<Integer> actions = new ArrayList<>();
        int to = number(MuehleMove.to(move));
        actions.add(MuehleMove.places(move) ? to : POINTS + POINTS * number(MuehleMove.from(move)) + to);
        if (MuehleMove.captures(move)) {
            actions.add(number(MuehleMove.captured(move)));
        }
        return actions;
    }

    private static int number(int point) {
        return Integer.parseInt(PointNames.READING.of(point));
    }

    /** The move of an action, before any stone is taken. */
    static int move(int action) {
        if (action >= POINTS * (POINTS + 1)) {
            throw new NotationException("expected an action from 0 to 599", "erwartet wird eine Aktion von 0 bis 599");
        }
        return action < POINTS
                ? MuehleMove.placing(PointNames.inReadingOrder(action))
                : MuehleMove.moving(PointNames.inReadingOrder(action / POINTS - 1),
                        PointNames.inReadingOrder(action % POINTS));
    }

    static int taking(int move, int action) {
        if (action >= POINTS) {
            throw new NotationException("a stone is to be removed: expected an action from 0 to 23",
                    "ein Stein ist zu schlagen: erwartet wird eine Aktion von 0 bis 23");
        }
        return MuehleMove.taking(move, PointNames.inReadingOrder(action));
    }
}
