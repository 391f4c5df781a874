package zwickmuehle.web.tournament;

import java.time.Duration;
import java.util.List;
import zwickmuehle.arena.referee.GameObserver;
import zwickmuehle.arena.referee.PlayedMove;
import zwickmuehle.arena.tournament.Fixture;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.SpokenException;
import zwickmuehle.web.store.TournamentStore.Lease;

/** A game that somebody plays, as far as has been heard. Guarded by the lock of the {@link WorkDesk}. */
final class LeasedGame {
    private final Fixture fixture;
    private final Lease lease;
    private final GameObserver observer;
    private Game game;
    private long until;

    /** @param until when its lease is over, by our own clock */
    LeasedGame(Fixture fixture, Lease lease, GameObserver observer, Game start, long until) {
        this.fixture = fixture;
        this.lease = lease;
        this.observer = observer;
        this.game = start;
        this.until = until;
    }

    Fixture fixture() {
        return fixture;
    }

    Lease lease() {
        return lease;
    }

    boolean lapsed(long now) {
        return now - until > 0;
    }

    void lengthen(long newUntil) {
        until = newUntil;
    }

    /** Shows the moves that are new, as far as they are legal. */
    void show(List<String> moves) {
        try {
            for (int i = game.length(); i < moves.size() && !game.outcome().over(); i++) {
                game = game.play(game.rules().notation().parseMove(moves.get(i)));
                observer.moved(game, new PlayedMove(game.lastMove(), Duration.ZERO, null, null));
            }
        } catch (SpokenException nonsense) {
            // It is only shown; what counts is looked at when it is handed in.
        }
    }
}
