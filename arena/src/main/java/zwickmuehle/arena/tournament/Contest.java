package zwickmuehle.arena.tournament;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.match.Duel;
import zwickmuehle.arena.players.Conversation;
import zwickmuehle.arena.players.NamedPlayer;
import zwickmuehle.arena.players.Players;
import zwickmuehle.arena.referee.Clock;
import zwickmuehle.arena.referee.GameObserver;
import zwickmuehle.arena.referee.PlayedGame;
import zwickmuehle.arena.referee.Player;
import zwickmuehle.arena.referee.VerdictCode;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;

/**
 * One game of a tournament, played: what the machine spoiled is played again, a player's own fault is not. It knows
 * nothing of the tournament, so that any machine can play it.
 *
 * @param retries how often a game is played again that could not be started
 */
public record Contest(Rules rules, Clock clock, int retries, Players players, Function<Side, Seat> seats,
        Following following) {
    /** Within this time after its programs are ended, a process that ends knows that it does. */
    private static final long SHUTDOWN_MILLIS = 300;

    /** Who is told how it goes. */
    public interface Following {
        /** An attempt at the game begins. */
        GameObserver attempt();

        void said(Side side, Conversation.Line line);

        /** Whether this process is ending: then nobody is to blame for programs that end with it. */
        boolean shuttingDown();
    }

    /** Plays it; null if it was broken off, and counts as never begun. */
    public @Nullable PlayedGame play() {
        for (int attempt = 0;; attempt++) {
            boolean last = attempt >= retries;
            try {
                PlayedGame played = new Duel(Game.start(rules), clock, this::player, following::attempt)
                        .play();
                if (played.verdict().code() == VerdictCode.BROKEN_OFF || spoiledByShutdown(played)) {
                    return null;
                }
                if (last || played.verdict().code() != VerdictCode.NOT_STARTED) {
                    return played;
                }
            } catch (RuntimeException | OutOfMemoryError e) {
                if (last) {
                    throw e;
                }
            }
        }
    }

    /**
     * Whoever stops this program (Ctrl+C reaches every process of a terminal) ends the players with it: that is no fault of
     * theirs, and the game is played again.
     */
    private boolean spoiledByShutdown(PlayedGame played) {
        if (!played.verdict().code().forfeit() && played.verdict().code() != VerdictCode.UNCLEAR) {
            return false;
        }
        try {
            Thread.sleep(SHUTDOWN_MILLIS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return true;
        }
        return following.shuttingDown();
    }

    private Player player(Side side) {
        Seat seat = seats.apply(side);
        return new NamedPlayer(seat.name(), players.under(seat.terms()).create(seat.spec(), rules, seat.seed(),
                line -> following.said(side, line)));
    }
}
