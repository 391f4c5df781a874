package zwickmuehle.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwickmuehle.arena.tournament.Entrant;
import zwickmuehle.arena.tournament.FinishedGame;
import zwickmuehle.arena.tournament.Forecast;
import zwickmuehle.arena.tournament.JsonReport;
import zwickmuehle.arena.tournament.KeptConversations;
import zwickmuehle.arena.tournament.Reports;
import zwickmuehle.arena.tournament.Schedule;
import zwickmuehle.arena.tournament.TextReport;
import zwickmuehle.arena.tournament.Tournament;
import zwickmuehle.arena.tournament.TournamentObserver;
import zwickmuehle.arena.tournament.TournamentPlan;
import zwickmuehle.arena.transcript.TranscriptFolder;
import zwickmuehle.rules.Sentence;

@Command(name = "tournament", mixinStandardHelpOptions = true, description = {
        "Plays a tournament from one TOML file: round-robin, double-round-robin, swiss, gauntlet or "
                + "knockout.",
        "Every finished game is written to disk at once; --resume goes on after any interruption.",
        "Says beforehand how long it will take, and asks if that is more than an hour and there is a "
                + "terminal.",
        "Leaves in its folder: standings.txt, standings.csv, games.csv, games.txt, results.json, "
                + "report.html, and conversations, with every line said to and by programs.",
        "The file is described in docs/formats.md."})
final class TournamentCommand implements Callable<Integer> {
    private final Console console;
    private final Oracles oracles;

    @Parameters(paramLabel = "FILE", description = "the tournament file")
    private Path file = Path.of("");

    @Option(names = "--resume", description = "go on where it was interrupted")
    private boolean resume;

    @Option(names = "--keep-broken", description = {
            "let programs take part that could not be started or gave no move when they were tried before the first game"})
    private boolean keepBroken;

    @Option(names = "--output", paramLabel = "DIR", description = {
            "where the results go; beside the file, with its name and -results, if not given"})
    private @Nullable Path output;

    @Option(names = "--conversations", paramLabel = "DIR", description = {
            "keep every line said to and by programs in this folder; conversations among the results, if not given"})
    private @Nullable Path conversations;

    @Option(names = "--no-conversations", description = "keep no conversations")
    private boolean silent;

    @Option(names = "--yes", description = "begin without asking, however long it takes")
    private boolean yes;

    @Mixin
    private SandboxOption shutIn = new SandboxOption();

    @Option(names = "--json", description = "print the results as one JSON document and nothing else")
    private boolean json;

    /** Known once everybody is admitted, and before the first game. */
    private final AtomicReference<TournamentPlan> playing = new AtomicReference<>();

    TournamentCommand(Console console, Oracles oracles) {
        this.console = console;
        this.oracles = oracles;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        TournamentStart start = TournamentStart.of(file, output, shutIn, oracles::of);
        Path folder = start.folder();
        tell(Sentence.of("programs run as %s", "Programme laufen als %s", start.players().sandbox().description()));
        UciRules.differences(start.plan().entrants().stream().map(Entrant::spec).toList(), start.plan().rules())
                .forEach(this::tell);
        Path said = conversations == null ? folder.resolve(TranscriptFolder.USUAL_NAME) : conversations;
        TournamentObserver watching = silent ? new Watching() : new KeptConversations(said, new Watching());
        List<FinishedGame> games;
        TournamentPlan plan;
        try (Tournament tournament = new Tournament(start.plan(), start.players(), folder, resume, keepBroken,
                watching)) {
            plan = tournament.plan();
            playing.set(plan);
            Forecast forecast = Forecast.of(plan, tournament.games());
            tell(forecast.inWords());
            if (forecast.isLong() && !yes && !Consent.atTerminal(console).given()) {
                tell(new Sentence("Not begun.", "Nicht begonnen."));
                return ExitCode.FAILURE;
            }
            Thread atInterruption = new Thread(() -> interrupted(tournament, folder, said), "report");
            Runtime.getRuntime().addShutdownHook(atInterruption);
            tournament.run();
            if (!forgotten(atInterruption)) {
                atInterruption.join();
                return ExitCode.FAILURE;
            }
            games = tournament.games();
        }
        Reports.write(plan, games, folder, said);
        console.out().print(json
                ? JsonReport.of(plan, games).toPrettyString() + "\n"
                : TextReport.forTerminal(plan, games, console.locale()));
        tell(Sentence.of("results: %s", "Ergebnisse: %s", folder.resolve("report.html")));
        return ExitCode.OK;
    }

    /** Whoever ends a tournament before its time, such as the afternoon, gets the results so far. */
    private void interrupted(Tournament tournament, Path folder, Path said) {
        List<FinishedGame> games = tournament.games();
        if (games.isEmpty()) {
            return;
        }
        try {
            Reports.write(tournament.plan(), games, folder, said);
            tell(Sentence.of("interrupted after %d of %d games; the results so far: %s; --resume goes on",
                    "unterbrochen nach %d von %d Partien; die Ergebnisse bis hierher: %s; --resume setzt fort",
                    games.size(), Schedule.total(tournament.plan(), games), folder.resolve("report.html")));
        } catch (IOException e) {
            tell(Sentence.of("the results so far could not be written (%s)",
                    "die Ergebnisse bis hierher konnten nicht geschrieben werden (%s)", FileTrouble.of(e)));
        }
    }

    /** Whether nobody interrupts: false if this is happening at this very moment. */
    private static boolean forgotten(Thread atInterruption) {
        try {
            return Runtime.getRuntime().removeShutdownHook(atInterruption);
        } catch (IllegalStateException _) {
            return false;
        }
    }

    private void tell(Sentence sentence) {
        console.err().println(sentence.in(console.locale()));
    }

    /** One line a game, to stderr. */
    private final class Watching implements TournamentObserver {
        @Override
        public void told(Sentence news) {
            tell(news);
        }

        @Override
        public void ended(FinishedGame game, List<FinishedGame> all) {
            console.err().println(String.format(Locale.ROOT, "%d/%d  %s - %s  %s  %s", all.size(),
                    Schedule.total(playing.get(), all),
                    game.record().played().white(), game.record().played().black(), game.verdict().result().text(),
                    game.verdict().sentence().in(console.locale())));
        }
    }
}
