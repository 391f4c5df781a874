package zwickmuehle.play.table;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.play.record.MoveOrigin;
import zwickmuehle.play.record.MoveEntry;
import zwickmuehle.play.record.Evaluation;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.record.Setup;
import zwickmuehle.play.record.TakingBack;
import zwickmuehle.play.view.GameView;
import zwickmuehle.play.view.HintView;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Side;

/**
 * One game as people meet it: everything they can do at it, one method each, from checking whether they may to the new
 * state as they see it. {@link Seen} is what they saw of it; if the game has gone on, they are refused.
 *
 * <p>Not for several threads at once: see {@link Carrier}.
 */
public final class Table {
    private final LiveGame live;
    private final Agreements agreements;
    private final Carrier carrier;

    public Table(Carrier carrier, Ledger.Kept kept) {
        this.carrier = carrier;
        this.live = new LiveGame(carrier, kept);
        this.agreements = new Agreements(live);
    }

    /** Lets the computer move if it is its turn; called once, before anything else. */
    public void open() {
        live.open();
    }

    /** Everything is about to stop: what is being thought answers at once, and nothing new is begun. */
    public void finish() {
        live.finish();
    }

    /** Puts the game away for good; it is found again in the ledger. */
    public void close() {
        live.close();
    }

    /**
     * Puts the game away if nobody has used it lately, and says whether it did.
     *
     * @param pressed memory is short: then it is enough that nobody watches and nothing is being thought
     */
    public boolean closedIfIdle(boolean pressed) {
        return live.closedIfIdle(pressed);
    }

    /**
     * Where the game is carried elsewhere, too: takes over what is kept by now, if that is something else. Says whether
     * there still is such a game.
     */
    public boolean refresh() {
        return live.kept().refresh();
    }

    /** Whether it is not known if the last change was kept: then {@link #refresh} comes before anything else. */
    public boolean unsure() {
        return live.kept().unsure();
    }

    /**
     * Somebody is here, but where the game is carried elsewhere.
     *
     * @param glance only with a page that nobody sees
     */
    public void elsewhere(Person person, boolean glance) {
        live.elsewhere(person, glance);
    }

    /** Somebody elsewhere wants an answer at once. */
    public void hurry() {
        live.search().hurryUp();
    }

    public GameView view(@Nullable Person person) {
        return live.view(person);
    }

    /** The whole game as somebody sees it who comes to watch it now. */
    public GameView watch(@Nullable Person person) {
        return watch(person, false);
    }

    /**
     * The same.
     *
     * @param glance their page is not seen by anybody and only looks in for a moment
     */
    public GameView watch(@Nullable Person person, boolean glance) {
        live.kept().checkOpen();
        live.looksOn(person, glance);
        return live.seenBy(person);
    }

    /** The whole game as anybody may see it: for those who have fallen behind. */
    public GameView view() {
        return live.view();
    }

    public GameState record() {
        return live.record();
    }

    public GameView play(@Nullable Person person, String move, Seen seen) {
        live.checks().toMove(person, seen);
        return playByHand(person, live.record().game().rules().notation().parseMove(move), MoveOrigin.HUMAN);
    }

    public GameView playRandom(@Nullable Person person, Seen seen) {
        live.checks().toMove(person, seen);
        int[] moves = live.record().game().legalMoves();
        return playByHand(person, moves[carrier.random().nextInt(moves.length)], MoveOrigin.RANDOM);
    }

    private GameView playByHand(@Nullable Person person, int move, MoveOrigin by) {
        if (live.clock().callTime()) {
            throw Refusal.notNow("your time is up", "deine Zeit ist abgelaufen");
        }
        GameState record = live.record();
        boolean forComputer = record.computerToMove();
        GameState after = record.played(new MoveEntry(move, by, forComputer ? null : live.clock().timeTaken(), null));
        live.moveMade(forComputer ? goingOn(after) : after);
        return view(person);
    }

    /** Somebody has made the computer's move for it: from the next one on it plays itself again. */
    private static GameState goingOn(GameState after) {
        return after.setup().computersOnly() ? after : after.paused(false);
    }

