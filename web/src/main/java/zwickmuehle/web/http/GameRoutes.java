package zwickmuehle.web.http;

import static zwickmuehle.arena.record.GameRecord.MOST_MOVES;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import zwickmuehle.rules.Games;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;
import zwickmuehle.rules.muehle.RuleSet;
import zwickmuehle.web.record.By;
import zwickmuehle.web.record.Entry;
import zwickmuehle.web.record.GameRecord;
import zwickmuehle.web.record.Setup;
import zwickmuehle.web.store.GameSummary;
import zwickmuehle.web.table.Table;
import zwickmuehle.web.table.Tables;
import zwickmuehle.web.table.Token;
import zwickmuehle.web.thinking.Opponents;
import zwickmuehle.web.view.GameView;

/** Games as resources: made, looked at, played, watched. */
final class GameRoutes {
    private static final String GAMES = "/api/games";
    private static final int USUALLY_LISTED = 20;
    private static final int MOST_LISTED = 50;
    private static final String GAME = GAMES + "/{id}";

    private final Tables tables;
    private final Opponents opponents;
    private final Limiter limiter;

    GameRoutes(Tables tables, Opponents opponents, Limiter limiter) {
        this.tables = tables;
        this.opponents = opponents;
        this.limiter = limiter;
    }

    void register(RoutesConfig routes) {
        routes.get(GAMES, this::list);
        routes.post(GAMES, this::create);
        routes.get(GAME, context -> answer(context, table(context).view(Visitor.token(context))));
        routes.get(GAME + "/events",
                context -> Following.watcher(context, table(context).watch(Visitor.token(context)), limiter.streams()));
        routes.get(GAME + "/conversation",
                context -> Following.transcript(context, table(context).transcript(), limiter.streams()));
        routes.post(GAME + "/moves", context -> {
            Body body = Body.of(context);
            answer(context,
                    table(context).play(Visitor.token(context), body.text("move"), body.integer("number")));
        });
        routes.post(GAME + "/undo", context -> {
            Body body = Body.of(context);
            answer(context, table(context).undo(Visitor.token(context), body.flag("single"),
                    body.integerOrNull("number")));
        });
        routes.post(GAME + "/redo", context -> {
            Body body = Body.of(context);
            answer(context, table(context).redo(Visitor.token(context), body.flag("single"),
                    body.integerOrNull("number")));
        });
        routes.post(GAME + "/restart", context -> answer(context,
                table(context).restart(Visitor.token(context), Body.of(context).integerOrNull("number"))));
        routes.post(GAME + "/resign", context -> {
            Body body = Body.of(context);
            answer(context, table(context).resign(Visitor.token(context), body.sideOrNull("side"),
                    body.integerOrNull("number")));
        });
        question(routes, "best", Table::best);
        question(routes, "hint", Table::hint);
        routes.post(GAME + "/random", context -> answer(context,
                table(context).playRandom(Visitor.token(context), Body.of(context).integerOrNull("number"))));
        command(routes, "stop", Table::stop);
        command(routes, "pause", (table, token) -> table.pause(token, true));
        command(routes, "resume", (table, token) -> table.pause(token, false));
        command(routes, "step", Table::step);
        routes.post(GAME + "/pace", context -> answer(context, table(context).pace(Visitor.token(context),
                Body.of(context).number("delay", GameRecord.USUAL_DELAY, 0, GameRecord.LONGEST_DELAY))));
        routes.post(GAME + "/seats", this::join);
        routes.post(GAME + "/players", this::arrange);
    }

    /** Something asked of a game without any details. */
    private void command(RoutesConfig routes, String name, BiFunction<Table, @Nullable Token, GameView> command) {
        routes.post(GAME + "/" + name, context -> {
            // Read although nothing is expected in it: a body left unread costs the connection.
            Body.of(context);
            answer(context, command.apply(table(context), Visitor.token(context)));
        });
    }

    /** Something that makes the computer think. */
    private interface Question {
        Object ask(Table table, @Nullable Token token, @Nullable Integer number);
    }

    private void question(RoutesConfig routes, String name, Question question) {
        routes.post(GAME + "/" + name, context -> {
            Integer number = Body.of(context).integerOrNull("number");
            try (Shares.Place _ = limiter.questions().take(Client.of(context))) {
                answer(context, question.ask(table(context), Visitor.token(context), number));
            }
        });
    }

    private Table table(Context context) {
        return tables.find(context.pathParam("id"));
    }

    static void answer(Context context, Object view) {
        context.header("Cache-Control", "no-store");
        context.contentType("application/json").result(Json.write(view).getBytes(StandardCharsets.UTF_8));
    }

