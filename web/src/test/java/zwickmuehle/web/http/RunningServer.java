package zwickmuehle.web.http;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** One real server for all tests of a class, on a free port and an empty directory. */
final class RunningServer implements BeforeAllCallback, AfterAllCallback {
    private @Nullable WebServer server;
    private @Nullable Path data;

    @Override
    public void beforeAll(ExtensionContext context) throws IOException {
        Path directory = Files.createTempDirectory("zwickmuehle");
        data = directory;
        server = WebServer.start(Settings.plain(0, directory));
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
