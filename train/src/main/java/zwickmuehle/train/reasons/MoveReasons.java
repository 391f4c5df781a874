package zwickmuehle.train.reasons;

import java.util.List;

/** What can be said about a legal move, what weighs most first; nothing, if it is one move among many. */
public record MoveReasons(int move, List<Reason> reasons) {
    public MoveReasons {
        reasons = List.copyOf(reasons);
    }
}
