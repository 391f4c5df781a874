package zwickmuehle.web.http;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongSupplier;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.rules.Sentence;

/**
 * So much of something a client may have: a bucket each, which fills steadily up to its size and from which each
 * request takes one. What turns out to cost more afterwards is taken too, and leaves a debt. Bounded in memory: full buckets are forgotten, and if there are still too many, all newcomers
 * share one. Any thread may ask.
 */
final class RateLimit {
    private static final int MOST_BUCKETS = 20_000;
    /** No debt is greater than what comes in so many seconds. */
    private static final double SECONDS_OF_DEBT = 10;
    private static final Client NEWCOMERS = new Client("newcomers");

    private static final class Bucket {
        private double level;
        private long filled;

        Bucket(double level, long filled) {
            this.level = level;
            this.filled = filled;
        }
    }

    private final double perSecond;
    private final int size;
    private final Sentence refusal;
    private final LongSupplier nanoClock;
    private final Map<Client, Bucket> buckets = new ConcurrentHashMap<>();
    private final LongAdder refused = new LongAdder();

    RateLimit(double perSecond, int size, Sentence refusal, LongSupplier nanoClock) {
        this.refusal = refusal;
        this.perSecond = perSecond;
        this.size = size;
        this.nanoClock = nanoClock;
    }

    /**
     * Takes one from the client's bucket.
     *
     * @throws Refusal if there is none left
     */
    void take(Client client) {
        take(client, 1);
    }

    /** The same for several at once. */
    void take(Client client, long amount) {
        long now = nanoClock.getAsLong();
        Bucket bucket = bucket(client, now);
        synchronized (bucket) {
            fill(bucket, now);
            if (bucket.level < amount) {
                refused.increment();
                throw Refusal.busy(refusal.english(), refusal.german());
            }
            bucket.level -= amount;
        }
    }

    /** Takes what cannot be refused any more. */
    void charge(Client client, double amount) {
        long now = nanoClock.getAsLong();
        Bucket bucket = bucket(client, now);
        synchronized (bucket) {
            fill(bucket, now);
            bucket.level = Math.max(-SECONDS_OF_DEBT * perSecond, bucket.level - amount);
        }
    }

    /** Whether nothing is left. */
    boolean spent(Client client) {
        long now = nanoClock.getAsLong();
        Bucket bucket = bucket(client, now);
        synchronized (bucket) {
            fill(bucket, now);
            return bucket.level < 1;
        }
    }

    private Bucket bucket(Client client, long now) {
        Client known = buckets.containsKey(client) || hasRoom(now) ? client : NEWCOMERS;
        return buckets.computeIfAbsent(known, _ -> new Bucket(size, now));
    }

    private void fill(Bucket bucket, long now) {
        // A clock that jumps back fills nothing; it must not empty the bucket.
        double fresh = Math.max(0, now - bucket.filled) * perSecond / 1e9;
        bucket.level = Math.min(size, bucket.level + fresh);
        bucket.filled = now;
    }

    private boolean hasRoom(long now) {
        if (buckets.size() < MOST_BUCKETS) {
            return true;
        }
        buckets.values().removeIf(bucket -> {
            synchronized (bucket) {
                fill(bucket, now);
                return bucket.level >= size;
            }
        });
        return buckets.size() < MOST_BUCKETS;
    }

    long refused() {
        return refused.sum();
    }
}
