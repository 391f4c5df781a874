package zwickmuehle.train.reasons;

import java.util.Locale;

/**
 * What a reason says about a move. Those that weigh most come first. Beside each stands what its points are; "closing
 * point" is where a mill or a row of four would be completed.
 */
public enum ReasonKind {
    /** The stone taken. */
    WINS_BY_TAKING(true),
    /** The opponent's stones, none of which can move. */
    WINS_BY_BLOCKING(true),
    /** The four cells, or more. */
    MAKES_FOUR(true),
    /** The closing point, then what is already there. The number is the opponent's answer. */
    PLAYS_UNDER(false),
    /** The closing point, then what is already there. The number is the opponent's answer. */
    IGNORES_FOUR(false),
    /** Cells where four will be completed, whatever the answer. */
    DOUBLE_THREAT(true),
    /** The closing point, then what is already there. */
    STOPS_FOUR(true),
    /** The three points of each mill closed, then the stone taken, if any. The number says how many mills. */
    CLOSES_MILL(true),
    /** No points: no other move wins. */
    ONLY_WIN(true),
    /** No points: every other move loses. */
    ONLY_DRAW(true),
    /** No points. The number is the result instead: 0 a draw, -1 a loss. */
    GIVES_WIN_AWAY(false),
    /** No points: another move would have held the draw. */
    GIVES_DRAW_AWAY(false),
    /** No points. The win would come so many plies after the draw by quiet moves. */
    TOO_SLOW(false),
    /** The point left, which is the closing point, then the opponent's two stones. */
    GIVES_UP_DEFENCE(false),
    /** The closing point, then the opponent's two stones. */
    ALLOWS_MILL(false),
    /** The cell of the opponent's answer, which is the number. */
    ALLOWS_DOUBLE_THREAT(false),
    /** Where the opponent's answer ends, which is the number. */
    LETS_TAKE_IN_TWO(false),
    /** The points where the next mill can be closed. */
    FORCES_MILL(true),
    /** The stone, where it moves to and fro, then the other two points of the mill it leaves and of the one it closes. */
    DOUBLE_MILL(true),
    /** The closing point, then the opponent's other two points. */
    PREVENTS_MILL(true),
    /** The cell where the opponent would have made a double threat. */
    PREVENTS_DOUBLE_THREAT(true),
    /** Winning cells below one of which the opponent must play in the end. */
    WINS_BY_ZUGZWANG(true),
    /** No points: answering alone holds. */
    HOLDS_BY_FOLLOWING(true),
    /** Where the stone came from, where it went, then the other two points of the mill. */
    OPENS_MILL(true),
    /** The closing point, then the own two stones. */
    PREPARES_MILL(true),
    /** The closing point, then what is already there. */
    THREATENS_FOUR(true),
    /** The closing point, then what is already there. */
    MAKES_ODD_THREAT(true),
    /** The closing point, then what is already there. */
    MAKES_EVEN_THREAT(true),
    /** The winning cell that the opponent can fill now. */
    WASTES_THREAT(false),
    /** The own stones that can be taken now and could not before. */
    UNPROTECTS(false),
    /** The opponent's stones that could move and cannot any more. */
    LOCKS_IN(true),
    /** The opponent's last three stones. */
    LETS_FLY(false);

    private final boolean good;

    ReasonKind(boolean good) {
        this.good = good;
    }

    /** As programs read it: {@code closes-mill}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Whether it speaks for the move. */
    public boolean good() {
        return good;
    }
}
