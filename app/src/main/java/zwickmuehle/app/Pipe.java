package zwickmuehle.app;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import zwickmuehle.arena.record.GameRecord;
import zwickmuehle.arena.referee.Result;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Notation;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.SpokenException;
import zwickmuehle.rules.games.Games;
import zwickmuehle.search.Equipment;
import zwickmuehle.search.Limits;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.Thinker;
import zwickmuehle.search.Thought;
import zwickmuehle.search.Value;
import zwickmuehle.search.thinkers.Thinkers;
import zwickmuehle.train.reasons.MoveReasons;
import zwickmuehle.train.reasons.Reason;
import zwickmuehle.train.reasons.Reasons;

/**
 * Questions of other programs and their answers, each a line of JSON; docs/pipe.md describes them. What is wrong with a
 * question is an answer too. For one thread.
 */
final class Pipe {
    /** Grows when an answer changes in a way that those who ask would notice. */
    static final int VERSION = 1;

    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final double USUAL_SECONDS = 1;
    private static final double MOST_SECONDS = 600;
    private static final int STRONGEST = 10;
    private static final long TABLE_BYTES = 16L << 20;

    private final Function<Rules, Oracle> oracles;
    private final Map<String, Rules> rules = new HashMap<>();
    private final Map<Rules, Oracle> known = new HashMap<>();
    private final Map<String, Thinker> thinkers = new HashMap<>();
    private final SplittableRandom random = new SplittableRandom();

    /** @param oracles what is known for certain about a game */
    Pipe(Function<Rules, Oracle> oracles) {
        this.oracles = oracles;
    }

    String answer(String line) {
        JsonNode question;
        try {
            question = MAPPER.readTree(line);
        } catch (JacksonException wrong) {
            return error("no JSON: " + Excerpt.of(wrong.getOriginalMessage())).toString();
        }
        if (!question.isArray()) {
            return answer(question).toString();
        }
        ArrayNode answers = MAPPER.createArrayNode();
        question.forEach(each -> answers.add(answer(each)));
        return answers.toString();
    }

    private ObjectNode answer(JsonNode question) {
        ObjectNode answer;
        try {
            if (!question.isObject()) {
                throw new NotationException("expected an object, or an array of them",
                        "erwartet wird ein Objekt oder ein Array davon");
            }
            answer = answerTo(question);
        } catch (SpokenException wrong) {
            answer = error(wrong.sentence().english());
        }
        JsonNode id = question.path("id");
        if (id.isMissingNode()) {
            return answer;
        }
        ObjectNode named = MAPPER.createObjectNode();
        named.set("id", id);
        named.setAll(answer);
        return named;
    }

    private static ObjectNode error(String sentence) {
        return MAPPER.createObjectNode().put("error", sentence);
    }

    private ObjectNode answerTo(JsonNode question) {
        String ask = or(text(question, "ask"), "moves");
        if (ask.equals("version")) {
            return version();
        }
        Game game = game(question);
        return switch (ask) {
            case "moves" -> moves(game);
            case "play" -> position(game);
            case "value" -> value(game, question);
            case "best" -> best(game, question);
            case "reasons" -> reasons(game);
            default -> throw new NotationException(
                    "ask '%s': expected version, moves, play, value, best or reasons",
                    "ask '%s': erwartet wird version, moves, play, value, best oder reasons", Excerpt.of(ask));
        };
    }

    private static ObjectNode version() {
        ObjectNode version = MAPPER.createObjectNode().put("version", VERSION);
        version.putArray("asks").add("version").add("moves").add("play").add("value").add("best").add("reasons");
        return version;
    }

    private static ObjectNode moves(Game game) {
        ObjectNode answer = MAPPER.createObjectNode();
        ArrayNode moves = answer.putArray("moves");
        Notation notation = game.rules().notation();
        for (int move : game.legalMoves()) {
            moves.add(notation.move(move));
        }
        return answer;
    }

    private static ObjectNode position(Game game) {
        return MAPPER.createObjectNode().put("position", text(game)).put("outcome", Result.of(game.outcome()).text());
    }

    /** Columns in the order they were played, where they were played from the empty board. */
    private static String text(Game game) {
        Notation notation = game.rules().notation();
        if (game.rules().game().equals("muehle") || game.startPosition() != game.rules().start()
                || game.length() == 0) {
            return notation.position(game.position());
        }
        StringBuilder columns = new StringBuilder();
        for (int move : game.moves()) {
            columns.append(notation.move(move));
        }
        return columns.toString();
    }

    private ObjectNode value(Game game, JsonNode question) {
        if (game.outcome().over()) {
            return ValueJson.of(game, ValueJson.atEnd(game));
        }
        Duration time = seconds(question);
        long end = System.nanoTime() + time.toNanos() / 2;
        int score = known.computeIfAbsent(game.rules(), oracles).solve(game.position(), game.quietMoves(),
                () -> System.nanoTime() > end);
        if (score != Oracle.UNKNOWN) {
            return ValueJson.of(game, new Value(score, true));
        }
        Thought thought = think(thinker(game.rules(), STRONGEST), game, time.dividedBy(2));
        return ValueJson.of(game, new Value(thought.score(), thought.exact()));
    }

