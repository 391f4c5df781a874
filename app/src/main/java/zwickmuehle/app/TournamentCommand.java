package zwickmuehle.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwickmuehle.arena.players.Players;
import zwickmuehle.arena.players.ResourceLimits;
import zwickmuehle.arena.players.Sandbox;
import zwickmuehle.arena.tournament.FinishedGame;
import zwickmuehle.arena.tournament.JsonReport;
import zwickmuehle.arena.tournament.Reports;
import zwickmuehle.arena.tournament.Schedule;
import zwickmuehle.arena.tournament.TextReport;
import zwickmuehle.arena.tournament.Tournament;
import zwickmuehle.arena.tournament.TournamentFile;
import zwickmuehle.arena.tournament.TournamentObserver;
import zwickmuehle.arena.tournament.TournamentPlan;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.SpokenException;

@Command(name = "tournament", mixinStandardHelpOptions = true, description = {
        "Plays a tournament from one TOML file: round-robin, double-round-robin, swiss, gauntlet or knockout.",
        "Every finished game is written to disk at once; --resume goes on after any interruption.",
        "Leaves in its folder: standings.txt, standings.csv, games.csv, games.txt, results.json, report.html.",
        "The file is described in docs/formats.md."})
final class TournamentCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(paramLabel = "FILE", description = "the tournament file")
    private Path file = Path.of("");

    @Option(names = "--resume", description = "go on where it was interrupted")
    private boolean resume;

    @Option(names = "--output", paramLabel = "DIR", description = {
            "where the results go; beside the file, with its name and -results, if not given"})
    private @Nullable Path output;

    @Option(names = "--json", description = "print the results as one JSON document and nothing else")
    private boolean json;

    TournamentCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        TournamentPlan plan = plan();
        Path folder = output == null ? folderBeside(file) : output;
        Sandbox sandbox = Sandbox.strongest(ResourceLimits.STANDARD);
        tell(Sentence.of("programs run as %s", "Programme laufen als %s", sandbox.description()));
        Players standard = Players.standard(sandbox, Oracles::of);
        Players players = new Players(sandbox, plan.startTime(), standard.oracles(), standard.threads(),
                standard.tableBytes());
        List<FinishedGame> games;
        try (Tournament tournament = new Tournament(plan, players, folder, resume, new Watching(plan))) {
            tournament.run();
            games = tournament.games();
        }
        Reports.write(plan, games, folder);
        console.out().print(json
                ? JsonReport.of(plan, games).toPrettyString() + "\n"
                : TextReport.of(plan, games, console.locale()));
        tell(Sentence.of("results: %s", "Ergebnisse: %s", folder.resolve("report.html")));
        return ExitCode.OK;
    }

    private TournamentPlan plan() {
        try {
            return TournamentFile.parse(Files.readString(file));
        } catch (IOException e) {
            throw new NotationException("can't read %s (%s)", "kann %s nicht lesen (%s)", file,
                    FileTrouble.of(e));
        } catch (SpokenException e) {
            throw new NotationException("%s, %s", "%s, %s", file, e.sentence());
        }
    }

    private static Path folderBeside(Path file) {
        return file.resolveSibling(file.getFileName().toString().replaceFirst("\\.toml$", "") + "-results");
    }

    private void tell(Sentence sentence) {
        console.err().println(sentence.in(console.locale()));
    }

    /** One line a game, to stderr. */
    private final class Watching implements TournamentObserver {
        private final TournamentPlan plan;

        Watching(TournamentPlan plan) {
            this.plan = plan;
        }

        @Override
        public void ended(FinishedGame game, List<FinishedGame> all) {
            int known = Schedule.rounds(plan, all).stream().mapToInt(round -> round.fixtures().size()).sum();
            console.err().println(String.format(Locale.ROOT, "%d/%d  %s - %s  %s  %s", all.size(), known,
                    game.record().played().white(), game.record().played().black(), game.verdict().result().text(),
                    game.verdict().sentence().in(console.locale())));
        }
    }
}
