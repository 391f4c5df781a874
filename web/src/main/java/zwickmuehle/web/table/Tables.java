package zwickmuehle.web.table;

import java.security.SecureRandom;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Side;
import zwickmuehle.web.problem.Refusal;
import zwickmuehle.web.record.GameRecord;
import zwickmuehle.web.store.GameSummary;
import zwickmuehle.web.view.SideName;

/**
 * All games: those somebody plays or watches in memory, the others in the store until they are asked for. After a
 * restart memory is empty, and every game goes on with the first question about it. Any thread may call.
 */
public final class Tables implements AutoCloseable {
    private static final String LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
    private static final int ID_LENGTH = 12;
    /** More tables than this are not kept in memory if nobody watches them. */
    private static final int MOST_IN_MEMORY = 2_000;

    private final House house;
    private final SecureRandom random = new SecureRandom();
    private final Map<String, Table> inMemory = new ConcurrentHashMap<>();
    private volatile boolean closed;

    public Tables(House house) {
        this.house = house;
    }

    /** An id that nobody guesses, so that a game is seen only by those who have its link. */
    public String freshId() {
        StringBuilder id = new StringBuilder();
        for (int i = 0; i < ID_LENGTH; i++) {
            id.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
        }
        return id.toString();
    }

    public Token freshToken() {
        return Token.fresh(random);
    }

    /** Stores a new game and sets up its table; {@code own} are the human seats its maker takes. */
    public Table create(GameRecord record, Token maker, List<Side> own) {
        Map<String, String> roles = new HashMap<>();
        roles.put(Seats.CONTROL, maker.hash());
        own.stream().filter(record.setup()::human).forEach(side -> roles.put(SideName.of(side), maker.hash()));
        house.store().create(record, roles);
        Table table = new Table(new LiveGame(house, record, new Seats(roles)));
        inMemory.put(record.setup().id(), table);
        clearIdleTables();
        table.live().open();
        return table;
    }

    /**
     * The table of a game.
     *
     * @throws Refusal if there is no such game
     */
    public Table find(String id) {
        Table table = inMemory.get(id);
        if (table == null && id.length() == ID_LENGTH && !closed) {
            clearIdleTables();
            table = inMemory.computeIfAbsent(id, this::load);
        }
        if (table == null) {
            throw Refusal.unknownGame(id);
        }
        return table;
    }

    private @Nullable Table load(String id) {
        GameRecord record = house.store().load(id);
        if (record == null) {
            return null;
        }
        Table table = new Table(new LiveGame(house, record, new Seats(house.store().seats(id))));
        table.live().open();
        return table;
    }

    /** The games in which the token has a role, the one changed last first; read from the store, and left there. */
    public List<GameSummary> gamesOf(@Nullable Token token, int from, int most) {
        return token == null ? List.of() : house.store().gamesOf(token.hash(), from, most);
    }

    /** Everything about a table is in the store, so one that nobody uses can be forgotten at any time. */
    private void clearIdleTables() {
        if (inMemory.size() > MOST_IN_MEMORY) {
            for (String id : inMemory.keySet()) {
                inMemory.computeIfPresent(id, (_, table) -> table.live().closedIfIdle() ? null : table);
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
        inMemory.values().forEach(table -> table.live().finish());
    }

    @Override
    public void close() {
        closed = true;
        inMemory.values().forEach(table -> table.live().close());
        inMemory.clear();
    }
}
