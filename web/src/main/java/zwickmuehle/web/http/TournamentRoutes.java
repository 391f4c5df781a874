package zwickmuehle.web.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.util.function.Function;
import zwickmuehle.web.table.Watcher;
import zwickmuehle.web.tournament.TournamentHall;

/** The tournament this server holds: to be looked at by everybody, and changed by nobody. */
final class TournamentRoutes {
    private static final String TOURNAMENT = "/api/tournament";
    private static final String GAME = TOURNAMENT + "/games/{game}";

    private final TournamentHall hall;
    private final Shares streams;

    TournamentRoutes(TournamentHall hall, Shares streams) {
        this.hall = hall;
        this.streams = streams;
    }

    void register(RoutesConfig routes) {
        routes.get(TOURNAMENT, context -> Json.answer(context, hall.view()));
        routes.get(TOURNAMENT + "/events", context -> watch(context, hall::watch));
        routes.get(GAME, context -> Json.answer(context, hall.game(context.pathParam("game"))));
        routes.get(GAME + "/events",
                context -> watch(context, client -> hall.watch(context.pathParam("game"), client)));
        routes.get(GAME + "/conversation",
                context -> LiveStreams.transcript(context, hall.transcript(context.pathParam("game")), streams));
        routes.get(GAME + "/export", context -> ExchangeRoutes.send(context, hall.record(context.pathParam("game")),
                "game-" + context.pathParam("game")));
    }

    /** Who finds no place does not become a watcher: nobody would ever dismiss it. */
    private void watch(Context context, Function<String, Watcher> join) throws IOException, InterruptedException {
        Client client = Client.of(context);
        try (Shares.Place place = streams.take(client)) {
            LiveStreams.watcher(context, join.apply(client.key()), place);
        }
    }
}
