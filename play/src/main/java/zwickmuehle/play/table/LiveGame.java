package zwickmuehle.play.table;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.arena.referee.Answer;
import zwickmuehle.arena.referee.Deadline;
import zwickmuehle.arena.referee.FaultException;
import zwickmuehle.arena.referee.Round;
import zwickmuehle.arena.referee.Turn;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.arena.referee.VerdictCode;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.play.record.MoveOrigin;
import zwickmuehle.play.record.MoveEntry;
import zwickmuehle.play.record.Evaluation;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.record.Setup;
import zwickmuehle.play.record.TimeControl;
import zwickmuehle.play.view.ClockView;
import zwickmuehle.play.view.GameView;
import zwickmuehle.play.view.PresenceNews;
import zwickmuehle.play.view.SideName;
import zwickmuehle.play.view.ThinkingNews;
import zwickmuehle.play.view.ThinkingView;
import zwickmuehle.play.view.Times;
import zwickmuehle.rules.Side;
import zwickmuehle.search.Thought;

/**
 * The moving parts of one game: the record, the search under way, and those who watch. Every change goes the same way:
 * kept in the ledger, then told to everybody; if it cannot be kept, nothing has happened. A computer whose turn it is
 * moves by itself.
 *
 * <p>Nothing in here waits, and one thing happens at a time: see {@link Carrier}.
 */
final class LiveGame {
    /** Computers at full speed make at most 250 moves a second: more than anybody can watch. */
    private static final Duration SHORTEST_DELAY = Duration.ofMillis(4);
    private static final long NANOS_KEPT = 30_000_000_000L;
    private static final long NANOS_CAUGHT_UP = 100_000_000;
    private static final int MOVES_BETWEEN_RESTS = 1_000;
    private static final long NANOS_BETWEEN_REPORTS = 100_000_000;
    private static final long NANOS_UNTIL_RETRY = 2_000_000_000;
    private static final long NANOS_OF_AN_OFFER = 60_000_000_000L;
    /** So long computers play on for nobody: somebody may only be asking from time to time. */
    private static final long NANOS_UNWATCHED = 60_000_000_000L;

    private final Carrier carrier;
    private GameState record;
    private Seats seats;
    private @Nullable Job job;
    private Offers offers;
    /** The rematch that both went on to. */
    private @Nullable String next;
    private final Presence presence;
    /** When the player to move got the turn, or 0 where that is not known. */
    private long turnBegan;
    /** The version since which nothing but what is proposed has changed. */
    private long sameSince;
    /** When computers that play each other were last due to move. */
    private long lastBeat;
    private long lastReport;
    private long lastUsed;
    private boolean finishing;
    private boolean closed;
    /** What is being kept now was thought by a computer. */
    private boolean thought;
    /** Whether the last change was kept is not known. */
    private boolean unsure;

    LiveGame(Carrier carrier, Ledger.Kept kept) {
        this.carrier = carrier;
        this.record = kept.record();
        this.seats = kept.seats();
        this.offers = Offers.of(kept.dealings(), now());
        this.next = kept.dealings().next();
        this.sameSince = record.version();
        this.lastUsed = now();
        this.presence = new Presence(carrier, this::tellPresence);
    }

    /** Lets the computer move if it is its turn; called once, when the game is set up or loaded. */
    void open() {
        turnBegan = turnBegan(record.past().isEmpty());
        watchClock();
        lastBeat = now();
        watchOffers();
        lookAfterPeople();
        goOn();
    }

    /** A clock stands still while nobody has the game in memory, unless the ledger counts its time. */
    private long turnBegan(boolean fresh) {
        Duration age = record.onTheClock() ? carrier.ledger().turnAge(id()) : null;
        if (age != null) {
            return now() - age.toNanos();
        }
        return fresh || record.onTheClock() ? now() : 0;
    }

    /** Everything is about to stop: what is being thought answers at once and is kept, and nothing new is begun. */
    void finish() {
        finishing = true;
        hurryUp();
    }

