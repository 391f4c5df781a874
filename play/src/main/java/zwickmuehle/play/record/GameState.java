package zwickmuehle.play.record;

import static zwickmuehle.arena.record.GameRecord.MOST_MOVES;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.arena.referee.Round;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Side;

/**
 * A game as it is stored: an immutable value, of which every change makes another with the next version number.
 *
 * @param game the rules' view of the moves in {@code past}
 * @param past the moves made, the first one first
 * @param future moves taken back, the next one first
 * @param verdict how it ended for a reason outside the rules of the board: given up, lost by a fault; null otherwise
 * @param paused computers wait
 * @param delay the least time between two moves where computers play each other
 */
public record GameState(Setup setup, Game game, List<MoveEntry> past, List<MoveEntry> future, @Nullable Verdict verdict,
        boolean paused, Duration delay, long version) {
    public static final Duration USUAL_DELAY = Duration.ofMillis(500);
    public static final Duration LONGEST_DELAY = Duration.ofSeconds(10);

    public GameState {
        past = List.copyOf(past);
        future = List.copyOf(future);
        if (game.length() != past.size()) {
            throw new IllegalArgumentException(past.size() + " moves for a game of " + game.length());
        }
        // Some rule sets know no end. What is played here can be written down, and be read again.
        if (verdict == null && game.length() >= MOST_MOVES && !game.outcome().over()) {
            verdict = Verdict.tooLong(game.length());
        }
    }

    public static GameState fresh(Setup setup, boolean paused) {
        return new GameState(setup, Game.from(setup.rules(), setup.start()), List.of(), List.of(), null, paused,
                USUAL_DELAY, 1);
    }

    /** The game as the judge sees it. */
    public Round<PlayerSpec> round() {
        return new Round<>(setup.white(), setup.black(), game, verdict);
    }

    public boolean over() {
        return round().over();
    }

    public Side mover() {
        return game.mover();
    }

    /** A computer is to move, paused or not. */
    public boolean computerToMove() {
        return !over() && !round().toMove().human();
    }

    /** Whether a clock of two people runs for the player to move. */
    public boolean onTheClock() {
        return setup.clock() != null && TimeControl.counts(this);
    }

    /** What the clock leaves to a side, without the turn under way; null where there is none. */
    public @Nullable Duration timeLeft(Side side) {
        TimeControl clock = setup.clock();
        return clock == null ? null : clock.left(this, side);
    }

    /** One move more; refused by the rules if it is none. */
    public GameState played(MoveEntry entry) {
        return played(round().play(entry.move()), entry);
    }

    /** One move more, which led to {@code after}. */
    public GameState played(Round<PlayerSpec> after, MoveEntry entry) {
        List<MoveEntry> longer = new ArrayList<>(past);
        longer.add(entry);
        return new GameState(setup, after.game(), longer, List.of(), after.ruling(), paused, delay, version + 1);
    }

    /** The last {@code count} moves taken back. */
    public GameState undone(int count) {
        int kept = past.size() - count;
        List<MoveEntry> ahead = new ArrayList<>(past.subList(kept, past.size()));
        ahead.addAll(future);
        return new GameState(setup, round().takenBack(count).game(), past.subList(0, kept), ahead, null, paused, delay,
                version + 1);
    }

    /** The next {@code count} moves restored. */
    public GameState redone(int count) {
        List<MoveEntry> longer = new ArrayList<>(past);
        Game later = game;
        for (MoveEntry entry : future.subList(0, count)) {
            longer.add(entry);
            later = later.play(entry.move());
        }
        return new GameState(setup, later, longer, future.subList(count, future.size()), null, paused, delay,
                version + 1);
    }

    public GameState restarted() {
        return new GameState(setup, Game.from(setup.rules(), setup.start()), List.of(), List.of(), null, false, delay,
                version + 1);
    }

    /** Ended by a word of the referee, or taken up again where that is null. */
    public GameState judged(@Nullable Verdict newVerdict) {
        return new GameState(setup, game, past, future, newVerdict, paused, delay, version + 1);
    }

    public GameState paused(boolean newPaused) {
        return new GameState(setup, game, past, future, verdict, newPaused, delay, version + 1);
    }

    public GameState delayed(Duration newDelay) {
        return new GameState(setup, game, past, future, verdict, paused, newDelay, version + 1);
    }

    public GameState arranged(Setup newSetup) {
        return new GameState(newSetup, game, past, future, verdict, paused, delay, version + 1);
    }

    /** As it went on elsewhere; its version is later than both, so that nobody takes it for an older one. */
    public GameState continued(Setup newSetup, GameState elsewhere) {
        return new GameState(newSetup, elsewhere.game, elsewhere.past, elsewhere.future, elsewhere.verdict,
                elsewhere.paused, elsewhere.delay, Math.max(version, elsewhere.version) + 1);
    }

    /** The same with a new version number, because something around it changed: a seat was taken. */
    public GameState touched() {
        return paused(paused);
    }
}
