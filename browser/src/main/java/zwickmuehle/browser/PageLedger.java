package zwickmuehle.browser;

import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.table.GameSummary;
import zwickmuehle.play.table.Ledger;
import zwickmuehle.play.table.Overtaken;
import zwickmuehle.play.table.Person;
import zwickmuehle.play.table.Seats;

/**
 * The games of this browser, in memory, and written to its database by the worker's script, which answers nobody before
 * that has worked. Another tab may write too: the database keeps the first of two changes made on one version, and the
 * script tells us what is there then.
 */
final class PageLedger implements Ledger {
    private final JsonViews json;
    /** As they came from the database, until somebody asks for them. */
    private final Map<String, PageFields> unread = new HashMap<>();
    private final Map<String, Kept> games = new HashMap<>();
    private final Map<String, Long> changed = new HashMap<>();

    PageLedger(JsonViews json) {
        this.json = json;
    }

    /** What the database has of a game. */
    String stored(PageFields fields) {
        String id = fields.text("id");
        games.remove(id);
        unread.put(id, fields);
        changed.put(id, (long) StoredGame.number(fields, "changed"));
        return id;
    }

    void gone(String id) {
        games.remove(id);
        unread.remove(id);
        changed.remove(id);
    }

    @Override
    public void create(GameState record, Seats seats) {
        write(new Kept(record, seats), 0);
    }

    @Override
    public void save(Kept before, Kept after) {
        Kept kept = load(after.record().setup().id());
        if (kept == null || kept.record().version() != before.record().version()) {
            throw new Overtaken();
        }
        write(after, before.record().version());
    }

    private void write(Kept kept, long madeOn) {
        long now = Host.millis();
        String id = kept.record().setup().id();
        games.put(id, kept);
        unread.remove(id);
        changed.put(id, now);
        Host.say("keep", id, madeOn, json.write(StoredGame.of(kept, now)));
    }

    @Override
    public @Nullable Kept load(String id) {
        PageFields fields = unread.remove(id);
        if (fields != null) {
            games.put(id, StoredGame.read(fields));
        }
        return games.get(id);
    }

    /** Whoever uses this browser is one person. */
    @Override
    public List<GameSummary> gamesOf(Person person, int from, int most) {
        List<String> ids = changed.keySet().stream()
                .sorted(Comparator.comparing((String id) -> changed.getOrDefault(id, 0L)).reversed()).skip(from)
                .limit(most).toList();
        return ids.stream().map(id -> summary(id, load(id))).toList();
    }

    private GameSummary summary(String id, @Nullable Kept kept) {
        if (kept == null) {
            throw new IllegalStateException("a game is listed that is not there");
        }
        return new GameSummary(kept.record(), Instant.ofEpochMilli(changed.getOrDefault(id, 0L)));
    }
}
