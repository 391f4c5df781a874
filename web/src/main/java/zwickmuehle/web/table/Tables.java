package zwickmuehle.web.table;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.table.Ledger;
import zwickmuehle.play.table.Person;
import zwickmuehle.play.table.Reply;
import zwickmuehle.play.table.Seats;
import zwickmuehle.play.table.Table;
import zwickmuehle.play.view.GameView;
import zwickmuehle.rules.Side;
import zwickmuehle.web.store.Sharing;

/**
 * All games: those somebody plays or watches in memory, the others in the ledger until they are asked for. After a
 * restart memory is empty, and every game goes on with the first question about it. Any thread may call.
 */
public final class Tables implements AutoCloseable {
    /** Until somebody does something at it, a game that was loaded is on nobody's account. */
    static final String NOBODY = "";
    /** More tables than this are not kept in memory if nobody watches them. */
    private static final int MOST_IN_MEMORY = 2_000;

    private final ServerParts house;
    private final long mostBytes;
    private final Map<String, Place> inMemory = new ConcurrentHashMap<>();
    private volatile boolean closed;

    /** @param mostBytes of memory for games */
    public Tables(ServerParts house, long mostBytes) {
        this.house = house;
        this.mostBytes = mostBytes;
    }

    public String freshId() {
        return house.freshId();
    }

    public Token freshToken() {
        return Token.fresh(house.random());
    }

    /**
     * Stores a new game and sets up its table.
     *
     * @param own the human seats its maker takes
     * @param client on whose account it is stored and thinks
     */
    public GameView create(GameState record, Person maker, List<Side> own, String client) {
        Seats seats = Seats.of(maker, record.setup(), own);
        makeRoom();
        new CountedLedger(house.ledger(), house.accounts(), () -> client).create(record, seats);
        Place place = new Place(house, new Ledger.Kept(record, seats), client);
        inMemory.put(record.setup().id(), place);
        return place.at(table -> {
            table.open();
            return table.view(maker);
        });
    }

    /**
     * Does something at the table of a game, when it is its turn.
     *
     * @param client on whose account it is fetched from the ledger, if it has to be
     * @throws Refusal if there is no such game
     */
    public <T> T at(String id, String client, Function<Table, T> work) {
        return find(id, client).at(work);
    }

    /**
     * Something asked that may take a while: whoever waits for the answer does not keep others from the table, and may
     * give up waiting.
     */
    public static final class Asked implements Reply<Object> {
        private final CompletableFuture<Object> answer = new CompletableFuture<>();
        private final Place place;

        private Asked(Place place) {
            this.place = place;
        }

        @Override
        public void answered(Object given) {
            answer.complete(given);
        }

        @Override
        public void refused(RuntimeException why) {
            answer.completeExceptionally(why);
        }

        public CompletableFuture<Object> answer() {
            return answer;
        }

        /** Nobody waits any more. */
        public void giveUp() {
            place.use(table -> table.unask(this));
        }
    }

    /** Asks something of a game, on the account of a client. */
    public Asked ask(String id, String client, BiConsumer<Table, Reply<Object>> question) {
        Place place = find(id, client);
        Asked asked = new Asked(place);
        place.useFor(client, table -> question.accept(table, asked));
        return asked;
    }

    /** Whether somebody plays in a game. */
    public boolean plays(String id, String client, @Nullable Person person) {
        return find(id, client).plays(person);
    }

    /**
     * A page that watches a game from now on.
     *
     * @param glance nobody sees it, and it only looks in for a moment
     */
    public Watcher watch(String id, String client, @Nullable Person person, boolean glance) {
        return find(id, client).watch(client, person, glance);
    }

    /** A page of somebody has gone. */
    public void left(String id, @Nullable Person person) {
        Place place = inMemory.get(id);
        if (place != null && person != null) {
            place.use(table -> table.gone(person));
        }
    }

