package zwickmuehle.app;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Sentence;
import zwickmuehle.web.store.Backup;

@Command(name = "backup", mixinStandardHelpOptions = true, description = {
        "Copies all stored games into one file, while the server runs or not; 'restore' brings them back."})
final class BackupCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private DataOption data = new DataOption();

    @Parameters(paramLabel = "FILE", description = "the file to write; it must not exist yet")
    private Path file = Path.of("");

    BackupCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (data.store() != null) {
            throw new NotationException(
                    "games in PostgreSQL are copied by its own tools while the servers run: pg_dump --format=custom --file=FILE DATABASE",
                    "Partien in PostgreSQL sichern dessen eigene Werkzeuge, während die Server laufen: pg_dump --format=custom --file=DATEI DATENBANK");
        }
        Backup.Contents contents = Backup.write(data.directory(), file);
        console.say(Sentence.of("%s holds %d games with %d moves", "%s enthält %d Partien mit %d Zügen", file,
                contents.games(), contents.moves()));
        tellDamage(contents, console);
        return ExitCode.OK;
    }

    /** Games that are damaged are copied as they are; the others are well. */
    static void tellDamage(Backup.Contents contents, Console console) {
        if (!contents.damaged().isEmpty()) {
            console.say(Sentence.of("Damaged before they were copied, and left out by the server: %s",
                    "Schon vor dem Kopieren beschädigt, vom Server ausgelassen: %s",
                    String.join(", ", contents.damaged())));
        }
    }
}
