package zwickmuehle.app;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwickmuehle.rules.Sentence;
import zwickmuehle.web.store.Backup;

@Command(name = "backup", mixinStandardHelpOptions = true, description = {
        "Copies all stored games into one file, while the server runs or not; 'restore' brings them back."})
final class BackupCommand implements Callable<Integer> {
    private final Console console;

    @Option(names = "--data", paramLabel = "DIR", description = "where games are stored; without it in your home directory")
    private @Nullable Path data;

    @Parameters(paramLabel = "FILE", description = "the file to write; it must not exist yet")
    private Path file = Path.of("");

    BackupCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Backup.Contents contents = Backup.write(data == null ? ServeCommand.homeData() : data, file);
        console.say(Sentence.of("%s holds %d games with %d moves", "%s enthält %d Partien mit %d Zügen", file,
                contents.games(), contents.moves()));
        return ExitCode.OK;
    }
}
