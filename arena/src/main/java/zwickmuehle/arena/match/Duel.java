package zwickmuehle.arena.match;

import java.util.function.Function;
import java.util.function.Supplier;
import zwickmuehle.arena.referee.Clock;
import zwickmuehle.arena.referee.FaultException;
import zwickmuehle.arena.referee.GameObserver;
import zwickmuehle.arena.referee.PlayedGame;
import zwickmuehle.arena.referee.Player;
import zwickmuehle.arena.referee.Referee;
import zwickmuehle.arena.referee.Result;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.arena.referee.VerdictCode;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;

/**
 * One game of a match or tournament, before a {@link Referee}, with two more rules so that nobody profits from what it did
 * not do: a game that ended unclearly is played once more, and then nobody scores; and of two players that can't even
 * begin neither scores.
 *
 * @param players makes a new player for a side, as often as one is needed
 * @param observer is asked for anew for each attempt
 */
public record Duel(Game start, Clock clock, Function<Side, Player> players, Supplier<GameObserver> observer) {

    public PlayedGame play() {
        PlayedGame played = once();
        if (played.verdict().code() == VerdictCode.UNCLEAR) {
            played = once();
        }
        return played;
    }

    private PlayedGame once() {
        Start started = new Start(observer.get());
        PlayedGame played = new Referee(clock).play(start, players.apply(Side.WHITE), players.apply(Side.BLACK),
                started);
        // Black is not asked to begin if White can't.
        return !started.happened && played.verdict().forfeiter() == Side.WHITE ? withBlacksStart(played) : played;
    }

    private PlayedGame withBlacksStart(PlayedGame played) {
        try (Player black = players.apply(Side.BLACK)) {
            black.begin(start.rules(), Side.BLACK, clock.moveTime());
            return played;
        } catch (FaultException e) {
            Verdict verdict = played.verdict();
            Sentence both = Sentence.of("%s; but %s (%s) %s, so neither scores",
                    "%s; aber %s (%s) %s, also bekommt niemand Punkte", verdict.sentence(), Side.BLACK.title(),
                    played.black(), e.sentence());
            return new PlayedGame(played.white(), played.black(), played.game(), played.moves(),
                    new Verdict(verdict.code(), Result.NONE, both, verdict.answer()));
        }
    }

    /** Notes whether both players have begun. */
    private static final class Start implements GameObserver {
        private final GameObserver next;
        private boolean happened;

        Start(GameObserver next) {
            this.next = next;
        }

        @Override
        public void started(Game game, String white, String black) {
            happened = true;
            next.started(game, white, black);
        }

        @Override
        public void moved(Game game, zwickmuehle.arena.referee.PlayedMove move) {
            next.moved(game, move);
        }

        @Override
        public void ended(PlayedGame game) {
            next.ended(game);
        }
    }
}
