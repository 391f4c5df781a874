package zwickmuehle.web.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zwickmuehle.play.service.Studies;
import zwickmuehle.play.service.Study;
import zwickmuehle.play.view.Spoken;
import zwickmuehle.web.table.Tables;
import zwickmuehle.web.thinking.ThinkingPool;

/**
 * Questions that take a while: the value of a position and of its moves, the review of a game, scenarios. Each is answered
 * at once at the end or, to who asks for events, step by step; who goes away stops the search.
 */
final class AnalysisRoutes {
    private static final long BEAT_MILLIS = 2_000;
    private static final String DONE = "done";
    private static final String FAILED = "failed";
    private static final Logger LOG = LoggerFactory.getLogger(AnalysisRoutes.class);

    private final Tables tables;
    private final Studies studies;
    private final ThinkingPool pool;
    private final Limiter limiter;

    AnalysisRoutes(Tables tables, Studies studies, ThinkingPool pool, Limiter limiter) {
        this.tables = tables;
        this.studies = studies;
        this.pool = pool;
        this.limiter = limiter;
    }

    void register(RoutesConfig routes) {
        routes.get("/api/analysis", context -> answer(context, studies.analysis(new Query(context))));
        routes.get("/api/games/{id}/review", context -> answer(context, studies.review(
                tables.at(context.pathParam("id"), table -> table.record().game()), new Query(context))));
        routes.get("/api/scenarios", context -> Json.answer(context, Studies.scenarios()));
        routes.post("/api/scenarios/{id}/run", context -> {
            Body.of(context);
            answer(context, studies.scenario(context.pathParam("id")));
        });
    }

    private void answer(Context context, Study study) throws IOException, InterruptedException {
        try (Shares.Place _ = limiter.questions().take(Client.of(context))) {
            answerInTurn(context, study);
        }
    }

    private void answerInTurn(Context context, Study study) throws IOException, InterruptedException {
        AtomicBoolean gone = new AtomicBoolean();
        if (!EventStream.wanted(context)) {
            Json.answer(context, pool.ask(() -> study.run(gone::get, _ -> {})).join());
            return;
        }
        LinkedBlockingQueue<Study.Step> steps = new LinkedBlockingQueue<>();
        Future<?> _ = pool.ask(() -> steps.add(lastStep(study, gone::get, steps::add)));
        try (EventStream stream = EventStream.open(context, limiter.streams())) {
            for (boolean done = false; !done;) {
                Study.Step step = steps.poll(BEAT_MILLIS, TimeUnit.MILLISECONDS);
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

    private static Study.Step lastStep(Study study, BooleanSupplier stop, Consumer<Study.Step> tell) {
        try {
            return new Study.Step(DONE, study.run(stop, tell));
        } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
            LOG.error("an analysis failed", e);
            return new Study.Step(FAILED, Spoken.of(Problem.internal().sentence()));
        }
    }
}
