package zwickmuehle.app;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwickmuehle.arena.record.JsonRecords;
import zwickmuehle.arena.record.TextRecords;
import zwickmuehle.play.record.Exchange;
import zwickmuehle.play.record.GameState;
import zwickmuehle.rules.Rules;
import zwickmuehle.web.store.GameStore;

@Command(name = "show", mixinStandardHelpOptions = true, description = {
        "Shows a stored game: the board as it stands, and the moves.",
        "Exits with 1 if it is damaged."})
final class GamesShowCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private DataOption data = new DataOption();

    @Option(names = "--json", description = "one JSON document instead of text")
    private boolean json;

    @Parameters(paramLabel = "ID", description = "the end of the game's address")
    private String id = "";

    GamesShowCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        return GamesCommand.with(data, console, this::show);
    }

    private int show(GameStore store) {
        GameState game = GamesCommand.load(store, id);
        if (game == null) {
            console.err().println("zwickmuehle: " + GamesCommand.damaged(id).in(console.locale()));
            return ExitCode.FAILURE;
        }
        if (json) {
            console.out().println(JsonRecords.write(Exchange.written(game)).put("id", id)
                    .put("lastMove", String.valueOf(store.index().played(id))));
            return ExitCode.OK;
        }
        Rules rules = game.setup().rules();
        console.out().println(rules.notation().drawing(game.game().position()));
        console.out().print(TextRecords.write(Exchange.written(game)));
        return ExitCode.OK;
    }
}
