package zwickmuehle.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwickmuehle.perfect.muehle.Crew;
import zwickmuehle.perfect.muehle.files.DatabaseException;
import zwickmuehle.perfect.muehle.files.DatabaseVerifier;

@Command(name = "verify-database", mixinStandardHelpOptions = true, description = {
        "Recomputes every value of a Mühle database from its successors and reports each that disagrees.",
        "Sectors found in order are noted in DIR/verified.csv: an interrupted run goes on where it was, and sectors that have changed since are verified again.",
        "All 18 stones need about 6 GB of memory (ZWICKMUEHLE_JAVA_OPTIONS=-Xmx6g).",
        "The last line says how many positions are verified and how many disagree; exits with 1 if any does, or if a file is damaged."})
final class VerifyDatabaseCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(paramLabel = "DIR", description = "the folder of the database")
    private Path database = Path.of("");

    @Option(names = "--threads", paramLabel = "N", description = "all processors if not given")
    private int threads = Runtime.getRuntime().availableProcessors();

    VerifyDatabaseCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        SolveCommand.requireThreads(threads);
        GivenPath.database(database);
        try (Crew crew = new Crew(threads);
                VerifyProgress progress = new VerifyProgress(console, DatabaseVerifier.remaining(database),
                        System::nanoTime)) {
            DatabaseVerifier.Result result = new DatabaseVerifier(database, crew, progress).verify();
            console.out().printf(Locale.ROOT, "%d positions, %d mismatches%n", result.positions(), result.mismatches());
            return result.mismatches() == 0 ? ExitCode.OK : ExitCode.FAILURE;
        } catch (DatabaseException failure) {
            return console.fail(failure);
        }
    }
}
