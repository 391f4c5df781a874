package zwickmuehle.play.table;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.play.view.ThinkingView;
import zwickmuehle.search.Thought;

/** What is being thought about a game: one search at most, heard only as long as nothing else has happened. */
final class CurrentSearch {
    private static final long NANOS_BETWEEN_REPORTS = 100_000_000;

    private final Carrier carrier;
    private final KeptGame kept;
    private final Runnable tell;
    private @Nullable Job job;
    private long lastReport;

    /** @param tell tells those who watch how far it is */
    CurrentSearch(Carrier carrier, KeptGame kept, Runnable tell) {
        this.carrier = carrier;
        this.kept = kept;
        this.tell = tell;
    }

    private long now() {
        return carrier.nanoClock().getAsLong();
    }

    /** Nothing is being thought, and nothing is about to be. */
    boolean none() {
        return job == null;
    }

    boolean is(Job other) {
        return job == other;
    }

    boolean isFor(Reply<?> asker) {
        return job != null && job.isFor(asker);
    }

    /** From now on this is what is thought, under way or about to be. */
    void become(Job next) {
        job = next;
    }

    /** @throws Refusal if too many ask at once */
    void order(Job begun, Duration time, Thinking.Urgency urgency, Hearing hearing) {
        Thinking.Order order = new Thinking.Order(kept.id(), kept.record().version(), begun.player(), begun.game(),
                time, urgency);
        begun.begin(carrier.thinking().begin(order, hearing));
    }

    /** Nobody needs what is being thought any more; a person who asked for it is told so. */
    void abandon() {
        Job abandoned = job;
        job = null;
        if (abandoned != null) {
            int moves = kept.record().game().length();
            abandoned.abandon(kept.closed() ? KeptGame.puttingAway() : Refusal.stale(moves));
        }
    }

    /** "Move now"; refused where nobody can be hurried. */
    void hurry() {
        if (job != null && !job.hurries()) {
            throw Refusal.notNow("a program cannot be hurried: it has until its time is up",
                    "ein Programm lässt sich nicht drängen: es hat, bis seine Zeit um ist");
        }
        hurryUp();
    }

    /** The same for whoever can be hurried. */
    void hurryUp() {
        if (job != null) {
            job.hurry();
        }
    }

    @Nullable
    ThinkingView view() {
        return job == null || !job.begun(now()) ? null : job.view(now());
    }

    /** What every search has in common. */
    abstract class Hearing implements Thinking.Listener {
        private final Job begun;

        Hearing(Job begun) {
            this.begun = begun;
        }

        @Override
        public void progress(Thought soFar) {
            begun.report(soFar);
            if (job == begun && now() - lastReport > NANOS_BETWEEN_REPORTS) {
                lastReport = now();
                tell.run();
            }
        }

        /** Ends the search; {@code then} only if nothing else has happened in the meantime. */
        void ifCurrent(Runnable then) {
            if (job == begun) {
                job = null;
                then.run();
            }
        }
    }
}
