package zwickmuehle.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Consumer;
import zwickmuehle.perfect.muehle.files.Database;
import zwickmuehle.perfect.muehle.files.DatabaseOracle;
import zwickmuehle.perfect.muehle.files.Databases;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.muehle.RuleSet;
import zwickmuehle.search.Oracle;

/** The Mühle databases of this machine: a folder for each rule set, in one place. For any thread. */
final class MuehleDatabases {
    private final Consumer<Sentence> trouble;
    /** Shared by all who ask: each keeps what it has read. */
    private final ConcurrentMap<Path, Databases> places = new ConcurrentHashMap<>();

    /** @param trouble told of each file that cannot be used */
    MuehleDatabases(Consumer<Sentence> trouble) {
        this.trouble = trouble;
    }

    /** Where {@code ZWICKMUEHLE_DATABASES} says, or in the data directory. */
    Databases of(Path data) {
        String configured = System.getenv("ZWICKMUEHLE_DATABASES");
        Path home = configured == null || configured.isBlank()
                ? data.resolve("databases")
                : Path.of(configured);
        return places.computeIfAbsent(home.toAbsolutePath(), path -> new Databases(path, trouble));
    }

    /** What this machine knows about positions under these rules; files that are damaged are left out. */
    Oracle oracle(RuleSet ruleSet) {
        Databases databases = of(DataOption.home());
        return Files.isDirectory(databases.folder(ruleSet)) ? databases.of(ruleSet).oracle() : Oracle.NONE;
    }

    /**
     * What a folder that somebody has chosen knows.
     *
     * @throws zwickmuehle.rules.NotationException if no database is there
     * @throws zwickmuehle.perfect.muehle.files.DatabaseException if it is damaged or was made for other rules
     */
    Oracle oracle(Path folder, RuleSet ruleSet) {
        return new DatabaseOracle(open(GivenPath.database(folder).toAbsolutePath(), ruleSet));
    }

    private Database open(Path folder, RuleSet ruleSet) {
        try {
            return Database.open(folder, ruleSet, trouble);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
