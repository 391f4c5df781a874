package zwickmuehle.web.http;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.LongAdder;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.rules.Sentence;

/**
 * Answers that are on their way: they are kept in memory until they have been read, so one client has only so many bytes
 * of them. Whoever reads what it asked for never notices. Any thread may ask.
 */
final class Freight {
    private final long mostBytes;
    private final Sentence refusal;
    @GuardedBy("this")
    private final Map<Client, Long> underWay = new HashMap<>();
    private final LongAdder refused = new LongAdder();

    Freight(long mostBytes, Sentence refusal) {
        this.mostBytes = mostBytes;
        this.refusal = refusal;
    }

    /**
     * So many bytes are on their way until what is returned is run, which may happen more than once.
     *
     * @throws Refusal if there are too many already
     */
    synchronized Runnable send(Client client, long bytes) {
        long before = underWay.getOrDefault(client, 0L);
        if (before > 0 && before + bytes > mostBytes) {
            refused.increment();
            throw Refusal.busy(refusal.english(), refusal.german());
        }
        underWay.put(client, before + bytes);
        AtomicBoolean onItsWay = new AtomicBoolean(true);
        return () -> {
            if (onItsWay.getAndSet(false)) {
                arrived(client, bytes);
            }
        };
    }

    private synchronized void arrived(Client client, long bytes) {
        underWay.computeIfPresent(client, (_, all) -> all == bytes ? null : all - bytes);
    }

    synchronized long underWay(Client client) {
        return underWay.getOrDefault(client, 0L);
    }

    long refused() {
        return refused.sum();
    }
}
