package zwickmuehle.web.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Games;
import zwickmuehle.rules.IllegalMoveException;
import zwickmuehle.rules.Notation;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;
import zwickmuehle.web.record.By;
import zwickmuehle.web.record.Entry;
import zwickmuehle.web.record.Evaluation;
import zwickmuehle.web.record.GameRecord;
import zwickmuehle.web.record.GameScore;
import zwickmuehle.web.record.GameText;
import zwickmuehle.web.record.Setup;
import zwickmuehle.web.table.Tables;
import zwickmuehle.web.view.EvaluationView;
import zwickmuehle.web.view.GameView;

/** Games out of the server and into it, as text and as JSON. */
final class ExchangeRoutes {
    private static final int MOST_BYTES = 1 << 20;

    private final Tables tables;
    private final GameRoutes games;

    ExchangeRoutes(Tables tables, GameRoutes games) {
        this.tables = tables;
        this.games = games;
    }

    void register(RoutesConfig routes) {
        routes.get("/api/games/{id}/export", this::export);
        routes.post("/api/games/import", this::importGame);
    }

    private void export(Context context) {
        GameRecord record = tables.find(context.pathParam("id")).record();
        String format = context.queryParam("format");
        String name = record.setup().rules().game() + "-" + record.setup().id();
        switch (format == null ? "text" : format) {
            case "text" -> {
                attach(context, name + ".txt");
                context.contentType("text/plain; charset=utf-8").result(
                        GameText.write(record, GameView.outcome(record).result()).getBytes(StandardCharsets.UTF_8));
            }
            case "json" -> {
                attach(context, name + ".json");
                GameRoutes.answer(context, json(record));
            }
            default -> throw Problem.malformed("'format': expected text or json",
                    "'format': erwartet wird text oder json");
        }
    }

    private static void attach(Context context, String name) {
        context.header("Content-Disposition", "attachment; filename=\"" + name + "\"");
        context.header("Cache-Control", "no-store");
    }

    private static Map<String, Object> json(GameRecord record) {
        Rules rules = record.setup().rules();
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("game", rules.game());
        json.put("rules", rules.variant());
        json.put("start", rules.notation().position(record.setup().start()));
        json.put("white", record.setup().white());
        json.put("black", record.setup().black());
        json.put("result", GameView.outcome(record).result());
        List<Map<String, @Nullable Object>> moves = new ArrayList<>();
        Side side = rules.mover(record.setup().start());
        for (Entry entry : record.past()) {
            Map<String, @Nullable Object> move = new LinkedHashMap<>();
            Evaluation evaluation = entry.evaluation();
            move.put("move", rules.notation().move(entry.move()));
            move.put("by", entry.by().word());
            move.put("seconds", entry.time() == null ? null : entry.time().toMillis() / 1000.0);
            move.put("evaluation",
                    evaluation == null ? null : EvaluationView.of(evaluation.score(), evaluation.exact(), side));
            moves.add(move);
            side = side.other();
        }
        json.put("moves", moves);
        return json;
    }

    private void importGame(Context context) {
        byte[] bytes = Body.bytes(context, MOST_BYTES);
        String type = context.contentType();
        GameScore score;
        if (type != null && type.toLowerCase(Locale.ROOT).startsWith("text/plain")) {
            score = GameText.parse(new String(bytes, StandardCharsets.UTF_8));
        } else {
            Body.checkType(context, "application/json");
            score = parse(new Body(Json.read(bytes)));
        }
        Setup setup = new Setup(tables.freshId(), score.rules(), score.start(), Setup.HUMAN, Setup.HUMAN,
                Setup.USUAL_SECONDS);
        GameRecord record = GameRecord.fresh(setup, false);
        for (int move : score.moves()) {
            record = record.played(new Entry(move, By.IMPORT, null, null));
        }
        games.created(context, record, List.of(Side.WHITE, Side.BLACK));
    }

    private static GameScore parse(Body body) {
        Rules rules = Games.rules(body.text("game", "muehle"), body.textOrNull("rules"));
        Notation notation = rules.notation();
        String start = body.textOrNull("start");
        Game game = Game.from(rules, start == null ? rules.start() : notation.parsePosition(start));
        JsonNode moves = body.object().path("moves");
        GameRoutes.checkedLength(Collections.nCopies(moves.size(), moves));
        for (int i = 0; i < moves.size(); i++) {
            JsonNode node = moves.get(i).isObject() ? moves.get(i).path("move") : moves.get(i);
            try {
                game = game.play(notation.parseMove(node.asString("")));
            } catch (NotationException | IllegalMoveException e) {
                throw new NotationException("move %d: %s", "Zug %d: %s", i + 1, e.sentence());
            }
        }
        List<Integer> played = new ArrayList<>();
        for (int move : game.moves()) {
            played.add(move);
        }
        return new GameScore(rules, game.startPosition(), played);
    }
}
