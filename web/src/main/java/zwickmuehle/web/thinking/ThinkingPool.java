package zwickmuehle.web.thinking;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.play.problem.Refusal;

/**
 * The threads that search. Players who answer in no time, players who think, programs (which think elsewhere, and here
 * only wait), questions of people (best move, hint, analysis) and what they bring along to be read have
 * {@link FairThreads} of their own. Moves always find a place, as each game has at most one under way; of the others
 * only a few may wait, and the next is refused.
 */
public final class ThinkingPool implements AutoCloseable {
    /** Programs at work at once; each is a process of its own. */
    private static final int MOST_PROGRAMS = 32;
    /** Of these, at work for one client: a program cannot be hurried, so there is always a place for others. */
    private static final int MOST_PROGRAMS_FOR_ONE = 24;
    private static final int MOST_WAITING_TO_BE_READ = 64;
    /** How long what cannot be hurried may still take when the server stops. */
    private static final long LAST_SECONDS = 3;
    private static final long MILLIS_BETWEEN_LOOKS = 200;
    /** While others wait for their opponent, so long is enough for a move; for a question it is more. */
    private static final Duration SLICE_OF_A_MOVE = Duration.ofSeconds(1);
    private static final Duration SLICE_OF_A_QUESTION = Duration.ofSeconds(10);

    private final LongAdder refused = new LongAdder();
    private final FairThreads quickMoves;
    private final FairThreads moves;
    private final FairThreads programs;
    private final FairThreads questions;
    private final FairThreads reading;
    private final ScheduledExecutorService relief = Executors
            .newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().name("fairness").factory());

    /**
     * A pool that can be closed.
     *
     * @param threads for quick moves, and again as many for others, for questions and for reading
     * @param mostWaiting questions that may wait for a thread
     */
    public ThinkingPool(int threads, int mostWaiting) {
        quickMoves = shared(threads, Integer.MAX_VALUE, SLICE_OF_A_MOVE, "quick-move-");
        moves = shared(threads, Integer.MAX_VALUE, SLICE_OF_A_MOVE, "move-");
        programs = new FairThreads(MOST_PROGRAMS, Integer.MAX_VALUE, MOST_PROGRAMS_FOR_ONE, Duration.ofDays(1),
                "program-", System::nanoTime);
        questions = shared(threads, mostWaiting, SLICE_OF_A_QUESTION, "question-");
        reading = shared(threads, MOST_WAITING_TO_BE_READ, SLICE_OF_A_QUESTION, "reading-");
        Future<?> _ = relief.scheduleWithFixedDelay(() -> all().forEach(FairThreads::relieve), MILLIS_BETWEEN_LOOKS,
                MILLIS_BETWEEN_LOOKS, TimeUnit.MILLISECONDS);
    }

    private static FairThreads shared(int threads, int mostWaiting, Duration slice, String name) {
        return new FairThreads(threads, mostWaiting, Integer.MAX_VALUE, slice, name, System::nanoTime);
    }

    /** Runs the search for the move of a player. */
    void submitMove(PlayerSpec player, FairThreads.Task search) {
        try {
            threadsFor(player).execute(search);
        } catch (RejectedExecutionException _) {
            // The server is stopping: the game goes on when it is started again.
        }
    }

    private FairThreads threadsFor(PlayerSpec player) {
        if (player.program()) {
            return programs;
        }
        return player.quick() ? quickMoves : moves;
    }

    /**
     * Runs a search that a person asked for.
     *
     * @throws Refusal if too many wait already
     */
    void ask(FairThreads.Task search) {
        try {
            questions.execute(search);
        } catch (RejectedExecutionException _) {
            refused.increment();
            throw tooMany();
        }
    }

    /** Whoever waited for a move or an answer has gone. */
    void withdraw(FairThreads.Task search) {
        all().forEach(threads -> threads.withdraw(search));
    }

    /**
     * Answers a question in a thread of the pool, while the caller may wait, or cancel it.
     *
     * @param client on whose account
     * @param hurry called when others wait and it has had its time, or nobody waits any more
     * @throws Refusal if too many wait already
     */
    public <T extends @Nullable Object> CompletableFuture<T> ask(String client, Callable<T> question,
            Runnable hurry) {
        Question<T> asked = new Question<>(client, question, hurry);
        ask(asked);
        return asked.answer;
    }

    /**
     * Reads or works out something that takes no search, but time in proportion to its length.
     *
     * @throws Refusal if too many wait already
     */
    public <T extends @Nullable Object> CompletableFuture<T> read(String client, Callable<T> work) {
        Question<T> asked = new Question<>(client, work, () -> {});
        try {
            reading.execute(asked);
        } catch (RejectedExecutionException _) {
            refused.increment();
            throw tooMany();
        }
        return asked.answer;
    }

    private final class Question<T extends @Nullable Object> implements FairThreads.Task {
        private final CompletableFuture<T> answer = new CompletableFuture<>();
        private final String client;
        private final Callable<T> question;
        private final Runnable hurry;

        Question(String client, Callable<T> question, Runnable hurry) {
            this.client = client;
            this.question = question;
            this.hurry = hurry;
            CompletableFuture<T> _ = answer.whenComplete((_, _) -> {
                if (answer.isCancelled()) {
                    withdraw(this);
                    hurry.run();
                }
            });
        }

        @Override
        public String client() {
            return client;
        }

        @Override
        public boolean idle() {
            return false;
        }

        @Override
        public void run() {
            if (answer.isDone()) {
                return;
            }
            try {
                answer.complete(question.call());
            } catch (Throwable e) {
                answer.completeExceptionally(e);
            }
        }

        @Override
        public void hurry() {
            hurry.run();
        }

        @Override
        public void drop() {
            answer.completeExceptionally(tooMany());
        }
    }

    static Refusal tooMany() {
        return Refusal.busy("too many ask the computer to think at once: please try again in a moment",
                "zu viele lassen den Computer zugleich rechnen: bitte gleich noch einmal versuchen");
    }

    /** Searches that run, moves and questions. */
    public int running() {
        return all().stream().mapToInt(FairThreads::running).sum();
    }

    /** Searches that wait for a thread, moves and questions. */
    public int waiting() {
        return all().stream().mapToInt(FairThreads::waiting).sum();
    }

    private List<FairThreads> all() {
        return List.of(questions, reading, moves, quickMoves, programs);
    }

    /** Questions refused since the start. */
    public long refused() {
        return refused.sum();
    }

    /** Lets what runs come to its end, for at most a few seconds; what waits is dropped. */
    @Override
    public void close() {
        relief.shutdownNow();
        all().forEach(FairThreads::close);
        try {
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(LAST_SECONDS);
            for (FairThreads threads : all()) {
                threads.await(end - System.nanoTime());
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
