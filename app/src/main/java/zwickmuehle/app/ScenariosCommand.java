package zwickmuehle.app;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import zwickmuehle.app.terminal.AnalysisText;
import zwickmuehle.rules.Notation;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.games.Games;
import zwickmuehle.search.Oracle;
import zwickmuehle.search.scenarios.Attempt;
import zwickmuehle.search.scenarios.AttemptText;
import zwickmuehle.search.scenarios.HardCase;
import zwickmuehle.search.scenarios.HardCases;
import zwickmuehle.search.scenarios.Scenario;
import zwickmuehle.search.scenarios.ScenarioPlayer;
import zwickmuehle.search.scenarios.Scenarios;

@Command(name = "scenarios", mixinStandardHelpOptions = true, description = {
        "Ten small tasks and two extra boards, played and printed: position, best move, depth, position after it.",
        "Exits with 1 if the search fails one."})
final class ScenariosCommand implements Callable<Integer> {
    private static final int MOST_CASES = 10_000;

    private final Console console;

    @Option(names = "--game", paramLabel = "GAME", description = "muehle or viergewinnt; both if not given")
    private @Nullable String game;

    @Option(names = "--find", paramLabel = "N", description = {
            "instead, play random games until alpha-beta and Monte Carlo disagree, N times, and print those "
                    + "positions: exercises"})
    private @Nullable Integer find;

    @Option(names = "--seed", paramLabel = "N", description = "chance for --find (default 1)")
    private long seed = 1;

    ScenariosCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        List<Rules> games = new ArrayList<>();
        for (String name : game == null ? List.of("viergewinnt", "muehle") : List.of(game)) {
            games.add(Games.rules(name, null));
        }
        if (find == null) {
            return playAll(games);
        }
        if (find < 1 || find > MOST_CASES) {
            throw new NotationException("--find %d: expected 1 to %d", "--find %d: erwartet wird 1 bis %d", find,
                    MOST_CASES);
        }
        for (Rules rules : games) {
            new HardCases(rules, ThinkerEquipment.repeatable(seed, Oracle.NONE)).find(find, this::print);
        }
        return ExitCode.OK;
    }

    private int playAll(List<Rules> games) {
        boolean allSolved = true;
        for (Rules rules : games) {
            ScenarioPlayer player = new ScenarioPlayer(System::nanoTime, new SplittableRandom(1));
            for (Scenario scenario : Scenarios.of(rules.game())) {
                Attempt attempt = player.attempt(scenario);
                print(attempt);
                allSolved &= attempt.solved();
            }
        }
        console.say(allSolved
                ? new Sentence("All scenarios solved.", "Alle Szenarien gelöst.")
                : new Sentence("Not all scenarios were solved.", "Nicht alle Szenarien wurden gelöst."));
        return allSolved ? ExitCode.OK : ExitCode.FAILURE;
    }

    private void print(Attempt attempt) {
        AttemptText.of(attempt).forEach(console::say);
        console.out().println();
    }

    private void print(HardCase found) {
        Notation notation = found.rules().notation();
        console.out().println(notation.position(found.position()));
        console.out().println();
        console.out().println(notation.drawing(found.position()));
        console.say(Sentence.of("alpha-beta: %s (%s), Monte Carlo: %s (%s)",
                "Alpha-Beta: %s (%s), Monte Carlo: %s (%s)",
                notation.move(found.alphaBeta().move()), AnalysisText.value(found.alphaBeta().value()),
                notation.move(found.monteCarlo().move()), AnalysisText.value(found.monteCarlo().value())));
        console.out().println();
    }
}
