package zwickmuehle.web.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import zwickmuehle.search.scenarios.Scenario;
import zwickmuehle.search.scenarios.ScenarioPlayer;
import zwickmuehle.search.scenarios.Scenarios;
import zwickmuehle.web.thinking.ThinkingPool;
import zwickmuehle.web.view.ScenarioView;

/** The acceptance scenarios, shown and tried. */
final class ScenarioRoutes {
    private final ThinkingPool pool;
    private final Limiter limiter;

    ScenarioRoutes(ThinkingPool pool, Limiter limiter) {
        this.limiter = limiter;
        this.pool = pool;
    }

    void register(RoutesConfig routes) {
        routes.get("/api/scenarios", context -> GameRoutes.answer(context,
                new ScenarioView.All(all().stream().map(ScenarioView::of).toList())));
        routes.post("/api/scenarios/{id}/run", this::run);
    }

    private static List<Scenario> all() {
        return Stream.of("viergewinnt", "muehle").flatMap(game -> Scenarios.of(game).stream()).toList();
    }

    private void run(Context context) {
        Body.of(context);
        String id = context.pathParam("id");
        Scenario scenario = all().stream().filter(candidate -> ScenarioView.id(candidate).equals(id)).findFirst()
                .orElseThrow(Problem::notFound);
        long begun = System.nanoTime();
        try (Shares.Place _ = limiter.questions().take(Client.of(context))) {
            GameRoutes.answer(context, pool.ask(() -> ScenarioView.Result.of(
                    new ScenarioPlayer(System::nanoTime, new SplittableRandom(1)).attempt(scenario),
                    Math.round((System.nanoTime() - begun) / 1e6) / 1e3)).join());
        }
    }
}
