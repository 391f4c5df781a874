package zwickmuehle.arena.referee;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Side;

/**
 * Plays whole games between {@link Player}s, one {@link Round} after the other, and is the only judge of their time. It
 * knows players by that interface alone, so a thinker and a program are treated alike. Both players are closed when the
 * game is over, whatever happened.
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
        List<PlayedMove> moves = new ArrayList<>();
        Map<Side, Duration> left = new EnumMap<>(Side.class);
        Round<Player> round = Round.of(white, black, start);
        try (white; black) {
            round = begun(round, observer);
            while (!round.over()) {
                Side side = round.turn();
                Turn turn = turn(round, moves.size(), deadline(left, side));
                round = round.after(turn);
                if (turn instanceof Turn.Made(Game after, PlayedMove move)) {
                    moves.add(move);
                    spend(left, side, move.time());
                    observer.moved(after, move);
                }
            }
        }
        Verdict verdict = round.verdict();
        PlayedGame played = new PlayedGame(white.name(), black.name(), round.game(), moves,
                verdict == null ? Verdict.unfinished() : verdict);
        observer.ended(played);
        return played;
    }

    /** Both players get ready, White first. */
    private Round<Player> begun(Round<Player> round, GameObserver observer) {
        for (Side side : List.of(Side.WHITE, Side.BLACK)) {
            try {
                round.player(side).begin(round.game().rules(), side, clock.moveTime());
            } catch (FaultException e) {
                return round.after(fault(round, side, e));
            }
        }
        observer.started(round.game(), round.white().name(), round.black().name());
        return round;
    }

    /** From now on, with all that is left to a side where there is a clock for the whole game. */
    private Supplier<Deadline> deadline(Map<Side, Duration> left, Side side) {
        GameClock game = clock.game();
        return game == null ? clock::start : () -> clock.start(left.getOrDefault(side, game.base()));
    }

    private void spend(Map<Side, Duration> left, Side side, Duration taken) {
        GameClock game = clock.game();
        if (game != null) {
            left.put(side, game.after(left.getOrDefault(side, game.base()), taken));
        }
    }

    private Turn turn(Round<Player> round, int movesMade, Supplier<Deadline> asking) {
        if (movesMade >= LONGEST_GAME) {
            return new Turn.Ended(Verdict.tooLong(movesMade));
        }
        if (Thread.currentThread().isInterrupted()) {
            return new Turn.Ended(Verdict.brokenOff());
        }
        Deadline deadline = asking.get();
        try {
            return round.judge(round.toMove().answer(round.game(), deadline, Asker.PATIENT), deadline);
        } catch (FaultException e) {
            return fault(round, round.turn(), e);
        }
    }

    private static Turn fault(Round<Player> round, Side side, FaultException e) {
        // A player that is closed while it is asked complains; it is not its fault.
        return Thread.currentThread().isInterrupted() ? new Turn.Ended(Verdict.brokenOff()) : round.fault(side, e);
    }
}