    /** Stops for good: the search ends, the watchers are dismissed. What is kept stays. */
    void close() {
        closed = true;
        abandonJob();
        carrier.audience().dismiss();
    }

    /** Closes the game if nobody watches it, nothing is being thought about it, and nobody asked for it lately. */
    boolean closedIfIdle(boolean pressed) {
        closed |= carrier.audience().isEmpty() && job == null && !ticking()
                && (pressed || now() - lastUsed > NANOS_KEPT);
        return closed;
    }

    GameState record() {
        return record;
    }

    Seats seats() {
        return seats;
    }

    Checks checks() {
        return new Checks(record, seats, sameSince);
    }

    /** The whole game, as somebody may see it. */
    GameView view(@Nullable Person person) {
        here(person);
        return seenBy(person);
    }

    /** The same, when it is known already that somebody looks. */
    GameView seenBy(@Nullable Person person) {
        return GameView.whole(record, around(), seats.you(record.setup(), person));
    }

    /** The whole game, as anybody may see it; for those who watch already. */
    GameView view() {
        return GameView.whole(record, around(), null);
    }

    /** Somebody looks at the game or does something at it. */
    void here(@Nullable Person person) {
        looksOn(person, false);
    }

    /** The same; a page that nobody sees only glances at the game. */
    void looksOn(@Nullable Person person, boolean glance) {
        lastUsed = now();
        if (person != null && !seats.sidesOf(person).isEmpty()) {
            if (glance) {
                presence.seen(person);
            } else {
                presence.here(person);
            }
            if (record.setup().humansOnly()) {
                presence.spread(person, glance);
            }
            lookAfterPeople();
        }
        if (job == null) {
            // Computers whom nobody watched had rested.
            goOn();
        }
    }

    /** Two people want to know of each other whether they are still there. */
    private void lookAfterPeople() {
        if (record.setup().humansOnly()) {
            seats.people(record.setup()).forEach(presence::lookAfter);
        }
    }

    /** Somebody is here, but where the game is carried elsewhere. */
    void elsewhere(Person person, boolean glance) {
        if (!closed && record.setup().humansOnly() && !seats.sidesOf(person).isEmpty()) {
            presence.heard(person, glance);
        }
    }

    /** How long somebody who plays has been away. */
    Duration absence(Person person) {
        return presence.absence(person);
    }

    // ---- what needs both players ----

    Offers offers() {
        return offers;
    }

    long now() {
        return carrier.nanoClock().getAsLong();
    }

    /** Tells what one player proposes to the other; it ends by itself. */
    void offer(Proposal kind, Side by) {
        propose(offers.with(kind, by, now() + NANOS_OF_AN_OFFER));
    }

    void withdraw(Proposal kind) {
        propose(offers.without(kind));
    }

    /** Another version of the game, though nothing of it changes: so nobody answers elsewhere what is not proposed any more. */
    private void propose(Offers proposed) {
        long since = sameSince;
        keep(record.touched(), seats, proposed);
        sameSince = since;
        watchClock();
        tellGame();
    }

    /** Whoever watches is told when an offer ends by itself. */
    private void watchOffers() {
        offers.byKind().forEach((kind, offer) -> carrier.timer().later(Math.max(1, offer.until() - now()), () -> {
            if (!closed && offer.equals(offers.byKind().get(kind)) && offers.by(kind, now()) == null) {
                offers = offers.without(kind);
                tellGame();
            }
        }));
    }

    void checkNoRematchYet() {
        if (next != null) {
            throw Refusal.notNow("you have gone on to another game already",
                    "ihr habt schon eine weitere Partie begonnen");
        }
    }

    /** Both begin another game, with colours swapped. */
    void rematch() {
        Setup setup = record.setup().again(carrier.ids().get());
        long since = sameSince;
        keep(new Ledger.Kept(record.touched(), seats, new Dealings(List.of(), setup.id())),
                (before, after) -> carrier.ledger().saveRematch(before, after, GameState.fresh(setup, false),
                        seats.swapped()));
        sameSince = since;
        tellGame();
    }

