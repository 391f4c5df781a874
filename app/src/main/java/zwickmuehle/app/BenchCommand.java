package zwickmuehle.app;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import zwickmuehle.app.report.PerformanceReport;
import zwickmuehle.search.scenarios.Bench;

@Command(name = "bench", mixinStandardHelpOptions = true, description = {
        "Fixed searches of both games on one thread.",
        "The last line is 'Bench: NODES', the same on every machine: it changes only if the search does."})
final class BenchCommand implements Callable<Integer> {
    @Option(names = "--player", paramLabel = "WORDS", defaultValue = "alphabeta", description = {
            "another alpha-beta player, to see what an idea brings: --player alphabeta:without=killers"})
    private String player = "alphabeta";

    @Option(names = "--report", paramLabel = "FILE", arity = "0..1", fallbackValue = "performance.md", description = {
            "measure everything instead (rules, search, solvers, probing, server), which takes minutes, and "
                    + "write a page with plots; performance.md if no file is named"})
    private @Nullable Path report;

    private final Console console;
    private final Oracles oracles;

    BenchCommand(Console console, Oracles oracles) {
        this.console = console;
        this.oracles = oracles;
    }

    @Override
    public Integer call() throws Exception {
        if (report != null) {
            new PerformanceReport(oracles::of, title -> console.err().println("measured: " + title)).write(report);
            console.out().println(report);
            return ExitCode.OK;
        }
        long nodes = Bench.run(player, System::nanoTime, console.out()::println);
        console.out().println("Bench: " + nodes);
        return ExitCode.OK;
    }
}
