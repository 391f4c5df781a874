package zwickmuehle.app;

import java.time.InstantSource;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import zwickmuehle.play.record.GameState;
import zwickmuehle.play.table.Ledger;
import zwickmuehle.rules.Excerpt;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Sentence;
import zwickmuehle.web.store.GameStore;
import zwickmuehle.web.store.StoreAddress;
import zwickmuehle.web.store.StoreException;
import zwickmuehle.web.store.StoreUnreachable;

@Command(name = "games", mixinStandardHelpOptions = true, description = {
        "The stored games, for who looks after a server: list, show, delete, export, import.",
        "Works beside a server that runs; what is deleted is gone there within seconds."})
final class GamesCommand {
    private GamesCommand() {}

    /** The command with everything one can do. */
    static CommandLine of(Console console) {
        return new CommandLine(new GamesCommand()).addSubcommand(new GamesListCommand(console))
                .addSubcommand(new GamesShowCommand(console)).addSubcommand(new GamesDeleteCommand(console))
                .addSubcommand(new GamesExportCommand(console)).addSubcommand(new GamesImportCommand(console));
    }

    /** Does something with the stored games; the exit code to return. */
    static int with(DataOption data, Console console, ToIntFunction<GameStore> work) {
        try (GameStore store = open(data)) {
            return work.applyAsInt(store);
        } catch (StoreUnreachable e) {
            console.err().println("zwickmuehle: " + e.sentence().in(console.locale()));
            return ExitCode.FAILURE;
        } catch (StoreException e) {
            Sentence why = switch (e.trouble()) {
                case FULL -> new Sentence("the disk is full; nothing was changed",
                        "die Platte ist voll; nichts wurde geändert");
                case BUSY -> new Sentence("something else holds the stored games; please try again",
                        "etwas anderes hält die gespeicherten Partien fest; bitte noch einmal versuchen");
                case DAMAGED -> new Sentence("the file of the stored games is damaged at this place",
                        "die Datei der gespeicherten Partien ist an dieser Stelle beschädigt");
                case UNKNOWN -> new Sentence("the database was lost meanwhile: this may be done or not, please look",
                        "die Datenbank ging dabei verloren: vielleicht ist es getan, vielleicht nicht, bitte nachsehen");
                case BROKEN -> Sentence.of("the stored games could not be reached: %s",
                        "die gespeicherten Partien waren nicht zu erreichen: %s", String.valueOf(e.getMessage()));
            };
            console.err().println("zwickmuehle: " + why.in(console.locale()));
            return ExitCode.FAILURE;
        }
    }

    private static GameStore open(DataOption data) {
        StoreAddress shared = data.store();
        return shared == null
                ? GameStore.beside(data.directory(), InstantSource.system())
                : GameStore.open(shared);
    }

    /** A stored game; null if it is damaged. */
    static @Nullable GameState load(GameStore store, String id) {
        try {
            Ledger.Kept kept = store.load(id);
            if (kept == null) {
                throw unknown(id);
            }
            return kept.record();
        } catch (StoreException e) {
            if (e.trouble() == StoreException.Trouble.DAMAGED) {
                return null;
            }
            throw e;
        }
    }

    static NotationException unknown(String id) {
        return new NotationException("there is no game '%s'", "eine Partie '%s' gibt es nicht", Excerpt.of(id));
    }

    static Sentence damaged(String id) {
        return Sentence.of("%s is damaged: it is not as it was stored", "%s ist beschädigt: nicht mehr wie gespeichert",
                Excerpt.of(id));
    }
}
