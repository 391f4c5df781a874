package zwickmuehle.web.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Games;
import zwickmuehle.rules.Rules;
import zwickmuehle.web.thinking.Opponents;
import zwickmuehle.web.tournament.TournamentHall;
import zwickmuehle.web.view.Catalogue;
import zwickmuehle.web.view.PositionView;

/** What can be played, against whom, and whether a position is one. */
final class RulesRoutes {
    private final Opponents opponents;
    private final TournamentHall hall;

    RulesRoutes(Opponents opponents, TournamentHall hall) {
        this.opponents = opponents;
        this.hall = hall;
    }

    void register(RoutesConfig routes) {
        routes.get("/api/rules", context -> GameRoutes.answer(context, Catalogue.rules()));
        routes.get("/api/opponents", context -> GameRoutes.answer(context,
                Catalogue.opponents(opponents.programs().stream().map(program -> program.name()).toList(),
                        hall.name())));
        routes.post("/api/positions", RulesRoutes::position);
    }

    private static void position(Context context) {
        Body body = Body.of(context);
        Rules rules = Games.rules(body.text("game"), body.textOrNull("variant"));
        String text = body.textOrNull("position");
        Game game = Game.from(rules, text == null ? rules.start() : rules.notation().parsePosition(text));
        for (String move : GameRoutes.checkedLength(body.texts("moves"))) {
            game = game.play(rules.notation().parseMove(move));
        }
        GameRoutes.answer(context, PositionView.of(game));
    }
}
