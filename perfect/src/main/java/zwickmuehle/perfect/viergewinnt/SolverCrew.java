package zwickmuehle.perfect.viergewinnt;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import zwickmuehle.search.Helper;

/**
 * Several searches put to the same question at once. They share the table, so each is spared what another has done, and
 * a {@link Crowd} sends them to different places; the first to finish has the answer. To be asked by one thread at a
 * time, which takes part.
 */
final class SolverCrew {
    private final BoundTable table;
    private final Crowd crowd;
    private final List<Search> searches = new ArrayList<>();

    SolverCrew(Geometry geometry, BoundTable table, int threads) {
        this.table = table;
        crowd = Crowd.ofMany(geometry);
        for (int i = 0; i < threads; i++) {
            searches.add(new Search(geometry, table, crowd));
        }
    }

    void forget() {
        searches.forEach(Search::forget);
    }

    long nodes() {
        return searches.stream().mapToLong(Search::nodes).sum();
    }

    /** The answer, or {@link Solver#UNKNOWN} if told to stop; {@code stop} is asked by the calling thread only. */
    int ask(Question question, BooleanSupplier stop) {
        table.growFully();
        crowd.clear();
        AtomicInteger answer = new AtomicInteger(Solver.UNKNOWN);
        Flag over = new Flag();
        List<Helper> helpers = searches.stream().skip(1).map(search -> Helper.start("solver",
                () -> work(search, question, answer, over, over::raised))).toList();
        work(searches.getFirst(), question, answer, over, () -> over.raised() || stop.getAsBoolean());
        helpers.forEach(Helper::await);
        return answer.get();
    }

    /** Ends with the answer, or because it is no longer wanted; either way the others need not go on. */
    private static void work(Search search, Question question, AtomicInteger answer, Flag over, BooleanSupplier stop) {
        try {
            search.stopWhen(stop);
            answer.compareAndSet(Solver.UNKNOWN, question.put(search));
        } catch (Search.Stopped _) {
            // Somebody else has the answer, or nobody wants it any more.
        } finally {
            over.raise();
        }
    }

    private static final class Flag {
        private volatile boolean raised;

        void raise() {
            raised = true;
        }

        boolean raised() {
            return raised;
        }
    }
}
