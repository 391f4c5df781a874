package zwickmuehle.app;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(name = "pipe", mixinStandardHelpOptions = true, description = {
        "Answers questions of other programs, one JSON object a line in and out.",
        "Legal moves, moves played, exact values, best moves, reasons. An array is a batch. Ends with its "
                + "input. See docs/pipe.md; python/ is a package that asks here."})
final class PipeCommand implements Callable<Integer> {
    private final Console console;
    private final Oracles oracles;

    @Option(names = "--database", paramLabel = "DIR", description = "Mühle: the database to ask; the one of this machine if not given")
    private @Nullable Path database;

    PipeCommand(Console console, Oracles oracles) {
        this.console = console;
        this.oracles = oracles;
    }

    @Override
    public Integer call() throws IOException {
        if (database != null) {
            GivenPath.database(database);
        }
        Pipe pipe = new Pipe(rules -> rules.game().equals("muehle") ? oracles.of(rules, database) : oracles.of(rules));
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (!line.isBlank()) {
                console.out().print(pipe.answer(line) + "\n");
                console.out().flush();
            }
        }
        return ExitCode.OK;
    }
}