    /** The games of this browser, the one changed last first; a page of them at a time. */
    private void list(Context context) {
        int from = number(context, "from", 0, Integer.MAX_VALUE);
        int limit = number(context, "limit", USUALLY_LISTED, MOST_LISTED);
        List<GameSummary> games = tables.gamesOf(Visitor.token(context), from, limit + 1);
        answer(context, Map.of("games", games.stream().limit(limit).map(GameRoutes::line).toList(), "more",
                games.size() > limit));
    }

    private static int number(Context context, String name, int usual, int most) {
        String text = context.queryParam(name);
        if (text != null && !text.matches("\\d{1,6}")) {
            throw Problem.malformed("'%s': expected a number from 0 to %s",
                    "'%s': erwartet wird eine Zahl von 0 bis %s",
                    name, most);
        }
        return text == null ? usual : Math.min(Integer.parseInt(text), most);
    }

    private static Map<String, Object> line(GameSummary summary) {
        GameRecord record = summary.record();
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("id", record.setup().id());
        line.put("game", record.setup().rules().game());
        line.put("variant", record.setup().rules().variant());
        line.put("white", record.setup().white());
        line.put("black", record.setup().black());
        line.put("moveNumber", record.past().size());
        line.put("outcome", GameView.outcome(record));
        line.put("changed", summary.changed().toString());
        return line;
    }

    private void create(Context context) {
        Body body = Body.of(context);
        String white = body.text("white", Setup.HUMAN);
        String black = body.text("black", Setup.HUMAN);
        Rules rules = rules(body, Opponents.isProgram(white) || Opponents.isProgram(black));
        opponents.check(white, rules);
        opponents.check(black, rules);
        String position = body.textOrNull("position");
        long start = position == null ? rules.start() : rules.notation().parsePosition(position);
        Setup setup = new Setup(tables.freshId(), rules, start, white, black, seconds(body, Setup.USUAL_SECONDS));
        GameRecord record = GameRecord.fresh(setup, body.flag("paused"));
        for (String move : checkedLength(body.texts("moves"))) {
            record = record.played(new Entry(rules.notation().parseMove(move), By.IMPORT, null, null));
        }
        created(context, record, ownSides(body.text("seats", "both")));
    }

    /** The rules asked for; if none are named, those that the players expect. */
    private static Rules rules(Body body, boolean withProgram) {
        String game = body.text("game");
        String variant = body.textOrNull("variant");
        boolean courseRules = variant == null && withProgram && game.equals("muehle");
        return Games.rules(game, courseRules ? RuleSet.KURS.name() : variant);
    }

    /** A game that is handed over whole is of a length that people play. */
    static <T> List<T> checkedLength(List<T> moves) {
        if (moves.size() > MOST_MOVES) {
            throw Problem.malformed("%d moves: expected at most %d", "%d Züge: erwartet werden höchstens %d",
                    moves.size(), MOST_MOVES);
        }
        return moves;
    }

    void created(Context context, GameRecord record, List<Side> own) {
        limiter.games().take(Client.of(context));
        Token token = Visitor.tokenOrFresh(context, tables::freshToken);
        Table table = tables.create(record, token, own);
        context.status(201).header("Location", GAMES + "/" + record.setup().id());
        answer(context, table.view(token));
    }

    private static List<Side> ownSides(String seats) {
        return switch (seats) {
            case "both" -> List.of(Side.WHITE, Side.BLACK);
            case "white" -> List.of(Side.WHITE);
            case "black" -> List.of(Side.BLACK);
            default -> throw Problem.malformed("field 'seats': expected both, white or black",
                    "Feld 'seats': erwartet wird both, white oder black");
        };
    }

    private static double seconds(Body body, double otherwise) {
        return body.number("seconds", otherwise, Setup.LEAST_SECONDS, Setup.MOST_SECONDS);
    }

    private String checked(String words, Rules rules) {
        opponents.check(words, rules);
        return words;
    }

    private void join(Context context) {
        Body body = Body.of(context);
        Table table = table(context);
        Token token = Visitor.tokenOrFresh(context, tables::freshToken);
        answer(context, table.join(token, body.sideOrNull("side")));
    }

    private void arrange(Context context) {
        Body body = Body.of(context);
        Table table = table(context);
        Token token = Visitor.tokenOrFresh(context, tables::freshToken);
        answer(context, table.arrange(token,
                setup -> setup.withPlayers(checked(body.text("white", setup.white()), setup.rules()),
                        checked(body.text("black", setup.black()), setup.rules()), seconds(body, setup.seconds()))));
    }
}