    // ---- changes ----

    /** Keeps and tells a change other than a move. */
    void change(GameState after) {
        become(after);
        tellGame();
    }

    /** Keeps and tells one more move. */
    void moveMade(GameState after) {
        become(after);
        tellMove();
    }

    /** @param name what they want to be called; null if they do not say */
    void sit(Person person, Side side, @Nullable String name) {
        boolean stood = !ticking();
        keep(record.arranged(record.setup().withLeft(side, false).withName(side, name)), seats.with(side, person),
                offers);
        if (stood && ticking()) {
            turnBegan = now();
        }
        watchClock();
        here(person);
        tellGame();
    }

    /** Somebody goes for good: whatever they held is free. */
    void leave(Person person) {
        Setup setup = record.setup();
        for (Side side : seats.sidesOf(person)) {
            setup = setup.withLeft(side, true);
        }
        keep(record.arranged(setup), seats.without(record.setup(), person), Offers.NONE);
        tellGame();
    }

    /** Somebody is called something else, or nothing; nothing else changes, so whoever thinks thinks on. */
    void name(Person person, @Nullable String name) {
        Setup setup = record.setup();
        for (Side side : seats.sidesOf(person)) {
            setup = setup.human(side) ? setup.withName(side, name) : setup;
        }
        if (!setup.equals(record.setup())) {
            keep(record.arranged(setup), seats, offers);
            watchClock();
            tellGame();
        }
    }

    private void become(GameState after) {
        boolean sameTurn = !record.over() && after.past().size() == record.past().size();
        keep(after, seats, Offers.NONE);
        if (!sameTurn || !record.onTheClock()) {
            turnBegan = now();
        }
        watchClock();
        abandonJob();
        if (record.over()) {
            carrier.thinking().forget(id());
        }
        goOn();
    }

    private void keep(GameState after, Seats seatsAfter, Offers offersAfter) {
        keep(new Ledger.Kept(after, seatsAfter, new Dealings(offersAfter.open(now()), next)),
                thought ? carrier.ledger()::saveThought : carrier.ledger()::save);
    }

    private void keep(Ledger.Kept change, BiConsumer<Ledger.Kept, Ledger.Kept> saving) {
        checkOpen();
        try {
            saving.accept(new Ledger.Kept(record, seats, new Dealings(offers.open(now()), next)), change);
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
        record = change.record();
        seats = change.seats();
        offers = Offers.of(change.dealings(), now());
        next = change.dealings().next();
        sameSince = record.version();
        watchOffers();
    }

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
        boolean sameSeats = seats.equals(kept.seats());
        record = kept.record();
        seats = kept.seats();
        unsure = false;
        offers = Offers.of(kept.dealings(), now());
        next = kept.dealings().next();
        turnBegan = turnBegan(false);
        watchClock();
        watchOffers();
        if (sameSeats && isSameGame(before, record)) {
            tellGame();
            goOn();
            return;
        }
        sameSince = record.version();
        abandonJob();
        if (sameSeats && isOneMoveMore(before, record)) {
            // Whoever moves is there, wherever that is.
            seats.sitting(before.mover()).ifPresent(person -> elsewhere(person, false));
            tellMove();
        } else {
            tellGame();
        }
        goOn();
    }

    /** Then only what is proposed is another. */
    private static boolean isSameGame(GameState before, GameState after) {
        return after.past().equals(before.past()) && after.future().equals(before.future())
                && Objects.equals(after.verdict(), before.verdict()) && after.setup().equals(before.setup())
                && after.paused() == before.paused() && after.delay().equals(before.delay());
    }

