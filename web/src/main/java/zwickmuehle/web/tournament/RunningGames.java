package zwickmuehle.web.tournament;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.referee.GameObserver;
import zwickmuehle.arena.tournament.Fixture;
import zwickmuehle.rules.Game;
import zwickmuehle.web.store.TournamentStore.Lease;

/**
 * The games that somebody plays, by their labels, as far as this server has heard since it was started. Guarded by the
 * lock of the {@link WorkDesk}.
 */
final class RunningGames {
    private static final long NANOS_OF_A_MILLI = 1_000_000;

    private final long leaseMillis;
    private final LongSupplier nanoClock;
    private final Map<String, LeasedGame> games = new LinkedHashMap<>();

    RunningGames(long leaseMillis, LongSupplier nanoClock) {
        this.leaseMillis = leaseMillis;
        this.nanoClock = nanoClock;
    }

    /** @param observer has been told that it begins */
    LeasedGame begin(Fixture fixture, Lease lease, GameObserver observer, Game start) {
        LeasedGame game = new LeasedGame(fixture, lease, observer, start, deadline());
        games.put(lease.label(), game);
        return game;
    }

    private long deadline() {
        return nanoClock.getAsLong() + leaseMillis * NANOS_OF_A_MILLI;
    }

    boolean none() {
        return games.isEmpty();
    }

    boolean played(String label) {
        return games.containsKey(label);
    }

    /** The game of this very lease. */
    @Nullable
    LeasedGame of(Lease lease) {
        LeasedGame game = games.get(lease.label());
        return game != null && game.lease().equals(lease) ? game : null;
    }

    List<LeasedGame> of(String worker) {
        return games.values().stream().filter(game -> game.lease().worker().equals(worker)).toList();
    }

    /** The labels of the games of each worker. */
    Map<String, List<String>> labels() {
        Map<String, List<String>> labels = new HashMap<>();
        games.values().forEach(game -> labels.computeIfAbsent(game.lease().worker(), _ -> new ArrayList<>())
                .add(game.lease().label()));
        return labels;
    }

    void lengthen(LeasedGame game) {
        game.lengthen(deadline());
    }

    /** Leases that are over by our own clock; whether they are, the store knows better when it is asked. */
    void forgetLapsed() {
        long now = nanoClock.getAsLong();
        games.values().removeIf(game -> game.lapsed(now));
    }

    /** Nobody plays under this lease any more; under a later one of the same game somebody may. */
    void forget(Lease lease) {
        if (of(lease) != null) {
            games.remove(lease.label());
        }
    }

    /** It has its result, whoever else plays it. */
    void over(String label) {
        games.remove(label);
    }
}
