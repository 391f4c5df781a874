package zwickmuehle.web.tournament;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zwickmuehle.arena.record.GameRecord;
import zwickmuehle.arena.tournament.FinishedGame;
import zwickmuehle.arena.tournament.Fixture;
import zwickmuehle.arena.tournament.GameTables;
import zwickmuehle.arena.tournament.JournalExchange;
import zwickmuehle.arena.tournament.TournamentPlan;
import zwickmuehle.arena.transcript.TranscriptFolder;
import zwickmuehle.perfect.files.WholeFile;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.play.view.Spoken;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Sentence;
import zwickmuehle.web.store.TournamentStore.Lease;
import zwickmuehle.web.store.TournamentStore.Outcome;
import zwickmuehle.web.work.WorkOrder;

/**
 * Where workers come for games and hand in their results. It decides who gets which game; whether a result counts the
 * store decides, in the statement that stores it. After a restart nothing is known here of who plays what but what the
 * store remembers, and that is enough.
 *
 * <p>Any thread may call; one lock guards everything.
 */
public final class WorkDesk {
    private static final Logger LOG = LoggerFactory.getLogger(WorkDesk.class);
    private static final int MOST_NOTES = 20;
    /** A machine on which a game stood still for so long was stopped, or had no room to move. */
    private static final long MOST_STALL_MILLIS = 2_000;
    private static final long WAIT_MILLIS = 1_000;

    private final Object lock = new Object();
    private final TournamentPlan file;
    private final Parcels parcels;
    private final Scoreboard board;
    private final Path conversations;
    private final long leaseMillis;
    @GuardedBy("lock")
    private final SharedTournament shared;
    @GuardedBy("lock")
    private final Machines machines;
    @GuardedBy("lock")
    private final BrokenPrograms broken;
    @GuardedBy("lock")
    private final Deque<Sentence> notes = new ArrayDeque<>();

    WorkDesk(TournamentPlan file, TournamentPlan plan, StoredBook book, Parcels parcels, Scoreboard board,
            Path conversations, long leaseMillis, LongSupplier nanoClock) {
        this.file = file;
        this.shared = new SharedTournament(file, plan, book, parcels, board, leaseMillis, nanoClock);
        this.parcels = parcels;
        this.board = board;
        this.conversations = conversations;
        this.leaseMillis = leaseMillis;
        this.machines = new Machines(leaseMillis, nanoClock, this::wanted);
        this.broken = new BrokenPrograms(nanoClock);
    }

    /** What a worker is told when it joins. */
    public record Welcome(String tournament, long beatMillis, boolean wanted) {}

    /** A worker says who it is; also one that was here before. */
    public Welcome join(String id, String name, int cores, int parallel, double speed) {
        if (!id.matches("[0-9a-f]{32}")) {
            throw Refusal.malformed("worker: expected 32 hexadecimal digits", "worker: erwartet werden 32 Hexziffern");
        }
        synchronized (lock) {
            Machine machine = machines.join(id, name, cores, parallel);
            machine.measured(speed, 0);
            board.changed();
            return new Welcome(file.name(), Math.max(100, leaseMillis / 6), wanted(machine));
        }
    }

    private boolean wanted(Machine machine) {
        return file.conditions().machines().fastEnough(machine.speed());
    }

    /**
     * What a worker gets who asks for a game.
     *
     * @param order null if there is none for it at the moment
     */
    public record Taken(boolean over, @Nullable WorkOrder order, long waitMillis) {}

    public Taken take(String worker, double speed) {
        synchronized (lock) {
            Machine machine = machines.known(worker);
            machine.measured(speed, machine.load());
            if (shared.over()) {
                return new Taken(true, null, 0);
            }
            if (!wanted(machine) || shared.running().of(worker).size() >= machine.parallel()) {
                return new Taken(false, null, WAIT_MILLIS);
            }
            LeasedGame game = shared.lease(worker, shared.toPlay().fit(machine));
            if (game == null) {
                leaveOutBroken(true);
                return new Taken(false, null, WAIT_MILLIS);
            }
            return new Taken(false, shared.toPlay().order(game.fixture(), game.lease()), 0);
        }
    }

    /** A game of a worker as it stands. */
    public record Standing(String game, long epoch, List<String> moves) {}

