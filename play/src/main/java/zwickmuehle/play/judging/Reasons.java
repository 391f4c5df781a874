package zwickmuehle.play.judging;

import java.util.List;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Sentence;

/** Why a move is good, in words. */
public interface Reasons {
    /** Says nothing. */
    Reasons NONE = (_, _) -> List.of();

    /** What speaks for a legal move in this game, the strongest first; for any thread. */
    List<Sentence> of(Game before, int move);
}
