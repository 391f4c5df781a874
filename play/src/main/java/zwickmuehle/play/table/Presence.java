package zwickmuehle.play.table;

import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Who of those who play a game is there, by mark. Nothing of it is kept: after a restart everybody has to be seen anew.
 * Where a game is carried in several places, each tells the others whom it sees, again and again, so a word that is lost
 * does no harm.
 * A page that is loaded again or looked away from for a moment is not away; a page that nobody sees and that glances at
 * the game now and then keeps somebody here, but brings nobody back.
 */
final class Presence {
    /** So long nobody notices that somebody has gone. */
    static final long NANOS_UNNOTICED = 15_000_000_000L;
    /** So often those who carry the game elsewhere are told that somebody is still here. */
    static final long NANOS_BETWEEN_WORDS = 5_000_000_000L;
    /** Since when somebody is away whom nobody has seen here. */
    private static final long UNKNOWN = -1;

    private final Carrier carrier;
    private final KeptGame kept;
    private final Runnable changed;
    private final long opened;
    /** When each was last here, with a page open or asking for something. */
    private final Map<String, Long> lastHere = new HashMap<>();
    /** Those who are away, and since when. */
    private final Map<String, Long> away = new HashMap<>();
    /** Those of whom it will be seen in a while whether they are still here. */
    private final Set<String> looked = new HashSet<>();
    /** When those elsewhere were last told of somebody. */
    private final Map<String, Long> spread = new HashMap<>();
    /** Those of whom they will be told again. */
    private final Set<String> spreading = new HashSet<>();

    /** @param changed called when somebody is found to be away, or has come back */
    Presence(Carrier carrier, KeptGame kept, Runnable changed) {
        this.carrier = carrier;
        this.kept = kept;
        this.changed = changed;
        this.opened = now();
    }

    private long now() {
        return carrier.nanoClock().getAsLong();
    }

    /**
     * Somebody looks at the game or does something at it.
     *
     * @param glance only with a page that nobody sees
     */
    void looksOn(@Nullable Person person, boolean glance) {
        if (person == null || !plays(person)) {
            return;
        }
        seen(person, glance);
        if (ofPeople()) {
            spread(person, glance);
        }
        lookAfterPeople();
    }

    /** Somebody is here, but where the game is carried elsewhere; that is not passed on. */
    void elsewhere(Person person, boolean glance) {
        if (!kept.closed() && ofPeople() && plays(person)) {
            seen(person, glance);
            lookAfter(person);
        }
    }

    private void seen(Person person, boolean glance) {
        lastHere.put(person.mark(), now());
        if (!glance && away.remove(person.mark()) != null) {
            changed.run();
        }
    }

    private boolean plays(Person person) {
        return !kept.seats().sidesOf(person).isEmpty();
    }

    private boolean ofPeople() {
        return kept.record().setup().humansOnly();
    }

    /** Two people want to know of each other whether they are still there. */
    void lookAfterPeople() {
        if (ofPeople()) {
            kept.seats().people(kept.record().setup()).forEach(this::lookAfter);
        }
    }

    /** Tells those who carry the game elsewhere, now and for as long as somebody has a page open. */
    private void spread(Person person, boolean glance) {
        long last = spread.getOrDefault(person.mark(), now() - NANOS_BETWEEN_WORDS);
        if (now() - last >= NANOS_BETWEEN_WORDS) {
            spread.put(person.mark(), now());
            if (carrier.audience().spread(person, glance) && spreading.add(person.mark())) {
                carrier.timer().later(NANOS_BETWEEN_WORDS, () -> {
                    spreading.remove(person.mark());
                    if (carrier.audience().watches(person)) {
                        spread(person, away(person));
                    }
                });
            }
        }
    }

    /** Looks in a while whether somebody is still here. */
    private void lookAfter(Person person) {
        if (!away.containsKey(person.mark()) && looked.add(person.mark())) {
            long left = NANOS_UNNOTICED - (now() - lastHere.getOrDefault(person.mark(), opened));
            carrier.timer().later(Math.max(1, left), () -> {
                looked.remove(person.mark());
                look(person);
            });
        }
    }

    private void look(Person person) {
        if (absence(person).toNanos() >= NANOS_UNNOTICED) {
            if (away.put(person.mark(), lastHere.getOrDefault(person.mark(), UNKNOWN)) == null) {
                changed.run();
            }
        } else if (!carrier.audience().watches(person)) {
            lookAfter(person);
        }
    }

    /** How long somebody has had no page open. */
    Duration absence(Person person) {
        return carrier.audience().watches(person)
                ? Duration.ZERO
                : Duration.ofNanos(now() - lastHere.getOrDefault(person.mark(), opened));
    }

    boolean away(Person person) {
        return away.containsKey(person.mark());
    }

    /** Whether somebody has been seen since the game was opened. */
    boolean met(Person person) {
        return lastHere.containsKey(person.mark());
    }

    /** For how long somebody who is away has been; null if that is not known. */
    @Nullable
    Duration awayFor(Person person) {
        long since = away.getOrDefault(person.mark(), UNKNOWN);
        return since == UNKNOWN ? null : Duration.ofNanos(now() - since);
    }
}
