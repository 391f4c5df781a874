package zwickmuehle.app;

import java.io.IOException;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zwickmuehle.arena.players.StdioEngine;
import zwickmuehle.arena.referee.Seconds;
import zwickmuehle.search.RandomThinker;

@Command(name = "random", mixinStandardHelpOptions = true, description = {
        "The random player on the stdio protocol: any legal move, all alike."})
final class RandomCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private GameOptions game = new GameOptions();

    @Option(names = "-t", required = true, paramLabel = "S", description = "seconds for each move; it needs next to none")
    private String seconds = "1";

    @Option(names = "--seed", paramLabel = "N", description = "the same seed plays the same moves")
    private @Nullable String seed;

    RandomCommand(Console console) {
        this.console = console;
    }

    /** The same command, its options already read. */
    RandomCommand(Console console, Map<String, String> options) {
        this(console);
        game = new GameOptions(options);
        seconds = options.getOrDefault("-t", seconds);
        seed = options.get("--seed");
    }

    @Override
    public Integer call() throws IOException {
        SplittableRandom random = seed == null
                ? new SplittableRandom()
                : new SplittableRandom(Numbers.parse("--seed", seed, 0, Integer.MAX_VALUE));
        new StdioEngine(game.rules("kurs"), () -> new RandomThinker(random), "Random", Seconds.parse(seconds),
                System::nanoTime).play(System.in, console.out());
        return ExitCode.OK;
    }
}
