package zwickmuehle.browser;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.table.Carrier;
import zwickmuehle.play.table.Ledger;
import zwickmuehle.play.table.Person;
import zwickmuehle.play.table.Seats;
import zwickmuehle.play.table.Seen;
import zwickmuehle.play.table.Table;
import zwickmuehle.rules.Side;

/** The games of this browser that are open, and who listens to them. */
final class OpenGames {
    /** The one person there is. */
    static final Person HERE = new Person("here");
    private static final String LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
    private static final int ID_LENGTH = 12;
    private static final int MOST_OPEN = 20;

    /** A game that is open, and who listens to it. */
    private record Place(Table table, Listeners listeners) {}

    private final JsonViews json;
    private final PageLedger ledger;
    private final WorkerThinking thinking;
    private final Timers timers;
    private final SplittableRandom random;
    private final Map<String, Place> open = new LinkedHashMap<>();
    private final Map<String, String> gameByStream = new HashMap<>();

    OpenGames(JsonViews json, PageLedger ledger, WorkerThinking thinking, Timers timers, SplittableRandom random) {
        this.json = json;
        this.ledger = ledger;
        this.thinking = thinking;
        this.timers = timers;
        this.random = random;
    }

    /** Makes a game, and what is seen of it. */
    Object created(GameState record, List<Side> own) {
        Seats seats = Seats.of(HERE, record.setup(), own);
        ledger.create(record, seats);
        return opened(new Ledger.Kept(record, seats)).table().view(HERE);
    }

    /** @throws Refusal if there is no such game */
    Table at(String id) {
        return place(id).table();
    }

    private Place place(String id) {
        Place place = open.get(id);
        return place != null ? place : opened(kept(id));
    }

    private Ledger.Kept kept(String id) {
        Ledger.Kept kept = ledger.load(id);
        if (kept == null) {
            throw Refusal.unknownGame(id);
        }
        return kept;
    }

    private Place opened(Ledger.Kept kept) {
        if (open.size() >= MOST_OPEN) {
            open.values().removeIf(place -> place.table().closedIfIdle(true));
        }
        Listeners listeners = new Listeners(json);
        Table table = new Table(new Carrier(ledger, thinking, timers::later, listeners, Host::nanoTime,
                new SplittableRandom(random.nextLong()), this::freshId), kept);
        Place place = new Place(table, listeners);
        open.put(kept.record().setup().id(), place);
        table.open();
        return place;
    }

    /** Another tab has changed or removed the game: whoever listens comes again and finds what is there. */
    void putAway(String id) {
        Place place = open.remove(id);
        if (place != null) {
            place.table().close();
        }
    }

    /** Deletes a game, if it is still the one that was seen. */
    DeskViews.Deleted deleted(String id, Seen seen) {
        GameState record = kept(id).record();
        if (seen.version() != null && seen.version() != record.version()) {
            throw Refusal.stale(record.game().length());
        }
        ledger.gone(id);
        putAway(id);
        Host.say("remove", id, record.version());
        return new DeskViews.Deleted(1, 0);
    }

    /** A stream of the page listens to a game from now on; the whole of it comes first. */
    void watch(String stream, String id) {
        Place place = place(id);
        Object view = place.table().watch(HERE);
        place.listeners().add(stream);
        gameByStream.put(stream, id);
        Host.say("event", stream, "game", json.write(view));
    }

    void leave(String stream) {
        String id = gameByStream.remove(stream);
        Place place = id == null ? null : open.get(id);
        if (place != null) {
            place.listeners().remove(stream);
        }
    }

    String freshId() {
        StringBuilder id = new StringBuilder();
        for (int i = 0; i < ID_LENGTH; i++) {
            id.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
        }
        return id.toString();
    }
}
