package zwickmuehle.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Every library that the program is made of is listed with its version and its licence. */
final class ThirdPartyTest {
    private static final Path LIST = Path.of("..", "docs", "third-party.md");

    @Test
    void everyLibraryIsListed() throws IOException {
        List<String> lines = Files.readAllLines(LIST);
        String classPath = Objects.requireNonNull(
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")));
        List<String> jars = Arrays.stream(classPath.split(File.pathSeparator, -1))
                .filter(path -> path.endsWith(".jar") && path.contains("repository")).toList();
        assertThat(jars).hasSizeGreaterThan(20).allSatisfy(jar -> {
            // A local repository keeps .../artifact/version/artifact-version.jar.
            String[] parts = jar.split("[/\\\\]", -1);
            String row = ":%s` | %s | ".formatted(parts[parts.length - 3], parts[parts.length - 2]);
            assertThat(lines).as(row).anyMatch(line -> line.contains(row) && line.matches(".*\\| [A-Z][\\w. ,-]+ \\|"));
        });
    }
}