    /** Then whoever watches sees a move, and not a game that has jumped. */
    private static boolean isOneMoveMore(GameState before, GameState after) {
        int moves = before.past().size();
        return after.version() == before.version() + 1 && after.past().size() == moves + 1
                && after.setup().equals(before.setup()) && after.past().subList(0, moves).equals(before.past());
    }

    /** Nobody needs what is being thought any more; a person who asked for it is told so. */
    private void abandonJob() {
        Job abandoned = job;
        job = null;
        if (abandoned != null) {
            abandoned.abandon(closed ? puttingAway() : Refusal.stale(record.game().length()));
        }
    }

    /** "Move now"; refused where nobody can be hurried. */
    void hurry() {
        if (job != null && !job.hurries()) {
            throw Refusal.notNow("a program cannot be hurried: it has until its time is up",
                    "ein Programm lässt sich nicht drängen: es hat, bis seine Zeit um ist");
        }
        hurryUp();
    }

    void hurryUp() {
        if (job != null) {
            job.hurry();
        }
    }

    /** How long the player to move has had the turn; null where that is not known. */
    @Nullable
    Duration timeTaken() {
        return turnBegan == 0 ? null : Duration.ofNanos(now() - turnBegan);
    }

    void checkOpen() {
        if (closed) {
            throw puttingAway();
        }
    }

    private static Refusal puttingAway() {
        return Refusal.busy("the server is putting this game away: please try again",
                "der Server räumt diese Partie gerade weg: bitte noch einmal versuchen");
    }

    // ---- the clock of two people ----

    /** Whether the time of the player to move runs: not before both are there. */
    private boolean ticking() {
        return record.onTheClock() && seats.free(record.setup()).isEmpty();
    }

    /** What is left to a side now, never less than nothing. */
    private Duration timeLeft(Side side) {
        Verdict verdict = record.verdict();
        if (verdict != null && verdict.code() == VerdictCode.OUT_OF_TIME && verdict.forfeiter() == side) {
            return Duration.ZERO;
        }
        Duration left = Objects.requireNonNull(record.timeLeft(side));
        Duration now = ticking() && side == record.mover() ? left.minusNanos(now() - turnBegan) : left;
        return now.isNegative() ? Duration.ZERO : now;
    }

    /** Sees to it that the time of the player to move is called when it is up; any change begins this anew. */
    private void watchClock() {
        if (ticking()) {
            long version = record.version();
            carrier.timer().later(timeLeft(record.mover()).toNanos(), () -> {
                if (record.version() == version) {
                    callTimeAlone();
                }
            });
        }
    }

    /** Ends the game if the time of the player to move is up, and says whether it is. */
    boolean callTime() {
        if (!ticking()) {
            return false;
        }
        Side side = record.mover();
        if (timeLeft(side).compareTo(Duration.ZERO) > 0) {
            watchClock();
            return false;
        }
        try {
            change(record.judged(Verdict.outOfTime(record.game().rules(), side)));
        } catch (NotKept _) {
            carrier.timer().later(NANOS_UNTIL_RETRY, this::callTimeAlone);
        }
        return true;
    }

    /** The same when nobody has asked for anything. */
    private void callTimeAlone() {
        if (!closed) {
            try {
                callTime();
            } catch (Refusal _) {
                // Somebody was quicker elsewhere, or by the clock of the ledger the time is not up yet: it is looked at
                // again with the game as it is there.
            }
        }
    }

    private @Nullable ClockView clock() {
        TimeControl control = record.setup().clock();
        return control == null
                ? null
                : new ClockView(Times.seconds(control.base()), Times.seconds(control.increment()),
                        Times.rounded(timeLeft(Side.WHITE).toNanos()), Times.rounded(timeLeft(Side.BLACK).toNanos()),
                        ticking() ? SideName.of(record.mover()) : null);
    }

    // ---- the computer's moves ----

    /** Lets the computer think if it is its turn and it need not wait. */
    private void goOn() {
        if (!closed && !finishing && record.computerToMove() && !record.paused() && !resting()) {
            boolean paced = record.setup().computersOnly() && !record.past().isEmpty();
            think(paced ? untilNextBeat() : 0);
        }
    }

