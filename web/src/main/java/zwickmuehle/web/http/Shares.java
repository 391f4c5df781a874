package zwickmuehle.web.http;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.LongAdder;
import zwickmuehle.rules.Sentence;
import zwickmuehle.play.problem.Refusal;

/** Places for something of which only so many can be had at once, over all and by one client. Any thread may ask. */
final class Shares {
    private final int most;
    private final int mostPerClient;
    private final Sentence refusal;
    @GuardedBy("this")
    private final Map<Client, Integer> taken = new HashMap<>();
    private final LongAdder refused = new LongAdder();
    @GuardedBy("this")
    private int all;

    Shares(int most, int mostPerClient, Sentence refusal) {
        this.most = most;
        this.mostPerClient = mostPerClient;
        this.refusal = refusal;
    }

    /** A place that is taken until it is closed. */
    interface Place extends AutoCloseable {
        @Override
        void close();
    }

    /**
     * Takes a place.
     *
     * @throws Refusal if there is none
     */
    synchronized Place take(Client client) {
        int own = taken.getOrDefault(client, 0);
        if (all >= most || own >= mostPerClient) {
            refused.increment();
            throw Refusal.busy(refusal.english(), refusal.german());
        }
        all++;
        taken.put(client, own + 1);
        AtomicBoolean held = new AtomicBoolean(true);
        return () -> {
            if (held.getAndSet(false)) {
                giveBack(client);
            }
        };
    }

    private synchronized void giveBack(Client client) {
        all--;
        taken.computeIfPresent(client, (_, own) -> own == 1 ? null : own - 1);
        notifyAll();
    }

    /** Waits until all places are free again, but not for ever. */
    synchronized void awaitNone(long millis) {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        try {
            for (long left = millis; all > 0 && left > 0; left = (end - System.nanoTime()) / 1_000_000) {
                wait(left);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    synchronized int taken() {
        return all;
    }

    long refused() {
        return refused.sum();
    }
}
