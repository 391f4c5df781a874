package zwickmuehle.web.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import zwickmuehle.arena.formats.Formats;
import zwickmuehle.arena.record.GameRecord;
import zwickmuehle.arena.record.JsonRecords;
import zwickmuehle.arena.record.TextRecords;
import zwickmuehle.arena.referee.PlayedGame;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Side;
import zwickmuehle.play.record.Exchange;
import zwickmuehle.play.table.Table;
import zwickmuehle.web.table.Tables;
import zwickmuehle.web.thinking.ThinkingPool;
import zwickmuehle.play.view.Spoken;

/** Games out of the server and into it, as text and as JSON: the same forms that the arena writes and reads. */
final class ExchangeRoutes {
    private static final int MOST_BYTES = 1 << 20;
    /** To write a move down costs more than the few letters it is: about as much as to send so many bytes. */
    private static final long COST_OF_A_MOVE = 100;

    private final Tables tables;
    private final GameRoutes games;
    private final ThinkingPool pool;
    private final Limiter limiter;

    ExchangeRoutes(Tables tables, GameRoutes games, ThinkingPool pool, Limiter limiter) {
        this.tables = tables;
        this.games = games;
        this.pool = pool;
        this.limiter = limiter;
    }

    void register(RoutesConfig routes) {
        routes.get("/api/games/{id}/export", context -> {
            zwickmuehle.play.record.GameState record = tables.at(context.pathParam("id"),
                    Client.of(context).key(), Table::record);
            send(context, Exchange.written(record), record.setup().rules().game() + "-" + record.setup().id());
        });
        routes.post("/api/games/import", this::importGame);
        routes.post("/api/records", this::list);
    }

    /** A game as a file, in the format that the query asks for. */
    static void send(Context context, GameRecord record, String name) {
        Limiter.of(context).answered(Client.of(context), COST_OF_A_MOVE * record.played().game().length());
        String format = context.queryParam("format");
        switch (format == null ? "text" : format) {
            case "text" -> attach(context, name + ".txt", "text/plain; charset=utf-8", TextRecords.write(record));
            case "json" ->
                attach(context, name + ".json", "application/json", JsonRecords.write(record).toPrettyString() + "\n");
            default -> throw Problem.malformed("'format': expected text or json",
                    "'format': erwartet wird text oder json");
        }
    }

    private static void attach(Context context, String name, String type, String contents) {
        context.header("Content-Disposition", "attachment; filename=\"" + name + "\"");
        context.header("Cache-Control", "no-store");
        Outgoing.send(context, type, contents.getBytes(StandardCharsets.UTF_8));
    }

    /** One line for each game that the body holds, so that a person can choose one of a whole match. */
    private record Line(int number, String game, String white, String black, String result, Spoken text, int moves) {}

    private void list(Context context) {
        List<Line> lines = new ArrayList<>();
        for (GameRecord record : records(context)) {
            PlayedGame played = record.played();
            lines.add(new Line(lines.size() + 1, played.game().rules().game(), played.white(), played.black(),
                    played.verdict().result().text(), Spoken.of(played.verdict().sentence()), played.game().length()));
        }
        Json.answer(context, Map.of("games", lines));
    }

    private void importGame(Context context) {
        int number = new Query(context).count("number", 1, MOST_BYTES);
        List<GameRecord> records = records(context);
        if (number < 1 || number > records.size()) {
            throw new NotationException("there is no game %d: these are %d", "eine Partie %d gibt es nicht: es sind %d",
                    number, records.size());
        }
        games.created(context, Exchange.taken(records.get(number - 1), tables.freshId()),
                List.of(Side.WHITE, Side.BLACK));
    }

    /** Replaying games costs time, so it is done in turn, and on the client's account. */
    private List<GameRecord> records(Context context) {
        Client client = Client.of(context);
        try (Shares.Place _ = limiter.questions().take(client)) {
            Callable<List<GameRecord>> reading = reading(context, limiter.allowances().of(Limit.MOVES_IN_A_REQUEST));
            return pool.read(client.key(), reading).join();
        }
    }

    private static Callable<List<GameRecord>> reading(Context context, int mostMoves) {
        byte[] bytes = Body.bytes(context, MOST_BYTES);
        String type = context.contentType();
        if (type != null && type.toLowerCase(Locale.ROOT).startsWith("text/plain")) {
            return () -> Formats.imported(new String(bytes, StandardCharsets.UTF_8), mostMoves);
        }
        Body.checkType(context, "application/json");
        return () -> JsonRecords.readForgiving(Json.read(bytes), mostMoves);
    }
}
