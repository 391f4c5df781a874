package zwickmuehle.app;

import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import zwickmuehle.rules.Rules;

@Command(name = "show", mixinStandardHelpOptions = true, description = {
        "Draws a position in the terminal and says whose turn it is and what kind of move is due."})
final class ShowCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private GameOptions game = new GameOptions();

    @Parameters(arity = "0..*", paramLabel = "POSITION", description = "what to show; the empty board if not given")
    private @Nullable List<String> position;

    ShowCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Rules rules = game.rules();
        long shown = GameOptions.position(rules, position);
        console.out().print(rules.notation().drawing(shown));
        console.out().println();
        rules.description(shown).forEach(console::say);
        return ExitCode.OK;
    }
}
