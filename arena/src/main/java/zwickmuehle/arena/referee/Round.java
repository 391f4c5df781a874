package zwickmuehle.arena.referee;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.IllegalMoveException;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;

/**
 * One game before a judge: who plays, how far it is, whose turn it is, how it ended. The one engine of play: the
 * {@link Referee} drives it through matches, the room {@code play} with storing and taking back, the terminal from
 * lines.
 *
 * <pre>
 *   over?  --no-->  the driver asks {@link #toMove}  -->  {@link #judge} or {@link #fault}  -->  {@link #after}
 *    ^                                                                                             |
 *    +---------------------------------------------------------------------------------------------+
 * </pre>
 *
 * An immutable value. Nothing in it waits, reads a clock or starts anything: that is its driver's business.
 *
 * @param <P> what its driver knows of a player
 * @param ruling how it ended for a reason outside the rules of the board; null otherwise
 */
public record Round<P extends Contestant>(P white, P black, Game game, @Nullable Verdict ruling) {

    public static <P extends Contestant> Round<P> of(P white, P black, Game start) {
        return new Round<>(white, black, start, null);
    }

    /** How it ended; null while it goes on. */
    public @Nullable Verdict verdict() {
        if (ruling != null) {
            return ruling;
        }
        return game.outcome().over() ? Verdict.byRule(game.rules(), game.outcome()) : null;
    }

    public boolean over() {
        return ruling != null || game.outcome().over();
    }

    public Side turn() {
        return game.mover();
    }

    public P player(Side side) {
        return side == Side.WHITE ? white : black;
    }

    /** The player whose turn it is. */
    public P toMove() {
        return player(turn());
    }

    /**
     * Judges what the player whose turn it is came up with: a legal move in time is made, anything else loses.
     *
     * @param given empty if nothing came until nobody waited any longer
     */
    public Turn judge(Optional<Answer> given, Deadline deadline) {
        if (given.isEmpty()) {
            return fault(turn(), new FaultException(deadline.charge(), deadline.silence()));
        }
        Answer answer = given.get();
        if (deadline.missed(answer.arrived())) {
            return fault(turn(), new FaultException(deadline.charge(), deadline.lateness(answer.arrived()))
                    .having(answer.words()));
        }
        try {
            return new Turn.Made(game.play(answer.move()), PlayedMove.of(answer, deadline));
        } catch (IllegalMoveException e) {
            return fault(turn(), illegal(answer, e.sentence()));
        }
    }

    /** Who speaks in numbers is shown both: what it said, and the move as people write it. */
    private FaultException illegal(Answer answer, Sentence why) {
        String move = game.rules().notation().move(answer.move());
        String position = game.rules().notation().position(game.position());
        String words = answer.words();
        return words == null
                ? FaultException.of(VerdictCode.ILLEGAL_MOVE, "made the illegal move %s: %s (in %s)",
                        "machte den regelwidrigen Zug %s: %s (in %s)", move, why, position)
                : FaultException.of(VerdictCode.ILLEGAL_MOVE, "answered '%s', that is %s: %s (in %s)",
                        "antwortete '%s', das ist %s: %s (in %s)", words, move, suspected(answer, why), position)
                        .having(words);
    }

    /** The objection, with a guess at what a program that speaks in numbers has misunderstood. */
    private Sentence suspected(Answer answer, Sentence why) {
        boolean inNumbers = game.rules().notation().protocolMove(answer.move()).equals(answer.words());
        Sentence misreading = inNumbers ? game.rules().misreading(game.position(), answer.move()) : null;
        return misreading == null ? why : Sentence.of("%s; %s", "%s; %s", why, misreading);
    }

    /** A player cannot go on. One that was ended while it was asked complains too; that is nobody's fault. */
    public Turn.Ended fault(Side side, FaultException fault) {
        return new Turn.Ended(fault.code() == VerdictCode.BROKEN_OFF
                ? Verdict.brokenOff()
                : Verdict.against(game.rules(), side, player(side).name(), fault));
    }

    /** The round after a turn. */
    public Round<P> after(Turn turn) {
        return switch (turn) {
            case Turn.Made(Game after, var _) -> new Round<>(white, black, after, null);
            case Turn.Ended(Verdict verdict) -> new Round<>(white, black, game, verdict);
        };
    }

    /**
     * The round after a person's move, who is told what is wrong with it and may try again.
     *
     * @throws IllegalMoveException if it is none
     */
    public Round<P> play(int move) {
        return new Round<>(white, black, game.play(move), null);
    }

    /** The round with its last {@code count} moves taken back; 0 takes back the ruling alone. */
    public Round<P> takenBack(int count) {
        return new Round<>(white, black, game.before(count), null);
    }
}
