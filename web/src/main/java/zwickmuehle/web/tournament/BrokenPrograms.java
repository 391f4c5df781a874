package zwickmuehle.web.tournament;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.LongSupplier;
import zwickmuehle.rules.Sentence;

/**
 * Programs that failed on some machine and ran nowhere so far. One that fails on every machine there is, at least two of
 * them, fails everywhere; so does, after a while, one that fails on the only machine while nothing else is left to play.
 * Elsewhere it is the machine that is to blame. Guarded by the lock of the {@link WorkDesk}.
 */
final class BrokenPrograms {
    /** A program that fails on the only machine there is may run on one that comes later; but not for ever. */
    private static final long PATIENCE_NANOS = 120_000_000_000L;

    private final LongSupplier nanoClock;
    private final Set<String> proven = new HashSet<>();
    private final Map<String, Broken> broken = new HashMap<>();

    /** A program that failed on these machines. */
    private record Broken(Set<String> on, Sentence why, long since) {}

    BrokenPrograms(LongSupplier nanoClock) {
        this.nanoClock = nanoClock;
    }

    /** It has played a whole game somewhere. */
    void prove(String parcel) {
        proven.add(parcel);
        broken.remove(parcel);
    }

    /** It failed on this machine. */
    void failed(String parcel, String worker, Sentence why) {
        if (!proven.contains(parcel)) {
            broken.computeIfAbsent(parcel, _ -> new Broken(new HashSet<>(), why, nanoClock.getAsLong())).on()
                    .add(worker);
        }
    }

    /**
     * Those that fail everywhere, and why; they are not named again.
     *
     * @param present the machines there are
     * @param idle whether nothing else can be played
     */
    Map<String, Sentence> hopeless(Set<String> present, boolean idle) {
        long now = nanoClock.getAsLong();
        Map<String, Sentence> hopeless = new LinkedHashMap<>();
        broken.forEach((parcel, failed) -> {
            boolean waitedLong = idle && now - failed.since() > PATIENCE_NANOS;
            if (failed.on().containsAll(present) && (failed.on().size() >= 2 || waitedLong)) {
                hopeless.put(parcel, failed.why());
            }
        });
        broken.keySet().removeAll(hopeless.keySet());
        return hopeless;
    }
}
