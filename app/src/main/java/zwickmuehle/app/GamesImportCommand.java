package zwickmuehle.app;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;
import zwickmuehle.arena.formats.Formats;
import zwickmuehle.arena.record.GameRecord;
import zwickmuehle.arena.record.JsonRecords;
import zwickmuehle.play.record.Exchange;
import zwickmuehle.play.table.Seats;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Sentence;
import zwickmuehle.web.table.ServerParts;

@Command(name = "import", mixinStandardHelpOptions = true, description = {
        "Stores the games of a file: all of them or, if one cannot be read, none.",
        "The file is text or JSON, as export, match and tournament write it, or in the format of another "
                + "program (see convert). The seats of the games are "
                + "free; each gets an address, which is printed. As long as nobody sits down at one, everybody who "
                + "explores positions on this server sees how often its moves were played."})
final class GamesImportCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private DataOption data = new DataOption();

    @Option(names = "--json", description = "one JSON document instead of text")
    private boolean json;

    @Parameters(paramLabel = "FILE", description = "the games")
    private Path file = Path.of("");

    GamesImportCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        List<zwickmuehle.play.record.GameState> games = read();
        return GamesCommand.with(data, console, store -> {
            games.forEach(game -> store.create(game, new Seats(Map.of())));
            List<String> ids = games.stream().map(game -> game.setup().id()).toList();
            if (json) {
                var document = JsonMapper.builder().build().createObjectNode();
                var array = document.putArray("games");
                ids.forEach(array::add);
                console.out().println(document);
            } else {
                ids.forEach(id -> console.out().println("/game/" + id));
                console.say(ids.size() == 1
                        ? new Sentence("1 game stored.", "1 Partie gespeichert.")
                        : Sentence.of("%d games stored.", "%d Partien gespeichert.", ids.size()));
            }
            return ExitCode.OK;
        });
    }

    private List<zwickmuehle.play.record.GameState> read() {
        SecureRandom random = new SecureRandom();
        try {
            String text = GivenPath.text(file);
            List<GameRecord> written = text.strip().startsWith("{") || text.strip().startsWith("[{")
                    ? JsonRecords.readForgiving(JsonMapper.builder().build().readTree(text))
                    : Formats.imported(text, Integer.MAX_VALUE);
            if (written.isEmpty()) {
                throw new NotationException("there is no game in %s", "in %s ist keine Partie", file);
            }
            String collection = Excerpt.of(String.valueOf(file.getFileName()));
            return written.stream().map(record -> Exchange.taken(record, ServerParts.freshId(random)))
                    .map(game -> game.arranged(game.setup().collected(collection))).toList();
        } catch (JacksonException _) {
            throw new NotationException("%s is no JSON", "%s ist kein JSON", file);
        }
    }
}
