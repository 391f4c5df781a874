package zwickmuehle.play.table;

import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Who of those who play a game is there, by mark. Nothing of it is kept: after a restart everybody has to be seen anew.
 * A page that is loaded again or looked away from for a moment is not away; a page that nobody sees and that glances at
 * the game now and then keeps somebody here, but brings nobody back.
 */
final class Presence {
    /** So long nobody notices that somebody has gone. */
    static final long NANOS_UNNOTICED = 15_000_000_000L;
    /** Since when somebody is away whom nobody has seen here. */
    private static final long UNKNOWN = -1;

    private final Carrier carrier;
    private final Runnable changed;
    private final long opened;
    /** When each was last here, with a page open or asking for something. */
    private final Map<String, Long> lastHere = new HashMap<>();
    /** Those who are away, and since when. */
    private final Map<String, Long> away = new HashMap<>();
    /** Those of whom it will be seen in a while whether they are still here. */
    private final Set<String> looked = new HashSet<>();

    /** @param changed called when somebody is found to be away, or has come back */
    Presence(Carrier carrier, Runnable changed) {
        this.carrier = carrier;
        this.changed = changed;
        this.opened = now();
    }

    private long now() {
        return carrier.nanoClock().getAsLong();
    }

    /** Somebody is here. */
    void here(Person person) {
        seen(person);
        if (away.remove(person.mark()) != null) {
            changed.run();
        }
    }

    /** A page of somebody was open until now, seen or not. */
    void seen(Person person) {
        lastHere.put(person.mark(), now());
    }

    /** Looks in a while whether somebody is still here. */
    void lookAfter(Person person) {
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
