package zwickmuehle.web.table;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Game;
import zwickmuehle.search.Thinker;
import zwickmuehle.search.Thought;
import zwickmuehle.web.record.Evaluation;
import zwickmuehle.web.view.EvaluationView;
import zwickmuehle.web.view.SideName;
import zwickmuehle.web.view.ThinkingView;

/**
 * One search on behalf of a game, from its order to its answer. The searching thread asks {@link #stopping} and reports;
 * any thread may stop it or look on.
 */
final class Job {
    /** Why a game thinks. */
    enum Purpose {
        MOVE, BEST, HINT
    }

    private final Purpose purpose;
    private final Game game;
    private final long started;
    private final boolean hurries;
    private volatile boolean stopping;
    private volatile @Nullable Thinker thinker;
    private volatile @Nullable Thought latest;

    /** @param hurries whether the thinker answers when it is told to stop; a program does not */
    Job(Purpose purpose, Game game, long started, boolean hurries) {
        this.purpose = purpose;
        this.game = game;
        this.started = started;
        this.hurries = hurries;
    }

    Game game() {
        return game;
    }

    Purpose purpose() {
        return purpose;
    }

    long started() {
        return started;
    }

    boolean stopping() {
        return stopping;
    }

    boolean hurries() {
        return hurries;
    }

    /** Who thinks, so that it can be ended if nobody needs the answer any more. */
    void thinkWith(Thinker thinking) {
        thinker = thinking;
    }

    @Nullable
    Thinker thinker() {
        return thinker;
    }

    /** Asks for an answer at once. */
    void stop() {
        stopping = true;
    }

    void report(Thought thought) {
        latest = thought;
    }

    ThinkingView view(long now) {
        Thought thought = latest;
        double elapsed = Math.round((now - started) / 1e6) / 1e3;
        String side = SideName.of(game.mover());
        String name = purpose.name().toLowerCase(Locale.ROOT);
        if (thought == null) {
            return new ThinkingView(side, name, 0, 0, null, null, elapsed, hurries);
        }
        Evaluation evaluation = Evaluation.of(thought);
        return new ThinkingView(side, name, thought.depth(), thought.nodes(),
                evaluation == null ? null : EvaluationView.of(thought.score(), thought.exact(), game.mover()),
                game.rules().notation().move(thought.move()), elapsed, hurries);
    }
}