    /** Computers that play each other rest while nobody looks on; whoever comes wakes them. */
    private boolean resting() {
        return record.setup().computersOnly() && carrier.audience().isEmpty() && now() - lastUsed > NANOS_UNWATCHED;
    }

    /**
     * Nanoseconds until the next move is due; counted from when the last one was, so that thinking costs no time. A
     * moment lost, when the machine had other things to do, is caught up; a longer one is not.
     */
    private long untilNextBeat() {
        long now = now();
        Duration delay = record.delay().compareTo(SHORTEST_DELAY) < 0 ? SHORTEST_DELAY : record.delay();
        lastBeat = Math.max(now - NANOS_CAUGHT_UP, Math.min(now, lastBeat) + delay.toNanos());
        return Math.max(0, lastBeat - now);
    }

    /** Begins to think about the computer's move, after so many nanoseconds, unless it thinks already. */
    void think(long delay) {
        if (job != null) {
            return;
        }
        Job begun = new Job(Job.Purpose.MOVE, record.game(), record.round().toMove(), now() + delay, null);
        job = begun;
        if (delay == 0) {
            begin(begun);
        } else {
            carrier.timer().later(delay, () -> begin(begun));
        }
    }

    private void begin(Job begun) {
        if (job == begun) {
            search(begun, record.setup().moveTime(),
                    record.setup().computersOnly() ? Thinking.Urgency.IDLE : Thinking.Urgency.AWAITED,
                    new MoveListener(begun));
        }
    }

    private void search(Job begun, Duration time, Thinking.Urgency urgency, Thinking.Listener listener) {
        begun.begin(carrier.thinking().begin(new Thinking.Order(id(), record.version(), begun.player(), begun.game(),
                time, urgency), listener));
    }

    /** What every search has in common: it is heard only as long as nothing else has happened. */
    private abstract class JobListener implements Thinking.Listener {
        private final Job begun;

        JobListener(Job begun) {
            this.begun = begun;
        }

        @Override
        public void progress(Thought soFar) {
            begun.report(soFar);
            if (job == begun && now() - lastReport > NANOS_BETWEEN_REPORTS) {
                lastReport = now();
                tellThinking();
            }
        }

        /** Ends the search; {@code then} only if nothing else has happened in the meantime. */
        void ifCurrent(Runnable then) {
            if (job == begun) {
                job = null;
                then.run();
            }
        }
    }

    /** A computer's move: judged, kept and told. */
    private final class MoveListener extends JobListener {
        private final PlayerSpec player;

        MoveListener(Job begun) {
            super(begun);
            this.player = begun.player();
        }

        @Override
        public void answered(Optional<Answer> answer, Deadline deadline) {
            ifCurrent(() -> conclude(record.round().judge(answer, player.program() ? deadline : deadline.forgiving()),
                    answer));
        }

        @Override
        public void fault(FaultException fault) {
            ifCurrent(() -> conclude(record.round().fault(record.mover(), fault), Optional.empty()));
        }

        @Override
        public void failed(RuntimeException failure) {
            ifCurrent(() -> retrying(() -> change(record.paused(true))));
        }

        private void conclude(Turn turn, Optional<Answer> answer) {
            Round<PlayerSpec> after = record.round().after(turn);
            switch (turn) {
                case Turn.Made(var _, var move) -> {
                    MoveOrigin by = player.program() ? MoveOrigin.PROGRAM : MoveOrigin.COMPUTER;
                    Evaluation evaluation = answer.map(Answer::thought).map(Evaluation::of).orElse(null);
                    MoveEntry entry = new MoveEntry(move.move(), by, move.time(), evaluation);
                    retrying(() -> moveMade(restingAtTimes(record.played(after, entry))));
                }
                case Turn.Ended(Verdict verdict) -> retrying(() -> change(record.judged(verdict)));
            }
        }

