package zwickmuehle.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zwickmuehle.perfect.muehle.Crew;
import zwickmuehle.perfect.muehle.Sector;
import zwickmuehle.perfect.muehle.SectorCounts;
import zwickmuehle.perfect.muehle.files.DatabaseBuilder;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.muehle.Muehle;

@Command(name = "solve", mixinStandardHelpOptions = true, description = {
        "Builds the database of Mühle: the exact value of every position without stones in hand.",
        "What is there already is kept, so an interrupted run goes on where it was.",
        "All 18 stones need about 6 GB of memory (ZWICKMUEHLE_JAVA_OPTIONS=-Xmx6g) and some GB of disk."})
final class SolveCommand implements Callable<Integer> {
    private static final int FEWEST = 2 * Sector.FEWEST;
    private static final int MOST = 2 * Sector.MOST;

    private final Console console;

    @Mixin
    private GameOptions game = new GameOptions();

    @Option(names = "--stones", paramLabel = "N", defaultValue = "18", description = "all positions with at most so many stones on the board: 6 to 18, everything if not given")
    private int stones = MOST;

    @Option(names = "--database", required = true, paramLabel = "DIR", description = "the folder of the database; one for each rule set")
    private Path database = Path.of("");

    @Option(names = "--threads", paramLabel = "N", description = "all processors if not given")
    private int threads = Runtime.getRuntime().availableProcessors();

    SolveCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        Muehle rules = muehle(game.rules());
        if (stones < FEWEST || stones > MOST) {
            throw new NotationException("--stones %d: expected %d to %d", "--stones %d: erwartet wird %d bis %d",
                    stones,
                    FEWEST, MOST);
        }
        requireThreads(threads);
        Path folder = GivenPath.folderToBe(database);
        try (Crew crew = new Crew(threads);
                SolveProgress progress = SolveProgress.on(console, stones)) {
            List<SectorCounts> counts = new DatabaseBuilder(folder, rules.ruleSet(), crew, progress).build(stones);
            long positions = counts.stream().mapToLong(SectorCounts::positions).sum();
            console.out().printf(Locale.ROOT, "%d positions in %d sectors: %s%n", positions, counts.size(), database);
            return ExitCode.OK;
        }
    }

    /** The rules, which must be those of Mühle: Vier Gewinnt needs no database. */
    static Muehle muehle(Rules rules) {
        if (rules instanceof Muehle muehle) {
            return muehle;
        }
        throw new NotationException("databases are made for --game muehle: Vier Gewinnt is solved without one",
                "Datenbanken gibt es für --game muehle: Vier Gewinnt wird ohne eine gelöst");
    }

    static void requireThreads(int threads) {
        if (threads < 1) {
            throw new NotationException("--threads %d: expected 1 or more", "--threads %d: erwartet wird 1 oder mehr",
                    threads);
        }
    }
}
