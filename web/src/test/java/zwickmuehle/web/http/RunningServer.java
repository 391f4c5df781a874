package zwickmuehle.web.http;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import zwickmuehle.postgres.Postgres;
import zwickmuehle.web.store.StoreAddress;

/** One real server for all tests of a class, on a free port and an empty directory. */
final class RunningServer implements BeforeAllCallback, AfterAllCallback {
    private final Function<Path, Settings> settings;
    private @Nullable WebServer server;
    private @Nullable Path data;

    RunningServer() {
        this(data -> Settings.plain(0, data));
    }

    /** A server with settings of its own for its directory. */
    RunningServer(Function<Path, Settings> settings) {
        this.settings = settings;
    }

    @Override
    public void beforeAll(ExtensionContext context) throws IOException {
        Path directory = Files.createTempDirectory("zwickmuehle");
        data = directory;
        Settings own = settings.apply(directory);
        server = WebServer.start(context.getRequiredTestClass().isAnnotationPresent(OnPostgres.class)
                ? own.storing(StoreAddress.parse(Postgres.shared().fresh(), Postgres.shared().variables()))
                : own);
    }

    @Override
    public void afterAll(ExtensionContext context) throws IOException {
        Objects.requireNonNull(server).close();
        try (Stream<Path> files = Files.walk(Objects.requireNonNull(data))) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }

    int port() {
        return Objects.requireNonNull(server).port();
    }

    /** A browser that has not been here before. */
    Visit visit() {
        return new Visit(port());
    }
}
