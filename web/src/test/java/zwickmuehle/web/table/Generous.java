package zwickmuehle.web.table;

import java.util.concurrent.atomic.AtomicLong;

/** Nobody is refused anything, but it is noted. */
final class Generous implements Accounts {
    final AtomicLong stored = new AtomicLong();
    final AtomicLong sent = new AtomicLong();

    @Override
    public void make(String client, long bytes) {
        stored.addAndGet(bytes);
    }

    @Override
    public void store(String client, long bytes) {
        stored.addAndGet(bytes);
    }

    @Override
    public void owe(String client, long bytes) {
        stored.addAndGet(bytes);
    }

    @Override
    public void sent(String client, long bytes) {
        sent.addAndGet(bytes);
    }

    @Override
    public boolean spent(String client) {
        return false;
    }
}
