package zwickmuehle.web.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.record.Exchange;
import zwickmuehle.play.record.GameRecord;
import zwickmuehle.play.service.GameList;
import zwickmuehle.play.service.GameOrder;
import zwickmuehle.play.service.NewGame;
import zwickmuehle.play.service.Opponents;
import zwickmuehle.play.table.Ledger;
import zwickmuehle.play.table.Person;
import zwickmuehle.rules.Side;
import zwickmuehle.web.table.Tables;
import zwickmuehle.web.table.Token;
import zwickmuehle.web.thinking.PlayerShelf;

/** Games as resources: made, looked at, played, watched. */
final class GameRoutes {
    private static final String GAMES = "/api/games";
    private static final String GAME = GAMES + "/{id}";
    /** What one move, or another change of a game, takes on disk, generously. */
    private static final int BYTES_OF_A_MOVE = 200;

    private final Tables tables;
    private final Ledger ledger;
    private final PlayerShelf shelf;
    private final Opponents opponents;
    private final Limiter limiter;

    GameRoutes(Tables tables, Ledger ledger, PlayerShelf shelf, Opponents opponents, Limiter limiter) {
        this.tables = tables;
        this.ledger = ledger;
        this.shelf = shelf;
        this.opponents = opponents;
        this.limiter = limiter;
    }

    void register(RoutesConfig routes) {
        routes.get(GAMES, this::list);
        routes.post(GAMES, context -> {
            NewGame made = NewGame.of(Body.of(context), opponents, tables.freshId());
            created(context, made.record(), made.own());
        });
        routes.get(GAME, context -> Json.answer(context,
                tables.at(context.pathParam("id"), table -> table.view(Visitor.person(context)))));
        routes.get(GAME + "/events", this::watch);
        routes.get(GAME + "/conversation", context -> {
            String id = tables.at(context.pathParam("id"), table -> table.record().setup().id());
            Following.transcript(context, shelf.transcript(id), limiter.streams());
        });
        for (GameOrder order : GameOrder.values()) {
            routes.post(GAME + "/" + order.word(), context -> carryOut(context, order));
        }
    }

    /** The games of this browser. */
    private void list(Context context) {
        Person person = Visitor.person(context);
        Json.answer(context, person == null
                ? new GameList(List.of(), false)
                : GameList.of(person, new Query(context), ledger));
    }

    private void carryOut(Context context, GameOrder order) {
        // Read even where nothing is expected in it: a body left unread costs the connection.
        Body body = Body.of(context);
        String id = context.pathParam("id");
        Person person = order.admits()
                ? tables.at(id, _ -> Visitor.tokenOrFresh(context, tables::freshToken)).person()
                : Visitor.person(context);
        Client client = Client.of(context);
        if (order.stores()) {
            limiter.stored().take(client, BYTES_OF_A_MOVE);
        }
        if (!order.thinks()) {
            Json.answer(context, ask(id, client, order, person, body).answer().join());
            return;
        }
        try (Shares.Place _ = limiter.questions().take(client)) {
            Tables.Asked asked = ask(id, client, order, person, body);
            Waiting.answer(context, asked.answer(), asked::giveUp);
        }
    }

    private Tables.Asked ask(String id, Client client, GameOrder order, @Nullable Person person, Body body) {
        return tables.ask(id, client.key(), (table, reply) -> order.carryOut(table, person, body, opponents, reply));
    }

    /** Those who play always get in; the others share the places there are. */
    private void watch(Context context) throws IOException, InterruptedException {
        String id = context.pathParam("id");
        Person person = Visitor.person(context);
        boolean plays = tables.plays(id, person);
        Shares.Place place = plays ? limiter.streams().takeAlways() : limiter.streams().take(Client.of(context));
        try (place) {
            Following.watcher(context, tables.watch(id, person), place);
        } finally {
            tables.left(id, person);
        }
    }

    void created(Context context, GameRecord record, List<Side> own) {
        Client client = Client.of(context);
        limiter.games().take(client);
        limiter.stored().take(client, Exchange.bytes(record));
        Token token = Visitor.tokenOrFresh(context, tables::freshToken);
        Object view = tables.create(record, token.person(), own, client.key());
        context.status(201).header("Location", GAMES + "/" + record.setup().id());
        Json.answer(context, view);
    }
}
