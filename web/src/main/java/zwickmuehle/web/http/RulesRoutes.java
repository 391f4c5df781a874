package zwickmuehle.web.http;

import io.javalin.config.RoutesConfig;
import zwickmuehle.play.service.Opponents;
import zwickmuehle.play.service.Studies;
import zwickmuehle.play.view.Catalogue;
import zwickmuehle.web.tournament.TournamentHall;

/** What can be played, against whom, and whether a position is one. */
final class RulesRoutes {
    private final Opponents opponents;
    private final TournamentHall hall;
    private final GameRoutes games;
    private final Written rules = new Written(Catalogue::rules);

    RulesRoutes(Opponents opponents, TournamentHall hall, GameRoutes games) {
        this.opponents = opponents;
        this.hall = hall;
        this.games = games;
    }

    void register(RoutesConfig routes) {
        routes.get("/api/rules", context -> Json.answerWritten(context, rules));
        routes.get("/api/opponents",
                context -> Json.answer(context, Catalogue.opponents(opponents.programs(), hall.name())));
        routes.post("/api/positions", context -> {
            Body body = Body.of(context);
            Json.answer(context, games.inTurn(context, body, () -> Studies.position(body)));
        });
    }
}
