package zwickmuehle.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;
import zwickmuehle.app.terminal.AnalysisText;
import zwickmuehle.arena.record.GameRecord;
import zwickmuehle.arena.record.TextRecordReader;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.search.Limits;
import zwickmuehle.search.Value;
import zwickmuehle.train.explorer.Collection;
import zwickmuehle.train.explorer.Explorer;

@Command(name = "explore", mixinStandardHelpOptions = true, description = {
        "The moves of a position with their exact values, as far as they are known, and with what was played.",
        "Moves that lead to equivalent positions are one."})
final class ExploreCommand implements Callable<Integer> {
    private final Console console;
    private final Oracles oracles;

    @Mixin
    private GameOptions game = new GameOptions();

    @Option(names = "--games", paramLabel = "FILE", description = "games to count, as match and tournament record them; may be given several times")
    private List<Path> files = List.of();

    @Option(names = "--database", paramLabel = "DIR", description = "Mühle: the database to ask; the one of this machine if not given")
    private @Nullable Path database;

    @Option(names = "--json", description = "one JSON document, and nothing else")
    private boolean json;

    @Parameters(arity = "0..*", paramLabel = "POSITION", description = "where to begin; the empty board if not given")
    private @Nullable List<String> position;

    ExploreCommand(Console console, Oracles oracles) {
        this.console = console;
        this.oracles = oracles;
    }

    @Override
    public Integer call() throws IOException {
        Rules rules = game.rules();
        Game here = Game.from(rules, GameOptions.position(rules, position));
        Collection collection = collection(rules);
        // What is not in a book or a database is worked out within a second, or called unknown.
        BooleanSupplier late = Limits.time(Duration.ofSeconds(1)).expiry(System::nanoTime, () -> false);
        List<Explorer.Explored> moves = new Explorer(oracles.of(rules, database), List.of(collection)).at(here, late);
        if (json) {
            console.out().println(document(here, collection, moves));
            return ExitCode.OK;
        }
        console.out().print(rules.notation().drawing(here.position()));
        console.out().println();
        if (!files.isEmpty()) {
            console.say(Sentence.of("%d games", "%d Partien", collection.games()));
        }
        moves.forEach(move -> console.say(line(rules, move)));
        return ExitCode.OK;
    }

    private Collection collection(Rules rules) throws IOException {
        Collection collection = new Collection();
        for (Path file : files) {
            if (!Files.isReadable(file)) {
                throw new NotationException("--games %s: there is no such file",
                        "--games %s: diese Datei gibt es nicht",
                        file);
            }
            for (GameRecord played : TextRecordReader.read(Files.readString(file))) {
                Game told = played.played().game();
                if (told.rules().equals(rules)) {
                    collection.add(told, played.played().verdict().result().whitePoints());
                }
            }
        }
        return collection;
    }

    private static Sentence line(Rules rules, Explorer.Explored move) {
        List<String> names = move.moves().stream().map(rules.notation()::move).toList();
        Sentence value = move.value().exact()
                ? AnalysisText.value(move.value())
                : new Sentence("unknown", "unbekannt");
        Collection.Count count = move.played().getFirst();
        Sentence played = count.games() == 0
                ? new Sentence("", "")
                : Sentence.of(" · played %d: +%d =%d -%d", " · gespielt %d: +%d =%d -%d", count.games(), count.wins(),
                        count.draws(), count.losses());
        Sentence answers = move.losingAnswers().orElse(0) == 0
                ? new Sentence("", "")
                : Sentence.of(" · %d of %d answers lose", " · %d von %d Antworten verlieren",
                        move.losingAnswers().getAsInt(), move.answers());
        return Sentence.of("  %-10s %s%s%s", "  %-10s %s%s%s", String.join(" ", names), value, answers, played);
    }

    private static JsonNode document(Game here, Collection collection, List<Explorer.Explored> explored) {
        Rules rules = here.rules();
        ObjectNode document = JsonNodeFactory.instance.objectNode().put("game", rules.game())
                .put("rules", rules.variant()).put("position", rules.notation().position(here.position()))
                .put("games", collection.games());
        ArrayNode moves = document.putArray("moves");
        explored.forEach(move -> moves.add(json(rules, move)));
        return document;
    }

    private static ObjectNode json(Rules rules, Explorer.Explored move) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        ArrayNode names = json.putArray("moves");
        move.moves().forEach(one -> names.add(rules.notation().move(one)));
        json.put("result", move.value().result().map(Value.Result::word).orElse(null));
        ValueJson.put(json, "plies", move.value().plies());
        ValueJson.put(json, "losingAnswers", move.losingAnswers());
        Collection.Count count = move.played().getFirst();
        return json.put("answers", move.answers()).put("games", count.games()).put("wins", count.wins())
                .put("draws", count.draws()).put("losses", count.losses());
    }
}
