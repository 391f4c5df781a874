package zwickmuehle.web.store;

import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.record.Setup;
import zwickmuehle.play.table.Ledger;
import zwickmuehle.play.table.Seats;
import zwickmuehle.rules.Rules;

/** Games to be stored, short to write. */
final class Samples {
    private Samples() {}

    static GameState fresh(String id, Rules rules, String white, String black, Duration moveTime) {
        return GameState.fresh(new Setup(id, rules, rules.start(), PlayerSpec.parseOffered(white),
                PlayerSpec.parseOffered(black), moveTime), false);
    }

    static Seats seats(String... rolesAndMarks) {
        return rolesAndMarks.length == 0 ? new Seats(Map.of()) : new Seats(Map.of(rolesAndMarks[0], rolesAndMarks[1]));
    }

    static void create(GameStore store, GameState record, String... rolesAndMarks) {
        store.create(record, seats(rolesAndMarks));
    }

    /** Saves a change of a game whose seats stay as they are. */
    static void save(GameStore store, GameState before, GameState after) {
        Seats seats = Objects.requireNonNull(store.load(before.setup().id())).seats();
        store.save(new Ledger.Kept(before, seats), new Ledger.Kept(after, seats));
    }

    static GameState load(GameStore store, String id) {
        return Objects.requireNonNull(store.load(id)).record();
    }

    static Map<String, String> seats(GameStore store, String id) {
        return Objects.requireNonNull(store.load(id)).seats().markByRole();
    }
}
