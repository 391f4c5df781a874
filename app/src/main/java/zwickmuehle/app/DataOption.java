package zwickmuehle.app;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import zwickmuehle.web.store.StoreAddress;

/** The option that says where games are stored, the same for every command. */
final class DataOption {
    @Option(names = "--data", paramLabel = "DIR", description = "where games are stored; without it in your home directory")
    private @Nullable Path data;

    @Option(names = "--store", paramLabel = "ADDRESS", description = {
            "a PostgreSQL that several servers share, jdbc:postgresql://HOST/DATABASE, instead of a file in "
                    + "DIR; user and password come from PGUSER and PGPASSWORD, or from the file that PGPASSFILE names"})
    private @Nullable String store;

    /** The database that several servers share, or null. */
    @Nullable
    StoreAddress store() {
        return store == null ? null : StoreAddress.parse(store, System.getenv());
    }

    Path directory() {
        return data == null ? home() : data;
    }

    /** Where this program keeps what it is not told to keep elsewhere. */
    static Path home() {
        String configured = System.getenv("XDG_DATA_HOME");
        Path base = configured == null || configured.isBlank()
                ? Path.of(System.getProperty("user.home"), ".local", "share")
                : Path.of(configured);
        return base.resolve("zwickmuehle");
    }
}
