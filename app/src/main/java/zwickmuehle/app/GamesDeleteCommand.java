package zwickmuehle.app;

import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.JsonNodeFactory;
import zwickmuehle.rules.NotationException;
import zwickmuehle.rules.Sentence;
import zwickmuehle.web.store.GameStore;
import zwickmuehle.web.store.Housekeeping;
import zwickmuehle.web.store.Keeping;

@Command(name = "delete", mixinStandardHelpOptions = true, description = {
        "Deletes stored games for everybody and for good: those named, or all that were not played for a time.",
        "If one of those named does not exist, none is deleted."})
final class GamesDeleteCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private DataOption data = new DataOption();

    @Option(names = "--older", paramLabel = "DURATION", description = {
            "all games whose last move is longer ago than this: days like 365d, weeks like 8w, hours like 48h"})
    private @Nullable String older;

    @Option(names = "--json", description = "one JSON document instead of text")
    private boolean json;

    @Parameters(arity = "0..*", paramLabel = "ID", description = "the ends of the games' addresses")
    private List<String> ids = List.of();

    GamesDeleteCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Keeping keeping = older == null ? Keeping.FOREVER : Keeping.parse(older);
        if (ids.isEmpty() == (keeping.time() == null)) {
            throw new NotationException("expected the ids of games, or --older with a time",
                    "erwartet werden die Namen (id) von Partien oder --older mit einer Zeit");
        }
        return GamesCommand.with(data, console, store -> {
            int deleted = ids.isEmpty() ? deleteOld(store, keeping) : deleteNamed(store);
            if (json) {
                console.out().println(JsonNodeFactory.instance.objectNode().put("deleted", deleted));
            } else {
                console.say(deleted == 1
                        ? new Sentence("1 game deleted.", "1 Partie gelöscht.")
                        : Sentence.of("%d games deleted.", "%d Partien gelöscht.", deleted));
            }
            return ExitCode.OK;
        });
    }

    private static int deleteOld(GameStore store, Keeping keeping) {
        return new Housekeeping(store, keeping, store.clock(), List::of, _ -> {}).deleteExpired();
    }

    private int deleteNamed(GameStore store) {
        List<String> unknown = store.index().gone(ids);
        if (!unknown.isEmpty()) {
            throw GamesCommand.unknown(unknown.getFirst());
        }
        return (int) ids.stream().distinct().filter(store.index()::delete).count();
    }
}
