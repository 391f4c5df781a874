package zwickmuehle.play.table;

import java.time.Duration;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.arena.referee.VerdictCode;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.record.TimeControl;
import zwickmuehle.play.view.ClockView;
import zwickmuehle.play.view.SideName;
import zwickmuehle.play.view.Times;
import zwickmuehle.rules.Side;

/**
 * How long the player to move has had the turn, and, where two people play by the clock, what that leaves them: when the
 * time of one is up, the game is lost, whether somebody asks for anything or not.
 */
final class TurnClock {
    /** The timer keeps no game for longer than that. */
    private static final long NANOS_BETWEEN_LOOKS = 60_000_000_000L;

    private final Carrier carrier;
    private final KeptGame kept;
    private final Consumer<GameState> change;
    /** When the player to move got the turn, or 0 where that is not known. */
    private long turnBegan;
    /** Whether the clock stands because a seat is free, and since when: the turn goes on with what it has had by then. */
    private boolean standing;
    private long stoodStill;
    /** Whether the timer will look at the clock, and when at the latest. */
    private boolean looking;
    private long nextLook;

    /** @param change keeps and tells what becomes of the game */
    TurnClock(Carrier carrier, KeptGame kept, Consumer<GameState> change) {
        this.carrier = carrier;
        this.kept = kept;
        this.change = change;
    }

    private long now() {
        return carrier.nanoClock().getAsLong();
    }

    /** The game as it is now was found somewhere: its clock stood still meanwhile, unless the ledger counts its time. */
    void resume(boolean fresh) {
        boolean counted = kept.record().onTheClock();
        Duration age = counted ? carrier.ledger().turnAge(kept.id()) : null;
        if (age != null) {
            turnBegan = now() - age.toNanos();
        } else {
            turnBegan = fresh || counted ? now() : 0;
        }
        stand();
        watch();
    }

    /** The player to move gets the turn now. */
    void beginTurn() {
        turnBegan = now();
        stand();
    }

    private void stand() {
        standing = kept.record().onTheClock() && !ticking();
        stoodStill = now();
    }

    /**
     * Somebody sat down or left. Who leaves stops the clock, for the other cannot be beaten by waiting; who sits down
     * again finds it as it was, or nobody's time would ever be up.
     */
    void seatsChanged() {
        if (standing && ticking()) {
            standing = false;
            turnBegan += now() - stoodStill;
        } else if (!standing) {
            stand();
        }
        watch();
    }

    /** How long the player to move has had the turn; null where that is not known. */
    @Nullable
    Duration timeTaken() {
        return turnBegan == 0 ? null : Duration.ofNanos((standing ? stoodStill : now()) - turnBegan);
    }

    /** Whether the time of the player to move runs: not before both are there. */
    boolean ticking() {
        return kept.record().onTheClock() && kept.seats().free(kept.record().setup()).isEmpty();
    }

    /** What is left to a side now, never less than nothing. */
    private Duration timeLeft(Side side) {
        GameState record = kept.record();
        Verdict verdict = record.verdict();
        if (verdict != null && verdict.code() == VerdictCode.OUT_OF_TIME && verdict.forfeiter() == side) {
            return Duration.ZERO;
        }
        Duration left = Objects.requireNonNull(record.timeLeft(side));
        Duration taken = record.onTheClock() && side == record.mover() ? timeTaken() : null;
        Duration now = taken == null ? left : left.minus(taken);
        return now.isNegative() ? Duration.ZERO : now;
    }

    /**
     * Sees to it that the time of the player to move is called when it is up. Asked for at every change, of which there
     * may be hundreds a second in a game of hours: whoever looks already need not be sent again.
     */
    void watch() {
        if (ticking()) {
            lookIn(Math.min(timeLeft(kept.record().mover()).toNanos(), NANOS_BETWEEN_LOOKS));
        }
    }

    private void lookIn(long nanos) {
        long due = now() + nanos;
        if (!looking || due - nextLook < 0) {
            looking = true;
            nextLook = due;
            carrier.timer().later(nanos, () -> {
                looking = looking && nextLook != due;
                callTimeAlone();
            });
        }
    }

    /** Ends the game if the time of the player to move is up, and says whether it is. */
    boolean callTime() {
        if (!ticking()) {
            return false;
        }
        Side side = kept.record().mover();
        if (timeLeft(side).compareTo(Duration.ZERO) > 0) {
            watch();
            return false;
        }
        try {
            change.accept(kept.record().judged(Verdict.outOfTime(kept.record().game().rules(), side)));
        } catch (NotKept _) {
            lookIn(KeptGame.NANOS_UNTIL_RETRY);
        }
        return true;
    }

    /** The same when nobody has asked for anything. */
    private void callTimeAlone() {
        if (!kept.closed()) {
            try {
                callTime();
            } catch (Refusal _) {
                // Somebody was quicker elsewhere, or by the clock of the ledger the time is not up yet: it is looked at
                // again with the game as it is there.
            }
        }
    }

    @Nullable
    ClockView view() {
        TimeControl control = kept.record().setup().clock();
        return control == null
                ? null
                : new ClockView(Times.seconds(control.base()), Times.seconds(control.increment()),
                        Times.rounded(timeLeft(Side.WHITE).toNanos()), Times.rounded(timeLeft(Side.BLACK).toNanos()),
                        ticking() ? SideName.of(kept.record().mover()) : null);
    }
}