    /** Takes back the last decision; where two people play, proposes it. */
    public GameView undo(@Nullable Person person, boolean single, Seen seen) {
        live.checks().seated(person);
        live.checks().seen(seen);
        if (agreements.needed(person)) {
            return offer(person, Proposal.UNDO, seen);
        }
        GameState record = live.record();
        OptionalInt count = TakingBack.undo(record, single);
        if (count.isEmpty()) {
            throw Agreements.nothingToTakeBack();
        }
        return changed(person, waiting(Agreements.undone(record, count.getAsInt()), true));
    }

    public GameView redo(@Nullable Person person, boolean single, Seen seen) {
        live.checks().seated(person);
        live.checks().seen(seen);
        OptionalInt count = TakingBack.redo(live.record(), single);
        if (count.isEmpty()) {
            throw Refusal.notNow("there is no move to restore", "es gibt keinen Zug wiederherzustellen");
        }
        live.checks().ownRedo(person);
        GameState after = live.record().redone(count.getAsInt());
        return changed(person, waiting(after, !after.future().isEmpty()));
    }

    /** After moves were taken back or restored, computers wait where they would otherwise overwrite what was. */
    private static GameState waiting(GameState after, boolean pause) {
        return after.paused(after.setup().computersOnly() || (after.computerToMove() && pause));
    }

    /** Begins again; where two people play, proposes it. */
    public GameView restart(@Nullable Person person, Seen seen) {
        live.checks().seated(person);
        live.checks().seen(seen);
        return agreements.needed(person)
                ? offer(person, Proposal.RESTART, seen)
                : changed(person, live.record().restarted());
    }

    /** Proposes something to the other player, who has proposed the same already or is asked now. */
    public GameView offer(@Nullable Person person, Proposal kind, Seen seen) {
        agreements.offer(person, kind, seen);
        return view(person);
    }

    /** Takes the other player's offer. */
    public GameView accept(@Nullable Person person, Proposal kind, Seen seen) {
        agreements.accept(person, kind, seen);
        return view(person);
    }

    /** Turns the other player's offer down, or withdraws one's own. */
    public GameView decline(@Nullable Person person, Proposal kind) {
        agreements.decline(person, kind);
        return view(person);
    }

    /** Ends a game whose other player has been away for long. */
    public GameView callOff(@Nullable Person person, Seen seen) {
        agreements.callOff(person, seen);
        return view(person);
    }

    /** Goes for good: the seat is free for somebody else. */
    public GameView leave(Person person) {
        live.checks().seated(person);
        live.seating().leave(person);
        return view(person);
    }

    /** A page of somebody has gone. */
    public void gone(Person person) {
        live.looksOn(person, true);
    }

    /** Somebody wants to be called something else; null: nothing. */
    public GameView name(Person person, @Nullable String name) {
        if (!plays(person)) {
            throw Refusal.notYours("only who plays has a name here", "einen Namen hat hier nur, wer mitspielt");
        }
        live.seating().name(person, name);
        return view(person);
    }

    /** Whether somebody plays a side here. */
    public boolean plays(@Nullable Person person) {
        return !live.seats().sidesOf(person).isEmpty();
    }

    /** Whoever waited for this reply has gone. */
    public void unask(Reply<?> reply) {
        live.questions().unask(reply);
    }

    /** Gives up for {@code side}, or for the side the person holds, the mover first. */
    public GameView resign(@Nullable Person person, @Nullable Side side, Seen seen) {
        GameState record = live.record();
        List<Side> own = live.seats().sidesOf(person).stream().filter(record.setup()::human).toList();
        if (own.isEmpty() || (side != null && !own.contains(side))) {
            throw Refusal.notYours("only who plays a side can resign for it",
                    "aufgeben kann nur, wer die Seite spielt");
        }
        live.checks().seen(seen);
        live.checks().goesOn();
        Side usual = own.contains(record.mover()) ? record.mover() : own.getFirst();
        return changed(person, record.judged(Verdict.resignedBy(record.game().rules(), side == null ? usual : side)));
    }