    /** @throws Refusal if there is no such game */
    Place find(String id, String client) {
        Place place = inMemory.get(id);
        if (place != null && house.sharing() != null) {
            freshen(id, place, house.sharing());
        }
        if (place == null && id.length() == ServerParts.ID_LENGTH && !closed) {
            makeRoom();
            place = inMemory.computeIfAbsent(id, this::load);
            // To replay a long game costs about as much as to send it.
            house.accounts().sent(client, place == null ? 0 : place.bytes() / 2);
        }
        if (place == null) {
            throw Refusal.unknownGame(id);
        }
        return place;
    }

    /**
     * Another server may have changed the game, and whoever asks here may have seen that there: an answer is never older
     * than the store was when it was asked for.
     */
    private void freshen(String id, Place place, Sharing sharing) {
        Long version = sharing.version(id);
        if (version == null) {
            forget(id);
            throw Refusal.unknownGame(id);
        }
        place.use(table -> {
            if (table.unsure() || table.record().version() < version) {
                table.refresh();
            }
        });
    }

    /** The games of this server, as far as other servers concern them. */
    public Sharing.Games shared() {
        return new SharedTables(this);
    }

    /** The place of a game that is in memory; null if it is not. */
    @Nullable
    Place inMemory(String id) {
        return inMemory.get(id);
    }

    private @Nullable Place load(String id) {
        Ledger.Kept kept = house.ledger().load(id);
        if (kept == null) {
            return null;
        }
        Place place = new Place(house, kept, NOBODY);
        return place.at(table -> {
            table.open();
            return place;
        });
    }

    /**
     * Everything about a table is in the ledger, so one that nobody uses can be forgotten at any time. If memory is
     * short, that is any table which nobody watches and no search is under way for.
     */
    private void makeRoom() {
        long bytes = bytes();
        boolean pressed = bytes > mostBytes;
        if (!pressed && inMemory.size() <= MOST_IN_MEMORY) {
            return;
        }
        for (Map.Entry<String, Place> entry : inMemory.entrySet()) {
            Place place = entry.getValue();
            if (inMemory.computeIfPresent(entry.getKey(),
                    (_, there) -> there == place && there.at(table -> table.closedIfIdle(pressed))
                            ? null
                            : there) == null) {
                bytes -= place.bytes();
            }
            if (inMemory.size() <= MOST_IN_MEMORY / 2 && bytes <= mostBytes / 2) {
                return;
            }
        }
        if (bytes > mostBytes) {
            putAwayLongest(bytes - mostBytes / 2);
        }
    }

    /**
     * Memory is short though nobody lets go of a game. The longest are put away in spite of that, and whoever watches
     * them comes again: nobody keeps others from playing by watching many long games.
     */
    private void putAwayLongest(long surplus) {
        long left = surplus;
        List<Map.Entry<String, Place>> longest = inMemory.entrySet().stream()
                .sorted(Comparator.comparingLong((Map.Entry<String, Place> entry) -> -entry.getValue().bytes()))
                .toList();
        for (Map.Entry<String, Place> entry : longest) {
            if (left <= 0) {
                return;
            }
            if (inMemory.remove(entry.getKey(), entry.getValue())) {
                left -= entry.getValue().bytes();
                entry.getValue().use(Table::close);
            }
        }
    }

    /** A game is in the ledger no more: whoever is still at it is sent away. */
    public void forget(String id) {
        Place place = inMemory.remove(id);
        if (place != null) {
            place.use(Table::close);
        }
    }

    /** The games in memory. */
    public Set<String> ids() {
        return Set.copyOf(inMemory.keySet());
    }

    /** About how much memory all games take. */
    public long bytes() {
        return inMemory.values().stream().mapToLong(Place::bytes).sum();
    }

    public int inMemory() {
        return inMemory.size();
    }

    /** Lets every search that runs end in a move that is stored; none is begun any more. */
    public void finish() {
        inMemory.values().forEach(place -> place.use(Table::finish));
    }

    @Override
    public void close() {
        closed = true;
        inMemory.values().forEach(place -> place.use(Table::close));
        inMemory.clear();
    }
}
