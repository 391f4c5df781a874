package zwickmuehle.web.thinking;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Threads for searches, shared out by client: of those who wait, the one is served next whose client has had the least,
 * and computers that play each other come last. A search that has had its slice while others wait is asked to answer, so
 * nobody waits long because somebody else thinks long. Any thread may call.
 */
final class FairThreads {

    /** A search. */
    interface Task {
        /** On whose account. */
        String client();

        /** Whether nobody waits for it but a computer. */
        boolean idle();

        void run();

        /** Others wait: an answer is wanted now. */
        void hurry();

        /** It will not be run. */
        void drop();
    }

    /** What one client has waiting, and has had. */
    private static final class Account {
        private final Deque<Task> awaited = new ArrayDeque<>();
        private final Deque<Task> idle = new ArrayDeque<>();
        private int running;
        private long nanosUsed;

        Deque<Task> of(boolean idleOnes) {
            return idleOnes ? idle : awaited;
        }

        boolean empty() {
            return running == 0 && awaited.isEmpty() && idle.isEmpty();
        }
    }

    private record Running(Task task, long since) {}

    private final ThreadPoolExecutor threads;
    private final int mostWaiting;
    private final Duration slice;
    private final LongSupplier nanoClock;
    @GuardedBy("this")
    private final Map<String, Account> accounts = new HashMap<>();
    @GuardedBy("this")
    private final List<Running> running = new ArrayList<>();
    @GuardedBy("this")
    private int waiting;
    @GuardedBy("this")
    private boolean closed;

    /**
     * Some threads.
     *
     * @param mostWaiting tasks that may wait; the next is refused
     * @param slice how long a search runs undisturbed while others wait
     */
    FairThreads(int count, int mostWaiting, Duration slice, String name, LongSupplier nanoClock) {
        this.mostWaiting = mostWaiting;
        this.slice = slice;
        this.nanoClock = nanoClock;
        threads = new ThreadPoolExecutor(count, count, 10, TimeUnit.SECONDS, new LinkedBlockingQueue<>(),
                Thread.ofPlatform().daemon().name(name, 0).factory());
        threads.allowCoreThreadTimeOut(true);
    }

    /** @throws RejectedExecutionException if too many wait, or everything ends */
    void execute(Task task) {
        synchronized (this) {
            if (closed || waiting >= mostWaiting) {
                throw new RejectedExecutionException();
            }
            accounts.computeIfAbsent(task.client(), _ -> newcomer()).of(task.idle()).add(task);
            waiting++;
        }
        threads.execute(this::runNext);
    }

    /** Whoever is new has had as much as the one who has had least: it is served soon, and not for ever. */
    @GuardedBy("this")
    private Account newcomer() {
        Account account = new Account();
        account.nanosUsed = accounts.values().stream().mapToLong(other -> other.nanosUsed).min().orElse(0);
        return account;
    }

    private void runNext() {
        Running begun = begin();
        if (begun == null) {
            return;
        }
        try {
            begun.task().run();
        } finally {
            end(begun);
        }
    }

    private synchronized @Nullable Running begin() {
        Account account = next(false);
        boolean idle = account == null;
        if (account == null) {
            account = next(true);
        }
        if (account == null) {
            return null;
        }
        Running begun = new Running(account.of(idle).removeFirst(), nanoClock.getAsLong());
        waiting--;
        account.running++;
        running.add(begun);
        return begun;
    }

    @GuardedBy("this")
    private @Nullable Account next(boolean idle) {
        return accounts.values().stream().filter(account -> !account.of(idle).isEmpty())
                .min(Comparator.<Account>comparingInt(account -> account.running)
                        .thenComparingLong(account -> account.nanosUsed))
                .orElse(null);
    }

    private synchronized void end(Running ended) {
        running.remove(ended);
        Account account = accounts.get(ended.task().client());
        if (account != null) {
            account.running--;
            account.nanosUsed += nanoClock.getAsLong() - ended.since();
            if (account.empty() && accounts.size() > 1) {
                accounts.remove(ended.task().client());
            }
        }
    }

    /** Makes room for those who wait; called several times a second. */
    void relieve() {
        List<Task> hurried;
        synchronized (this) {
            if (waiting == 0) {
                return;
            }
            boolean awaited = next(false) != null;
            long now = nanoClock.getAsLong();
            hurried = running.stream()
                    .filter(one -> (awaited && one.task().idle()) || now - one.since() > slice.toNanos())
                    .sorted(Comparator.comparing((Running one) -> !one.task().idle())
                            .thenComparingLong(Running::since))
                    .limit(waiting).map(Running::task).toList();
        }
        hurried.forEach(Task::hurry);
    }

    synchronized int running() {
        return running.size();
    }

    synchronized int waiting() {
        return waiting;
    }

    /** Drops what waits and takes nothing more. */
    void close() {
        List<Task> dropped = new ArrayList<>();
        synchronized (this) {
            closed = true;
            accounts.values().forEach(account -> {
                dropped.addAll(account.awaited);
                dropped.addAll(account.idle);
                account.awaited.clear();
                account.idle.clear();
            });
            waiting = 0;
        }
        dropped.forEach(Task::drop);
        threads.shutdown();
    }

    /** Waits for what runs; what is not done in time is interrupted. */
    void await(long nanos) throws InterruptedException {
        if (!threads.awaitTermination(nanos, TimeUnit.NANOSECONDS)) {
            threads.shutdownNow();
        }
    }
}
