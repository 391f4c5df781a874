package zwickmuehle.web.thinking;

import java.util.concurrent.atomic.AtomicBoolean;

/** A search that does what the test says, and notes whether it was hurried or dropped. */
final class FakeTask implements FairThreads.Task {
    final AtomicBoolean hurried = new AtomicBoolean();
    final AtomicBoolean dropped = new AtomicBoolean();
    private final String client;
    private final boolean idle;
    private final Runnable work;

    FakeTask(String client, boolean idle, Runnable work) {
        this.client = client;
        this.idle = idle;
        this.work = work;
    }

    @Override
    public String client() {
        return client;
    }

    @Override
    public boolean idle() {
        return idle;
    }

    @Override
    public void run() {
        work.run();
    }

    @Override
    public void hurry() {
        hurried.set(true);
    }

    @Override
    public void drop() {
        dropped.set(true);
    }
}
