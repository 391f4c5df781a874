package zwickmuehle.web.table;

import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Side;
import zwickmuehle.search.Limits;
import zwickmuehle.search.Thinker;
import zwickmuehle.search.Thought;
import zwickmuehle.web.problem.Refusal;
import zwickmuehle.web.record.By;
import zwickmuehle.web.record.Entry;
import zwickmuehle.web.record.Evaluation;
import zwickmuehle.web.record.GameRecord;
import zwickmuehle.web.store.StoreException;
import zwickmuehle.web.thinking.Forfeit;
import zwickmuehle.web.thinking.Opponents;
import zwickmuehle.web.thinking.Shutdown;
import zwickmuehle.web.thinking.ThinkerShelf;
import zwickmuehle.web.thinking.Transcript;
import zwickmuehle.web.view.GameView;
import zwickmuehle.web.view.PlayerView;
import zwickmuehle.web.view.SideName;
import zwickmuehle.web.view.ThinkingNews;
import zwickmuehle.web.view.ThinkingView;

/**
 * The moving parts of one game: the record, the search under way, and those who watch. Every change goes the same way:
 * stored, then told to everybody; if it cannot be stored, nothing has happened. A computer whose turn it is moves by
 * itself.
 *
 * <p>One lock guards all state: {@link #locked} takes it, and what says so needs it. It is held while storing and never
 * while thinking.
 */
final class LiveGame {
    private static final Logger LOG = LoggerFactory.getLogger(LiveGame.class);
    /** Computers at full speed make at most 250 moves a second: more than anybody can watch. */
    private static final double SHORTEST_DELAY = 0.004;
    private static final long NANOS_KEPT = 30_000_000_000L;
    private static final long NANOS_CAUGHT_UP = 100_000_000;
    private static final int MOVES_BETWEEN_RESTS = 1_000;
    private static final long NANOS_BETWEEN_REPORTS = 100_000_000;
    private static final long NANOS_UNTIL_RETRY = 2_000_000_000;

    private final House house;
    private final ReentrantLock lock = new ReentrantLock();
    private final Audience audience = new Audience();
    private GameRecord record;
    private Seats seats;
    private @Nullable Job job;
    /** When the player to move got the turn, or 0 where that is not known. */
    private long turnBegan;
    /** When computers that play each other were last due to move. */
    private long lastBeat;
    private long lastReport;
    private long lastUsed;
    private boolean finishing;
    private boolean closed;

    LiveGame(House house, GameRecord record, Seats seats) {
        this.house = house;
        this.record = record;
        this.seats = seats;
        this.lastUsed = now();
    }

    /** Lets the computer move if it is its turn; called once, when the game is set up or loaded. */
    void open() {
        locked(() -> {
            turnBegan = record.past().isEmpty() ? now() : 0;
            lastBeat = now();
            goOn();
        });
    }

    /** The server is about to stop: what is being thought answers at once and is stored, and nothing new is begun. */
    void finish() {
        locked(() -> {
            finishing = true;
            stopThinking();
        });
    }

    /** Stops for good: the search ends, the watchers are dismissed. What is stored stays. */
    void close() {
        locked(() -> {
            closed = true;
            abandonJob();
        });
        audience.dismiss();
    }

    /** Closes the game if nobody watches it, nothing is being thought about it, and nobody asked for it lately. */
    boolean closedIfIdle() {
        return locked(() -> {
            closed |= audience.isEmpty() && job == null && now() - lastUsed > NANOS_KEPT;
            return closed;
        });
    }

    GameRecord record() {
        return locked(() -> record);
    }

    Seats seats() {
        return locked(() -> seats);
    }

    /** Needs the lock. */
    Checks checks() {
        return new Checks(record, seats);
    }

    /** The whole game, as {@code token} may see it. */
    GameView view(@Nullable Token token) {
        return locked(() -> {
            lastUsed = now();
            return GameView.whole(record, players(), thinking(), seats.you(record.setup(), token));
        });
    }

    Transcript transcript() {
        return house.shelf().transcript(id());
    }

    Watcher watch(@Nullable Token token) {
        return locked(() -> {
            checkOpen();
            return audience.join(message("game", view(token)), () -> locked(this::wholeGame));
        });
    }

