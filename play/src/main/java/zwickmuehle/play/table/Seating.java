package zwickmuehle.play.table;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.record.Setup;
import zwickmuehle.rules.Side;

/** People who sit down at a game, go, and say what they are called: the board stays as it is, and whoever thinks thinks on. */
final class Seating {
    private final KeptGame kept;
    private final TurnClock clock;
    private final Announcements announcements;
    private final Consumer<Person> here;

    /** @param here told who was here just now */
    Seating(KeptGame kept, TurnClock clock, Announcements announcements, Consumer<Person> here) {
        this.kept = kept;
        this.clock = clock;
        this.announcements = announcements;
        this.here = here;
    }

    /** @param name what they want to be called; null if they do not say */
    void sit(Person person, Side side, @Nullable String name) {
        Setup setup = kept.record().setup().withLeft(side, false).withName(side, name);
        kept.keep(kept.record().arranged(setup), kept.seats().with(side, person), kept.offers());
        clock.seatsChanged();
        here.accept(person);
        announcements.tellGame();
    }

    /** Somebody goes for good: whatever they held is free. */
    void leave(Person person) {
        Setup before = kept.record().setup();
        Setup setup = before;
        for (Side side : kept.seats().sidesOf(person)) {
            setup = setup.withLeft(side, true);
        }
        kept.keep(kept.record().arranged(setup), kept.seats().without(before, person), Offers.NONE);
        clock.seatsChanged();
        announcements.tellGame();
    }

    /** Somebody is called something else, or nothing. */
    void name(Person person, @Nullable String name) {
        Setup setup = kept.record().setup();
        for (Side side : kept.seats().sidesOf(person)) {
            setup = setup.human(side) ? setup.withName(side, name) : setup;
        }
        if (!setup.equals(kept.record().setup())) {
            kept.keep(kept.record().arranged(setup), kept.seats(), kept.offers());
            clock.watch();
            announcements.tellGame();
        }
    }
}
