package zwickmuehle.arena.match;

import zwickmuehle.arena.players.Conversation;
import zwickmuehle.arena.referee.GameObserver;
import zwickmuehle.rules.Side;

/** Is told how a match goes. Games may run at once, so calls come from several threads, but one game's from one. */
public interface MatchObserver {
    MatchObserver NOBODY = new MatchObserver() {
    };

    /** Who is to be told how game {@code number} goes. */
    default GameObserver game(int number) {
        return GameObserver.NOBODY;
    }

    /** A line between the referee and a program in game {@code number}. */
    default void said(int number, Side side, Conversation.Line line) {}

    /** A game is over, and the match stands so; one call at a time. */
    default void ended(MatchGame game, Tally standing) {}
}
