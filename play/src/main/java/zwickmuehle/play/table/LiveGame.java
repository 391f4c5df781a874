package zwickmuehle.play.table;

import java.time.Duration;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.view.GameView;

/**
 * The moving parts of one game: the record, the search under way, and those who watch. Every change goes the same way:
 * kept in the ledger, then told to everybody; if it cannot be kept, nothing has happened. A computer whose turn it is
 * moves by itself.
 *
 * <p>Nothing in here waits, and one thing happens at a time: see {@link Carrier}.
 */
final class LiveGame implements KeptGame.Listener, ComputerMoves.Consequences {
    private static final long NANOS_KEPT = 30_000_000_000L;
    /** So long computers play on for nobody: somebody may only be asking from time to time. */
    private static final long NANOS_UNWATCHED = 60_000_000_000L;

    private final Carrier carrier;
    private final KeptGame kept;
    private final TurnClock clock;
    private final Presence presence;
    private final CurrentSearch search;
    private final ComputerMoves computer;
    private final PeoplesQuestions questions;
    private final Announcements announcements;
    private final Seating seating;
    private long lastUsed;
    private boolean finishing;

    LiveGame(Carrier carrier, Ledger.Kept found) {
        this.carrier = carrier;
        this.kept = new KeptGame(carrier, found, this);
        this.clock = new TurnClock(carrier, kept, this::change);
        this.presence = new Presence(carrier, kept, this::tellPresence);
        this.search = new CurrentSearch(carrier, kept, this::tellThinking);
        this.computer = new ComputerMoves(carrier, kept, search, this);
        this.questions = new PeoplesQuestions(carrier, kept, search, this::tellThinking);
        this.announcements = new Announcements(carrier, kept, presence, search, clock);
        this.seating = new Seating(kept, clock, announcements, this::here);
        this.lastUsed = now();
    }

    private void tellPresence() {
        announcements.tellPresence();
    }

    private void tellThinking() {
        announcements.tellThinking();
    }

    /** Lets the computer move if it is its turn; called once, when the game is set up or loaded. */
    void open() {
        clock.resume(record().past().isEmpty());
        kept.watchProposals();
        presence.lookAfterPeople();
        goOn();
    }

    /** Everything is about to stop: what is being thought answers at once and is kept, and nothing new is begun. */
    void finish() {
        finishing = true;
        search.hurryUp();
    }

    /** Stops for good: the search ends, the watchers are dismissed. What is kept stays. */
    void close() {
        kept.close();
        search.abandon();
        carrier.audience().dismiss();
    }

    /** Closes the game if nobody watches it, nothing is being thought about it, and nobody asked for it lately. */
    boolean closedIfIdle(boolean pressed) {
        if (carrier.audience().isEmpty() && search.none() && !clock.ticking()
                && (pressed || now() - lastUsed > NANOS_KEPT)) {
            kept.close();
        }
        return kept.closed();
    }

    /** Lets the computer think if it is its turn and it need not wait. */
    @Override
    public void goOn() {
        if (!kept.closed() && !finishing && record().computerToMove() && !record().paused() && !resting()) {
            computer.thinkInTime();
        }
    }

    /** Computers that play each other rest while nobody looks on; whoever comes wakes them. */
    private boolean resting() {
        return record().setup().computersOnly() && carrier.audience().isEmpty() && now() - lastUsed > NANOS_UNWATCHED;
    }

    /** One move of a computer that waits. */
    void think() {
        computer.think(0);
    }

    KeptGame kept() {
        return kept;
    }

    TurnClock clock() {
        return clock;
    }

    /** What is being thought about this game. */
    CurrentSearch search() {
        return search;
    }

    PeoplesQuestions questions() {
        return questions;
    }

    Seating seating() {
        return seating;
    }

    GameState record() {
        return kept.record();
    }

    Seats seats() {
        return kept.seats();
    }

    Checks checks() {
        return kept.checks();
    }

    long now() {
        return carrier.nanoClock().getAsLong();
    }

    // ---- those who look on ----

    /** The whole game, as somebody may see it. */
    GameView view(@Nullable Person person) {
        here(person);
        return seenBy(person);
    }

    /** The same, when it is known already that somebody looks. */
    GameView seenBy(@Nullable Person person) {
        return announcements.seenBy(person);
    }

    /** The whole game, as anybody may see it; for those who watch already. */
    GameView view() {
        return announcements.seenByAnybody();
    }

    /** Somebody looks at the game or does something at it. */
    private void here(@Nullable Person person) {
        looksOn(person, false);
    }

    /** The same; a page that nobody sees only glances at the game. */
    void looksOn(@Nullable Person person, boolean glance) {
        lastUsed = now();
        presence.looksOn(person, glance);
        if (search.none()) {
            // Computers whom nobody watched had rested.
            goOn();
        }
    }

    /** Somebody is here, but where the game is carried elsewhere. */
    void elsewhere(Person person, boolean glance) {
        presence.elsewhere(person, glance);
    }

    /** How long somebody who plays has been away. */
    Duration absence(Person person) {
        return presence.absence(person);
    }

    // ---- what needs both players ----

    /** Keeps and tells what is proposed now; it ends by itself. */
    void propose(Offers proposed) {
        kept.keepProposals(proposed);
        clock.watch();
        announcements.tellGame();
    }

    @Override
    public void proposalEnded() {
        announcements.tellGame();
    }

    /** Both begin another game, with colours swapped. */
    void rematch() {
        kept.keepRematch(record().setup().again(carrier.ids().get()));
        announcements.tellGame();
    }

    // ---- changes ----

    /** Keeps and tells a change other than a move. */
    void change(GameState after) {
        become(after, this::keepWithoutOffers);
        announcements.tellGame();
    }

    /** Keeps and tells one more move. */
    void moveMade(GameState after) {
        become(after, this::keepWithoutOffers);
        announcements.tellMove();
    }

    @Override
    public void changeThought(GameState after) {
        become(after, kept::keepThought);
        announcements.tellGame();
    }

    @Override
    public void moveThought(GameState after) {
        become(after, kept::keepThought);
        announcements.tellMove();
    }

    private void keepWithoutOffers(GameState after) {
        kept.keep(after, seats(), Offers.NONE);
    }

    private void become(GameState after, Consumer<GameState> keeping) {
        boolean sameTurn = !record().over() && after.past().size() == record().past().size();
        keeping.accept(after);
        if (!sameTurn || !record().onTheClock()) {
            clock.beginTurn();
        }
        clock.watch();
        search.abandon();
        if (record().over()) {
            carrier.thinking().forget(kept.id());
        }
        goOn();
    }

    // ---- what is changed elsewhere ----

    @Override
    public void foundChanged(GameState before, KeptGame.Difference difference) {
        clock.resume(false);
        if (difference != KeptGame.Difference.PROPOSALS) {
            search.abandon();
        }
        if (difference == KeptGame.Difference.ONE_MOVE_MORE) {
            // Whoever moves is there, wherever that is.
            seats().sitting(before.mover()).ifPresent(person -> presence.elsewhere(person, false));
            announcements.tellMove();
        } else {
            announcements.tellGame();
        }
        goOn();
    }
}
