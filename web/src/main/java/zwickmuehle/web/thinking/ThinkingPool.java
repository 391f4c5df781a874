package zwickmuehle.web.thinking;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;
import zwickmuehle.web.problem.Refusal;

/**
 * The threads that search. Moves of computers and questions of people (best move, hint, analysis) have threads of their
 * own, so that neither waits for the other. Moves always find a place, as each game has at most one under way; of
 * questions only a few may wait, and the next is refused.
 */
public final class ThinkingPool implements AutoCloseable {
    /** How long a program that cannot be hurried may still take when the server stops. */
    private static final long LAST_SECONDS = 5;

    private final LongAdder refused = new LongAdder();
    private final ThreadPoolExecutor moves;
    private final ThreadPoolExecutor questions;

    /**
     * A pool that can be closed.
     *
     * @param threads for moves, and again as many for questions
     * @param mostWaiting questions that may wait for a thread
     */
    public ThinkingPool(int threads, int mostWaiting) {
        moves = new ThreadPoolExecutor(threads, threads, 10, TimeUnit.SECONDS, new LinkedBlockingQueue<>(),
                Thread.ofPlatform().daemon().name("move-", 0).factory());
        questions = new ThreadPoolExecutor(threads, threads, 10, TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(mostWaiting), Thread.ofPlatform().daemon().name("question-", 0).factory());
        moves.allowCoreThreadTimeOut(true);
        questions.allowCoreThreadTimeOut(true);
    }

    /** Runs the search for a computer's move. */
    public void submitMove(Runnable work) {
        try {
            moves.execute(work);
        } catch (RejectedExecutionException _) {
            // The server is stopping: the game goes on when it is started again.
        }
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
        return moves.getActiveCount() + questions.getActiveCount();
    }

    /** Searches that wait for a thread, moves and questions. */
    public int waiting() {
        return moves.getQueue().size() + questions.getQueue().size();
    }

    /** Questions refused since the start. */
    public long refused() {
        return refused.sum();
    }

    /** Lets what runs come to its end, for at most a few seconds; what waits is dropped. */
    @Override
    public void close() {
        moves.getQueue().clear();
        List<Runnable> dropped = new ArrayList<>();
        questions.getQueue().drainTo(dropped);
        dropped.forEach(waiting -> ((Question<?>) waiting).drop());
        moves.shutdown();
        questions.shutdown();
        try {
            if (!moves.awaitTermination(LAST_SECONDS, TimeUnit.SECONDS)
                    || !questions.awaitTermination(1, TimeUnit.SECONDS)) {
                moves.shutdownNow();
                questions.shutdownNow();
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
