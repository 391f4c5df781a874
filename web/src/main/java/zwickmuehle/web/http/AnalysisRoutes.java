package zwickmuehle.web.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zwickmuehle.play.service.Exploring;
import zwickmuehle.play.service.Studies;
import zwickmuehle.play.service.Study;
import zwickmuehle.play.view.Spoken;
import zwickmuehle.rules.SpokenException;
import zwickmuehle.web.played.PlayedShelf;
import zwickmuehle.web.table.Tables;
import zwickmuehle.web.thinking.ThinkingPool;

/**
 * Questions that take a while: the value of a position and of its moves, the review of a game, scenarios. Each is answered
 * at once at the end or, to who asks for events, step by step; who goes away stops the search.
 */
final class AnalysisRoutes {
    private static final int LOOKS_BETWEEN_BEATS = 8;
    private static final String DONE = "done";
    private static final String FAILED = "failed";
    private static final Logger LOG = LoggerFactory.getLogger(AnalysisRoutes.class);

    private final Tables tables;
    private final GameRoutes games;
    private final Studies studies;
    private final Exploring exploring;
    private final PlayedShelf played;
    private final ThinkingPool pool;
    private final Limiter limiter;
    private final Written scenarios = new Written(Studies::scenarios);

    AnalysisRoutes(Tables tables, GameRoutes games, Studies studies, Exploring exploring, PlayedShelf played,
            ThinkingPool pool, Limiter limiter) {
        this.tables = tables;
        this.games = games;
        this.studies = studies;
        this.exploring = exploring;
        this.played = played;
        this.pool = pool;
        this.limiter = limiter;
    }

    void register(RoutesConfig routes) {
        routes.get("/api/analysis", context -> {
            Query query = new Query(context);
            answer(context, games.inTurn(context, query, () -> studies.analysis(query)));
        });
        routes.get("/api/reasons", context -> {
            Query query = new Query(context);
            answer(context, games.inTurn(context, query, () -> studies.reasons(query)));
        });
        routes.get("/api/explore", context -> {
            Query query = new Query(context);
            Exploring.Played known = played.of(Caller.person(context));
            answer(context, games.inTurn(context, query, () -> exploring.explore(query, known)));
        });
        routes.get("/api/games/{id}/review", context -> answer(context, studies.review(
                tables.at(context.pathParam("id"), Client.of(context).key(), table -> table.record().game()),
                new Query(context))));
        routes.get("/api/hardcases", context -> answer(context, studies.hardCases(new Query(context))));
        routes.get("/api/scenarios", context -> Json.answerWritten(context, scenarios));
        routes.post("/api/scenarios/{id}/run", context -> {
            Body.of(context);
            answer(context, studies.scenario(context.pathParam("id")));
        });
    }

    private void answer(Context context, Study study) throws IOException, InterruptedException {
        Client client = Client.of(context);
        try (Shares.Place _ = limiter.questions().take(client)) {
            AtomicBoolean stop = new AtomicBoolean();
            if (EventStream.wanted(context)) {
                tell(context, study, client, stop);
            } else {
                CompletableFuture<Object> asked = pool.ask(client.key(), () -> study.run(stop::get, _ -> {}),
                        () -> stop.set(true));
                Waiting.answer(context, asked, () -> asked.cancel(false));
            }
        }
    }

    private void tell(Context context, Study study, Client client, AtomicBoolean stop)
            throws IOException, InterruptedException {
        LinkedBlockingQueue<Study.Step> steps = new LinkedBlockingQueue<>();
        CompletableFuture<Boolean> running = pool.ask(client.key(),
                () -> steps.add(lastStep(study, stop::get, steps::add)), () -> stop.set(true));
        // Whoever is sent away because the server stops hears that too.
        CompletableFuture<Boolean> _ = running.exceptionally(e -> steps.add(failed(e)));
        try (Shares.Place place = limiter.streams().take(client);
                EventStream stream = EventStream.open(context, place);
                Attendance attendance = Attendance.of(context)) {
            int quiet = 0;
            for (boolean done = false; !done && !attendance.gone();) {
                Study.Step step = steps.poll(Waiting.MILLIS_BETWEEN_LOOKS, TimeUnit.MILLISECONDS);
                if (step != null) {
                    stream.send(step.event(), step.view());
                    done = step.event().equals(DONE) || step.event().equals(FAILED);
                } else if (++quiet % LOOKS_BETWEEN_BEATS == 0) {
                    stream.beat();
                }
            }
        } catch (IOException _) {
            // The page has gone; nobody waits for the rest.
        } finally {
            running.cancel(false);
        }
    }

    private static Study.Step failed(Throwable why) {
        return new Study.Step(FAILED, Spoken.of(why instanceof SpokenException spoken
                ? spoken.sentence()
                : Problem.internal().sentence()));
    }

    private static Study.Step lastStep(Study study, BooleanSupplier stop, Consumer<Study.Step> tell) {
        try {
            return new Study.Step(DONE, study.run(stop, tell));
        } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
            LOG.error("an analysis failed", e);
            return failed(e);
        }
    }
}
