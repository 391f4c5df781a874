package zwickmuehle.app;

import java.io.IOException;
import java.time.Duration;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zwickmuehle.app.terminal.LineSource;
import zwickmuehle.app.terminal.TerminalSeat;
import zwickmuehle.app.terminal.TerminalGame;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.arena.players.Players;
import zwickmuehle.arena.players.ResourceLimits;
import zwickmuehle.arena.players.Sandbox;
import zwickmuehle.arena.referee.Clock;
import zwickmuehle.arena.referee.Seconds;
import zwickmuehle.arena.referee.Verdict;
import zwickmuehle.rules.Rules;

@Command(name = "play", mixinStandardHelpOptions = true, description = {
        "Plays a game in the terminal.",
        "Enter a move such as d6, d6-d5 or d6-d5xb4 (Vier Gewinnt: the column), or undo, hint, analyse, "
                + "resign, help, quit."})
final class PlayCommand implements Callable<Integer> {
    private final Console console;
    private final Oracles oracles;

    @Mixin
    private GameOptions game = new GameOptions();

    @Option(names = "--white", paramLabel = "P", description = "who plays first: human (default), level:0 to level:10, …")
    private String white = "human";

    @Option(names = "--black", paramLabel = "P", description = "who plays second: level:3 if not given")
    private String black = "level:3";

    @Option(names = "-t", paramLabel = "S", description = "seconds a move for the computer (default 2)")
    private String seconds = "2";

    PlayCommand(Console console, Oracles oracles) {
        this.console = console;
        this.oracles = oracles;
    }

    @Override
    public Integer call() throws IOException {
        Rules rules = game.rules();
        Duration moveTime = Seconds.parse(seconds);
        try (TerminalSeat first = seat(white, rules);
                TerminalSeat second = seat(black, rules);
                LineSource lines = LineSource.ofThisProcess()) {
            Verdict verdict = new TerminalGame(rules, first, second, Clock.of(moveTime), lines, console.out(),
                    console.locale(), ThinkerEquipment.of(oracles.of(rules))).play();
            return verdict != null && verdict.forfeiter() != null ? ExitCode.FAILURE : ExitCode.OK;
        }
    }

    private TerminalSeat seat(String words, Rules rules) {
        PlayerSpec spec = PlayerSpec.parse(words);
        if (spec.human()) {
            return new TerminalSeat.Person(spec.name());
        }
        Players players = Players.standard(Sandbox.strongest(ResourceLimits.STANDARD), oracles::of);
        return new TerminalSeat.Machine(players.create(spec, rules, new SplittableRandom().nextLong(), _ -> {}),
                spec.program());
    }
}
