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
 * nobody waits long because somebody else thinks long; and if too many wait, who has most waiting makes room. Any thread
 * may call.
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

        /** It will not be run. Told without any lock. */
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
            return running == 0 && waiting() == 0;
        }

        int waiting() {
            return awaited.size() + idle.size();
        }

        Task removeLast() {
            return idle.isEmpty() ? awaited.removeLast() : idle.removeLast();
        }
    }

    private record Running(Task task, long since) {}

    private final ThreadPoolExecutor threads;
    private final int mostWaiting;
    private final int mostRunningForOne;
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
     * @param mostWaiting tasks that may wait; the next is refused, or the last of who has more of them
     * @param mostRunningForOne tasks of one client that run at once: for those that cannot be hurried
     * @param slice how long a search runs undisturbed while others wait
     */
    FairThreads(int count, int mostWaiting, int mostRunningForOne, Duration slice, String name,
            LongSupplier nanoClock) {
        this.mostWaiting = mostWaiting;
        this.mostRunningForOne = mostRunningForOne;
        this.slice = slice;
        this.nanoClock = nanoClock;
        threads = new ThreadPoolExecutor(count, count, 10, TimeUnit.SECONDS, new LinkedBlockingQueue<>(),
                Thread.ofPlatform().daemon().name(name, 0).factory());
        threads.allowCoreThreadTimeOut(true);
    }

    /** @throws RejectedExecutionException if too many wait, or everything ends */
    void execute(Task task) {
        Task displaced = null;
        synchronized (this) {
            if (closed) {
                throw new RejectedExecutionException();
            }
            if (waiting >= mostWaiting) {
                displaced = makeRoomFor(task.client());
            }
            accounts.computeIfAbsent(task.client(), _ -> newcomer()).of(task.idle()).add(task);
            waiting++;
        }
        if (displaced != null) {
            // Whoever asks may hold the lock of a game, and to be told may take that of another.
            Thread.startVirtualThread(displaced::drop);
        }
        threads.execute(this::runNext);
    }

    /** The last task of the client that has most of them waiting, if that is more than this one would have. */
    @GuardedBy("this")
    private Task makeRoomFor(String client) {
        Account greediest = accounts.values().stream().max(Comparator.comparingInt(Account::waiting)).orElseThrow();
        Account own = accounts.get(client);
        if (greediest.waiting() <= (own == null ? 0 : own.waiting()) + 1) {
            throw new RejectedExecutionException();
        }
        waiting--;
        return greediest.removeLast();
    }

    /** Nobody wants it any more: if it waits, it gives its place to others. */
    synchronized void withdraw(Task task) {
        Account account = accounts.get(task.client());
        if (account != null && account.of(task.idle()).remove(task)) {
            waiting--;
            forgetIfEmpty(task.client(), account);
        }
    }

    @GuardedBy("this")
    private void forgetIfEmpty(String client, Account account) {
        if (account.empty() && accounts.size() > 1) {
            accounts.remove(client);
        }
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
        return accounts.values().stream()
                .filter(account -> !account.of(idle).isEmpty() && account.running < mostRunningForOne)
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
            forgetIfEmpty(ended.task().client(), account);
        }
        if (waiting > 0 && !closed) {
            // Who was passed over because of its share is looked at again.
            threads.execute(this::runNext);
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

    /** Drops what waits, hurries what runs, and takes nothing more. */
    void close() {
        List<Task> dropped = new ArrayList<>();
        List<Task> hurried;
        synchronized (this) {
            closed = true;
            hurried = running.stream().map(Running::task).toList();
            accounts.values().forEach(account -> {
                dropped.addAll(account.awaited);
                dropped.addAll(account.idle);
                account.awaited.clear();
                account.idle.clear();
            });
            waiting = 0;
        }
        hurried.forEach(Task::hurry);
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
