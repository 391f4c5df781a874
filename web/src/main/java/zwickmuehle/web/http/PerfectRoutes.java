package zwickmuehle.web.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import zwickmuehle.rules.muehle.RuleSet;
import zwickmuehle.web.perfect.Workshop;
import zwickmuehle.play.problem.Refusal;
import zwickmuehle.web.perfect.PerfectView;

/** Perfect play: what is known for certain, and more of it built for whoever sits at this machine. */
final class PerfectRoutes {
    private static final int MOST_STONES = 18;

    private final Workshop workshop;

    PerfectRoutes(Workshop workshop) {
        this.workshop = workshop;
    }

    void register(RoutesConfig routes) {
        routes.get("/api/perfect", this::show);
        routes.post("/api/perfect/build", this::build);
        routes.post("/api/perfect/pause", this::pause);
    }

    private void show(Context context) {
        Json.answer(context, PerfectView.of(workshop, Client.onThisMachine(context)));
    }

    private void build(Context context) {
        requireOperator(context);
        Body body = Body.of(context);
        RuleSet ruleSet = RuleSet.parse(body.text("rules"));
        int stones = body.count("stones", 0, MOST_STONES);
        PerfectView.StepView step = PerfectView.of(workshop, true).rules().stream()
                .filter(rules -> rules.rules().equals(ruleSet.name())).flatMap(rules -> rules.steps().stream())
                .filter(candidate -> candidate.stones() == stones).findFirst()
                .orElseThrow(() -> Refusal.notNow("there is no such step, or it is built already",
                        "diesen Schritt gibt es nicht, oder er ist schon gebaut"));
        if (step.obstacle() != null) {
            throw Refusal.notNow(step.obstacle().en(), step.obstacle().de());
        }
        workshop.begin(new Workshop.Order(ruleSet, stones));
        show(context);
    }

    private void pause(Context context) {
        requireOperator(context);
        Body.of(context);
        workshop.pause();
        show(context);
    }

    private static void requireOperator(Context context) {
        if (!Client.onThisMachine(context)) {
            throw Problem.forbidden("databases are built only for whoever sits at the machine this server runs on",
                    "Datenbanken werden nur für den gebaut, der an dem Rechner sitzt, auf dem dieser Server läuft");
        }
    }
}
