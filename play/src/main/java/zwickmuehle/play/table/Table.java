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
import zwickmuehle.play.view.BoardView;
import zwickmuehle.play.view.EvaluationView;
import zwickmuehle.play.view.GameView;
import zwickmuehle.play.view.HintView;
import zwickmuehle.play.view.ReasonsView;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Side;
import zwickmuehle.search.Thought;
import zwickmuehle.train.reasons.Reasons;

/**
 * One game as people meet it: everything they can do at it, one method each, from checking whether they may to the new
 * state as they see it. {@link Seen} is what they saw of it; if the game has gone on, they are refused.
 *
 * <p>Not for several threads at once: see {@link Carrier}.
 */
public final class Table {
    private static final Duration LONG_ABSENCE = Duration.ofMinutes(10);

    private final LiveGame live;
    private final Carrier carrier;

    public Table(Carrier carrier, Ledger.Kept kept) {
        this.carrier = carrier;
        this.live = new LiveGame(carrier, kept);
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
        return live.refresh();
    }

    /** Whether it is not known if the last change was kept: then {@link #refresh} comes before anything else. */
    public boolean unsure() {
        return live.unsure();
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
        live.hurryUp();
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
        live.checkOpen();
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
        if (live.callTime()) {
            throw Refusal.notNow("your time is up", "deine Zeit ist abgelaufen");
        }
        GameState record = live.record();
        boolean forComputer = record.computerToMove();
        GameState after = record.played(new MoveEntry(move, by, forComputer ? null : live.timeTaken(), null));
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
        if (opposed(person)) {
            return offer(person, Proposal.UNDO, seen);
        }
        GameState record = live.record();
        OptionalInt count = TakingBack.undo(record, single);
        if (count.isEmpty()) {
            throw nothingToTakeBack();
        }
        return changed(person, waiting(undone(record, count.getAsInt()), true));
    }

    private static GameState undone(GameState record, int count) {
        return count == 0 ? record.judged(null) : record.undone(count);
    }

    private static Refusal nothingToTakeBack() {
        return Refusal.notNow("there is no move to take back", "es gibt keinen Zug zurückzunehmen");
    }

    private boolean opposed(@Nullable Person person) {
        return !live.seats().others(live.record().setup(), person).isEmpty();
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
        return opposed(person)
                ? offer(person, Proposal.RESTART, seen)
                : changed(person, live.record().restarted());
    }

    /** Proposes something to the other player, who has proposed the same already or is asked now. */
    public GameView offer(@Nullable Person person, Proposal kind, Seen seen) {
        Side own = live.checks().opposed(person);
        live.checks().seen(seen);
        Side by = live.offers().by(kind, live.now());
        if (by == own) {
            throw Refusal.notNow("you have proposed that already", "das hast du schon vorgeschlagen");
        }
        outcomeOf(kind, own);
        if (by == null) {
            live.offer(kind, own);
        } else {
            outcomeOf(kind, by).run();
        }
        return view(person);
    }

    /** Takes the other player's offer. */
    public GameView accept(@Nullable Person person, Proposal kind, Seen seen) {
        Side own = live.checks().opposed(person);
        live.checks().seen(seen);
        outcomeOf(kind, offered(kind, own)).run();
        return view(person);
    }

    /** Turns the other player's offer down, or withdraws one's own. */
    public GameView decline(@Nullable Person person, Proposal kind) {
        Side own = live.checks().opposed(person);
        if (live.offers().by(kind, live.now()) != own) {
            offered(kind, own);
        }
        live.withdraw(kind);
        return view(person);
    }

    private Side offered(Proposal kind, Side own) {
        Side by = live.offers().by(kind, live.now());
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
                int count = TakingBack.undo(record, by).orElseThrow(Table::nothingToTakeBack);
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
                live.checkNoRematchYet();
                yield live::rematch;
            }
        };
    }

    /** Ends a game whose other player has been away for long. */
    public GameView callOff(@Nullable Person person, Seen seen) {
        Side own = live.checks().opposed(person);
        live.checks().seen(seen);
        live.checks().goesOn();
        for (Person other : live.seats().others(live.record().setup(), person)) {
            if (live.absence(other).compareTo(LONG_ABSENCE) < 0) {
                throw Refusal.notNow("the other player was here within the last ten minutes",
                        "der andere Spieler war in den letzten zehn Minuten hier");
            }
        }
        return changed(person, live.record().judged(Verdict.calledOff(live.record().game().rules(), own.other())));
    }

    /** Goes for good: the seat is free for somebody else. */
    public GameView leave(Person person) {
        live.checks().seated(person);
        live.leave(person);
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
        live.name(person, name);
        return view(person);
    }

    /** Whether somebody plays a side here. */
    public boolean plays(@Nullable Person person) {
        return !live.seats().sidesOf(person).isEmpty();
    }

    /** Whoever waited for this reply has gone. */
    public void unask(Reply<?> reply) {
        live.unask(reply);
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
        live.ask(Job.Purpose.BEST, thought -> {
            Duration time = live.record().onTheClock() ? live.timeTaken() : thought.elapsed();
            MoveEntry entry = new MoveEntry(thought.move(), MoveOrigin.BEST, time, Evaluation.of(thought));
            live.moveMade(goingOn(live.record().played(entry)));
            reply.answered(view(person));
        }, reply);
    }

    /** Finds the best move and only says it. */
    public void hint(@Nullable Person person, Seen seen, Reply<? super HintView> reply) {
        live.checks().toMove(person, seen);
        Game game = live.record().game();
        live.ask(Job.Purpose.HINT, thought -> reply.answered(hint(game, thought)), reply);
    }

    private static HintView hint(Game game, Thought thought) {
        EvaluationView evaluation = Evaluation.of(thought) == null
                ? null
                : EvaluationView.of(game.rules(), thought.score(), thought.exact(), game.mover());
        return new HintView(BoardView.of(game.rules()).move(game.position(), thought.move()), evaluation,
                thought.depth() == 0 ? null : thought.depth(), thought.elapsed().toMillis() / 1000.0,
                thought.principalVariation().stream().map(game.rules().notation()::move).toList(),
                ReasonsView.said(game, thought.move(), Reasons.of(game, thought.move()).stream()
                        .filter(reason -> reason.kind().good()).toList()));
    }

    /** "Move now": what is being thought answers at once. */
    public GameView stop(@Nullable Person person) {
        live.checks().hurries(person);
        live.hurry();
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
        live.think(0);
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
        live.seats().free(live.record().setup()).forEach(side -> live.sit(person, side, null));
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
        if (opposed(person)) {
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
        live.seats().free(arranged).forEach(side -> live.sit(Objects.requireNonNull(person), side, null));
        return view(person);
    }

    /** Takes a free seat, under a name or without one. */
    public GameView join(Person person, @Nullable Side side, @Nullable String name) {
        List<Side> free = live.seats().free(live.record().setup());
        if (free.isEmpty() || (side != null && !free.contains(side))) {
            throw Refusal.notNow("this seat is taken; you can watch", "dieser Platz ist besetzt; zusehen geht");
        }
        live.sit(person, side == null ? free.getFirst() : side, name);
        return view(person);
    }

    private GameView changed(@Nullable Person person, GameState after) {
        live.change(after);
        return view(person);
    }
}
