package zwickmuehle.app;

import java.io.IOException;
import java.time.Duration;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zwickmuehle.app.terminal.LineSource;
import zwickmuehle.app.terminal.Seat;
import zwickmuehle.app.terminal.TerminalGame;
import zwickmuehle.arena.players.PlayerSpec;
import zwickmuehle.arena.players.Players;
import zwickmuehle.arena.players.ResourceLimits;
import zwickmuehle.arena.players.Sandbox;
import zwickmuehle.arena.referee.FaultException;
import zwickmuehle.arena.referee.Player;
import zwickmuehle.arena.referee.Seconds;
import zwickmuehle.rules.Rules;
import zwickmuehle.rules.Side;

@Command(name = "play", mixinStandardHelpOptions = true, description = {
        "Plays a game in the terminal. Enter a move such as d6, d6-d5 or d6-d5xb4 (Vier Gewinnt: the column),",
        "or undo, hint, analyse, resign, help, quit."})
final class PlayCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private GameOptions game = new GameOptions();

    @Option(names = "--white", paramLabel = "P", description = "who plays first: human (default), level:0 to level:10, …")
    private String white = "human";

    @Option(names = "--black", paramLabel = "P", description = "who plays second: level:3 if not given")
    private String black = "level:3";

    @Option(names = "-t", paramLabel = "S", description = "seconds a move for the computer (default 2)")
    private String seconds = "2";

    PlayCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        Rules rules = game.rules();
        Duration moveTime = Seconds.parse(seconds);
        try (Seat first = seat(white, rules, Side.WHITE, moveTime);
                Seat second = seat(black, rules, Side.BLACK, moveTime);
                LineSource lines = LineSource.ofThisProcess()) {
            new TerminalGame(rules, first, second, lines, console.out(), console.locale(), Desk.of(rules)).play();
        } catch (FaultException e) {
            console.err().println("zwickmuehle: " + e.sentence().in(console.locale()));
            return ExitCode.FAILURE;
        }
        return ExitCode.OK;
    }

    private static Seat seat(String words, Rules rules, Side side, Duration moveTime) throws FaultException {
        PlayerSpec spec = PlayerSpec.parse(words);
        if (spec instanceof PlayerSpec.Human) {
            return new Seat.Person();
        }
        Players players = Players.standard(Sandbox.strongest(ResourceLimits.STANDARD), Oracles::of);
        Player player = players.create(spec, rules, new SplittableRandom().nextLong(), _ -> {});
        player.begin(rules, side, moveTime);
        return new Seat.Machine(player, moveTime);
    }
}
