package zwickmuehle.web.thinking;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.play.problem.Refusal;

/**
 * The threads that search. Who thinks long never keeps others waiting: players who answer in no time, players who think,
 * programs (which think elsewhere, and here only wait) and questions of people (best move, hint, analysis) have threads
 * of their own. Moves always find a place, as each game has at most one under way; of questions only a few may wait, and
 * the next is refused.
 */
public final class ThinkingPool implements AutoCloseable {
    /** Programs at work at once; each is a process of its own. */
    private static final int MOST_PROGRAMS = 32;
    /** How long a program that cannot be hurried may still take when the server stops. */
    private static final long LAST_SECONDS = 5;

    private final LongAdder refused = new LongAdder();
    private final ThreadPoolExecutor quickMoves;
    private final ThreadPoolExecutor moves;
    private final ThreadPoolExecutor programs;
    private final ThreadPoolExecutor questions;

    /**
     * A pool that can be closed.
     *
     * @param threads for quick moves, and again as many for others and for questions
     * @param mostWaiting questions that may wait for a thread
     */
    public ThinkingPool(int threads, int mostWaiting) {
        quickMoves = threads(threads, new LinkedBlockingQueue<>(), "quick-move-");
        moves = threads(threads, new LinkedBlockingQueue<>(), "move-");
        programs = threads(MOST_PROGRAMS, new LinkedBlockingQueue<>(), "program-");
        questions = threads(threads, new ArrayBlockingQueue<>(mostWaiting), "question-");
    }

    private static ThreadPoolExecutor threads(int count, BlockingQueue<Runnable> waiting, String name) {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(count, count, 10, TimeUnit.SECONDS, waiting,
                Thread.ofPlatform().daemon().name(name, 0).factory());
        pool.allowCoreThreadTimeOut(true);
        return pool;
    }

    /** Runs the search for the move of a player. */
    void submitMove(PlayerSpec player, Runnable work) {
        try {
            threadsFor(player).execute(work);
        } catch (RejectedExecutionException _) {
            // The server is stopping: the game goes on when it is started again.
        }
    }

    private ThreadPoolExecutor threadsFor(PlayerSpec player) {
        if (player.program()) {
            return programs;
        }
        return player.quick() ? quickMoves : moves;
    }

    /**
     * Runs a search that a person asked for.
     *
     * @param dropped told why, if it is not run after all
     * @throws Refusal if too many wait already
     */
    void ask(Runnable search, Consumer<Refusal> dropped) {
        CompletableFuture<Boolean> _ = ask(() -> {
            search.run();
            return true;
        }).whenComplete((_, failure) -> {
            if (failure instanceof Refusal refusal) {
                dropped.accept(refusal);
            }
        });
    }

    /**
     * Answers a question in a thread of the pool, while the caller may wait.
     *
     * @throws Refusal if too many wait already
     */
    public <T extends @Nullable Object> CompletableFuture<T> ask(Callable<T> question) {
        CompletableFuture<T> answer = new CompletableFuture<>();
        try {
            questions.execute(new Question<>(question, answer));
        } catch (RejectedExecutionException _) {
            refused.increment();
            throw tooMany();
        }
        return answer;
    }

    /** A question on its way: answered by running it, or dropped. Whoever waits for it hears of either. */
    private record Question<T extends @Nullable Object>(Callable<T> question,
            CompletableFuture<T> answer) implements Runnable {
        @Override
        public void run() {
            try {
                answer.complete(question.call());
            } catch (Throwable e) {
                answer.completeExceptionally(e);
            }
        }

        void drop() {
            answer.completeExceptionally(tooMany());
        }
    }

    private static Refusal tooMany() {
        return Refusal.busy("too many ask the computer to think at once: please try again in a moment",
                "zu viele lassen den Computer zugleich rechnen: bitte gleich noch einmal versuchen");
    }

    /** Questions that run or wait. */
    public int underWay() {
        return questions.getActiveCount() + questions.getQueue().size();
    }

    /** Searches that run, moves and questions. */
    public int running() {
        return all().stream().mapToInt(ThreadPoolExecutor::getActiveCount).sum();
    }

    /** Searches that wait for a thread, moves and questions. */
    public int waiting() {
        return all().stream().mapToInt(pool -> pool.getQueue().size()).sum();
    }

    private List<ThreadPoolExecutor> all() {
        return List.of(questions, moves, quickMoves, programs);
    }

    /** Questions refused since the start. */
    public long refused() {
        return refused.sum();
    }

    /** Lets what runs come to its end, for at most a few seconds; what waits is dropped. */
    @Override
    public void close() {
        List<Runnable> dropped = new ArrayList<>();
        questions.getQueue().drainTo(dropped);
        dropped.forEach(waiting -> ((Question<?>) waiting).drop());
        all().forEach(pool -> {
            pool.getQueue().clear();
            pool.shutdown();
        });
        try {
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(LAST_SECONDS);
            for (ThreadPoolExecutor pool : all()) {
                boolean _ = pool.awaitTermination(end - System.nanoTime(), TimeUnit.NANOSECONDS);
            }
            all().forEach(ThreadPoolExecutor::shutdownNow);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
