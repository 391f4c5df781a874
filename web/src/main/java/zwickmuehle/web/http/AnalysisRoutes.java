package zwickmuehle.web.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Games;
import zwickmuehle.rules.Rules;
import zwickmuehle.search.Limits;
import zwickmuehle.web.table.Tables;
import zwickmuehle.web.thinking.Opponents;
import zwickmuehle.web.thinking.Review;
import zwickmuehle.web.thinking.ThinkingPool;
import zwickmuehle.web.view.AnalysisView;
import zwickmuehle.web.view.Spoken;

/**
 * Questions that take a while: the value of a position and of its moves, and the review of a game. Each is answered at
 * once at the end or, to who asks for events, step by step; who goes away stops the search.
 */
final class AnalysisRoutes {
    private static final double USUAL_SECONDS = 3;
    private static final double MOST_SECONDS = 30;
    private static final double USUAL_REVIEW_SECONDS = 0.2;
    private static final double MOST_REVIEW_SECONDS = 2;
    private static final long BEAT_MILLIS = 2_000;
    private static final String DONE = "done";
    private static final String FAILED = "failed";
    private static final Logger LOG = LoggerFactory.getLogger(AnalysisRoutes.class);

    private final Tables tables;
    private final Opponents opponents;
    private final ThinkingPool pool;
    private final Limiter limiter;

    AnalysisRoutes(Tables tables, Opponents opponents, ThinkingPool pool, Limiter limiter) {
        this.limiter = limiter;
        this.tables = tables;
        this.opponents = opponents;
        this.pool = pool;
    }

    void register(RoutesConfig routes) {
        routes.get("/api/analysis", this::analysis);
        routes.get("/api/games/{id}/review", this::review);
    }

    /** One thing to tell. */
    private record Step(String event, Object view) {}

    /** A search that tells what it finds and ends when asked to; its result is told as {@code done}. */
    private interface Search {
        Object run(BooleanSupplier stop, Consumer<Step> tell);
    }

    private void analysis(Context context) throws IOException, InterruptedException {
        Game game = game(context);
        Duration time = seconds(context, USUAL_SECONDS, MOST_SECONDS);
        answer(context, (stop, tell) -> AnalysisView.of(game, opponents.analyst(game.rules()).analyse(game,
                Limits.time(time), stop, so -> tell.accept(new Step("analysis", AnalysisView.of(game, so, false)))),
                true));
    }

    private void review(Context context) throws IOException, InterruptedException {
        Game game = tables.find(context.pathParam("id")).record().game();
        // Vier Gewinnt is solved move by move; the time for it is there, and seldom needed.
        boolean solved = game.rules().game().equals("viergewinnt");
        Duration time = seconds(context, solved ? MOST_REVIEW_SECONDS : USUAL_REVIEW_SECONDS, MOST_REVIEW_SECONDS);
        answer(context, (stop, tell) -> new Review(opponents.analyst(game.rules()), time, stop).of(game,
                point -> tell.accept(new Step("evaluation", point)),
                mistake -> tell.accept(new Step("mistake", mistake))));
    }

    private void answer(Context context, Search search) throws IOException, InterruptedException {
        try (Shares.Place _ = limiter.questions().take(Client.of(context))) {
            answerInTurn(context, search);
        }
    }

    private void answerInTurn(Context context, Search search) throws IOException, InterruptedException {
        AtomicBoolean gone = new AtomicBoolean();
        if (!EventStream.wanted(context)) {
            GameRoutes.answer(context, pool.ask(() -> search.run(gone::get, _ -> {})).join());
            return;
        }
        LinkedBlockingQueue<Step> steps = new LinkedBlockingQueue<>();
        Future<?> _ = pool.ask(() -> steps.add(lastStep(search, gone::get, steps::add)));
        try (EventStream stream = EventStream.open(context, limiter.streams())) {
            for (boolean done = false; !done;) {
                Step step = steps.poll(BEAT_MILLIS, TimeUnit.MILLISECONDS);
                if (step == null) {
                    stream.beat();
                } else {
                    stream.send(step.event(), step.view());
                    done = step.event().equals(DONE) || step.event().equals(FAILED);
                }
            }
        } catch (IOException _) {
            // The page has gone; nobody waits for the rest.
        } finally {
            gone.set(true);
        }
    }

    private static Step lastStep(Search search, BooleanSupplier stop, Consumer<Step> tell) {
        try {
            return new Step(DONE, search.run(stop, tell));
        } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
            LOG.error("an analysis failed", e);
            return new Step(FAILED, Spoken.of(Problem.internal().sentence()));
        }
    }

    /** The game that the query describes: rules, a position, and moves from there. */
    private static Game game(Context context) {
        Rules rules = Games.rules(parameter(context, "game", "muehle"), context.queryParam("variant"));
        String position = context.queryParam("position");
        Game game = Game.from(rules,
                position == null || position.isBlank() ? rules.start() : rules.notation().parsePosition(position));
        String moves = parameter(context, "moves", "");
        for (String move : moves.isBlank() ? new String[0] : moves.split("[,\\s]+")) {
            game = game.play(rules.notation().parseMove(move));
        }
        return game;
    }

    private static String parameter(Context context, String name, String otherwise) {
        @Nullable
        String value = context.queryParam(name);
        return value == null ? otherwise : value;
    }

    private static Duration seconds(Context context, double usual, double most) {
        String text = context.queryParam("seconds");
        if (text == null) {
            return Duration.ofNanos((long) (1e9 * usual));
        }
        double seconds = text.matches("\\d{1,4}(\\.\\d{1,6})?") ? Double.parseDouble(text) : -1;
        if (seconds < 0 || seconds > most) {
            throw Problem.malformed("'seconds': expected a number from 0 to %s",
                    "'seconds': erwartet wird eine Zahl von 0 bis %s",
                    most);
        }
        return Duration.ofNanos((long) (1e9 * seconds));
    }
}
