package zwickmuehle.play.table;

import java.time.Duration;
import java.util.Optional;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.arena.referee.Answer;
import zwickmuehle.arena.referee.Deadline;
import zwickmuehle.arena.referee.FaultException;
import zwickmuehle.arena.referee.Round;
import zwickmuehle.arena.referee.Turn;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.play.record.Evaluation;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.record.MoveEntry;
import zwickmuehle.play.record.MoveOrigin;
import zwickmuehle.play.record.Setup;

/** The computer's moves: when the next one is due, and what becomes of what was thought. */
final class ComputerMoves {
    /** Computers at full speed make at most 250 moves a second: more than anybody can watch. */
    private static final Duration SHORTEST_DELAY = Duration.ofMillis(4);
    private static final long NANOS_CAUGHT_UP = 100_000_000;
    private static final int MOVES_BETWEEN_RESTS = 1_000;

    /** What a computer's turn leads to: each is kept as something that was thought, then told. */
    interface Consequences {
        void moveThought(GameState after);

        void changeThought(GameState after);

        /** Nothing came of it: whoever is to move is asked again. */
        void goOn();
    }

    private final Carrier carrier;
    private final KeptGame kept;
    private final CurrentSearch search;
    private final Consequences consequences;
    /** When computers that play each other were last due to move. */
    private long lastBeat;

    ComputerMoves(Carrier carrier, KeptGame kept, CurrentSearch search, Consequences consequences) {
        this.carrier = carrier;
        this.kept = kept;
        this.search = search;
        this.consequences = consequences;
        this.lastBeat = now();
    }

    private long now() {
        return carrier.nanoClock().getAsLong();
    }

    /** Thinks about the move that is due next, at the pace of the game. */
    void thinkInTime() {
        boolean paced = kept.record().setup().computersOnly() && !kept.record().past().isEmpty();
        think(paced ? untilNextBeat() : 0);
    }

    /**
     * Nanoseconds until the next move is due; counted from when the last one was, so that thinking costs no time. A
     * moment lost, when the machine had other things to do, is caught up; a longer one is not.
     */
    private long untilNextBeat() {
        long now = now();
        Duration wanted = kept.record().delay();
        Duration delay = wanted.compareTo(SHORTEST_DELAY) < 0 ? SHORTEST_DELAY : wanted;
        lastBeat = Math.max(now - NANOS_CAUGHT_UP, Math.min(now, lastBeat) + delay.toNanos());
        return Math.max(0, lastBeat - now);
    }

    /** Begins to think about the computer's move, after so many nanoseconds, unless something is thought already. */
    void think(long delay) {
        if (!search.none()) {
            return;
        }
        GameState record = kept.record();
        Job begun = new Job(Job.Purpose.MOVE, record.game(), record.round().toMove(), now() + delay, null);
        search.become(begun);
        if (delay == 0) {
            begin(begun);
        } else {
            carrier.timer().later(delay, () -> begin(begun));
        }
    }

    private void begin(Job begun) {
        if (search.is(begun)) {
            Setup setup = kept.record().setup();
            Thinking.Urgency urgency = setup.computersOnly() ? Thinking.Urgency.IDLE : Thinking.Urgency.AWAITED;
            search.order(begun, setup.moveTime(), urgency, new MoveHearing(begun));
        }
    }

    /** A computer's move: judged, kept and told. */
    private final class MoveHearing extends CurrentSearch.Hearing {
        private final PlayerSpec player;

        MoveHearing(Job begun) {
            search.super(begun);
            this.player = begun.player();
        }

        @Override
        public void answered(Optional<Answer> answer, Deadline deadline) {
            Deadline counting = player.program() ? deadline : deadline.forgiving();
            ifCurrent(() -> conclude(kept.record().round().judge(answer, counting), answer));
        }

        @Override
        public void fault(FaultException fault) {
            ifCurrent(() -> conclude(kept.record().round().fault(kept.record().mover(), fault), Optional.empty()));
        }

        @Override
        public void failed(RuntimeException failure) {
            ifCurrent(() -> retrying(() -> consequences.changeThought(kept.record().paused(true))));
        }

        private void conclude(Turn turn, Optional<Answer> answer) {
            GameState record = kept.record();
            Round<PlayerSpec> after = record.round().after(turn);
            switch (turn) {
                case Turn.Made(var _, var move) -> {
                    MoveOrigin by = player.program() ? MoveOrigin.PROGRAM : MoveOrigin.COMPUTER;
                    Evaluation evaluation = answer.map(Answer::thought).map(Evaluation::of).orElse(null);
                    MoveEntry entry = new MoveEntry(move.move(), by, move.time(), evaluation);
                    retrying(() -> consequences.moveThought(restingAtTimes(record.played(after, entry))));
                }
                case Turn.Ended(Verdict verdict) -> retrying(() -> consequences.changeThought(record.judged(verdict)));
            }
        }
    }

    /** What cannot be kept now is thought about once more a little later. */
    private void retrying(Runnable change) {
        try {
            change.run();
        } catch (NotKept _) {
            carrier.timer().later(KeptGame.NANOS_UNTIL_RETRY, consequences::goOn);
        } catch (Refusal refused) {
            // The game was changed elsewhere meanwhile, and is found in the ledger as it is; or it costs too much.
            if (refused.kind() == Refusal.Kind.BUSY) {
                carrier.timer().later(KeptGame.NANOS_UNTIL_RETRY, consequences::goOn);
            }
        }
    }

    /** Some rule sets know no end: computers left alone take a rest, until somebody lets them go on. */
    private static GameState restingAtTimes(GameState after) {
        boolean rest = after.setup().computersOnly() && after.past().size() % MOVES_BETWEEN_RESTS == 0;
        return rest ? after.paused(true) : after;
    }
}
