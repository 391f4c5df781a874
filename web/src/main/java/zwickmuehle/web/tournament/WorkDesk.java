package zwickmuehle.web.tournament;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zwickmuehle.arena.record.GameRecord;
import zwickmuehle.arena.referee.GameObserver;
import zwickmuehle.arena.referee.PlayedMove;
import zwickmuehle.arena.referee.VerdictCode;
import zwickmuehle.arena.tournament.Entrant;
import zwickmuehle.arena.tournament.FinishedGame;
import zwickmuehle.arena.tournament.Fixture;
import zwickmuehle.arena.tournament.GameTables;
import zwickmuehle.arena.tournament.JournalExchange;
import zwickmuehle.arena.tournament.RosterChange;
import zwickmuehle.arena.tournament.Schedule;
import zwickmuehle.arena.tournament.TournamentPlan;
import zwickmuehle.arena.tournament.TournamentRound;
import zwickmuehle.arena.transcript.TranscriptFolder;
import zwickmuehle.perfect.files.WholeFile;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.play.view.Spoken;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.SpokenException;
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
    static final int MOST_WORKERS = 500;
    private static final int MOST_GAMES_OF_A_WORKER = 64;
    private static final int MOST_NOTES = 20;
    private static final int LONGEST_NAME = 40;
    /** Whoever was not heard of for so many leases is not shown any more. */
    private static final int LEASES_UNTIL_FORGOTTEN = 10;
    /** A machine on which a game stood still for so long was stopped, or had no room to move. */
    private static final long MOST_STALL_MILLIS = 2_000;
    private static final long NANOS_OF_A_MILLI = 1_000_000;
    /** A program that fails on the only machine there is may run on one that comes later; but not for ever. */
    private static final long PATIENCE_NANOS = 120_000L * NANOS_OF_A_MILLI;
    private static final long WAIT_MILLIS = 1_000;

    private final Object lock = new Object();
    private final TournamentPlan file;
    private final Parcels parcels;
    private final Scoreboard board;
    private final Path conversations;
    private final long leaseMillis;
    private final LongSupplier nanoClock;
    @GuardedBy("lock")
    private final StoredBook book;
    @GuardedBy("lock")
    private TournamentPlan plan;
    @GuardedBy("lock")
    private final Map<String, Machine> machines = new LinkedHashMap<>();
    @GuardedBy("lock")
    private final Map<String, Live> running = new LinkedHashMap<>();
    @GuardedBy("lock")
    private final Set<String> proven = new HashSet<>();
    @GuardedBy("lock")
    private final Map<String, Broken> broken = new HashMap<>();
    @GuardedBy("lock")
    private final Deque<Sentence> notes = new ArrayDeque<>();

    /** A program that failed on these machines, and nowhere ran so far. */
    private record Broken(Set<String> on, Sentence why, long since) {}

    /** A game that somebody plays, as far as has been heard. */
    private static final class Live {
        private final Fixture fixture;
        private final Lease lease;
        private final GameObserver observer;
        private Game game;
        private long until;

        Live(Fixture fixture, Lease lease, GameObserver observer, Game game, long until) {
            this.fixture = fixture;
            this.lease = lease;
            this.observer = observer;
            this.game = game;
            this.until = until;
        }

        /** Shows the moves that are new, as far as they are legal. */
        void show(List<String> moves) {
            try {
                for (int i = game.length(); i < moves.size() && !game.outcome().over(); i++) {
                    game = game.play(game.rules().notation().parseMove(moves.get(i)));
                    observer.moved(game, new PlayedMove(game.lastMove(),
                            Duration.ZERO, null, null));
                }
            } catch (SpokenException nonsense) {
                // It is only shown; what counts is looked at when it is handed in.
            }
        }
    }

    WorkDesk(TournamentPlan file, TournamentPlan plan, StoredBook book, Parcels parcels, Scoreboard board,
            Path conversations, long leaseMillis, LongSupplier nanoClock) {
        this.file = file;
        this.plan = plan;
        this.book = book;
        this.parcels = parcels;
        this.board = board;
        this.conversations = conversations;
        this.leaseMillis = leaseMillis;
        this.nanoClock = nanoClock;
    }

    /** What a worker is told when it joins. */
    public record Welcome(String tournament, long beatMillis, boolean wanted) {}

    /** A worker says who it is; also one that was here before. */
    public Welcome join(String id, String name, int cores, int parallel, double speed) {
        if (!id.matches("[0-9a-f]{32}")) {
            throw Refusal.malformed("worker: expected 32 hexadecimal digits", "worker: erwartet werden 32 Hexziffern");
        }
        synchronized (lock) {
            forgetGone();
            if (machines.size() >= MOST_WORKERS && !machines.containsKey(id)) {
                throw Refusal.busy("too many workers already", "es sind schon zu viele Arbeiter da");
            }
            String shown = Excerpt.printable(name).strip();
            Machine machine = machines.computeIfAbsent(id, _ -> new Machine(id,
                    shown.isEmpty() ? "?" : shown.substring(0, Math.min(LONGEST_NAME, shown.length())),
                    Math.clamp(cores, 1, 4_096), Math.clamp(parallel, 1, MOST_GAMES_OF_A_WORKER)));
            machine.heard(nanoClock.getAsLong());
            machine.measured(speed, 0);
            board.changed();
            return new Welcome(plan.name(), Math.max(100, leaseMillis / 6), wanted(machine));
        }
    }

    @GuardedBy("lock")
    private boolean wanted(Machine machine) {
        return plan.conditions().machines().fastEnough(machine.speed());
    }

    @GuardedBy("lock")
    private void forgetGone() {
        long now = nanoClock.getAsLong();
        machines.values().removeIf(
                machine -> now - machine.seen() > LEASES_UNTIL_FORGOTTEN * leaseMillis * NANOS_OF_A_MILLI);
    }

    /** @throws Refusal if it has not joined since this server was started */
    @GuardedBy("lock")
    private Machine known(String id) {
        Machine machine = machines.get(id);
        if (machine == null) {
            throw Refusal.notNow("this worker has to join first", "dieser Arbeiter muss sich erst anmelden");
        }
        machine.heard(nanoClock.getAsLong());
        return machine;
    }

    /**
     * What a worker gets who asks for a game.
     *
     * @param order null if there is none for it at the moment
     */
    public record Taken(boolean over, @Nullable WorkOrder order, long waitMillis) {}

    public Taken take(String worker, double speed) {
        synchronized (lock) {
            Machine machine = known(worker);
            machine.measured(speed, machine.load());
            forgetLapsed();
            if (over()) {
                return new Taken(true, null, 0);
            }
            long held = running.values().stream().filter(live -> live.lease.worker().equals(worker)).count();
            if (!wanted(machine) || held >= machine.parallel()) {
                return new Taken(false, null, WAIT_MILLIS);
            }
            Live live = lease(worker, machine, false);
            if (live == null) {
                leaveOutBroken(true);
                return new Taken(false, null, WAIT_MILLIS);
            }
            return new Taken(false, order(live), 0);
        }
    }

    /**
     * Leases the first game that suits and that nobody holds; null if there is none.
     *
     * @param machine of a worker, which gets only what can travel to it; null for this server's own tables
     * @param staying whether only those are wanted that can't travel
     */
    @GuardedBy("lock")
    private @Nullable Live lease(String worker, @Nullable Machine machine, boolean staying) {
        Set<Fixture> done = new HashSet<>();
        book.games().forEach(game -> done.add(game.fixture()));
        for (TournamentRound round : Schedule.rounds(plan, book.games())) {
            for (Fixture fixture : round.fixtures()) {
                String label = GameTables.label(fixture);
                if (done.contains(fixture) || running.containsKey(label) || (staying && travels(fixture))
                        || (machine != null && !(travels(fixture) && suits(fixture, machine)))) {
                    continue;
                }
                Lease lease = book.lease(fixture, worker, leaseMillis);
                if (lease == null) {
                    // Held since before this server was started, by somebody who has not been heard of yet.
                    continue;
                }
                return begin(fixture, lease);
            }
        }
        return null;
    }

    @GuardedBy("lock")
    private Live begin(Fixture fixture, Lease lease) {
        GameObserver observer = board.game(fixture);
        Game start = Game.start(plan.rules());
        observer.started(start, name(fixture.white()), name(fixture.black()));
        Live live = new Live(fixture, lease, observer, start, deadline());
        running.put(lease.label(), live);
        return live;
    }

    private long deadline() {
        return nanoClock.getAsLong() + leaseMillis * NANOS_OF_A_MILLI;
    }

    @GuardedBy("lock")
    private String name(int entrant) {
        return plan.entrants().get(entrant).name();
    }

    @GuardedBy("lock")
    private boolean travels(Fixture fixture) {
        return parcels.travels(plan.entrants().get(fixture.white()))
                && parcels.travels(plan.entrants().get(fixture.black()));
    }

    @GuardedBy("lock")
    private boolean suits(Fixture fixture, Machine machine) {
        return !machine.unable().contains(String.valueOf(parcels.of(plan.entrants().get(fixture.white()))))
                && !machine.unable().contains(String.valueOf(parcels.of(plan.entrants().get(fixture.black()))));
    }

    /** Leases that are over by our own clock; whether they are, the store knows better when it is asked. */
    @GuardedBy("lock")
    private void forgetLapsed() {
        long now = nanoClock.getAsLong();
        running.values().removeIf(live -> now - live.until > 0);
    }

    /** Nobody plays under this lease any more; under a later one of the same game somebody may. */
    @GuardedBy("lock")
    private void forget(Lease lease) {
        Live live = running.get(lease.label());
        if (live != null && live.lease.equals(lease)) {
            running.remove(lease.label());
        }
    }

    @GuardedBy("lock")
    private boolean over() {
        return running.isEmpty() && book.games().size() >= Schedule.rounds(plan, book.games()).stream()
                .mapToInt(round -> round.fixtures().size()).sum();
    }

    @GuardedBy("lock")
    private WorkOrder order(Live live) {
        return new WorkOrder(live.lease.label(), live.lease.epoch(), plan.rules(), plan.timing(), plan.startTime(),
                plan.retries(), plan.conditions().thinkAhead(), party(live.fixture, Side.WHITE),
                party(live.fixture, Side.BLACK));
    }

    @GuardedBy("lock")
    private WorkOrder.Party party(Fixture fixture, Side side) {
        Entrant entrant = plan.entrants().get(side == Side.WHITE ? fixture.white() : fixture.black());
        String parcel = parcels.of(entrant);
        return new WorkOrder.Party(entrant.name(), entrant.spec(), parcel, parcel == null ? null : entrant.build(),
                plan.terms(entrant).limits(), plan.seat(fixture, side).seed());
    }

    /** A game of a worker as it stands. */
    public record Standing(String game, long epoch, List<String> moves) {}

    /** A worker is still there; which of its games are not its own any more. */
    public List<String> beat(String worker, double speed, double load, List<Standing> games) {
        synchronized (lock) {
            Machine machine = known(worker);
            machine.measured(speed, load);
            List<Lease> leases = games.stream().limit(MOST_GAMES_OF_A_WORKER)
                    .map(game -> new Lease(game.game(), game.epoch(), worker)).toList();
            Set<Lease> lost = new HashSet<>(book.renew(leases, leaseMillis));
            for (Standing game : games) {
                Lease lease = new Lease(game.game(), game.epoch(), worker);
                if (leases.contains(lease) && !lost.contains(lease)) {
                    Live live = held(lease);
                    if (live != null) {
                        live.until = deadline();
                        live.show(game.moves());
                    }
                }
            }
            board.changed();
            return lost.stream().map(Lease::label).toList();
        }
    }

    /** The game of a lease that holds, also one from before a restart; null if there is no such game. */
    @GuardedBy("lock")
    private @Nullable Live held(Lease lease) {
        Live live = running.get(lease.label());
        if (live != null && live.lease.equals(lease)) {
            return live;
        }
        Fixture fixture = fixture(lease.label());
        return fixture == null ? null : begin(fixture, lease);
    }

    @GuardedBy("lock")
    private @Nullable Fixture fixture(String label) {
        for (TournamentRound round : Schedule.rounds(plan, book.games())) {
            for (Fixture fixture : round.fixtures()) {
                if (GameTables.label(fixture).equals(label)) {
                    return fixture;
                }
            }
        }
        return null;
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
            Machine machine = known(result.worker());
            Fixture fixture = fixture(result.game());
            if (fixture == null) {
                return new Receipt(false,
                        Sentence.of("there is no game %s any more", "eine Partie %s gibt es nicht mehr",
                                Excerpt.of(result.game())));
            }
            Lease lease = new Lease(result.game(), result.epoch(), result.worker());
            require(fixture, result.record());
            boolean overloaded = plan.conditions().machines().overloaded(result.load())
                    || (plan.conditions().machines().mostLoad() > 0 && result.stallMillis() > MOST_STALL_MILLIS);
            int before = book.spoiled(fixture);
            if (overloaded && before < plan.retries()) {
                return spoiled(lease, result, machine);
            }
            return count(fixture, lease, result, machine.name(), before);
        }
    }

    @GuardedBy("lock")
    private Receipt spoiled(Lease lease, Result result, Machine machine) {
        book.spoil(lease);
        book.keep(lease, "overloaded", result.record());
        forget(lease);
        Sentence why = Sentence.of(
                "game %s is played again: %s was overloaded (load %.1f a core, at a standstill for %.1f s)",
                "Partie %s wird noch einmal gespielt: %s war überlastet (Last %.1f je Kern, Stillstand %.1f s)",
                lease.label(), machine.name(), result.load(), result.stallMillis() / 1e3);
        note(why);
        return new Receipt(false, why);
    }

    @GuardedBy("lock")
    private Receipt count(Fixture fixture, Lease lease, Result result, String machine, int spoiledBefore) {
        Map<String, String> tags = new LinkedHashMap<>(plan.tags(fixture));
        tags.put("Machine", machine);
        tags.put("Speed", String.format(Locale.ROOT, "%.0f", result.speed()));
        tags.put("Load", String.format(Locale.ROOT, "%.2f", result.load()));
        if (spoiledBefore > 0) {
            tags.put("PlayedAgain", Integer.toString(spoiledBefore));
        }
        FinishedGame game = new FinishedGame(fixture, new GameRecord(result.record().played(), tags));
        Outcome outcome = book.count(lease, game);
        if (outcome == Outcome.LATE) {
            book.keep(lease, "late", game.record());
            Sentence why = Sentence.of("the result of game %s came too late and does not count",
                    "das Ergebnis von Partie %s kam zu spät und zählt nicht", lease.label());
            LOG.info("{}", why.english());
            return new Receipt(false, why);
        }
        if (outcome == Outcome.COUNTED) {
            Live live = held(lease);
            Machine by = machines.get(lease.worker());
            if (by != null) {
                by.hasPlayed();
            }
            prove(fixture);
            keepConversation(fixture, result.conversation());
            if (live != null) {
                live.show(words(game.record().played().game()));
            }
            board.ended(game, book.games());
        }
        running.remove(lease.label());
        lock.notifyAll();
        return new Receipt(true, null);
    }

    private static List<String> words(Game game) {
        List<String> words = new ArrayList<>();
        for (int move : game.moves()) {
            words.add(game.rules().notation().move(move));
        }
        return words;
    }

    @GuardedBy("lock")
    private void prove(Fixture fixture) {
        for (int entrant : List.of(fixture.white(), fixture.black())) {
            String parcel = parcels.of(plan.entrants().get(entrant));
            if (parcel != null) {
                proven.add(parcel);
                broken.remove(parcel);
            }
        }
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

    @GuardedBy("lock")
    private void require(Fixture fixture, GameRecord record) {
        Game game = record.played().game();
        VerdictCode code = record.played().verdict().code();
        boolean fits = game.rules().equals(plan.rules()) || (game.rules().game().equals(plan.rules().game())
                && game.rules().variant().equals(plan.rules().variant()));
        fits &= game.startPosition() == Game.start(plan.rules()).position();
        fits &= record.played().white().equals(name(fixture.white()))
                && record.played().black().equals(name(fixture.black()));
        fits &= switch (code) {
            case BY_RULE -> game.outcome().over();
            case TOO_LONG, UNCLEAR, NOT_STARTED, NO_NAME, ILLEGAL_MOVE, MALFORMED_ANSWER, OUT_OF_TIME,
                    CLOCK_RAN_OUT, CRASHED, ANSWERED_TWICE, ANSWERED_UNASKED ->
                !game.outcome().over();
            case BROKEN_OFF, UNFINISHED, RESIGNED, AGREED, CALLED_OFF -> false;
        };
        if (!fits) {
            throw new NotationException("this is no result of game %s", "das ist kein Ergebnis von Partie %s",
                    GameTables.label(fixture));
        }
    }

    /** A program can't be had, built or started on this worker's machine; the game goes to another one. */
    public void trouble(String worker, String game, long epoch, String parcel, Sentence why) {
        synchronized (lock) {
            Machine machine = known(worker);
            Lease lease = new Lease(game, epoch, worker);
            book.release(lease);
            forget(lease);
            machine.unable().add(parcel);
            String who = plan.entrants().stream().filter(entrant -> parcel.equals(parcels.of(entrant)))
                    .map(Entrant::name).findFirst().orElse("?");
            note(Sentence.of("%s can't play on %s: %s", "%s kann auf %s nicht spielen: %s", who, machine.name(), why));
            if (!proven.contains(parcel)) {
                broken.computeIfAbsent(parcel, _ -> new Broken(new HashSet<>(), why, nanoClock.getAsLong())).on()
                        .add(worker);
                leaveOutBroken(false);
            }
        }
    }

    /**
     * A program that ran nowhere and fails on every machine there is, at least two of them, fails everywhere and is left
     * out, as it would have been before the first game; so is, after a while, one that fails on the only machine while
     * nothing else is left to play. Elsewhere it is the machine that is to blame.
     */
    @GuardedBy("lock")
    private void leaveOutBroken(boolean nothingElse) {
        long now = nanoClock.getAsLong();
        Set<String> present = new HashSet<>();
        for (Machine machine : machines.values()) {
            if (wanted(machine) && now - machine.seen() < leaseMillis * NANOS_OF_A_MILLI) {
                present.add(machine.id());
            }
        }
        for (Map.Entry<String, Broken> program : List.copyOf(broken.entrySet())) {
            Broken failed = program.getValue();
            boolean waitedLong = nothingElse && running.isEmpty() && now - failed.since() > PATIENCE_NANOS;
            if (failed.on().containsAll(present) && (failed.on().size() >= 2 || waitedLong)) {
                leaveOut(program.getKey(), failed.why());
            }
        }
    }

    @GuardedBy("lock")
    private void leaveOut(String parcel, Sentence why) {
        broken.remove(parcel);
        Map<String, RosterChange.LeftOut> out = new LinkedHashMap<>();
        for (int i = 0; i < plan.entrants().size(); i++) {
            Entrant entrant = plan.entrants().get(i);
            if (parcel.equals(parcels.of(entrant)) && !plan.roster().stays().get(i).withdrawn()) {
                out.put(entrant.name(), new RosterChange.LeftOut(entrant.spec().words(), why));
                note(Sentence.of("%s is left out: it fails on every machine (%s)",
                        "%s spielt nicht mit: es scheitert auf jedem Rechner (%s)", entrant.name(), why));
            }
        }
        if (!out.isEmpty()) {
            book.add(new RosterChange(book.lastRound() + 1, Map.of(), out, List.of(), plan.onWithdrawal()));
            plan = book.plan(file);
            board.replan(plan);
            lock.notifyAll();
        }
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
    Leased takeHere(String worker) throws InterruptedException {
        synchronized (lock) {
            while (true) {
                forgetLapsed();
                if (over()) {
                    return null;
                }
                Live live = lease(worker, null, true);
                if (live == null) {
                    live = lease(worker, null, false);
                }
                if (live != null) {
                    return new Leased(live.fixture, live.lease, live.observer);
                }
                lock.wait(WAIT_MILLIS);
            }
        }
    }

    /** A game that a table of this server plays. */
    record Leased(Fixture fixture, Lease lease, GameObserver observer) {}

    /** The same for tables that do not play themselves: waits until everything is played. */
    void awaitEnd() throws InterruptedException {
        synchronized (lock) {
            while (true) {
                forgetLapsed();
                if (over()) {
                    return;
                }
                lock.wait(WAIT_MILLIS);
            }
        }
    }

    /** What was played here counts as all else does. */
    void handHere(Leased game, GameRecord record) {
        synchronized (lock) {
            count(game.fixture(), game.lease(), new Result(game.lease().worker(), game.lease().label(),
                    game.lease().epoch(), record, "", 0, 0, 0), "server", book.spoiled(game.fixture()));
        }
    }

    void giveBack(Leased game) {
        synchronized (lock) {
            book.release(game.lease());
            running.remove(game.lease().label());
            lock.notifyAll();
        }
    }

    /** The games of this server's own tables are still being played. */
    void renewHere(String worker) {
        synchronized (lock) {
            List<Live> own = running.values().stream().filter(live -> live.lease.worker().equals(worker)).toList();
            book.renew(own.stream().map(live -> live.lease).toList(), leaseMillis);
            own.forEach(live -> live.until = deadline());
        }
    }

    TournamentPlan plan() {
        synchronized (lock) {
            return plan;
        }
    }

    List<FinishedGame> games() {
        synchronized (lock) {
            return book.games();
        }
    }

    /** All that the book knows, to be written into a journal. */
    JournalExchange.Contents contents() {
        synchronized (lock) {
            return book.contents();
        }
    }

    /** The file of a program. */
    public @Nullable Path parcel(String name) {
        return parcels.find(name);
    }

    // ---- what pages show ----

    List<TournamentView.Machine> machines() {
        synchronized (lock) {
            forgetGone();
            long now = nanoClock.getAsLong();
            Map<String, List<String>> games = new HashMap<>();
            running.values().forEach(
                    live -> games.computeIfAbsent(live.lease.worker(), _ -> new ArrayList<>()).add(live.lease.label()));
            List<TournamentView.Machine> shown = new ArrayList<>();
            for (Machine machine : machines.values()) {
                String state = now - machine.seen() > leaseMillis * NANOS_OF_A_MILLI
                        ? "silent"
                        : wanted(machine) ? "there" : "slow";
                shown.add(new TournamentView.Machine(machine.name(), state, machine.cores(), machine.parallel(),
                        machine.speed(), machine.load(), machine.played(),
                        games.getOrDefault(machine.id(), List.of())));
            }
            return shown;
        }
    }

    List<Spoken> notes() {
        synchronized (lock) {
            return notes.stream().map(Spoken::of).toList();
        }
    }
}
