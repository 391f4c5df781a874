package zwickmuehle.arena.tournament;

import java.util.List;
import zwickmuehle.arena.players.Conversation;
import zwickmuehle.arena.referee.GameObserver;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;

/** Is told how a tournament goes. Games run at once, so calls come from several threads, but one game's from one. */
public interface TournamentObserver {
    TournamentObserver NOBODY = new TournamentObserver() {
    };

    /** Something that whoever runs the tournament should know. */
    default void told(Sentence news) {}

    /** Before the first game: the program of this participant is being built or examined now. Several may be at once. */
    default void examines(String player) {}

    /** A game begins; who is to be told how it goes. */
    default GameObserver game(Fixture fixture) {
        return GameObserver.NOBODY;
    }

    /** A line between the referee and a program. */
    default void said(Fixture fixture, Side side, Conversation.Line line) {}

    /** A game is over and safe on disk; {@code all} are all games so far. One call at a time. */
    default void ended(FinishedGame game, List<FinishedGame> all) {}
}
