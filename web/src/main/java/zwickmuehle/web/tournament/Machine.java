package zwickmuehle.web.tournament;

import java.util.HashSet;
import java.util.Set;

/**
 * A worker, as its server knows it. Guarded by the lock of the {@link WorkDesk}.
 */
final class Machine {
    private final String id;
    private final String name;
    private final int cores;
    private final int parallel;
    /** Parcels with programs that can't play on it. */
    private final Set<String> unable = new HashSet<>();
    private double speed;
    private double load;
    private int played;
    private long seen;

    Machine(String id, String name, int cores, int parallel) {
        this.id = id;
        this.name = name;
        this.cores = cores;
        this.parallel = parallel;
    }

    String id() {
        return id;
    }

    String name() {
        return name;
    }

    int cores() {
        return cores;
    }

    int parallel() {
        return parallel;
    }

    Set<String> unable() {
        return unable;
    }

    double speed() {
        return speed;
    }

    double load() {
        return load;
    }

    int played() {
        return played;
    }

    long seen() {
        return seen;
    }

    void measured(double nowSpeed, double nowLoad) {
        speed = nowSpeed;
        load = nowLoad;
    }

    void hasPlayed() {
        played++;
    }

    void heard(long nanos) {
        seen = nanos;
    }
}
