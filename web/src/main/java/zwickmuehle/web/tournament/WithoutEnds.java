package zwickmuehle.web.tournament;

import zwickmuehle.arena.players.Conversation;
import zwickmuehle.arena.referee.GameObserver;
import zwickmuehle.arena.tournament.Fixture;
import zwickmuehle.arena.tournament.TournamentObserver;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;

/** Passes on all but the ends of games: what is counted is told by the desk, wherever it was played. */
record WithoutEnds(TournamentObserver next) implements TournamentObserver {
    @Override
    public void told(Sentence news) {
        next.told(news);
    }

    @Override
    public void examines(String player) {
        next.examines(player);
    }

    @Override
    public GameObserver game(Fixture fixture) {
        return next.game(fixture);
    }

    @Override
    public void said(Fixture fixture, Side side, Conversation.Line line) {
        next.said(fixture, side, line);
    }
}