    private ObjectNode best(Game game, JsonNode question) {
        if (game.outcome().over()) {
            throw new NotationException("the game is over: there is no best move",
                    "die Partie ist zu Ende: es gibt keinen besten Zug");
        }
        Long seed = seed(question);
        Thinker thinker = seed == null
                ? thinker(game.rules(), level(question))
                : made(game.rules(), level(question), new SplittableRandom(seed));
        Thought thought = think(thinker, game, seconds(question));
        return MAPPER.createObjectNode().put("move", game.rules().notation().move(thought.move()))
                .setAll(ValueJson.of(game, new Value(thought.score(), thought.exact())));
    }

    /** What speaks for and against each move. */
    private static ObjectNode reasons(Game game) {
        ObjectNode answer = MAPPER.createObjectNode();
        ArrayNode said = answer.putArray("reasons");
        for (MoveReasons move : Reasons.of(game)) {
            for (Reason reason : move.reasons()) {
                ArrayNode points = said.addObject().put("move", game.rules().notation().move(move.move()))
                        .put("kind", reason.kind().word()).put("good", reason.kind().good())
                        .put("en", reason.sentence().english()).put("de", reason.sentence().german())
                        .putArray("points");
                Reasons.pointNames(game.rules(), reason).forEach(points::add);
            }
        }
        return answer;
    }

    private static Thought think(Thinker thinker, Game game, Duration time) {
        return thinker.think(game, Limits.time(time), () -> false, _ -> {});
    }

    /** A level that goes from question to question, and remembers. */
    private Thinker thinker(Rules played, int level) {
        return thinkers.computeIfAbsent(played.game() + " " + played.variant() + " " + level,
                _ -> made(played, level, random));
    }

    private Thinker made(Rules played, int level, RandomGenerator chance) {
        return Thinkers.parse("level:" + level, played, new Equipment(known.computeIfAbsent(played, oracles),
                System::nanoTime, chance, 1, TABLE_BYTES));
    }

    private Game game(JsonNode question) {
        String name = or(text(question, "game"), "muehle");
        String variant = text(question, "rules");
        Rules played = rules.computeIfAbsent(name + " " + variant, _ -> Games.rules(name, variant));
        String start = text(question, "position");
        Game game = start == null ? Game.start(played) : Game.from(played, played.notation().parsePosition(start));
        JsonNode moves = question.path("moves");
        boolean given = !moves.isMissingNode() && !moves.isNull();
        if ((given && !moves.isArray()) || moves.size() > GameRecord.MOST_MOVES) {
            throw new NotationException("moves: expected an array of at most %d",
                    "moves: erwartet wird ein Array mit höchstens %d", GameRecord.MOST_MOVES);
        }
        int number = 0;
        for (JsonNode move : moves) {
            number++;
            try {
                game = game.play(played.notation().parseMove(move.isString() ? move.asString() : move.toString()));
            } catch (SpokenException wrong) {
                throw new NotationException("move %d, %s: %s", "Zug %d, %s: %s", number, Excerpt.of(move.toString()),
                        wrong.sentence());
            }
        }
        return game;
    }

    private static String or(@Nullable String text, String otherwise) {
        return text == null ? otherwise : text;
    }

    private static @Nullable String text(JsonNode question, String field) {
        JsonNode value = question.path(field);
        if (value.isMissingNode() || value.isNull()) {
            return null;
        }
        if (!value.isString()) {
            throw new NotationException("%s: expected a text", "%s: erwartet wird ein Text", field);
        }
        return value.asString();
    }

    private static Duration seconds(JsonNode question) {
        JsonNode value = question.path("seconds");
        double seconds = value.isMissingNode() ? USUAL_SECONDS : value.isNumber() ? value.asDouble() : -1;
        if (!(seconds > 0 && seconds <= MOST_SECONDS)) {
            throw new NotationException("seconds: expected a number over 0 and up to %.0f",
                    "seconds: erwartet wird eine Zahl über 0 und bis %.0f", MOST_SECONDS);
        }
        return Duration.ofNanos((long) (seconds * 1e9));
    }

    private static int level(JsonNode question) {
        JsonNode value = question.path("level");
        int level = value.isMissingNode() ? STRONGEST : value.isInt() ? value.asInt() : -1;
        if (level < 0 || level > STRONGEST) {
            throw new NotationException("level: expected 0 to %d", "level: erwartet wird 0 bis %d", STRONGEST);
        }
        return level;
    }

    /** With it a level chooses the same again, and remembers nothing of other questions. */
    private static @Nullable Long seed(JsonNode question) {
        JsonNode value = question.path("seed");
        if (value.isMissingNode()) {
            return null;
        }
        if (!value.canConvertToLong() || !value.isIntegralNumber()) {
            throw new NotationException("seed: expected a whole number of at most 63 bits",
                    "seed: erwartet wird eine ganze Zahl mit höchstens 63 Bits");
        }
        return value.asLong();
    }
}
