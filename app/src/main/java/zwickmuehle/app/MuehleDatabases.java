package zwickmuehle.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import zwickmuehle.perfect.muehle.files.Database;
import zwickmuehle.perfect.muehle.files.DatabaseOracle;
import zwickmuehle.perfect.muehle.files.Databases;
import zwickmuehle.rules.Sentence;
import zwickmuehle.rules.muehle.RuleSet;
import zwickmuehle.search.Oracle;

/** The Mühle databases of this machine: a folder for each rule set, in one place. */
final class MuehleDatabases {
    /** Opened databases are shared by all who ask: each keeps what it has read. */
    private static final ConcurrentMap<Path, Databases> PLACES = new ConcurrentHashMap<>();
    private static final ConcurrentMap<Path, Oracle> CHOSEN = new ConcurrentHashMap<>();

    private MuehleDatabases() {}

    /** Where {@code ZWICKMUEHLE_DATABASES} says, or in the data directory. */
    static Databases of(Path data) {
        String configured = System.getenv("ZWICKMUEHLE_DATABASES");
        Path home = configured == null || configured.isBlank()
                ? data.resolve("databases")
                : Path.of(configured);
        return PLACES.computeIfAbsent(home.toAbsolutePath(), path -> new Databases(path, MuehleDatabases::tell));
    }

    /** What this machine knows about positions under these rules; files that are damaged are left out. */
    static Oracle oracle(RuleSet ruleSet) {
        Databases databases = of(DataOption.home());
        return Files.isDirectory(databases.folder(ruleSet)) ? databases.of(ruleSet).oracle() : Oracle.NONE;
    }

    /**
     * What a folder that somebody has chosen knows; nothing if it is not there.
     *
     * @throws zwickmuehle.perfect.muehle.files.DatabaseException if it is damaged or was made for other rules
     */
    static Oracle oracle(Path folder, RuleSet ruleSet) {
        return Files.isDirectory(folder)
                ? CHOSEN.computeIfAbsent(folder.toAbsolutePath(), path -> new DatabaseOracle(open(path, ruleSet)))
                : Oracle.NONE;
    }

    private static Database open(Path folder, RuleSet ruleSet) {
        try {
            return Database.open(folder, ruleSet, MuehleDatabases::tell);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Beside what a command prints, so that nobody who reads that is disturbed. */
    private static void tell(Sentence trouble) {
        System.err.println("zwickmuehle: " + trouble.in(Language.of(System.getenv(), Locale.getDefault())));
    }
}
