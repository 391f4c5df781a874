package zwickmuehle.web.table;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.table.GameSummary;
import zwickmuehle.play.table.Ledger;
import zwickmuehle.play.table.Overtaken;
import zwickmuehle.play.table.Person;
import zwickmuehle.play.table.Seats;

/** Keeps thousands of games without waiting for a disk, for tests that ask where games are and not whether they last. */
final class MemoryLedger implements Ledger {
    private final Map<String, Kept> kept = new ConcurrentHashMap<>();

    @Override
    public void create(GameState record, Seats seats) {
        kept.put(record.setup().id(), new Kept(record, seats));
    }

    @Override
    public void save(Kept before, Kept after) {
        kept.compute(after.record().setup().id(), (_, now) -> {
            if (Objects.requireNonNull(now).record().version() != before.record().version()) {
                throw new Overtaken();
            }
            return after;
        });
    }

    @Override
    public @Nullable Kept load(String id) {
        return kept.get(id);
    }

    @Override
    public List<GameSummary> gamesOf(Person person, int from, int most) {
        return kept.values().stream().skip(from).limit(most).map(game -> new GameSummary(game.record(), Instant.EPOCH))
                .toList();
    }
}
