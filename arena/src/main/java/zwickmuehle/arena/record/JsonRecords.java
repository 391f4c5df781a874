package zwickmuehle.arena.record;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import zwickmuehle.arena.referee.PlayedGame;
import zwickmuehle.arena.referee.PlayedMove;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.SpokenException;

/**
 * Games as JSON, one object a game, with all that {@link TextRecords} hold. May be used from any thread.
 *
 * <pre>
 *   {"game":"muehle","rules":"kurs","white":"level:3","black":"Python starter","tags":{"Round":"1"},"start":"…",
 *    "moves":[{"move":"d6","seconds":0.012,"evaluation":35,"depth":6},…],
 *    "result":"1-0","code":"BY_RULE","reason":{"en":"…","de":"…"}}
 * </pre>
 *
 * {@code start} is always written; {@code seconds}, {@code evaluation}, {@code depth} only where they are known,
 * {@code answer} only where a program lost by what it said.
 */
public final class JsonRecords {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private JsonRecords() {}

    public static ObjectNode write(GameRecord record) {
        PlayedGame played = record.played();
        Game game = played.game();
        Rules rules = game.rules();
        ObjectNode json = MAPPER.createObjectNode();
        json.put("game", rules.game()).put("rules", rules.variant()).put("white",
                Excerpt.printable(played.white())).put("black", Excerpt.printable(played.black()));
        ObjectNode tags = json.putObject("tags");
        record.tags().forEach(tags::put);
        json.put("start", rules.notation().position(game.startPosition()));
        ArrayNode moves = json.putArray("moves");
        int[] made = game.moves();
        int untimed = made.length - played.moves().size();
        for (int i = 0; i < made.length; i++) {
            ObjectNode move = moves.addObject().put("move", rules.notation().move(made[i]));
            if (i >= untimed) {
                annotate(move, played.moves().get(i - untimed));
            }
        }
        json.put("result", played.verdict().result().text()).put("code", played.verdict().code().name());
        String answer = played.verdict().answer();
        if (answer != null) {
            json.put("answer", Excerpt.printable(answer));
        }
        json.putObject("reason").put("en", Excerpt.printable(played.verdict().sentence().english())).put("de",
                Excerpt.printable(played.verdict().sentence().german()));
        return json;
    }

    private static void annotate(ObjectNode json, PlayedMove move) {
        json.put("seconds", move.time().toMillis() / 1e3);
        if (move.evaluation() != null) {
            json.put("evaluation", move.evaluation());
        }
        if (move.depth() != null) {
            json.put("depth", move.depth());
        }
    }

    /** Reads one game. */
    public static GameRecord read(String text) {
        return read(tree(text));
    }

    private static JsonNode tree(String text) {
        try {
            JsonNode json = MAPPER.readTree(text);
            if (!json.isContainer()) {
                throw new NotationException("no JSON: expected an object or an array",
                        "kein JSON: erwartet wird ein Objekt oder ein Array");
            }
            return json;
        } catch (JacksonException e) {
            throw new NotationException("no JSON: %s", "kein JSON: %s", Excerpt.of(e.getOriginalMessage()));
        }
    }

    /** Reads what people bring; see {@link #readForgiving(JsonNode)}. */
    public static List<GameRecord> readForgiving(String text) {
        return readForgiving(tree(text));
    }

    /** Reads one game, and lets nothing pass that was not a legal one. */
    public static GameRecord read(JsonNode json) {
        return read(json, text(json, "game"), text(json, "white"), text(json, "black"), text(json, "result"));
    }

    /**
     * Reads what people bring: one game, a list of games, or the results of a tournament. A game need name neither
     * players nor result, is of Mühle if it names no game, and may list its moves as plain text.
     */
    public static List<GameRecord> readForgiving(JsonNode json) {
        return readForgiving(json, Integer.MAX_VALUE);
    }

    /** The same for games of at most so many moves together: what strangers bring is not replayed for hours. */
    public static List<GameRecord> readForgiving(JsonNode json, int mostMoves) {
        JsonNode several = json.isArray() ? json : json.path("games");
        if (!several.isArray()) {
            return List.of(readLeast(json));
        }
        long moves = several.valueStream().mapToLong(game -> GameRecord.MOVES_OF_A_GAME + game.path("moves").size())
                .sum();
        if (moves > mostMoves) {
            throw GameRecord.tooManyMoves(mostMoves);
        }
        List<GameRecord> records = new ArrayList<>();
        several.forEach(game -> records.add(readLeast(game)));
        return records;
    }

    private static GameRecord readLeast(JsonNode json) {
        return read(json, or(optionalText(json, "game"), "muehle"), or(optionalText(json, "white"), "?"),
                or(optionalText(json, "black"), "?"), optionalText(json, "result"));
    }

    private static String or(@Nullable String text, String otherwise) {
        return text == null ? otherwise : text;
    }

    private static GameRecord read(JsonNode json, String game, String white, String black, @Nullable String result) {
        Replay replay = new Replay(game, optionalText(json, "rules"), optionalText(json, "start"));
        int number = 0;
        for (JsonNode move : json.path("moves")) {
            number++;
            try {
                move(replay, move);
            } catch (SpokenException e) {
                throw new NotationException("move %d: %s", "Zug %d: %s", number, e.sentence());
            }
        }
        Map<String, String> tags = new LinkedHashMap<>();
        json.path("tags").properties().forEach(tag -> tags.put(tag.getKey(), tag.getValue().asString("")));
        String english = optionalText(json.path("reason"), "en");
        String german = optionalText(json.path("reason"), "de");
        Sentence reason = english == null ? null : new Sentence(english, german == null ? english : german);
        return replay.end(white, black, result, optionalText(json, "code"), reason, optionalText(json, "answer"), tags);
    }

    private static void move(Replay replay, JsonNode move) {
        replay.move(move.isString() ? move.asString() : text(move, "move"));
        if (move.path("seconds").isNumber()) {
            replay.annotate(Milliseconds.of(seconds(move.path("seconds"))),
                    optionalInt(move, "evaluation"), optionalInt(move, "depth"));
        }
    }

    /** Too large for a double is read as infinite, which is no number to calculate with. */
    private static BigDecimal seconds(JsonNode number) {
        double rough = number.asDouble();
        return Double.isInfinite(rough)
                ? BigDecimal.valueOf(Math.copySign(Double.MAX_VALUE, rough))
                : number.decimalValue();
    }

    private static String text(JsonNode json, String name) {
        String text = optionalText(json, name);
        if (text == null) {
            throw new NotationException("the field \"%s\" is missing or no text",
                    "das Feld \"%s\" fehlt oder ist kein Text",
                    name);
        }
        return text;
    }

    private static @Nullable String optionalText(JsonNode json, String name) {
        JsonNode value = json.path(name);
        return value.isString() ? value.asString() : null;
    }

    private static @Nullable Integer optionalInt(JsonNode json, String name) {
        JsonNode value = json.path(name);
        return value.isInt() ? value.asInt() : null;
    }
}
