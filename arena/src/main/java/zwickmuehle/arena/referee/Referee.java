package zwickmuehle.arena.referee;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Outcome;
import zwickmuehle.rules.Side;

/**
 * The only judge of legality, time and end of a game. It knows players by {@link Player} alone, so a person, a thinker
 * and a program are treated alike. Both players are closed when the game is over, whatever happened.
 *
 * <p>An instance holds no state of a game and may be used from any thread; a game runs on the thread that calls
 * {@link #play}, and is broken off by interrupting that thread.
 */
public final class Referee {
    /** A game of so many moves is called a draw: some rule sets know no other end. */
    public static final int LONGEST_GAME = 1_000;

    private final Clock clock;

    public Referee(Clock clock) {
        this.clock = clock;
    }

    /** Plays a game on to its end. */
    public PlayedGame play(Game start, Player white, Player black, GameObserver observer) {
        Table table = new Table(start, white, black, observer);
        Verdict verdict;
        try (white; black) {
            verdict = table.play();
        }
        PlayedGame played = new PlayedGame(white.name(), black.name(), table.game, table.moves, verdict);
        observer.ended(played);
        return played;
    }

    /** One game in play. */
    private final class Table {
        private final Player white;
        private final Player black;
        private final GameObserver observer;
        private final List<PlayedMove> moves = new ArrayList<>();
        private Game game;

        Table(Game start, Player white, Player black, GameObserver observer) {
            this.game = start;
            this.white = white;
            this.black = black;
            this.observer = observer;
        }

        Verdict play() {
            Side turn = Side.WHITE;
            try {
                white.begin(game.rules(), Side.WHITE, clock.moveTime());
                turn = Side.BLACK;
                black.begin(game.rules(), Side.BLACK, clock.moveTime());
                observer.started(game, white.name(), black.name());
                Verdict verdict = verdict();
                while (verdict == null) {
                    turn = game.mover();
                    move();
                    verdict = verdict();
                }
                return verdict;
            } catch (FaultException e) {
                // A player that is closed while it is asked complains; it is not its fault.
                return Thread.currentThread().isInterrupted() || e.code() == VerdictCode.BROKEN_OFF
                        ? Verdict.brokenOff()
                        : Verdict.against(turn, player(turn).name(), e.code(), e.sentence());
            }
        }

        private void move() throws FaultException {
            Turn turn = Turn.ask(player(game.mover()), game, clock.start());
            game = turn.after();
            moves.add(turn.move());
            observer.moved(game, turn.move());
        }

        private @Nullable Verdict verdict() {
            Outcome outcome = game.outcome();
            if (outcome.over()) {
                return Verdict.byRule(outcome);
            }
            if (moves.size() >= LONGEST_GAME) {
                return Verdict.tooLong(moves.size());
            }
            return Thread.currentThread().isInterrupted() ? Verdict.brokenOff() : null;
        }

        private Player player(Side side) {
            return side == Side.WHITE ? white : black;
        }
    }
}
