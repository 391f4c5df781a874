package zwickmuehle.app;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Sentence;
import zwickmuehle.web.store.Backup;

@Command(name = "restore", mixinStandardHelpOptions = true, description = {
        "Puts the games of a backup in the place of those that are stored, which are kept in a file beside them.",
        "The server must not be running."})
final class RestoreCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private DataOption data = new DataOption();

    @Parameters(paramLabel = "FILE", description = "a file that 'backup' wrote")
    private Path file = Path.of("");

    RestoreCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (data.store() != null) {
            throw new NotationException(
                    "games in PostgreSQL are brought back by its own tools while no server runs: pg_restore --clean --if-exists --dbname=DATABASE FILE",
                    "Partien in PostgreSQL bringen dessen eigene Werkzeuge zurück, während kein Server läuft: pg_restore --clean --if-exists --dbname=DATENBANK DATEI");
        }
        Path directory = data.directory();
        Backup.Contents contents = Backup.restore(file, directory);
        console.say(Sentence.of("%d games with %d moves are restored in %s",
                "%d Partien mit %d Zügen sind in %s wiederhergestellt", contents.games(), contents.moves(), directory));
        if (!contents.sealed()) {
            console.say(new Sentence(
                    "This backup has no checksum, since it was made by version 1.0: not every damage can be found in it.",
                    "Diese Sicherung hat keine Prüfsumme, weil Version 1.0 sie gemacht hat: nicht jeder Schaden lässt sich in ihr finden."));
        }
        BackupCommand.tellDamage(contents, console);
        return ExitCode.OK;
    }
}
