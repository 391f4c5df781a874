package zwickmuehle.play.table;

import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.record.Setup;

/**
 * A game as the ledger has it, and the one way to change it: what is to become of it is kept first; if that fails,
 * nothing has happened. Where somebody else was quicker, or nobody knows whether a change was kept, what is in the
 * ledger counts.
 */
final class KeptGame {
    /** So much later it is tried again to keep something. */
    static final long NANOS_UNTIL_RETRY = 2_000_000_000;

    /** In what a game that was found in the ledger differs from the one that was here. */
    enum Difference {
        /** At most in what is proposed. */
        PROPOSALS,
        /** Then whoever watches sees a move, and not a game that has jumped. */
        ONE_MOVE_MORE, ANYTHING
    }

    /** Hears what happens to the game without being asked for here. */
    interface Listener {
        /** Somebody else has changed it: what is here now was found in the ledger. */
        void foundChanged(GameState before, Difference difference);

        /** Nobody answered a proposal in time. */
        void proposalEnded();
    }

    private final Carrier carrier;
    private final Listener listener;
    private GameState record;
    private Seats seats;
    private Offers offers;
    /** The rematch that both went on to. */
    private @Nullable String next;
    /** The version since which nothing but what is proposed has changed. */
    private long sameSince;
    /** Whether the last change was kept is not known. */
    private boolean unsure;
    private boolean closed;
    /** Whether the timer will look for proposals that have ended. */
    private boolean looking;

    KeptGame(Carrier carrier, Ledger.Kept kept, Listener listener) {
        this.carrier = carrier;
        this.listener = listener;
        this.record = kept.record();
        this.seats = kept.seats();
        this.offers = Offers.of(kept.dealings(), now());
        this.next = kept.dealings().next();
        this.sameSince = record.version();
    }

    GameState record() {
        return record;
    }

    Seats seats() {
        return seats;
    }

    Offers offers() {
        return offers;
    }

    @Nullable
    String next() {
        return next;
    }

    String id() {
        return record.setup().id();
    }

    Checks checks() {
        return new Checks(record, seats, sameSince);
    }

    private long now() {
        return carrier.nanoClock().getAsLong();
    }

    /** Nothing is kept or taken over any more. */
    void close() {
        closed = true;
    }

    boolean closed() {
        return closed;
    }

    void checkOpen() {
        if (closed) {
            throw puttingAway();
        }
    }

    static Refusal puttingAway() {
        return Refusal.busy("the server is putting this game away: please try again",
                "der Server räumt diese Partie gerade weg: bitte noch einmal versuchen");
    }

    // ---- keeping ----

    void keep(GameState after, Seats seatsAfter, Offers offersAfter) {
        keep(dealing(after, seatsAfter, offersAfter), carrier.ledger()::save);
    }

    /** Keeps what a computer came to; nothing is proposed any more. */
    void keepThought(GameState after) {
        keep(dealing(after, seats, Offers.NONE), carrier.ledger()::saveThought);
    }

    /** Another version of the game, though nothing of it changes: so nobody answers elsewhere what is not proposed any more. */
    void keepProposals(Offers proposed) {
        long since = sameSince;
        keep(record.touched(), seats, proposed);
        sameSince = since;
    }

    /** Both have gone on to another game, with colours swapped. */
    void keepRematch(Setup rematch) {
        long since = sameSince;
        keep(new Ledger.Kept(record.touched(), seats, new Dealings(List.of(), rematch.id())),
                (before, after) -> carrier.ledger().saveRematch(before, after, GameState.fresh(rematch, false),
                        seats.swapped()));
        sameSince = since;
    }

    private Ledger.Kept dealing(GameState after, Seats seatsAfter, Offers offersAfter) {
        return new Ledger.Kept(after, seatsAfter, new Dealings(offersAfter.open(now()), next));
    }

    private void keep(Ledger.Kept change, BiConsumer<Ledger.Kept, Ledger.Kept> saving) {
        checkOpen();
        try {
            saving.accept(dealing(record, seats, offers), change);
        } catch (Overtaken _) {
            if (!catchUp()) {
                throw Refusal.unknownGame(id());
            }
            throw Refusal.stale(record.game().length());
        } catch (NotKept e) {
            if (e.unsure()) {
                unsure = true;
                carrier.timer().later(NANOS_UNTIL_RETRY, this::settle);
            }
            throw e;
        }
        become(change);
        sameSince = record.version();
        watchProposals();
    }

    private void become(Ledger.Kept kept) {
        record = kept.record();
        seats = kept.seats();
        offers = Offers.of(kept.dealings(), now());
        next = kept.dealings().next();
    }

    /** Whoever watches is told when a proposal ends by itself. Until then one look is enough, however much else is kept. */
    void watchProposals() {
        if (!looking && !offers.byKind().isEmpty()) {
            looking = true;
            long left = offers.byKind().values().stream().mapToLong(offer -> offer.until() - now()).min().orElseThrow();
            carrier.timer().later(Math.max(1, left), () -> {
                looking = false;
                endProposals();
            });
        }
    }

    private void endProposals() {
        Offers left = offers.still(now());
        if (!closed && !left.equals(offers)) {
            offers = left;
            listener.proposalEnded();
        }
        if (!closed) {
            watchProposals();
        }
    }

    // ---- what others have kept ----

    boolean unsure() {
        return unsure;
    }

    /** Looks whether the last change was kept after all, until the ledger answers. */
    private void settle() {
        if (unsure && !closed) {
            try {
                catchUp();
            } catch (NotKept _) {
                carrier.timer().later(NANOS_UNTIL_RETRY, this::settle);
            }
        }
    }

    /** Takes over what is kept, if that is another version; whether there still is something. */
    boolean refresh() {
        if (closed) {
            return true;
        }
        Ledger.Kept kept = carrier.ledger().load(id());
        if (kept != null && (unsure || kept.record().version() != record.version())) {
            takeOver(kept);
        }
        return kept != null;
    }

    /** Somebody else has changed the game in the ledger: what is there counts. */
    private boolean catchUp() {
        Ledger.Kept kept = carrier.ledger().load(id());
        if (kept != null) {
            takeOver(kept);
        }
        return kept != null;
    }

    private void takeOver(Ledger.Kept kept) {
        GameState before = record;
        Difference difference = seats.equals(kept.seats()) ? between(before, kept.record()) : Difference.ANYTHING;
        become(kept);
        unsure = false;
        if (difference != Difference.PROPOSALS) {
            sameSince = record.version();
        }
        watchProposals();
        listener.foundChanged(before, difference);
    }

    private static Difference between(GameState before, GameState after) {
        if (isSameGame(before, after)) {
            return Difference.PROPOSALS;
        }
        return isOneMoveMore(before, after) ? Difference.ONE_MOVE_MORE : Difference.ANYTHING;
    }

    private static boolean isSameGame(GameState before, GameState after) {
        return after.past().equals(before.past()) && after.future().equals(before.future())
                && Objects.equals(after.verdict(), before.verdict()) && after.setup().equals(before.setup())
                && after.paused() == before.paused() && after.delay().equals(before.delay());
    }

    private static boolean isOneMoveMore(GameState before, GameState after) {
        int moves = before.past().size();
        return after.version() == before.version() + 1 && after.past().size() == moves + 1
                && after.setup().equals(before.setup()) && after.past().subList(0, moves).equals(before.past());
    }
}
