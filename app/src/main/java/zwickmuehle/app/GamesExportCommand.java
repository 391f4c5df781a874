package zwickmuehle.app;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.json.JsonMapper;
import zwickmuehle.arena.record.GameRecord;
import zwickmuehle.arena.record.JsonRecords;
import zwickmuehle.arena.record.TextRecords;
import zwickmuehle.play.record.Exchange;
import zwickmuehle.web.store.GameStore;

@Command(name = "export", mixinStandardHelpOptions = true, description = {
        "Writes stored games to stdout, in the form that import, the page and docs/formats.md know.",
        "Damaged ones are left out and named on stderr; it exits with 1 then."})
final class GamesExportCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private DataOption data = new DataOption();

    @Option(names = "--json", description = "one JSON document instead of text")
    private boolean json;

    @Parameters(arity = "0..*", paramLabel = "ID", description = "the ends of the games' addresses; all games if not given")
    private List<String> ids = List.of();

    GamesExportCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        return GamesCommand.with(data, console, this::export);
    }

    private int export(GameStore store) {
        List<GameRecord> records = new ArrayList<>();
        boolean whole = true;
        for (String id : ids.isEmpty() ? store.index().ids(Integer.MAX_VALUE) : ids) {
            zwickmuehle.play.record.GameState game = GamesCommand.load(store, id);
            if (game == null) {
                console.err().println("zwickmuehle: " + GamesCommand.damaged(id).in(console.locale()));
                whole = false;
            } else {
                records.add(Exchange.written(game));
            }
        }
        if (json) {
            var document = JsonMapper.builder().build().createObjectNode();
            document.putArray("games").addAll(records.stream().map(JsonRecords::write).toList());
            console.out().println(document);
        } else {
            records.forEach(record -> console.out().print(TextRecords.write(record)));
        }
        return whole ? ExitCode.OK : ExitCode.FAILURE;
    }
}