    /** Finds the best move for the player to move and plays it. */
    public void best(@Nullable Person person, Seen seen, Reply<? super GameView> reply) {
        live.checks().toMove(person, seen);
        live.questions().ask(Job.Purpose.BEST, thought -> {
            Duration time = live.record().onTheClock() ? live.clock().timeTaken() : thought.elapsed();
            MoveEntry entry = new MoveEntry(thought.move(), MoveOrigin.BEST, time, Evaluation.of(thought));
            live.moveMade(goingOn(live.record().played(entry)));
            reply.answered(view(person));
        }, reply);
    }

    /** Finds the best move and only says it. */
    public void hint(@Nullable Person person, Seen seen, Reply<? super HintView> reply) {
        live.checks().toMove(person, seen);
        Game game = live.record().game();
        live.questions().ask(Job.Purpose.HINT, thought -> reply.answered(HintView.of(game, thought)), reply);
    }

    /** "Move now": what is being thought answers at once. */
    public GameView stop(@Nullable Person person) {
        live.checks().hurries(person);
        live.search().hurry();
        return view(person);
    }

    public GameView pause(@Nullable Person person, boolean paused) {
        live.checks().besideComputers(person);
        return live.record().paused() == paused ? view(person) : changed(person, live.record().paused(paused));
    }

    /** One move of the computer, then it waits again. */
    public GameView step(@Nullable Person person) {
        live.checks().seated(person);
        if (!live.record().computerToMove()) {
            throw Refusal.notNow("no computer is to move", "kein Computer ist am Zug");
        }
        if (!live.record().paused()) {
            live.change(live.record().paused(true));
        }
        live.think();
        return view(person);
    }

    public GameView pace(@Nullable Person person, Duration delay) {
        live.checks().besideComputers(person);
        return live.record().delay().equals(delay) ? view(person) : changed(person, live.record().delayed(delay));
    }

    /** Other players, or another thinking time, from now on; only for who made the game, who takes seats that become free. */
    public GameView arrange(Person person, UnaryOperator<Setup> arrangement) {
        live.checks().controls(person);
        Setup after = arrangement.apply(live.record().setup());
        live.checks().notAnothers(person, after);
        if (!after.equals(live.record().setup())) {
            live.change(live.record().arranged(after));
        }
        live.seats().free(live.record().setup()).forEach(side -> live.seating().sit(person, side, null));
        return view(person);
    }

    /**
     * Goes on as it was carried on elsewhere, where nobody else plays: in a page that could not reach us.
     *
     * @param seen the version that {@code elsewhere} takes the place of
     */
    public GameView goOnFrom(@Nullable Person person, GameState elsewhere, Seen seen) {
        GameState record = live.record();
        Setup setup = record.setup();
        live.checks().seated(person);
        if (agreements.needed(person)) {
            throw Refusal.notYours("somebody else plays here, so the game goes on here alone",
                    "hier spielt noch jemand, darum geht die Partie nur hier weiter");
        }
        live.checks().seen(seen);
        if (!setup.rules().equals(elsewhere.setup().rules()) || setup.start() != elsewhere.setup().start()) {
            throw Refusal.malformed("this is another game: its rules or its first position differ",
                    "das ist eine andere Partie: Regeln oder erste Stellung sind anders");
        }
        Setup arranged = setup.withPlayers(elsewhere.setup().white(), elsewhere.setup().black(),
                elsewhere.setup().moveTime());
        if (!arranged.equals(setup)) {
            live.checks().controls(person);
        }
        changed(person, record.continued(arranged, elsewhere));
        // Whoever was a computer here may have become a person there.
        live.seats().free(arranged).forEach(side -> live.seating().sit(Objects.requireNonNull(person), side, null));
        return view(person);
    }

    /** Takes a free seat, under a name or without one. */
    public GameView join(Person person, @Nullable Side side, @Nullable String name) {
        List<Side> free = live.seats().free(live.record().setup());
        if (free.isEmpty() || (side != null && !free.contains(side))) {
            throw Refusal.notNow("this seat is taken; you can watch", "dieser Platz ist besetzt; zusehen geht");
        }
        live.seating().sit(person, side == null ? free.getFirst() : side, name);
        return view(person);
    }

    private GameView changed(@Nullable Person person, GameState after) {
        live.change(after);
        return view(person);
    }
}
