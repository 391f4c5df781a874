package zwickmuehle.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import zwickmuehle.perfect.muehle.files.Database;
import zwickmuehle.perfect.muehle.files.DatabaseOracle;
import zwickmuehle.rules.muehle.RuleSet;
import zwickmuehle.search.Oracle;

/** The Mühle databases of this machine: a folder for each rule set, in one place. */
final class MuehleDatabases {
    /** Opened databases are shared by all who ask: each keeps what it has read. */
    private static final ConcurrentMap<Path, Oracle> OPENED = new ConcurrentHashMap<>();

    private MuehleDatabases() {}

    /** Where {@code ZWICKMUEHLE_DATABASES} says, or in the user's home; a folder named like the rule set. */
    static Path folder(RuleSet ruleSet) {
        String configured = System.getenv("ZWICKMUEHLE_DATABASES");
        Path home = configured == null || configured.isBlank()
                ? ServeCommand.homeData().resolve("databases")
                : Path.of(configured);
        return home.resolve(ruleSet.name());
    }

    /** What a folder knows about positions under these rules; nothing if it is not there. */
    static Oracle oracle(Path folder, RuleSet ruleSet) {
        return Files.isDirectory(folder)
                ? OPENED.computeIfAbsent(folder.toAbsolutePath(), path -> new DatabaseOracle(open(path, ruleSet)))
                : Oracle.NONE;
    }

    /** @throws zwickmuehle.perfect.muehle.files.DatabaseException if it is damaged or was made for other rules */
    static Database open(Path folder, RuleSet ruleSet) {
        try {
            return Database.open(folder, ruleSet);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