    // ---- changes: all of these need the lock ----

    /** Stores and tells a change other than a move. */
    void change(GameRecord after) {
        become(after);
        pushGame();
    }

    /** Stores and tells one more move. */
    void moveMade(GameRecord after) {
        become(after);
        if (!audience.isEmpty()) {
            audience.push(message("move", GameView.news(record, players(), thinking())));
        }
    }

    void sit(Token token, Side side) {
        checkOpen();
        GameRecord after = record.touched();
        house.store().seat(after, SideName.of(side), token.hash());
        record = after;
        seats = seats.with(side, token);
        pushGame();
    }

    private void become(GameRecord after) {
        checkOpen();
        house.store().save(record, after);
        record = after;
        turnBegan = now();
        abandonJob();
        if (record.over()) {
            house.later(() -> house.shelf().clear(after.setup().id()), 0);
        }
        goOn();
    }

    private void abandonJob() {
        stopThinking();
        Thinker thinker = job == null || job.hurries() ? null : job.thinker();
        if (thinker != null) {
            // A program would think on for nothing; it is started anew when it is needed again.
            house.later(() -> ThinkerShelf.end(thinker), 0);
        }
        job = null;
    }

    /** "Move now"; refused where nobody can be hurried. Needs the lock. */
    void hurry() {
        if (job != null && !job.hurries()) {
            throw Refusal.notNow("a program cannot be hurried: it has until its time is up",
                    "ein Programm lässt sich nicht drängen: es hat, bis seine Zeit um ist");
        }
        stopThinking();
    }

    private void stopThinking() {
        if (job != null) {
            job.stop();
        }
    }

    /** How long the player to move has had the turn; null where that is not known. */
    @Nullable
    Duration timeTaken() {
        return turnBegan == 0 ? null : Duration.ofNanos(now() - turnBegan);
    }

    private void checkOpen() {
        if (closed) {
            throw Refusal.busy("the server is putting this game away: please try again",
                    "der Server räumt diese Partie gerade weg: bitte noch einmal versuchen");
        }
    }

    // ---- the computer's moves ----

    /** Lets the computer think if it is its turn and it need not wait. */
    private void goOn() {
        if (!closed && !finishing && record.computerToMove() && !record.paused()) {
            boolean paced = record.setup().computersOnly() && !record.past().isEmpty();
            think(paced ? untilNextBeat() : 0);
        }
    }

    /**
     * Nanoseconds until the next move is due; counted from when the last one was, so that thinking costs no time. A
     * moment lost, when the machine had other things to do, is caught up; a longer one is not.
     */
    private long untilNextBeat() {
        long now = now();
        long next = Math.min(now, lastBeat) + (long) (1e9 * Math.max(SHORTEST_DELAY, record.delay()));
        lastBeat = Math.max(now - NANOS_CAUGHT_UP, next);
        return Math.max(0, lastBeat - now);
    }

    /** Begins to think about the computer's move, after so many nanoseconds, unless it thinks already. Needs the lock. */
    void think(long delay) {
        if (job != null) {
            return;
        }
        String words = record.setup().player(record.mover());
        Job begun = new Job(Job.Purpose.MOVE, record.game(), now() + delay, !Opponents.isProgram(words));
        job = begun;
        Runnable submit = () -> house.pool().submitMove(words, () -> computerMoves(begun));
        if (delay == 0) {
            submit.run();
        } else {
            house.later(submit, delay);
        }
    }

    private void computerMoves(Job begun) {
        if (locked(() -> job != begun)) {
            return;
        }
        Side side = begun.game().mover();
        String words = record().setup().player(side);
        Runnable consequence = consequence(begun, side, words);
        try {
            ifCurrent(begun, consequence);
        } catch (StoreException e) {
            LOG.warn("a computer's move could not be stored and is tried again: {}", e.getMessage());
            house.later(() -> locked(this::goOn), NANOS_UNTIL_RETRY);
        } catch (Refusal _) {
            // The game was put away meanwhile; it is found in the store as it was.
        }
    }