        /** What cannot be kept now is thought about once more a little later. */
        private void retrying(Runnable change) {
            thought = true;
            try {
                change.run();
            } catch (NotKept _) {
                carrier.timer().later(NANOS_UNTIL_RETRY, LiveGame.this::goOn);
            } catch (Refusal refused) {
                // The game was changed elsewhere meanwhile, and is found in the ledger as it is; or it costs too much.
                if (refused.kind() == Refusal.Kind.BUSY) {
                    carrier.timer().later(NANOS_UNTIL_RETRY, LiveGame.this::goOn);
                }
            } finally {
                thought = false;
            }
        }
    }

    /** Some rule sets know no end: computers left alone take a rest, until somebody lets them go on. */
    private static GameState restingAtTimes(GameState after) {
        boolean rest = after.setup().computersOnly() && after.past().size() % MOVES_BETWEEN_RESTS == 0;
        return rest ? after.paused(true) : after;
    }

    // ---- people's questions ----

    /** Thinks about the best move for a person, who is refused if this game thinks already, or goes on meanwhile. */
    void ask(Job.Purpose purpose, Consumer<Thought> then, Reply<?> reply) {
        if (job != null) {
            throw Refusal.busy("the computer is thinking about this game already",
                    "der Computer denkt über diese Partie schon nach");
        }
        Job begun = new Job(purpose, record.game(), PlayerSpec.Level.STRONGEST, now(), reply);
        Duration time = purpose == Job.Purpose.HINT
                ? record.setup().hintTime(record.mover())
                : record.setup().moveTime();
        search(begun, time, Thinking.Urgency.QUESTION, new QuestionListener(begun, then, reply));
        job = begun;
        tellThinking();
    }

    /** Whoever asked has gone: nobody waits for the answer any more. */
    void unask(Reply<?> reply) {
        if (job != null && job.isFor(reply)) {
            abandonJob();
            tellThinking();
        }
    }

    private final class QuestionListener extends JobListener {
        private final Consumer<Thought> then;
        private final Reply<?> reply;

        QuestionListener(Job begun, Consumer<Thought> then, Reply<?> reply) {
            super(begun);
            this.then = then;
            this.reply = reply;
        }

        @Override
        public void answered(Optional<Answer> answer, Deadline deadline) {
            Thought thought = answer.map(Answer::thought).orElseThrow();
            ifCurrent(() -> {
                tellThinking();
                try {
                    then.accept(thought);
                } catch (RuntimeException e) {
                    reply.refused(e);
                }
            });
        }

        @Override
        public void fault(FaultException fault) {
            failed(puttingAway());
        }

        @Override
        public void failed(RuntimeException failure) {
            ifCurrent(() -> {
                tellThinking();
                reply.refused(failure);
            });
        }
    }

    // ---- telling ----

    private GameView.Around around() {
        return new GameView.Around(seats.players(record.setup(), presence), thinking(), offers.views(now()), next,
                clock());
    }

    private @Nullable ThinkingView thinking() {
        return job == null || !job.begun(now()) ? null : job.view(now());
    }

    private void tellGame() {
        if (!carrier.audience().isEmpty()) {
            tell("game", view());
        }
    }

    private void tellMove() {
        if (!carrier.audience().isEmpty()) {
            tell("move", GameView.news(record, around()));
        }
    }

    private void tellThinking() {
        if (!carrier.audience().isEmpty()) {
            tell("thinking", new ThinkingNews(record.version(), thinking()));
        }
    }

    private void tellPresence() {
        if (!closed && !carrier.audience().isEmpty() && record.setup().humansOnly()) {
            tell("presence", new PresenceNews(record.version(), seats.players(record.setup(), presence)));
        }
    }

    private void tell(String event, Object view) {
        carrier.audience().tell(event, record.version(), view);
    }

    private String id() {
        return record.setup().id();
    }

}