    /** A worker is still there; which of its games are not its own any more. */
    public List<String> beat(String worker, double speed, double load, List<Standing> games) {
        synchronized (lock) {
            Machine machine = machines.known(worker);
            machine.measured(speed, load);
            List<Lease> leases = games.stream().limit(Machines.MOST_GAMES_OF_A_WORKER)
                    .map(game -> new Lease(game.game(), game.epoch(), worker)).toList();
            Set<Lease> lost = new HashSet<>(shared.renew(leases));
            for (Standing game : games) {
                Lease lease = new Lease(game.game(), game.epoch(), worker);
                if (leases.contains(lease) && !lost.contains(lease)) {
                    LeasedGame held = shared.held(lease);
                    if (held != null) {
                        shared.running().lengthen(held);
                        held.show(game.moves());
                    }
                }
            }
            board.changed();
            return lost.stream().map(Lease::label).toList();
        }
    }

    /**
     * What a worker hands in.
     *
     * @param load processes that wanted to run, for each core
     * @param stallMillis the longest time for which the worker stood still
     */
    public record Result(String worker, String game, long epoch, GameRecord record, String conversation, double speed,
            double load, long stallMillis) {}

    /** What became of a result: whether it counts, and if not why not. */
    public record Receipt(boolean counted, @Nullable Sentence why) {}

    /**
     * Takes a result. It was replayed when it was read, so its moves are legal; whether it is a game of this tournament is
     * looked at here.
     *
     * @throws NotationException if it is not
     */
    public Receipt hand(Result result) {
        synchronized (lock) {
            Machine machine = machines.known(result.worker());
            TournamentPlan plan = shared.plan();
            Fixture fixture = shared.toPlay().named(result.game());
            if (fixture == null) {
                return new Receipt(false,
                        Sentence.of("there is no game %s any more", "eine Partie %s gibt es nicht mehr",
                                Excerpt.of(result.game())));
            }
            Lease lease = new Lease(result.game(), result.epoch(), result.worker());
            new HandedIn(plan, fixture, result.record()).require();
            boolean overloaded = plan.conditions().machines().overloaded(result.load())
                    || (plan.conditions().machines().mostLoad() > 0 && result.stallMillis() > MOST_STALL_MILLIS);
            int before = shared.book().spoiled(fixture);
            if (overloaded && before < plan.retries()) {
                return spoiled(lease, result, machine);
            }
            return count(fixture, lease, result, machine.name(), before);
        }
    }

    @GuardedBy("lock")
    private Receipt spoiled(Lease lease, Result result, Machine machine) {
        shared.spoil(lease, result.record());
        Sentence why = Sentence.of(
                "game %s is played again: %s was overloaded (load %.1f a core, at a standstill for %.1f s)",
                "Partie %s wird noch einmal gespielt: %s war überlastet (Last %.1f je Kern, Stillstand %.1f s)",
                lease.label(), machine.name(), result.load(), result.stallMillis() / 1e3);
        note(why);
        return new Receipt(false, why);
    }

    @GuardedBy("lock")
    private Receipt count(Fixture fixture, Lease lease, Result result, String machine, int spoiledBefore) {
        FinishedGame game = shared.finished(fixture, result, machine, spoiledBefore);
        Outcome outcome = shared.count(lease, game);
        if (outcome == Outcome.LATE) {
            Sentence why = Sentence.of("the result of game %s came too late and does not count",
                    "das Ergebnis von Partie %s kam zu spät und zählt nicht", lease.label());
            LOG.info("{}", why.english());
            return new Receipt(false, why);
        }
        if (outcome == Outcome.COUNTED) {
            Machine by = machines.find(lease.worker());
            if (by != null) {
                by.hasPlayed();
            }
            shared.programs(fixture).forEach(broken::prove);
            keepConversation(fixture, result.conversation());
            shared.tellEnd(lease, game);
        }
        shared.running().over(lease.label());
        lock.notifyAll();
        return new Receipt(true, null);
    }

