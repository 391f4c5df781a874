package zwickmuehle.app.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** A folder for the duration of a measurement or a rehearsal. */
public record TemporaryFolder(Path path) implements AutoCloseable {

    public TemporaryFolder() throws IOException {
        this(Files.createTempDirectory("zwickmuehle"));
    }

    @Override
    public void close() throws IOException {
        try (Stream<Path> files = Files.walk(path)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
