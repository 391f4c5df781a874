package zwickmuehle.app;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import zwickmuehle.search.Bench;

@Command(name = "bench", mixinStandardHelpOptions = true, description = {
        "Fixed searches of both games on one thread.",
        "The last line is 'Bench: NODES', the same on every machine: it changes only if the search does."})
final class BenchCommand implements Callable<Integer> {
    @Option(names = "--player", paramLabel = "WORDS", description = {
            "another alpha-beta player, to see what an idea brings: --player alphabeta:without=killers"})
    private String player = "alphabeta";

    private final Console console;

    BenchCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        long nodes = Bench.run(player, System::nanoTime, console.out()::println);
        console.out().println("Bench: " + nodes);
        return ExitCode.OK;
    }
}
