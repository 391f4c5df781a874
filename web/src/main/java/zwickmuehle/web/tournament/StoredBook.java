package zwickmuehle.web.tournament;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;
import zwickmuehle.arena.record.GameRecord;
import zwickmuehle.arena.record.JsonRecords;
import zwickmuehle.arena.tournament.TournamentBook;
import zwickmuehle.arena.tournament.FinishedGame;
import zwickmuehle.arena.tournament.Fixture;
import zwickmuehle.arena.tournament.GameTables;
import zwickmuehle.arena.tournament.JournalExchange;
import zwickmuehle.arena.tournament.Members;
import zwickmuehle.arena.tournament.RosterChange;
import zwickmuehle.arena.tournament.TournamentPlan;
import zwickmuehle.web.store.TournamentStore;
import zwickmuehle.web.store.TournamentStore.Evidence;
import zwickmuehle.web.store.TournamentStore.Lease;
import zwickmuehle.web.store.TournamentStore.Outcome;
import zwickmuehle.web.store.TournamentStore.Place;

/** A tournament whose truth is in the store, with a copy in memory of what counts. Used by one thread at a time. */
final class StoredBook implements TournamentBook {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private final TournamentStore store;
    private final String id;
    private final List<FinishedGame> games = new ArrayList<>();
    private final List<RosterChange> changes = new ArrayList<>();
    private final Members members = new Members();

    /** @param id names the tournament in the store; made there if it is new */
    StoredBook(TournamentStore store, String id, TournamentPlan plan) {
        this.store = store;
        this.id = id;
        ObjectNode head = MAPPER.createObjectNode();
        plan.settings().forEach(head::put);
        plan.requireUnchanged(MAPPER.readTree(store.open(id, head.toString())));
        store.changes(id).forEach(change -> remember(RosterChange.read(MAPPER.readTree(change))));
        store.counted(id).forEach(counted -> games.add(new FinishedGame(fixture(counted.place()),
                JsonRecords.read(counted.record()))));
    }

    private static Fixture fixture(Place place) {
        return new Fixture(place.round(), place.table(), place.number(), place.white(), place.black());
    }

    private static Place place(Fixture fixture) {
        return new Place(GameTables.label(fixture), fixture.round(), fixture.table(), fixture.game(), fixture.white(),
                fixture.black());
    }

    /** Brings in what a journal has and the store has not; where both have a result, that of the store counts. */
    void bring(JournalExchange.Contents journal, TournamentPlan plan) {
        if (changes.isEmpty()) {
            List<RosterChange> theirs = new ArrayList<>(journal.changes());
            if (theirs.isEmpty() && !journal.games().isEmpty()) {
                // The first version of the journal knows no roster: everybody in the file takes part.
                Map<String, String> everybody = new LinkedHashMap<>();
                plan.entrants().forEach(entrant -> everybody.put(entrant.name(), entrant.spec().words()));
                theirs.add(new RosterChange(1, everybody, Map.of(), List.of(), plan.onWithdrawal()));
            }
            theirs.forEach(this::add);
        }
        for (FinishedGame game : journal.games()) {
            if (store.bring(id, place(game.fixture()), JsonRecords.write(game.record()).toString())) {
                games.add(game);
            }
        }
    }

    JournalExchange.Contents contents() {
        return new JournalExchange.Contents(List.copyOf(changes), games());
    }

    @Override
    public List<FinishedGame> games() {
        return List.copyOf(games);
    }

    @Override
    public TournamentPlan plan(TournamentPlan file) {
        return members.plan(file);
    }

    @Override
    public void add(RosterChange change) {
        store.change(id, changes.size(), change.write().toString());
        remember(change);
    }

    private void remember(RosterChange change) {
        members.apply(change);
        changes.add(change);
    }

    /** Gives a game to somebody for so long; null if it is held, or over. */
    @Nullable
    Lease lease(Fixture fixture, String worker, long millis) {
        return store.lease(id, place(fixture), worker, millis);
    }

    /** Lengthens leases; those that are lost. */
    List<Lease> renew(List<Lease> leases, long millis) {
        return store.renew(id, leases, millis);
    }

    void release(Lease lease) {
        store.release(id, lease);
    }

    /** Gives a game back that its machine spoiled; how often that has happened. */
    int spoil(Lease lease) {
        return store.spoil(id, lease);
    }

    int spoiled(Fixture fixture) {
        return store.spoiled(id, GameTables.label(fixture));
    }

    /** Counts a result, if it does count. */
    Outcome count(Lease lease, FinishedGame game) {
        Outcome outcome = store.count(id, lease, JsonRecords.write(game.record()).toString());
        if (outcome == Outcome.COUNTED
                || (outcome == Outcome.KNOWN
                        && games.stream().noneMatch(known -> known.fixture().equals(game.fixture())))) {
            games.add(game);
            return Outcome.COUNTED;
        }
        return outcome;
    }

    /** Keeps a result that does not count. */
    void keep(Lease lease, String why, GameRecord record) {
        store.keep(id, new Evidence(lease.label(), lease.epoch(), lease.worker(), why,
                JsonRecords.write(record).toString()));
    }

    @Override
    public void close() {
        // The store belongs to the server.
    }
}
