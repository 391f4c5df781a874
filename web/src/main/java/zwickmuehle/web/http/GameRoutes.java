package zwickmuehle.web.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.service.Continuation;
import zwickmuehle.play.service.Fields;
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
import zwickmuehle.web.thinking.ThinkingPool;

/** Games as resources: made, looked at, played, watched. */
final class GameRoutes {
    private static final String GAMES = "/api/games";
    private static final String GAME = GAMES + "/{id}";
    private static final String CONTINUATION = "/continuation";
    /** A game handed over with more moves than this is worked out in turn, and on the client's account. */
    private static final int MOVES_AT_ONCE = 100;

    private static final int COST_OF_A_LIST = 20;

    private final Tables tables;
    private final Ledger ledger;
    private final PlayerShelf shelf;
    private final Opponents opponents;
    private final ThinkingPool pool;
    private final Limiter limiter;

    GameRoutes(Tables tables, Ledger ledger, PlayerShelf shelf, Opponents opponents, ThinkingPool pool,
            Limiter limiter) {
        this.pool = pool;
        this.tables = tables;
        this.ledger = ledger;
        this.shelf = shelf;
        this.opponents = opponents;
        this.limiter = limiter;
    }

    void register(RoutesConfig routes) {
        routes.get(GAMES, this::list);
        routes.post(GAMES, context -> {
            Body body = Body.of(context);
            NewGame made = inTurn(context, body, () -> NewGame.of(body, opponents, tables.freshId()));
            created(context, made.record(), made.own());
        });
        routes.post(GAMES + CONTINUATION, context -> {
            Body body = Body.of(context);
            created(context, inTurn(context, body, () -> Continuation.of(body, opponents, tables.freshId())),
                    List.of(Side.WHITE, Side.BLACK));
        });
        routes.post(GAME + CONTINUATION, this::goOn);
        routes.get(GAME, context -> Json.answer(context, tables.at(context.pathParam("id"), Client.of(context).key(),
                table -> table.view(Caller.person(context)))));
        routes.get(GAME + "/events", this::watch);
        routes.get(GAME + "/conversation", context -> {
            String id = tables.at(context.pathParam("id"), Client.of(context).key(),
                    table -> table.record().setup().id());
            LiveStreams.transcript(context, shelf.transcript(id), limiter.streams());
        });
        for (GameOrder order : GameOrder.values()) {
            routes.post(GAME + "/" + order.word(), context -> carryOut(context, order));
        }
    }

    /** The games of this browser; to put them in order counts as several requests. */
    private void list(Context context) {
        Person person = Caller.person(context);
        limiter.requests().charge(Client.of(context), COST_OF_A_LIST);
        Json.answer(context, person == null
                ? new GameList(List.of(), false)
                : GameList.of(person, new Query(context), ledger));
    }

    private void carryOut(Context context, GameOrder order) {
        // Read even where nothing is expected in it: a body left unread costs the connection.
        Body body = Body.of(context);
        String id = context.pathParam("id");
        Client client = Client.of(context);
        Person person = order.admits()
                ? tables.at(id, client.key(), _ -> token(context)).person()
                : Caller.person(context);
        if (!order.thinks()) {
            Json.answer(context, ask(id, client, order, person, body).answer().join());
            return;
        }
        try (Shares.Place _ = limiter.questions().take(client)) {
            Tables.Asked asked = ask(id, client, order, person, body);
            Waiting.answer(context, asked.answer(), asked::giveUp);
        }
    }

    /** A page that could not reach us has carried a game on, and hands it back. */
    private void goOn(Context context) throws Exception {
        Body body = Body.of(context);
        Person person = Caller.person(context);
        String id = context.pathParam("id");
        if (body.seen().version() == null) {
            throw Fields.wrong("version", "a whole number", "eine ganze Zahl");
        }
        GameState elsewhere = inTurn(context, body, () -> Continuation.of(body, opponents, id));
        Json.answer(context, tables.ask(id, Client.of(context).key(),
                (table, reply) -> reply.answered(table.goOnFrom(person, elsewhere, body.seen()))).answer().join());
    }

    private Tables.Asked ask(String id, Client client, GameOrder order, @Nullable Person person, Body body) {
        return tables.ask(id, client.key(), (table, reply) -> order.carryOut(table, person, body, opponents, reply));
    }

    /** What a request describes: at once if that is little, and else in turn, like whatever costs time. */
    <T> T inTurn(Context context, Fields fields, Callable<T> work) throws Exception {
        if (fields.texts("moves").size() <= MOVES_AT_ONCE) {
            return work.call();
        }
        Client client = Client.of(context);
        try (Shares.Place _ = limiter.questions().take(client)) {
            return pool.read(client.key(), work).join();
        }
    }

    /** Those who play always get in; the others share the places there are. */
    private void watch(Context context) throws IOException, InterruptedException {
        String id = context.pathParam("id");
        Person person = Caller.person(context);
        Client client = Client.of(context);
        boolean plays = tables.plays(id, client.key(), person);
        boolean glance = new Query(context).flag("glance");
        try (Shares.Place place = (plays ? limiter.playing() : limiter.streams()).take(client)) {
            // The other player wants to know soon when a page has gone, which shows only when something is sent to it.
            LiveStreams.watcher(context, tables.watch(id, client.key(), person, glance), place,
                    plays ? LiveStreams.QUICK_HEARTBEAT : LiveStreams.HEARTBEAT);
        } finally {
            tables.left(id, person);
        }
    }

    /** The token of who asks. It is the server that makes tokens: one that holds nothing here is not taken over. */
    private Token token(Context context) {
        return Caller.tokenOrFresh(context, person -> !ledger.gamesOf(person, 0, 1).isEmpty(), tables::freshToken);
    }

    void created(Context context, GameState record, List<Side> own) {
        Token token = token(context);
        Object view = tables.create(record, token.person(), own, Client.of(context).key());
        context.status(201).header("Location", GAMES + "/" + record.setup().id());
        Json.answer(context, view);
    }
}
