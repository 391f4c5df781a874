package zwickmuehle.web.table;

import java.lang.ref.WeakReference;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import zwickmuehle.play.table.Carrier;

/**
 * What is to be done at one game, and when. The timer of the server does not keep the game: when it has been put away,
 * nothing holds it but this list, which goes with it. Otherwise whoever has games put away and fetched again and again
 * would fill the memory with games that only wait for their clocks.
 */
final class Agenda implements Carrier.Timer {
    private final ScheduledExecutorService timer;
    private final Executor turn;
    private final Set<Entry> entries = ConcurrentHashMap.newKeySet();

    /** @param turn runs what is given to it when nothing else happens to the game */
    Agenda(ScheduledExecutorService timer, Executor turn) {
        this.timer = timer;
        this.turn = turn;
    }

    /** Something to be done, once. */
    private final class Entry {
        private final Runnable work;

        Entry(Runnable work) {
            this.work = work;
        }

        void begin() {
            entries.remove(this);
            turn.execute(work);
        }
    }

    /** All that the timer keeps: a way to the entry, as long as there is one. */
    private record Due(WeakReference<Entry> entry) implements Runnable {
        @Override
        public void run() {
            // What is done may take its time, or wait for the game: no other game's timer waits with it.
            Thread.startVirtualThread(() -> {
                Entry due = entry.get();
                if (due != null) {
                    due.begin();
                }
            });
        }
    }

    @Override
    public void later(long nanos, Runnable work) {
        Entry entry = new Entry(work);
        entries.add(entry);
        try {
            Future<?> _ = timer.schedule(new Due(new WeakReference<>(entry)), nanos, TimeUnit.NANOSECONDS);
        } catch (RejectedExecutionException _) {
            // The server is stopping; what is stored goes on after the next start.
        }
    }
}
