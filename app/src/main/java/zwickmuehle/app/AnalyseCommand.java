package zwickmuehle.app;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwickmuehle.app.terminal.AnalysisText;
import zwickmuehle.arena.referee.Seconds;
import zwickmuehle.rules.Game;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.viergewinnt.VierGewinnt;
import zwickmuehle.search.Analysis;
import zwickmuehle.search.Limits;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.thinkers.Thinkers;
import zwickmuehle.train.reasons.MoveReasons;
import zwickmuehle.train.reasons.Reasons;

@Command(name = "analyse", mixinStandardHelpOptions = true, description = {
        "The value of a position and of every legal move: exact where it is known, an estimate otherwise."})
final class AnalyseCommand implements Callable<Integer> {
    private final Console console;
    private final Oracles oracles;

    @Mixin
    private GameOptions game = new GameOptions();

    @Option(names = "-t", paramLabel = "S", description = "seconds to think (default 1)")
    private String seconds = "1";

    @Option(names = "--database", paramLabel = "DIR", description = "Mühle: the database to ask; the one of this machine if not given")
    private @Nullable Path database;

    @Option(names = "--no-book", description = "Vier Gewinnt: solve everything, even what the book knows")
    private boolean withoutBook;

    @Option(names = "--reasons", description = "say what speaks for and against each move")
    private boolean withReasons;

    @Option(names = "--json", description = "one JSON document, and nothing else")
    private boolean json;

    @Parameters(arity = "0..*", paramLabel = "POSITION", description = "what to analyse; the empty board if not given")
    private @Nullable List<String> position;

    AnalyseCommand(Console console, Oracles oracles) {
        this.console = console;
        this.oracles = oracles;
    }

    @Override
    public Integer call() {
        Rules rules = game.rules();
        Game analysed = GameOptions.game(rules, position);
        Limits limits = Limits.time(Seconds.parse(seconds));
        Oracle oracle = withoutBook && database == null && rules instanceof VierGewinnt vierGewinnt
                ? Oracles.withoutBook(vierGewinnt)
                : oracles.of(rules, database);
        Analysis analysis = Thinkers.analyst(rules, ThinkerEquipment.repeatable(0, oracle)).analyse(analysed, limits,
                () -> false,
                _ -> {});
        List<MoveReasons> reasons = withReasons ? Reasons.of(analysed, analysis.moves(), oracle) : List.of();
        if (json) {
            console.out().println(AnalysisJson.of(analysed, analysis, reasons));
        } else {
            console.out().print(rules.notation().drawing(analysed.position()));
            console.out().println();
            new AnalysisText(analysed, analysis, reasons).sentences().forEach(console::say);
        }
        return ExitCode.OK;
    }
}
