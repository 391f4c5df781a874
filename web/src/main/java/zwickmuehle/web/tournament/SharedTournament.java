package zwickmuehle.web.tournament;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.record.GameRecord;
import zwickmuehle.arena.referee.GameObserver;
import zwickmuehle.arena.tournament.Entrant;
import zwickmuehle.arena.tournament.FinishedGame;
import zwickmuehle.arena.tournament.Fixture;
import zwickmuehle.arena.tournament.GameTables;
import zwickmuehle.arena.tournament.RosterChange;
import zwickmuehle.arena.tournament.TournamentPlan;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Sentence;
import zwickmuehle.web.store.TournamentStore.Lease;
import zwickmuehle.web.store.TournamentStore.Outcome;

/**
 * A tournament whose games are shared out among machines: its plan as it stands, what is to be played, who holds which
 * game, what counts. Guarded by the lock of the {@link WorkDesk}.
 */
final class SharedTournament {
    private final TournamentPlan file;
    private final StoredBook book;
    private final Parcels parcels;
    private final Scoreboard board;
    private final long leaseMillis;
    private final RunningGames running;
    private TournamentPlan plan;

    /** @param plan the file's, with everybody who came and went */
    SharedTournament(TournamentPlan file, TournamentPlan plan, StoredBook book, Parcels parcels, Scoreboard board,
            long leaseMillis, LongSupplier nanoClock) {
        this.file = file;
        this.plan = plan;
        this.book = book;
        this.parcels = parcels;
        this.board = board;
        this.leaseMillis = leaseMillis;
        this.running = new RunningGames(leaseMillis, nanoClock);
    }

    TournamentPlan plan() {
        return plan;
    }

    StoredBook book() {
        return book;
    }

    /** Those that somebody plays. */
    RunningGames running() {
        return running;
    }

    GamesToPlay toPlay() {
        return new GamesToPlay(plan, book.games(), parcels);
    }

    /** Whether every game has its result, and nobody plays any more. */
    boolean over() {
        running.forgetLapsed();
        return running.none() && toPlay().none();
    }

    /** Leases the first of these games that nobody holds; null if there is none. */
    @Nullable
    LeasedGame lease(String worker, Stream<Fixture> games) {
        for (Fixture fixture : games.toList()) {
            // Null: held since before this server was started, by somebody who has not been heard of yet.
            Lease lease = running.played(GameTables.label(fixture)) ? null : book.lease(fixture, worker, leaseMillis);
            if (lease != null) {
                return begin(fixture, lease);
            }
        }
        return null;
    }

    private LeasedGame begin(Fixture fixture, Lease lease) {
        GameObserver observer = board.game(fixture);
        Game start = Game.start(plan.rules());
        observer.started(start, plan.entrants().get(fixture.white()).name(),
                plan.entrants().get(fixture.black()).name());
        return running.begin(fixture, lease, observer, start);
    }

    /** The game of a lease that holds, also one from before a restart; null if there is no such game. */
    @Nullable
    LeasedGame held(Lease lease) {
        LeasedGame game = running.of(lease);
        if (game != null) {
            return game;
        }
        Fixture fixture = toPlay().named(lease.label());
        return fixture == null ? null : begin(fixture, lease);
    }

    /** Lengthens leases; those that are lost. */
    List<Lease> renew(List<Lease> leases) {
        return book.renew(leases, leaseMillis);
    }

    /** A game is given back and will be played elsewhere. */
    void giveBack(Lease lease) {
        book.release(lease);
        running.forget(lease);
    }

    /** A game is given back because its machine spoiled it; what was played is kept, and does not count. */
    void spoil(Lease lease, GameRecord record) {
        book.spoil(lease);
        book.keep(lease, "overloaded", record);
        running.forget(lease);
    }

    /**
     * A result as it is written down.
     *
     * @param machine the name of the one it was played on
     * @param spoiledBefore how often the game was played before
     */
    FinishedGame finished(Fixture fixture, WorkDesk.Result result, String machine, int spoiledBefore) {
        Map<String, String> tags = new LinkedHashMap<>(plan.tags(fixture));
        tags.put("Machine", machine);
        tags.put("Speed", String.format(Locale.ROOT, "%.0f", result.speed()));
        tags.put("Load", String.format(Locale.ROOT, "%.2f", result.load()));
        if (spoiledBefore > 0) {
            tags.put("PlayedAgain", Integer.toString(spoiledBefore));
        }
        return new FinishedGame(fixture, new GameRecord(result.record().played(), tags));
    }

    /** Counts a result, if it does count; one that came too late is kept. */
    Outcome count(Lease lease, FinishedGame game) {
        Outcome outcome = book.count(lease, game);
        if (outcome == Outcome.LATE) {
            book.keep(lease, "late", game.record());
        }
        return outcome;
    }

    /** Those who watch are told that a game is over. */
    void tellEnd(Lease lease, FinishedGame game) {
        LeasedGame played = held(lease);
        if (played != null) {
            played.show(words(game.record().played().game()));
        }
        board.ended(game, book.games());
    }

    private static List<String> words(Game game) {
        List<String> words = new ArrayList<>();
        for (int move : game.moves()) {
            words.add(game.rules().notation().move(move));
        }
        return words;
    }

    /** The programs that play a game, as far as they can travel. */
    List<String> programs(Fixture fixture) {
        return Stream.of(fixture.white(), fixture.black()).map(entrant -> parcels.of(plan.entrants().get(entrant)))
                .<String>mapMulti((parcel, into) -> {
                    if (parcel != null) {
                        into.accept(parcel);
                    }
                }).toList();
    }

    /** Whoever plays with this program. */
    List<String> names(String parcel) {
        return plan.entrants().stream().filter(entrant -> parcel.equals(parcels.of(entrant))).map(Entrant::name)
                .toList();
    }

    /** Whoever plays with a program that runs nowhere is left out, as it would have been before the first game; their names. */
    List<String> leaveOut(String parcel, Sentence why) {
        Map<String, RosterChange.LeftOut> out = new LinkedHashMap<>();
        for (int i = 0; i < plan.entrants().size(); i++) {
            Entrant entrant = plan.entrants().get(i);
            if (parcel.equals(parcels.of(entrant)) && !plan.roster().stays().get(i).withdrawn()) {
                out.put(entrant.name(), new RosterChange.LeftOut(entrant.spec().words(), why));
            }
        }
        if (!out.isEmpty()) {
            book.add(new RosterChange(book.lastRound() + 1, Map.of(), out, List.of(), plan.onWithdrawal()));
            plan = book.plan(file);
            board.replan(plan);
        }
        return List.copyOf(out.keySet());
    }
}
