package zwickmuehle.web.table;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.play.record.GameRecord;
import zwickmuehle.play.table.Ledger;
import zwickmuehle.play.table.Person;
import zwickmuehle.play.table.Reply;
import zwickmuehle.play.table.Seats;
import zwickmuehle.play.table.Table;
import zwickmuehle.play.view.GameView;
import zwickmuehle.rules.Side;

/**
 * All games: those somebody plays or watches in memory, the others in the ledger until they are asked for. After a
 * restart memory is empty, and every game goes on with the first question about it. Any thread may call.
 */
public final class Tables implements AutoCloseable {
    private static final String LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
    private static final int ID_LENGTH = 12;
    /** More tables than this are not kept in memory if nobody watches them. */
    private static final int MOST_IN_MEMORY = 2_000;

    private final House house;
    private final Map<String, Place> inMemory = new ConcurrentHashMap<>();
    private volatile boolean closed;

    public Tables(House house) {
        this.house = house;
    }

    /** An id that nobody guesses, so that a game is seen only by those who have its link. */
    public String freshId() {
        StringBuilder id = new StringBuilder();
        for (int i = 0; i < ID_LENGTH; i++) {
            id.append(LETTERS.charAt(house.random().nextInt(LETTERS.length())));
        }
        return id.toString();
    }

    public Token freshToken() {
        return Token.fresh(house.random());
    }

    /** Stores a new game and sets up its table; {@code own} are the human seats its maker takes. */
    public GameView create(GameRecord record, Person maker, List<Side> own) {
        Seats seats = Seats.of(maker, record.setup(), own);
        house.ledger().create(record, seats);
        Place place = new Place(house, new Ledger.Kept(record, seats));
        inMemory.put(record.setup().id(), place);
        clearIdleTables();
        return place.at(table -> {
            table.open();
            return table.view(maker);
        });
    }

    /**
     * Does something at the table of a game, when it is its turn.
     *
     * @throws Refusal if there is no such game
     */
    public <T> T at(String id, Function<Table, T> work) {
        return find(id).at(work);
    }

    /** Asks something that may take a while, and waits for the answer without keeping others from the table. */
    public Object ask(String id, BiConsumer<Table, Reply<Object>> question) {
        CompletableFuture<Object> answer = new CompletableFuture<>();
        return at(id, table -> {
            question.accept(table, new Reply<>() {
                @Override
                public void answered(Object given) {
                    answer.complete(given);
                }

                @Override
                public void refused(RuntimeException why) {
                    answer.completeExceptionally(why);
                }
            });
            return answer;
        }).join();
    }

    /** A page that watches a game from now on. */
    public Watcher watch(String id, @Nullable Person person) {
        return find(id).watch(person);
    }

    private Place find(String id) {
        Place place = inMemory.get(id);
        if (place == null && id.length() == ID_LENGTH && !closed) {
            clearIdleTables();
            place = inMemory.computeIfAbsent(id, this::load);
        }
        if (place == null) {
            throw Refusal.unknownGame(id);
        }
        return place;
    }

    private @Nullable Place load(String id) {
        Ledger.Kept kept = house.ledger().load(id);
        if (kept == null) {
            return null;
        }
        Place place = new Place(house, kept);
        return place.at(table -> {
            table.open();
            return place;
        });
    }

    /** Everything about a table is in the ledger, so one that nobody uses can be forgotten at any time. */
    private void clearIdleTables() {
        if (inMemory.size() > MOST_IN_MEMORY) {
            for (String id : inMemory.keySet()) {
                inMemory.computeIfPresent(id, (_, place) -> place.at(Table::closedIfIdle) ? null : place);
                if (inMemory.size() <= MOST_IN_MEMORY / 2) {
                    return;
                }
            }
        }
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
