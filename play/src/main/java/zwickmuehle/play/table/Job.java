package zwickmuehle.play.table;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.play.record.Evaluation;
import zwickmuehle.play.view.EvaluationView;
import zwickmuehle.play.view.SideName;
import zwickmuehle.play.view.ThinkingView;
import zwickmuehle.play.view.Times;
import zwickmuehle.rules.Game;
import zwickmuehle.search.Thought;

/** One search on behalf of a game, from its order to its answer; a game has at most one. */
final class Job {
    /** Why a game thinks. */
    enum Purpose {
        MOVE, BEST, HINT
    }

    private final Purpose purpose;
    private final Game game;
    private final PlayerSpec player;
    private final long due;
    private final @Nullable Reply<?> reply;
    private Thinking.@Nullable Search search;
    private @Nullable Thought latest;

    /**
     * A search that is not under way yet.
     *
     * @param due when it begins; until then nobody is told of it
     * @param reply who waits for it, where a person does
     */
    Job(Purpose purpose, Game game, PlayerSpec player, long due, @Nullable Reply<?> reply) {
        this.purpose = purpose;
        this.game = game;
        this.player = player;
        this.due = due;
        this.reply = reply;
    }

    Game game() {
        return game;
    }

    PlayerSpec player() {
        return player;
    }

    boolean begun(long now) {
        return now >= due;
    }

    /** Whether the thinker answers when it is told to hurry. */
    boolean hurries() {
        return !player.program();
    }

    boolean isFor(Reply<?> asker) {
        return asker.equals(reply);
    }

    void begin(Thinking.Search begun) {
        search = begun;
    }

    void hurry() {
        if (search != null) {
            search.hurry();
        }
    }

    void abandon(RuntimeException why) {
        if (search != null) {
            search.abandon();
        }
        if (reply != null) {
            reply.refused(why);
        }
    }

    void report(Thought thought) {
        latest = thought;
    }

    ThinkingView view(long now) {
        Thought thought = latest;
        double elapsed = Times.rounded(now - due);
        String side = SideName.of(game.mover());
        String name = purpose.name().toLowerCase(Locale.ROOT);
        if (thought == null) {
            return new ThinkingView(side, name, 0, 0, null, null, elapsed, hurries());
        }
        Evaluation evaluation = Evaluation.of(thought);
        return new ThinkingView(side, name, thought.depth(), thought.nodes(),
                evaluation == null
                        ? null
                        : EvaluationView.of(game.rules(), thought.score(), thought.exact(), game.mover()),
                game.rules().notation().move(thought.move()), elapsed, hurries());
    }
}