    /** What follows from the search, whatever becomes of it. */
    private Runnable consequence(Job begun, Side side, String words) {
        try {
            Thought thought = search(begun, words);
            By by = Opponents.isProgram(words) ? By.PROGRAM : By.COMPUTER;
            Duration time = Duration.ofNanos(now() - begun.started());
            Entry entry = new Entry(thought.move(), by, time, Evaluation.of(thought));
            return () -> moveMade(restingAtTimes(record.played(entry)));
        } catch (Forfeit forfeit) {
            if (Shutdown.underWay()) {
                // Its program was ended together with this process, which is not its fault.
                return () -> {};
            }
            return () -> change(record.judged(forfeit.verdict(side)));
        } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
            LOG.error("thinking failed, the game waits", e);
            return () -> change(record.paused(true));
        }
    }

    /** Some rule sets know no end: computers left alone take a rest, until somebody lets them go on. */
    private static GameRecord restingAtTimes(GameRecord after) {
        boolean rest = after.setup().computersOnly() && after.past().size() % MOVES_BETWEEN_RESTS == 0;
        return rest ? after.paused(true) : after;
    }

    /** Ends a search; what follows from it only if nothing else has happened in the meantime. */
    private void ifCurrent(Job begun, Runnable then) {
        locked(() -> {
            if (job == begun) {
                job = null;
                then.run();
            }
        });
    }

    // ---- people's questions ----

    /** Takes the one place for a search that this game has. Needs the lock. */
    Job beginQuestion(Job.Purpose purpose) {
        if (job != null) {
            throw Refusal.busy("the computer is thinking about this game already",
                    "der Computer denkt über diese Partie schon nach");
        }
        Job begun = new Job(purpose, record.game(), now(), true);
        job = begun;
        pushThinking();
        return begun;
    }

    /** Searches for the best move in the pool and waits for it, without the lock. */
    Thought answer(Job asked) {
        try {
            return house.pool().ask(() -> search(asked, Opponents.STRONGEST)).join();
        } catch (RuntimeException e) {
            ifCurrent(asked, this::pushThinking);
            throw e;
        }
    }

    /** Gives the place free; refused if the game has gone on. Needs the lock. */
    void endQuestion(Job asked) {
        if (job != asked) {
            throw Refusal.stale(asked.game().length(), record.game().length());
        }
        job = null;
        pushThinking();
    }

    /** Thinks in the calling thread. */
    private Thought search(Job begun, String words) {
        Game game = begun.game();
        Thinker thinker = house.shelf().take(id(), game.mover(), words, game.rules());
        begun.thinkWith(thinker);
        try {
            Duration time = Duration.ofNanos((long) (1e9 * record().setup().seconds()));
            Thought thought = thinker.think(game, Limits.time(time), begun::stopping, step -> report(begun, step));
            house.shelf().putBack(id(), game.mover(), words, thinker);
            return thought;
        } catch (RuntimeException | Error e) {
            ThinkerShelf.end(thinker);
            throw e;
        }
    }

    private void report(Job begun, Thought thought) {
        begun.report(thought);
        locked(() -> {
            if (job == begun && now() - lastReport > NANOS_BETWEEN_REPORTS) {
                lastReport = now();
                pushThinking();
            }
        });
    }

    // ---- telling: all of these need the lock ----

    private PlayerView.Pair players() {
        return seats.players(record.setup());
    }

    private @Nullable ThinkingView thinking() {
        return job == null || job.started() > now() ? null : job.view(now());
    }

    private void pushGame() {
        if (!audience.isEmpty()) {
            audience.push(wholeGame());
        }
    }

    private void pushThinking() {
        if (!audience.isEmpty()) {
            audience.push(message("thinking", new ThinkingNews(record.version(), thinking())));
        }
    }

    private Message wholeGame() {
        return message("game", GameView.whole(record, players(), thinking(), null));
    }

    private Message message(String event, Object view) {
        return new Message(event, record.version(), house.pushes().json(view));
    }

    private String id() {
        return record().setup().id();
    }

    private long now() {
        return house.nanoClock().getAsLong();
    }

    void locked(Runnable work) {
        lock.lock();
        try {
            work.run();
        } finally {
            lock.unlock();
        }
    }

    <T> T locked(Supplier<T> work) {
        lock.lock();
        try {
            return Objects.requireNonNull(work.get());
        } finally {
            lock.unlock();
        }
    }
}
