package zwickmuehle.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;

/** Positions with known answers, made by others and kept outside the repository: {@code ../shared/data}. */
public final class SharedData {
    private SharedData() {}

    /** The lines of a file; where it isn't there, the test is skipped, and says so. */
    public static List<String> lines(String file) {
        Path path = Path.of("").toAbsolutePath().resolveSibling("../shared/data").resolve(file).normalize();
        Assumptions.assumeTrue(Files.isReadable(path),
                () -> "not checked, because it isn't there: ../shared/data/" + file);
        try {
            return Files.readAllLines(path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
