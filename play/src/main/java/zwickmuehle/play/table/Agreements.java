package zwickmuehle.play.table;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.record.TakingBack;
import zwickmuehle.rules.Side;

/** What two people who play each other can only do together, and what one may do when the other has gone. */
final class Agreements {
    private static final long NANOS_OF_AN_OFFER = 60_000_000_000L;
    private static final Duration LONG_ABSENCE = Duration.ofMinutes(10);

    private final LiveGame live;

    Agreements(LiveGame live) {
        this.live = live;
    }

    /** Whether somebody else plays here, who has to be asked. */
    boolean needed(@Nullable Person person) {
        return !live.seats().others(live.record().setup(), person).isEmpty();
    }

    /** Proposes something to the other player, who has proposed the same already or is asked now. */
    void offer(@Nullable Person person, Proposal kind, Seen seen) {
        Side own = live.checks().opposed(person);
        live.checks().seen(seen);
        Side by = proposedBy(kind);
        if (by == own) {
            throw Refusal.notNow("you have proposed that already", "das hast du schon vorgeschlagen");
        }
        outcomeOf(kind, own);
        if (by == null) {
            live.propose(live.kept().offers().with(kind, own, live.now() + NANOS_OF_AN_OFFER));
        } else {
            outcomeOf(kind, by).run();
        }
    }

    /** Takes the other player's offer. */
    void accept(@Nullable Person person, Proposal kind, Seen seen) {
        Side own = live.checks().opposed(person);
        live.checks().seen(seen);
        outcomeOf(kind, offered(kind, own)).run();
    }

    /** Turns the other player's offer down, or withdraws one's own. */
    void decline(@Nullable Person person, Proposal kind) {
        Side own = live.checks().opposed(person);
        if (proposedBy(kind) != own) {
            offered(kind, own);
        }
        live.propose(live.kept().offers().without(kind));
    }

    private @Nullable Side proposedBy(Proposal kind) {
        return live.kept().offers().by(kind, live.now());
    }

    private Side offered(Proposal kind, Side own) {
        Side by = proposedBy(kind);
        if (by == null || by == own) {
            throw Refusal.notNow("this has not been proposed, or not any more",
                    "das ist nicht vorgeschlagen, oder nicht mehr");
        }
        return by;
    }

    /** What follows if both want it; refused at once where it makes no sense. */
    private Runnable outcomeOf(Proposal kind, Side by) {
        GameState record = live.record();
        return switch (kind) {
            case UNDO -> {
                int count = TakingBack.undo(record, by).orElseThrow(Agreements::nothingToTakeBack);
                yield () -> live.change(undone(record, count));
            }
            case RESTART -> () -> live.change(record.restarted());
            case DRAW -> {
                live.checks().goesOn();
                yield () -> live.change(record.judged(Verdict.agreed()));
            }
            case REMATCH -> {
                if (!record.over()) {
                    throw Refusal.notNow("this game is not over yet", "diese Partie ist noch nicht zu Ende");
                }
                if (live.kept().next() != null) {
                    throw Refusal.notNow("you have gone on to another game already",
                            "ihr habt schon eine weitere Partie begonnen");
                }
                yield live::rematch;
            }
        };
    }

    /** A game that was given up is taken up again; any other loses its last moves. */
    static GameState undone(GameState record, int count) {
        return count == 0 ? record.judged(null) : record.undone(count);
    }

    static Refusal nothingToTakeBack() {
        return Refusal.notNow("there is no move to take back", "es gibt keinen Zug zurückzunehmen");
    }

    /** Ends a game whose other player has been away for long. */
    void callOff(@Nullable Person person, Seen seen) {
        Side own = live.checks().opposed(person);
        live.checks().seen(seen);
        live.checks().goesOn();
        for (Person other : live.seats().others(live.record().setup(), person)) {
            if (live.absence(other).compareTo(LONG_ABSENCE) < 0) {
                throw Refusal.notNow("the other player was here within the last ten minutes",
                        "der andere Spieler war in den letzten zehn Minuten hier");
            }
        }
        live.change(live.record().judged(Verdict.calledOff(live.record().game().rules(), own.other())));
    }
}
