package zwickmuehle.web.played;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.arena.tournament.FinishedGame;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.service.Exploring;
import zwickmuehle.play.service.OwnGames;
import zwickmuehle.play.table.Ledger;
import zwickmuehle.play.table.Person;
import zwickmuehle.rules.Rules;
import zwickmuehle.web.store.GameStore;
import zwickmuehle.web.store.StoreException;

/**
 * What was played, for the explorer: one's own games, those of this server's tournament, and collections that its
 * operator brought in. Other people's games are in none of them, so no number tells anything about them.
 *
 * <p>Nothing is replayed for a question but what is new among the asker's own games; the rest is kept up to date by
 * {@link #catchUp}. Any thread may call.
 */
public final class PlayedShelf {
    /** Whose games are kept in memory: who asked last. */
    private static final int MOST_PEOPLE = 32;
    /** Of collections. */
    private static final int MOST_GAMES = 100_000;
    /** What was being stored at the last look may be found a little later. */
    private static final Duration OVERLAP = Duration.ofSeconds(30);
    /** So often it is looked whether games of collections were deleted. */
    private static final Duration BETWEEN_COUNTS = Duration.ofMinutes(5);
    private static final Logger LOG = LoggerFactory.getLogger(PlayedShelf.class);

    private final GameStore store;
    private final Supplier<List<FinishedGame>> tournament;
    private final InstantSource clock;
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private final PublicGames collected = new PublicGames();
    private final PublicGames tournamentGames = new PublicGames();

    @GuardedBy("this")
    private final Set<String> known = new HashSet<>();
    @GuardedBy("this")
    private Instant lookedAt = Instant.EPOCH;
    @GuardedBy("this")
    private Instant countedAt = Instant.EPOCH;
    @GuardedBy("this")
    private int tournamentKnown;

    @GuardedBy("people")
    private final Map<Person, OwnGames> people = new LinkedHashMap<>();

    /** @param tournament the finished games of this server's tournament, the last one last; none if it holds none */
    public PlayedShelf(GameStore store, Supplier<List<FinishedGame>> tournament, InstantSource clock) {
        this.store = store;
        this.tournament = tournament;
        this.clock = clock;
    }

    /** What somebody may know of. */
    public Exploring.Played of(@Nullable Person person) {
        return new Exploring.Played() {
            @Override
            public <T> T with(Rules rules, Function<List<Exploring.Source>, T> work) {
                if (person == null) {
                    return withPublic(rules, List.of(), work);
                }
                OwnGames own = own(person);
                synchronized (own) {
                    return withPublic(rules, List.of(new Exploring.Source("own", own.by(rules))), work);
                }
            }
        };
    }

    private OwnGames own(Person person) {
        synchronized (people) {
            OwnGames known = people.remove(person);
            OwnGames own = known == null ? new OwnGames(store, person) : known;
            if (people.size() == MOST_PEOPLE) {
                people.remove(people.keySet().iterator().next());
            }
            // Who asked last comes last, so that the first is who asked longest ago.
            people.put(person, own);
            return own;
        }
    }

    private <T> T withPublic(Rules rules, List<Exploring.Source> own, Function<List<Exploring.Source>, T> work) {
        lock.readLock().lock();
        try {
            List<Exploring.Source> sources = new ArrayList<>(own);
            sources.add(new Exploring.Source("tournament", tournamentGames.by(rules)));
            sources.add(new Exploring.Source("collection", collected.by(rules)));
            return work.apply(sources);
        } finally {
            lock.readLock().unlock();
        }
    }

    /** Adds what was played and brought in since the last time, and forgets what is gone. To be called regularly. */
    public synchronized void catchUp() {
        try {
            catchUpWithTournament();
            catchUpWithCollections();
        } catch (StoreException e) {
            LOG.warn("the explorer could not catch up", e);
        }
    }

    @GuardedBy("this")
    private void catchUpWithTournament() {
        List<FinishedGame> games = tournament.get();
        if (games.size() < tournamentKnown) {
            tournamentKnown = 0;
            change(tournamentGames::clear);
        }
        for (FinishedGame game : games.subList(tournamentKnown, games.size())) {
            change(() -> tournamentGames.add(game.record().played().game(), game.verdict()));
        }
        tournamentKnown = games.size();
    }

    @GuardedBy("this")
    private void catchUpWithCollections() {
        Instant now = clock.instant();
        if (Duration.between(countedAt, now).compareTo(BETWEEN_COUNTS) > 0) {
            countedAt = now;
            if (!new HashSet<>(store.index().collectedSince(Instant.EPOCH, MOST_GAMES)).containsAll(known)) {
                known.clear();
                lookedAt = Instant.EPOCH;
                change(collected::clear);
            }
        }
        for (String id : store.index().collectedSince(lookedAt, MOST_GAMES)) {
            if (known.size() < MOST_GAMES && known.add(id)) {
                addCollected(id);
            }
        }
        lookedAt = now.minus(OVERLAP);
    }

    private void addCollected(String id) {
        Ledger.Kept kept;
        try {
            kept = store.load(id);
        } catch (StoreException e) {
            LOG.warn("a game of a collection cannot be read and is left out", e);
            return;
        }
        if (kept != null) {
            GameState record = kept.record();
            Verdict verdict = record.round().verdict();
            if (verdict != null) {
                change(() -> collected.add(record.game(), verdict));
            }
        }
    }

    private void change(Runnable work) {
        lock.writeLock().lock();
        try {
            work.run();
        } finally {
            lock.writeLock().unlock();
        }
    }
}