    /** The conversation is no part of the record: where it can't be written, the game counts all the same. */
    private void keepConversation(Fixture fixture, String text) {
        if (text.isBlank()) {
            return;
        }
        try {
            Files.createDirectories(conversations);
            WholeFile.write(TranscriptFolder.file(conversations, GameTables.label(fixture)), text);
            TranscriptFolder.read(conversations, GameTables.label(fixture)).forEach(line -> board.said(fixture, line));
        } catch (IOException e) {
            LOG.warn("the conversation of game {} can't be kept", GameTables.label(fixture), e);
        }
    }

    /** A program can't be had, built or started on this worker's machine; the game goes to another one. */
    public void trouble(String worker, String game, long epoch, String parcel, Sentence why) {
        synchronized (lock) {
            Machine machine = machines.known(worker);
            Lease lease = new Lease(game, epoch, worker);
            shared.giveBack(lease);
            machine.unable().add(parcel);
            String who = shared.names(parcel).stream().findFirst().orElse("?");
            note(Sentence.of("%s can't play on %s: %s", "%s kann auf %s nicht spielen: %s", who, machine.name(), why));
            broken.failed(parcel, worker, why);
            leaveOutBroken(false);
        }
    }

    @GuardedBy("lock")
    private void leaveOutBroken(boolean nothingElse) {
        broken.hopeless(machines.present(), nothingElse && shared.running().none()).forEach((parcel, why) -> {
            List<String> out = shared.leaveOut(parcel, why);
            for (String name : out) {
                note(Sentence.of("%s is left out: it fails on every machine (%s)",
                        "%s spielt nicht mit: es scheitert auf jedem Rechner (%s)", name, why));
            }
            if (!out.isEmpty()) {
                lock.notifyAll();
            }
        });
    }

    @GuardedBy("lock")
    private void note(Sentence news) {
        LOG.warn("{}", news.english());
        notes.addLast(news);
        if (notes.size() > MOST_NOTES) {
            notes.removeFirst();
        }
        board.changed();
    }

    // ---- this machine's own tables ----

    /** A game for a table of this server itself, those that can't travel first; waits for one; null if all is played. */
    @Nullable
    LeasedGame takeHere(String worker) throws InterruptedException {
        synchronized (lock) {
            while (true) {
                if (shared.over()) {
                    return null;
                }
                LeasedGame game = shared.lease(worker, shared.toPlay().staying());
                if (game == null) {
                    game = shared.lease(worker, shared.toPlay().open());
                }
                if (game != null) {
                    return game;
                }
                lock.wait(WAIT_MILLIS);
            }
        }
    }

    /** The same for tables that do not play themselves: waits until everything is played. */
    void awaitEnd() throws InterruptedException {
        synchronized (lock) {
            while (true) {
                if (shared.over()) {
                    return;
                }
                lock.wait(WAIT_MILLIS);
            }
        }
    }

    /** What was played here counts as all else does. */
    void handHere(LeasedGame game, GameRecord record) {
        synchronized (lock) {
            count(game.fixture(), game.lease(), new Result(game.lease().worker(), game.lease().label(),
                    game.lease().epoch(), record, "", 0, 0, 0), "server", shared.book().spoiled(game.fixture()));
        }
    }

    void giveBack(LeasedGame game) {
        synchronized (lock) {
            shared.giveBack(game.lease());
            lock.notifyAll();
        }
    }

    /** The games of this server's own tables are still being played. */
    void renewHere(String worker) {
        synchronized (lock) {
            List<LeasedGame> own = shared.running().of(worker);
            shared.renew(own.stream().map(LeasedGame::lease).toList());
            own.forEach(shared.running()::lengthen);
        }
    }

    TournamentPlan plan() {
        synchronized (lock) {
            return shared.plan();
        }
    }

    List<FinishedGame> games() {
        synchronized (lock) {
            return shared.book().games();
        }
    }

    /** All that the book knows, to be written into a journal. */
    JournalExchange.Contents contents() {
        synchronized (lock) {
            return shared.book().contents();
        }
    }

    /** The file of a program. */
    public @Nullable Path parcel(String name) {
        return parcels.find(name);
    }

    // ---- what pages show ----

    List<TournamentView.Machine> machines() {
        synchronized (lock) {
            return machines.shown(shared.running().labels());
        }
    }

    List<Spoken> notes() {
        synchronized (lock) {
            return notes.stream().map(Spoken::of).toList();
        }
    }
}
